/** Online-Tische auf Deutsch; geholt, wenn jemand mit anderen spielt. */

import type { Span } from '../home/age.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const TIMES = {
  minute: { one: 'Minute', many: 'Minuten' },
  hour: { one: 'Stunde', many: 'Stunden' },
  day: { one: 'Tag', many: 'Tagen' },
} as const;

export const onlineDe = {
  withFriends: 'Mit Freunden',
  intro: 'Du eröffnest einen Tisch und schickst den anderen einen Link. Konten braucht niemand.',
  name: 'Dein Name',
  nameHelp: 'So sehen dich die anderen.',
  openTable: 'Tisch eröffnen',
  opening: 'Der Tisch wird gedeckt …',
  howMany: 'Wie viele spielen?',
  howManyHelp: 'Leere Plätze kannst du gleich mit Computern besetzen.',
  yourColour: 'Deine Farbe',
  more: 'Bedenkzeit und Gäste',
  clock: 'Bedenkzeit',
  clockNone: 'so lange ihr mögt',
  clockLive: (minutes: number, increment: number) =>
    `${counted(minutes, 'Minute', 'Minuten')} für alles${increment === 0 ? '' : `, ${counted(increment, 'Sekunde', 'Sekunden')} je Zug`}`,
  clockDays: (days: number) => `${counted(days, 'Tag', 'Tage')} je Zug`,
  clockHelp: 'Ist die Zeit um, spielt ein Pilot weiter, bis du zurück bist.',
  isOpen: 'In der Lobby zeigen',
  isOpenHelp: 'Wer mag, kann sich dazusetzen. Sonst kommt nur, wer den Link hat.',
  mayWatch: 'Zuschauen erlauben',
  mayWatchHelp: 'Wer zuschaut, sieht nur, was für alle offen liegt.',

  noServer: 'Hier gibt es keine gemeinsamen Tische',
  noServerText:
    'Diese Seite kommt ohne Server, oder er ist gerade nicht zu erreichen. Gegen den Computer und reihum an einem Gerät spielst du wie immer.',
  noServerHow: 'Für Tische mit Freunden öffnet eine Person Sternwarte auf dem eigenen Rechner:',
  unreachable: 'Der Server antwortet nicht. Bitte gleich noch einmal versuchen.',
  insecure:
    'Diese Seite kommt unverschlüsselt. Es geht alles, nur installieren, Mitteilungen und Passkeys gibt der Browser hier nicht her.',

  invited: (game: string) => `Eine Einladung zu ${game}`,
  watching: 'Du schaust zu',
  seatLost: 'Dein Platz wurde einem Computer gegeben. Du schaust jetzt zu.',
  seatLostWaiting: 'Dein Platz wurde anders vergeben.',
  seatLostRead: 'Gut',
  watchOnly: 'Diese Partie läuft schon. Du kannst zuschauen.',
  sitDown: 'Hinsetzen',
  takeSeat: (seat: string) => `Auf ${seat} hinsetzen`,
  sitHere: 'Hierher setzen',
  full: 'Alle Plätze sind besetzt.',
  linkGone: 'Dieser Link gilt nicht mehr',
  linkGoneText: 'Wer dich eingeladen hat, kann dir einen neuen schicken.',
  tableGone: 'Hier steht kein Tisch',
  tableGoneText:
    'Er ist abgeräumt, oder er ist nicht für alle da. Mit einem Link kommst du hinein.',
  unreachableTitle: 'Keine Verbindung',
  lobbyBack: 'Zurück zur Lobby',
  come: 'Wie heißt du?',
  comeIn: 'Eintreten',

  waitingRoom: 'Der Tisch ist gedeckt',
  waitingFor: (count: number) =>
    count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`,
  waitingHost: 'Alle sitzen. Es beginnt, wer eingeladen hat.',
  waitingToWatch: 'Alle Plätze sind besetzt. Sobald es losgeht, schaust du zu.',
  allThere: 'Alle sitzen. Es kann losgehen.',
  seats: 'Wer sitzt wo',
  you: 'du',
  away: 'nicht da',
  present: 'da',
  bot: 'Computer',
  seatFor: (seat: string) => `Wer spielt ${seat}?`,
  seatEmpty: 'wartet auf jemanden',
  fillBots: 'Rest mit Piloten besetzen',
  start: 'Beginnen',
  starting: 'Der Zufall wird ausgemacht …',
  standUp: 'Aufstehen',
  settings: 'So spielt ihr',
  optionsDefault: 'wie im Regelheft',
  changeRules: 'Regeln dieser Partie ändern',

  invite: 'Einladen',
  inviteText: 'Schick den Link, oder lass ihn vom Bildschirm abscannen.',
  inviteLink: 'Link zum Tisch',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Bitte von Hand kopieren: Der Link ist markiert.',
  share: 'Teilen …',
  shareTitle: (game: string) => `${game}: Spielst du mit?`,
  qr: 'Der Link als QR-Code',
  renew: 'Neuer Link',
  renewed: 'Der alte Link führt nirgends mehr hin.',
  display: 'Auf den großen Bildschirm',
  displayHelp: 'Das Brett für alle, zum Beispiel am Fernseher.',
  scanToJoin: 'Abscannen und mitspielen',
  displayClose: 'Zurück zum Tisch',
  besideDisplay:
    'Das Brett steht auf dem großen Bildschirm. Hier hast du deine Sachen und entscheidest.',
  boardElsewhere: 'Das Brett steht auf dem großen Bildschirm',
  boardHere: 'Das Brett wieder hier zeigen',

  company: 'Leute am Tisch',
  watchers: (count: number) =>
    count === 0
      ? 'Niemand schaut zu.'
      : counted(count, 'Person schaut', 'Personen schauen') + ' zu.',
  standsIn: (bot: string) => `${bot} vertritt`,
  standIn: 'Vertreten lassen',
  replace: 'Platz dem Computer geben',
  ownStandIn: 'Für dich spielt gerade ein Computer.',
  takeBack: 'Selbst weiterspielen',
  backAsk: 'Um Zurücknehmen bitten',
  backAsked: (left: number) =>
    `Du bittest um einen Schritt zurück. ${counted(left, 'Antwort fehlt', 'Antworten fehlen')} noch.`,
  backQuestion: (name: string, draws: number) =>
    `${name} möchte zur letzten eigenen Entscheidung zurück.${draws === 0 ? '' : ' Was der Zufall seither entschied, fällt dann neu.'}`,
  backWaits: (name: string) => `${name} möchte einen Schritt zurück; es wird noch gefragt.`,
  backAgree: 'Einverstanden',
  backDecline: 'Lieber nicht',
  backWithdraw: 'Doch nicht',
  backDeclined: (name: string) => `${name} möchte nicht zurück.`,
  backLapsed: 'Daraus wird nichts: Es ging schon weiter.',
  backRead: 'Gut',
  pause: 'Unterbrechen',
  resume: 'Weiter',
  paused: 'Die Partie ist unterbrochen.',
  end: 'Partie abbrechen',
  endTitle: 'Partie wirklich abbrechen?',
  endText: 'Sie endet für alle, ohne dass jemand gewinnt.',
  ended: 'Die Partie wurde abgebrochen.',
  mute: 'Gespräch ausschalten',
  unmute: 'Gespräch einschalten',
  leave: 'Weggehen',
  leaveNow: 'Weggehen und vertreten lassen',
  rematch: 'Noch eine Partie',
  rematchThere: 'Die nächste Partie ist eröffnet.',
  toRematch: 'Zum neuen Tisch',
  recordFailed: 'Die Partie ließ sich noch nicht vom Server holen.',
  timeLeft: (time: string) => `noch ${time}`,

  talk: 'Gespräch',
  talkTool: (unread: number) => (unread === 0 ? 'Gespräch' : `Gespräch, ${unread} neu`),
  say: 'Sagen',
  sayLabel: 'Etwas sagen',
  silence: 'Noch hat niemand etwas gesagt.',
  muted: 'An diesem Tisch wird nicht gesprochen.',
  onlooker: 'schaut zu',
  muting: (count: number) => (count === 0 ? 'Jemanden nicht hören' : `${count} stumm`),
  muteOne: (name: string) => `${name} nicht hören`,

  line: {
    opening: 'Verbindung wird aufgebaut …',
    broken: 'Verbindung verloren, wird gesucht …',
    sending: 'wird gesendet …',
  },
  behind: (count: number) => `Noch ${counted(count, 'Schritt', 'Schritte')} zu sehen`,
  skip: 'Gleich zur Gegenwart',
  awayCount: (count: number) =>
    `Während du weg warst: ${counted(count, 'Neuigkeit', 'Neuigkeiten')}`,
  awayTitle: 'Während du weg warst',
  awayShow: 'Ansehen',
  awayRead: 'Gut',

  bringText:
    'Die Partie kommt mit allem, was geschehen ist, auf einen gemeinsamen Tisch. Du lädst Freunde auf die anderen Plätze ein; freie kannst du wieder mit Computern besetzen.',
  bringFair:
    'Was der Zufall bisher entschied, wurde bei dir zu Hause gezogen; das steht am Tisch. Von da an zieht der Server. Auch hier bleibt die Partie, wie sie ist.',
  bringGo: 'Auf den Tisch damit',
  brought: (entries: number, draws: number) =>
    `Diese Partie kommt von zu Hause: ${counted(entries, 'Eintrag', 'Einträge')}, davon ${counted(draws, 'Zufall', 'Zufälle')}, die dort gezogen wurden.`,
  displayHere: 'Als großer Bildschirm',
  displayName: 'Bildschirm',
  yourTurn: 'Du bist dran',
  notify: 'Mir sagen, wenn ich dran bin',
  notified: {
    page: 'Du bekommst eine Mitteilung, solange diese Seite offen ist, auch im Hintergrund.',
    always: 'Du bekommst eine Mitteilung, auch wenn diese Seite zu ist.',
    denied:
      'Der Browser lässt keine Mitteilungen zu. In seinen Einstellungen lässt sich das ändern.',
    failed:
      'Der Server konnte nicht erfahren, wo du bist. Mitteilungen kommen nur, solange diese Seite offen ist.',
  },

  myTables: 'Deine Tische',
  toTable: 'An den Tisch',
  yourMove: 'Du bist dran',
  waitsSince: (whose: string, { count, unit }: Span) =>
    `${whose}, seit ${counted(count, TIMES[unit].one, TIMES[unit].many)}`,
  theirMove: (names: string) => `${names} am Zug`,
  waits: 'wartet auf Leute',
  lobby: 'Lobby',
  lobbyIntro: 'Offene Tische: setz dich dazu oder schau zu.',
  openTables: 'Hier ist noch Platz',
  runningTables: 'Hier wird gespielt',
  noOpen: 'Gerade wartet niemand. Eröffne einen Tisch und zeige ihn in der Lobby:',
  noRunning: 'Gerade läuft keine offene Partie.',
  join: 'Dazusetzen',
  watch: 'Zuschauen',
  refresh: 'Neu laden',
  free: (count: number, seats: number) => `${count} von ${seats} Plätzen frei`,
};

export type OnlineWords = typeof onlineDe;
