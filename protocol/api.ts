/**
 * Everything that can be asked of a server over HTTP: one line for each, with the shape of what is sent and of what comes
 * back. The server answers exactly these (the compiler asks for each), and its OpenAPI document is made of them.
 */

import * as v from 'valibot';
import { step } from './server-messages.ts';
import { BOT_IDS, bringWish, emblem, options, tableInfo, tableWish } from './table-info.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const nothing = v.strictObject({});
const link = v.pipe(v.string(), v.maxLength(64));
const bot = v.picklist(BOT_IDS);

/** What the host may do with a match that has begun. */
export const HOST_DEEDS = ['pause', 'resume', 'end', 'mute', 'unmute'] as const;

interface ApiRoute<Body extends v.GenericSchema | null, Answer extends v.GenericSchema> {
  readonly method: 'GET' | 'POST';
  /** `:id` stands for a table, or whatever the path names. */
  readonly path: string;
  readonly about: string;
  /** `null` where nothing is sent. */
  readonly body: Body;
  readonly answer: Answer;
}

function get<Answer extends v.GenericSchema>(
  path: string,
  about: string,
  answer: Answer,
): ApiRoute<null, Answer> {
  return { method: 'GET', path, about, body: null, answer };
}

function post<Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  path: string,
  about: string,
  body: Body,
  answer: Answer,
): ApiRoute<Body, Answer> {
  return { method: 'POST', path, about, body, answer };
}

/** Somebody who has shown himself; a program is given its token here, and only here. */
const known = v.strictObject({ name: v.string(), token: v.optional(v.string()) });
/** `rating` is what somebody is almost surely worth (`mu` − 3 `sigma`, in steps of 1/40); the less is known, the lower. */
const ratingInfo = v.strictObject({
  game: v.string(),
  seats: count,
  matches: count,
  rating: count,
  mu: v.number(),
  sigma: v.number(),
});
/** How somebody's rating stood after a match. */
const ratingStep = v.strictObject({
  game: v.string(),
  seats: count,
  at: count,
  rating: count,
  mu: v.number(),
  sigma: v.number(),
});
export type RatingStep = v.InferOutput<typeof ratingStep>;
export type RatingInfo = v.InferOutput<typeof ratingInfo>;
/** What browsers and authenticators say to each other, which is theirs to describe. */
const webauthn = v.looseObject({});
const pushAddress = v.strictObject({ endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)) });
const seatWish = v.optional(v.nullable(seatNumber), null);

/** A table at which the asker sits. */
const ownTable = v.strictObject({
  table: tableInfo,
  seat: v.nullable(count),
  awaits: v.array(count),
  /** When the last thing happened; `null` before the match. */
  since: v.nullable(count),
});
export type OwnTable = v.InferOutput<typeof ownTable>;

/** A match that is over, or that its host has ended; then nobody came on any place. */
const playedMatch = v.strictObject({
  table: tableInfo,
  seat: count,
  places: v.nullable(v.array(count)),
});
export type PlayedMatch = v.InferOutput<typeof playedMatch>;

