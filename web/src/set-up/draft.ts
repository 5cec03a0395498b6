/** What somebody is setting up. */

import {
  reseatedOptions,
  suggestedOptions,
  type Game,
  type OptionValues,
  type Strength,
} from '@sternwarte/engine';
import type { Plan } from '../match/saved-match.ts';
import { sitterOf, type Sitter } from '../match/sitter.ts';

export interface Draft {
  /** How many play: the first of the sitters. */
  readonly seats: number;
  /** One for each seat there could be. */
  readonly sitters: readonly Sitter[];
  readonly options: OptionValues;
  readonly ownDice: boolean;
}

type Rules = Pick<Game, 'seats' | 'options'>;

/** One person against bots, by the rulebook and what suits bots. */
export function defaultDraft({ seats, options }: Rules, bot: Strength = 'pilot'): Draft {
  const sitters = Array.from({ length: seats.max }, (_unused, seat) =>
    sitterOf(null, seat === 0 ? null : bot),
  );
  return {
    seats: seats.max,
    sitters,
    options: suggestedOptions(options, true, {}),
    ownDice: false,
  };
}

export function planOf({ seats, sitters, options, ownDice }: Draft): Plan {
  const seated = sitters.slice(0, seats).map((sitter): Sitter => {
    const trimmed = sitter.name?.trim() ?? '';
    return { ...sitter, name: sitter.kind === 'bot' || trimmed === '' ? null : trimmed };
  });
  return { sitters: seated, options, ownDice };
}

/** Whether a bot sits on any of the seats that are played. */
export function hasBots({ seats, sitters }: Pick<Draft, 'seats' | 'sitters'>): boolean {
  return sitters.slice(0, seats).some(({ kind }) => kind === 'bot');
}

/** The same with others at the table; what is suggested for them is suggested anew. */
export function reseated(
  { options }: Rules,
  draft: Draft,
  changed: Partial<Pick<Draft, 'seats' | 'sitters'>>,
): Draft {
  const after = { ...draft, ...changed };
  if (hasBots(after) === hasBots(draft)) return after;
  return { ...after, options: reseatedOptions(options, draft.options, hasBots(after)) };
}

/** The same with people on all seats. */
export function withPeople(rules: Rules, draft: Draft): Draft {
  const sitters = draft.sitters.map(({ name }) => sitterOf(name, null));
  return reseated(rules, draft, { sitters });
}
