/** What somebody is setting up: remembered for the next time, and read back from anything at all. */

import {
  completeOptions,
  isRecord,
  isRefusal,
  readConfig,
  type Game,
  type OptionValues,
  type Strength,
} from '@sternwarte/engine';
import type { Plan } from '../match/saved-match.ts';
import { readSitter, sitterOf, type Sitter } from '../match/sitter.ts';

export interface Draft {
  /** How many play: the first of the sitters. */
  readonly seats: number;
  /** One for each seat there could be. */
  readonly sitters: readonly Sitter[];
  readonly options: OptionValues;
  readonly ownDice: boolean;
}

/** One person against bots, by the rulebook. */
export function defaultDraft(
  { seats, options }: Pick<Game, 'seats' | 'options'>,
  bot: Strength = 'pilot',
): Draft {
  const sitters = Array.from({ length: seats.max }, (_unused, seat) =>
    sitterOf(null, seat === 0 ? null : bot),
  );
  return { seats: seats.max, sitters, options: completeOptions(options, {}), ownDice: false };
}

export function planOf({ seats, sitters, options, ownDice }: Draft): Plan {
  const seated = sitters.slice(0, seats).map((sitter): Sitter => {
    const trimmed = sitter.name?.trim() ?? '';
    return { ...sitter, name: sitter.kind === 'bot' || trimmed === '' ? null : trimmed };
  });
  return { sitters: seated, options, ownDice };
}

/** The same with people on all seats. */
export function withPeople(draft: Draft): Draft {
  const sitters = draft.sitters.map(({ name }) => sitterOf(name, null));
  return { ...draft, sitters };
}

export function writeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** Whatever cannot be read, perhaps because the game has changed, is as if nothing had been remembered. */
export function readDraft(text: string | null, game: Game): Draft {
  const fresh = defaultDraft(game);
  const stored = parse(text);
  if (stored === null) return fresh;
  const config = readConfig(game, stored['seats'], stored['options']);
  const sitters = readSitters(stored['sitters'], fresh.sitters.length);
  if (isRefusal(config) || sitters === null) return fresh;
  const options = completeOptions(game.options, config.options);
  return { seats: config.seats, sitters, options, ownDice: stored['ownDice'] === true };
}

function parse(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function readSitters(value: unknown, count: number): Sitter[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  return value.map(readSitter);
}
