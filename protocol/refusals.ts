/** What a server refuses, beside what the games and the engine refuse; and the sentences for it. */

import { makeRefusal, type Language, type NoValues, type RefusalWords } from '@sternwarte/engine';

export type ServerRefusals = {
  badMessage: NoValues;
  oldClient: { version: number };
  crossSite: NoValues;
  tooOften: NoValues;
  notKnown: NoValues;
  badName: NoValues;
  noSuchPath: NoValues;
  noSuchGame: NoValues;
  noTable: NoValues;
  noLink: NoValues;
  badRecord: { damage: string };
  recordOver: NoValues;
  recordLong: { limit: number };
  noCode: NoValues;
  noPasskey: NoValues;
  noPush: NoValues;
  notHost: NoValues;
  seatTaken: NoValues;
  colourTaken: NoValues;
  notSeated: NoValues;
  seatsEmpty: NoValues;
  alreadyBegun: NoValues;
  notRunning: NoValues;
  notOver: NoValues;
  paused: NoValues;
  notAway: NoValues;
  chatOff: NoValues;
  lookingOn: NoValues;
  stale: NoValues;
  backOpen: NoValues;
  backNone: NoValues;
  backDeclined: NoValues;
  deviceForgotten: NoValues;
  notStored: NoValues;
  notNow: NoValues;
  tooLong: { limit: number };
};

export const refuseOnline = makeRefusal<ServerRefusals>();

export const serverRefusalWords: Readonly<Record<Language, RefusalWords<ServerRefusals>>> = {
  de: {
    badMessage: () => 'Das hat der Server nicht verstanden.',
    oldClient: ({ version }) =>
      `Diese Seite ist veraltet; der Server spricht Fassung ${version}. Bitte neu laden.`,
    crossSite: () => 'Diese Anfrage kam von einer fremden Seite.',
    tooOften: () => 'Das war zu oft hintereinander. Bitte einen Augenblick warten.',
    notKnown: () => 'Der Server kennt dich noch nicht. Bitte zuerst einen Namen nennen.',
    badName: () => 'Namen haben 1 bis 24 sichtbare Zeichen.',
    noSuchPath: () => 'Danach kann man diesen Server nicht fragen.',
    noSuchGame: () => 'Dieses Spiel gibt es hier nicht.',
    noTable: () => 'Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.',
    badRecord: ({ damage }) => `Mit dieser Partie kann es nicht weitergehen (${damage}).`,
    recordOver: () => 'Diese Partie ist schon zu Ende.',
    recordLong: ({ limit }) => `Mitbringen lassen sich Partien bis ${limit} Einträge.`,
    noCode: () => 'Diesen Code gibt es nicht, oder er gilt nicht mehr.',
    noPasskey: () => 'Mit diesem Passkey kommt hier niemand herein.',
    noPush: () => 'Dorthin schickt dieser Server keine Nachrichten.',
    noLink: () => 'Dieser Link gilt nicht mehr.',
    notHost: () => 'Das darf nur, wer den Tisch eröffnet hat.',
    seatTaken: () => 'Dieser Platz ist besetzt.',
    colourTaken: () => 'Diese Farbe hat schon jemand, oder hier wird keine gewählt.',
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    seatsEmpty: () => 'Es sind noch Plätze frei.',
    alreadyBegun: () => 'Die Partie hat schon begonnen.',
    notRunning: () => 'Die Partie läuft nicht.',
    notOver: () => 'Die Partie ist noch nicht zu Ende.',
    paused: () => 'Die Partie ist unterbrochen.',
    notAway: () => 'Wer dort sitzt, ist da oder war es eben noch.',
    chatOff: () => 'An diesem Tisch wird nicht gesprochen.',
    lookingOn: () => 'Wer zuschaut, zieht nicht.',
    backOpen: () => 'Es wird schon gefragt, ob alle zurückgehen wollen.',
    backNone: () => 'Danach wird gerade nicht gefragt.',
    backDeclined: () =>
      'Das wurde eben abgelehnt. Fragen kannst du wieder, wenn jemand gezogen hat.',
    deviceForgotten: () =>
      'Dieses Gerät wurde abgemeldet. Mit Passkey oder Code kommst du im Profil zurück.',
    stale: () => 'Inzwischen ist etwas anderes geschehen.',
    notStored: () => 'Der Server konnte das nicht speichern; es ist nicht geschehen.',
    notNow: () => 'Das geht gerade nicht. Bitte gleich noch einmal versuchen.',
    tooLong: ({ limit }) => `Höchstens ${limit} Zeichen, und nicht keines.`,
  },
  en: {
    badMessage: () => 'The server did not understand that.',
    oldClient: ({ version }) =>
      `This page is out of date; the server speaks version ${version}. Please reload.`,
    crossSite: () => 'This request came from another site.',
    tooOften: () => 'That was too often in a row. Please wait a moment.',
    notKnown: () => 'The server does not know you yet. Please give a name first.',
    badName: () => 'Names have 1 to 24 visible characters.',
    noSuchPath: () => 'This server cannot be asked for that.',
    noSuchGame: () => 'There is no such game here.',
    noTable: () => 'There is no such table, or you may not see it.',
    badRecord: ({ damage }) => `This match cannot go on here (${damage}).`,
    recordOver: () => 'This match is over.',
    recordLong: ({ limit }) => `Matches of up to ${limit} entries can be brought along.`,
    noCode: () => 'There is no such code, or it is no longer valid.',
    noPasskey: () => 'This passkey opens no door here.',
    noPush: () => 'This server sends no messages there.',
    noLink: () => 'This link is no longer valid.',
    notHost: () => 'Only whoever opened the table may do that.',
    seatTaken: () => 'This seat is taken.',
    colourTaken: () => 'Somebody has this colour already, or none can be chosen here.',
    notSeated: () => 'You do not sit at this table.',
    seatsEmpty: () => 'There are empty seats.',
    alreadyBegun: () => 'The match has begun.',
    notRunning: () => 'The match is not running.',
    notOver: () => 'The match is not over.',
    paused: () => 'The match is paused.',
    notAway: () => 'Whoever sits there is present, or was a moment ago.',
    chatOff: () => 'There is no talking at this table.',
    lookingOn: () => 'Who looks on does not move.',
    backOpen: () => 'The table is being asked already whether to go back.',
    backNone: () => 'That is not being asked now.',
    backDeclined: () => 'That has just been declined. You can ask again when somebody has moved.',
    deviceForgotten: () =>
      'This device was signed off. A passkey or a code on the profile page leads you back.',
    stale: () => 'Something else has happened meanwhile.',
    notStored: () => 'The server could not store that; it has not happened.',
    notNow: () => 'That cannot be done at the moment. Please try again shortly.',
    tooLong: ({ limit }) => `At most ${limit} characters, and not none.`,
  },
};