export const API = {
  whoAmI: get(
    '/api/me',
    'Who you are',
    v.strictObject({ name: v.string(), program: v.boolean(), emblem }),
  ),
  introduce: post(
    '/api/me',
    'Makes a guest of whoever comes for the first time; gives a new name to everybody else',
    v.strictObject({ name: v.string(), program: v.optional(v.boolean(), false) }),
    known,
  ),
  setEmblem: post(
    '/api/me/emblem',
    'A sign beside your name, or none',
    v.strictObject({ emblem }),
    nothing,
  ),
  myMatches: get(
    '/api/me/matches',
    'The matches that you have played to their end, the newest first (up to 50)',
    v.strictObject({ matches: v.array(playedMatch) }),
  ),
  exportMe: get(
    '/api/me/export',
    'Everything that is kept about you, but for your matches, which are records',
    v.looseObject({ format: v.literal('sternwarte-person') }),
  ),
  ratings: get(
    '/api/me/ratings',
    'How well you play, for each game and number of seats, if you want to know',
    v.strictObject({
      rated: v.boolean(),
      ratings: v.array(ratingInfo),
      history: v.array(ratingStep),
    }),
  ),
  beRated: post(
    '/api/me/ratings',
    'Whether your matches are to be rated; they are when everybody at the table wants it',
    v.strictObject({ rated: v.boolean() }),
    nothing,
  ),
  forgetMe: post(
    '/api/me/forget',
    'Deletes your name, all that proves who you are, your ratings and what you said; your seats become nameless',
    nothing,
    nothing,
  ),
  makeRecovery: post(
    '/api/me/recovery',
    'A code to write down, by which you come back when everything else is lost; the one before is void',
    nothing,
    v.strictObject({ code: v.string() }),
  ),
  devices: get(
    '/api/me/devices',
    'The devices on which you are known',
    v.strictObject({
      devices: v.array(v.strictObject({ id: v.string(), since: count, isThis: v.boolean() })),
    }),
  ),
  addDevice: post(
    '/api/me/devices',
    'A code by which another device becomes yours; it serves once, and for ten minutes',
    nothing,
    v.strictObject({ code: v.string(), until: count }),
  ),
  dropDevice: post(
    '/api/me/devices/:id/forget',
    'A device is not yours any more; your own one too',
    nothing,
    nothing,
  ),
  comeBackAs: post(
    '/api/login',
    'Makes this device that of whoever has the code; a program is given a token',
    v.strictObject({
      code: v.pipe(v.string(), v.maxLength(64)),
      program: v.optional(v.boolean(), false),
    }),
    known,
  ),
  passkeys: get(
    '/api/me/passkeys',
    'The passkeys by which you can come back',
    v.strictObject({
      passkeys: v.array(v.strictObject({ id: v.string(), since: count, used: v.nullable(count) })),
    }),
  ),
  askPasskey: post(
    '/api/me/passkeys/options',
    'What your browser needs to make a passkey (WebAuthn)',
    nothing,
    v.strictObject({ options: webauthn }),
  ),
  addPasskey: post(
    '/api/me/passkeys',
    'Keeps the passkey that your browser has made',
    v.strictObject({ response: webauthn }),
    nothing,
  ),
  dropPasskey: post(
    '/api/me/passkeys/:id/forget',
    'A passkey does not lead back any more',
    nothing,
    nothing,
  ),
  askLogin: post(
    '/api/login/passkey/options',
    'What your browser needs to show a passkey (WebAuthn)',
    nothing,
    v.strictObject({ options: webauthn }),
  ),
  comeBackByPasskey: post(
    '/api/login/passkey',
    'Makes this device that of whoever has shown his passkey',
    v.strictObject({ response: webauthn }),
    known,
  ),
  pushKey: get(
    '/api/push',
    'The key by which this server wakes pages that are closed; `null` where it does not',
    v.strictObject({ key: v.nullable(v.string()) }),
  ),
  addPush: post(
    '/api/me/push',
    'Wakes this browser when a slow match waits for you; nothing is sent but that',
    pushAddress,
    nothing,
  ),
  dropPush: post('/api/me/push/forget', 'Lets this browser sleep', pushAddress, nothing),
  tables: get(
    '/api/tables',
    'Tables that wait for people, open ones to look at, and those at which you sit or whose host you are, with whom they wait for',
    v.strictObject({
      open: v.array(tableInfo),
      running: v.array(tableInfo),
      mine: v.array(ownTable),
    }),
  ),
  openTable: post(
    '/api/tables',
    'Opens a table; you sit on the first free seat',
    tableWish,
    v.strictObject({ id: v.string() }),
  ),
  bringMatch: post(
    '/api/records',
    'Brings a match that was begun elsewhere to a table, with all its entries; draws from then on are those of this server',
    bringWish,
    v.strictObject({ id: v.string() }),
  ),
  useLink: post(
    '/api/links',
    'Where a link leads to; the table is open to you from now on. With a `name` you introduce yourself by the way, as at `/api/me`; with `sit` you sit down, and `sat` is where. Without `sat` in the answer that is still to be done',
    v.strictObject({ link, name: v.optional(v.string()), sit: v.optional(v.literal(true)) }),
    v.strictObject({
      table: v.string(),
      seat: v.nullable(count),
      name: v.optional(v.string()),
      sat: v.optional(v.nullable(count)),
    }),
  ),
  lookAtLink: post(
    '/api/links/look',
    'What a link leads to, also for those who have not said yet who they are; `own` is where you sit already',
    v.strictObject({ link }),
    v.strictObject({
      table: tableInfo,
      seat: v.nullable(count),
      own: v.nullable(count),
    }),
  ),
  steps: post(
    '/api/tables/:id/steps',
    'How it came about: the last steps before an entry (up to 256) for your eyes, and the view they lead on from',
    v.strictObject({ before: count }),
    v.strictObject({ from: count, view: v.unknown(), steps: v.array(step) }),
  ),
  position: get(
    '/api/tables/:id/position',
    'How the match stands, for your eyes',
    v.strictObject({ seq: count, view: v.unknown() }),
  ),
  table: get('/api/tables/:id', 'Who sits there, and how far it is', tableInfo),
  links: get(
    '/api/tables/:id/links',
    'For the host: the links of the table and of its seats',
    v.strictObject({ table: v.string(), seats: v.array(v.string()) }),
  ),
  renewLink: post(
    '/api/tables/:id/links',
    'For the host: a new link of a seat, or of the table; the old one is void',
    v.strictObject({ seat: seatWish }),
    v.strictObject({ link: v.string() }),
  ),
  sit: post(
    '/api/tables/:id/sit',
    'Takes a seat, or the first free one',
    v.strictObject({ seat: seatWish }),
    v.strictObject({ seat: v.nullable(count) }),
  ),
  chooseColour: post(
    '/api/tables/:id/colour',
    'Chooses the colour of your seat before the match; it must be free, or that of a bot',
    v.strictObject({ colour: v.pipe(v.string(), v.maxLength(40)) }),
    nothing,
  ),
  chooseOptions: post(
    '/api/tables/:id/options',
    'For the host: changes some of what is agreed on, before the match; the others stay',
    v.strictObject({ options }),
    nothing,
  ),
  leave: post('/api/tables/:id/leave', 'Gives your seat back before the match', nothing, nothing),
  start: post('/api/tables/:id/start', 'For the host: begins', nothing, nothing),
  host: post(
    '/api/tables/:id/host',
    'For the host: pauses, resumes or ends the match, ends talking or allows it',
    v.strictObject({ deed: v.picklist(HOST_DEEDS) }),
    nothing,
  ),
  replaceSeat: post(
    '/api/tables/:id/seat',
    'For the host: puts a bot on a seat, or nobody before the match',
    v.strictObject({ seat: seatNumber, bot: v.nullable(bot) }),
    nothing,
  ),
  standIn: post(
    '/api/tables/:id/stand-in',
    'A bot plays for somebody who was away for two minutes, or for yourself',
    v.strictObject({ seat: seatNumber }),
    nothing,
  ),
  comeBack: post(
    '/api/tables/:id/back',
    'Takes your seat back from a bot that stands in',
    nothing,
    nothing,
  ),
  rematch: post(
    '/api/tables/:id/rematch',
    'After the match: another one, where everybody sits one seat further on',
    nothing,
    v.strictObject({ id: v.string() }),
  ),
  record: get(
    '/api/tables/:id/record',
    'The match as a record (docs/record-format.md): what you may know while it runs, everything afterwards',
    v.looseObject({ format: v.literal('sternwarte-match') }),
  ),
  commitments: get(
    '/api/commitments/:id',
    'Commitments to the chance of matches as they were published, from this number on (up to 100); each hash covers all before it',
    v.strictObject({
      commitments: v.array(
        v.strictObject({ number: count, at: count, commitment: v.string(), hash: v.string() }),
      ),
    }),
  ),
  sealKey: get(
    '/.well-known/sternwarte-key',
    'The public key by which the seals of this server are checked',
    v.strictObject({ key: v.string() }),
  ),
  description: get(
    '/api/openapi.json',
    'This description',
    v.looseObject({ openapi: v.string(), paths: v.looseObject({}) }),
  ),
};

export type ApiName = keyof typeof API;
type BodySchema<Name extends ApiName> = (typeof API)[Name]['body'];
export type BodyOf<Name extends ApiName> =
  BodySchema<Name> extends v.GenericSchema ? v.InferOutput<BodySchema<Name>> : null;
export type AnswerOf<Name extends ApiName> = v.InferInput<(typeof API)[Name]['answer']>;
