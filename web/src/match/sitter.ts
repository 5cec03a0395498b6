/** Who sits where. */

import type { BotId } from '@sternwarte/bots';
import { isRecord, showText, STRENGTHS, type Seat } from '@sternwarte/engine';

/** One seat as it was set up. */
export type Sitter = {
  /** `null` for nobody's name: the seat is then called after its colour. */
  readonly name: string | null;
} & (
  | { readonly kind: 'here' }
  /** A person at another screen. */
  | { readonly kind: 'remote' }
  | { readonly kind: 'bot'; readonly bot: BotId }
);

/** Records have no room for longer ones. */
export const MAX_NAME_LENGTH = 60;

const BOT_IDS: readonly BotId[] = ['random', ...STRENGTHS];

/** A person at this screen, or a bot; one that we do not have is played by one that we do. Names are fit to be shown. */
export function sitterOf(name: string | null, bot: string | null): Sitter {
  const called = name === null ? null : showText(name, MAX_NAME_LENGTH);
  if (bot === null) return { kind: 'here', name: called };
  return { kind: 'bot', name: called, bot: BOT_IDS.find((known) => known === bot) ?? 'pilot' };
}

/** The bot on a seat; `null` when a person sits there. */
export function botOf(sitter: Sitter | undefined): BotId | null {
  return sitter?.kind === 'bot' ? sitter.bot : null;
}

/** Reads a sitter from anything at all. Early ones were told apart by `bot` alone, which was `null` for people. */
export function readSitter(value: unknown): Sitter {
  const { kind, name, bot } = isRecord(value) ? value : {};
  const sitter = sitterOf(
    typeof name === 'string' ? name : null,
    typeof bot === 'string' ? bot : null,
  );
  return kind === 'remote' ? { kind, name: sitter.name } : sitter;
}

/** The people at this screen. */
export function peopleHere(sitters: readonly Sitter[]): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
}
