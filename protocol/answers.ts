/** What the server answers over HTTP, as clients read it. */

import type { Refusal } from '@sternwarte/engine';
import * as v from 'valibot';
import { API, type AnswerOf, type OwnTable, type PlayedMatch } from './api.ts';
import { refusal, type ToldStep } from './server-messages.ts';
import type { TableInfo } from './table-info.ts';

export interface Answers {
  readonly me: AnswerOf<'introduce'>;
  readonly tables: {
    readonly open: readonly TableInfo[];
    readonly running: readonly TableInfo[];
    readonly mine: readonly OwnTable[];
  };
  readonly id: { readonly id: string };
  readonly table: TableInfo;
  readonly links: { readonly table: string; readonly seats: readonly string[] };
  readonly link: { readonly link: string };
  readonly looked: {
    readonly table: TableInfo;
    readonly seat: number | null;
    readonly own: number | null;
  };
  readonly led: AnswerOf<'useLink'>;
  readonly seat: { readonly seat: number | null };
  readonly steps: {
    readonly from: number;
    readonly view: unknown;
    readonly steps: readonly ToldStep[];
  };
  readonly position: { readonly seq: number; readonly view: unknown };
  readonly whoAmI: AnswerOf<'whoAmI'>;
  readonly ratings: AnswerOf<'ratings'>;
  readonly devices: AnswerOf<'devices'>;
  readonly passkeys: AnswerOf<'passkeys'>;
  readonly webauthn: { readonly options: Readonly<Record<string, unknown>> };
  readonly code: { readonly code: string };
  readonly codeUntil: { readonly code: string; readonly until: number };
  readonly matches: { readonly matches: readonly PlayedMatch[] };
  readonly person: { readonly format: string };
  readonly pushKey: { readonly key: string | null };
  readonly nothing: object;
}

const ANSWERS: {
  readonly [Kind in keyof Answers]: v.GenericSchema<unknown, Answers[Kind]>;
} = {
  me: API.introduce.answer,
  tables: API.tables.answer,
  id: API.openTable.answer,
  table: API.table.answer,
  links: API.links.answer,
  link: API.renewLink.answer,
  looked: API.lookAtLink.answer,
  led: API.useLink.answer,
  seat: API.sit.answer,
  steps: API.steps.answer,
  position: API.position.answer,
  whoAmI: API.whoAmI.answer,
  ratings: API.ratings.answer,
  devices: API.devices.answer,
  passkeys: API.passkeys.answer,
  webauthn: API.askPasskey.answer,
  code: API.makeRecovery.answer,
  codeUntil: API.addDevice.answer,
  matches: API.myMatches.answer,
  person: API.exportMe.answer,
  pushKey: API.pushKey.answer,
  nothing: API.leave.answer,
};

/** `null` for everything that is no such answer. */
export function readAnswer<Kind extends keyof Answers>(
  kind: Kind,
  value: unknown,
): Answers[Kind] | null {
  const reading = v.safeParse(ANSWERS[kind], value);
  return reading.success ? reading.output : null;
}

const refused = v.object({ why: refusal });

/** Why the server did not do it; `null` for everything that is no refusal of ours. */
export function readRefused(value: unknown): Refusal | null {
  const reading = v.safeParse(refused, value);
  return reading.success ? reading.output.why : null;
}
