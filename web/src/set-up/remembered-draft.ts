/** What somebody has set up, remembered for the next time, and read back from anything at all. */

import {
  isRecord,
  isRefusal,
  readNamedConfig,
  suggestedOptions,
  type Game,
  type OptionValues,
} from '@sternwarte/engine';
import { readSitter, type Sitter } from '../match/sitter.ts';
import { defaultDraft, hasBots, type Draft } from './draft.ts';

/** What is only suggested is not remembered: it may be suggested otherwise the next time. */
export function writeDraft(draft: Draft, { options: specs }: Pick<Game, 'options'>): string {
  const suggested = suggestedOptions(specs, hasBots(draft), {});
  const chosen = Object.entries(draft.options).filter(([id, value]) => value !== suggested[id]);
  return JSON.stringify({ ...draft, options: Object.fromEntries(chosen), isChosen: true });
}

/** Whatever cannot be read, perhaps because the game has changed, is as if nothing had been remembered. */
export function readDraft(text: string | null, game: Game): Draft {
  const fresh = defaultDraft(game);
  const stored = parse(text);
  if (stored === null) return fresh;
  const config = readNamedConfig(game, stored['seats'], stored['options']);
  const sitters = readSitters(stored['sitters'], fresh.sitters.length);
  if (isRefusal(config) || sitters === null) return fresh;
  const { seats } = config;
  const chosen =
    stored['isChosen'] === true ? config.options : withoutDefaults(game, config.options);
  const options = suggestedOptions(game.options, hasBots({ seats, sitters }), chosen);
  return { seats, sitters, options, ownDice: stored['ownDice'] === true };
}

/** Drafts used to name every option; nobody had chosen those that were as in the rulebook. */
function withoutDefaults(
  { options: specs }: Pick<Game, 'options'>,
  options: OptionValues,
): OptionValues {
  return Object.fromEntries(
    Object.entries(options).filter(([id, value]) => value !== specs[id]?.default),
  );
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
