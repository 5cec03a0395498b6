/** Questions that are typed where moves are typed: where something is, what one has, what has happened. Both languages are understood. */

import type { SurveyChapter, SurveyEntry } from '@sternwarte/atlas';
import type { Seat, Viewer } from '@sternwarte/engine';

/** What the position answers. */
export type Query =
  | { readonly kind: 'where'; readonly what: string }
  | { readonly kind: 'mine'; readonly what: string }
  | { readonly kind: 'players' };

export type Command = Query | { readonly kind: 'news' } | { readonly kind: 'help' };

const WHERE =
  /^(?:where(?:'s| is| are)?|what(?:'s| is| are)|wo(?: ist| sind| liegt| liegen| steht| stehen)?|was (?:ist|sind)) +(.+?)\s*\??$/i;
const MINE = /^(?:my|mein(?:e[nmrs]?)?)(?: +(.+?))?\s*\??$/i;
const PLAIN: Readonly<Record<'players' | 'news' | 'help', RegExp>> = {
  players: /^(?:players|who|spieler|wer)\s*\??$/i,
  news: /^(?:news|what happened|neues|was (?:war|ist passiert))\s*\??$/i,
  help: /^(?:help|hilfe|commands|befehle|\?)$/i,
};

/** `null` when it is no question. */
export function readCommand(typed: string): Command | null {
  const text = typed.trim();
  for (const kind of ['news', 'players', 'help'] as const) {
    if (PLAIN[kind].test(text)) return { kind };
  }
  const [isWhere, place] = WHERE.exec(text) ?? [];
  if (isWhere !== undefined && place !== undefined) return { kind: 'where', what: place };
  const [isMine, what = ''] = MINE.exec(text) ?? [];
  return isMine === undefined ? null : { kind: 'mine', what };
}

/** What was found, under the headings that it stands under; headings without anything are left out. */
export function answerTo(
  command: Query,
  chapters: readonly SurveyChapter[],
  viewer: Viewer,
): readonly SurveyChapter[] {
  switch (command.kind) {
    case 'players':
      return chapters.slice(0, 1);
    case 'where':
      return whereIs(command.what, chapters);
    case 'mine':
      return viewer === 'spectator' ? [] : ownedBy(viewer, command.what, chapters);
  }
}

/** By name if anything is called so, else by all that is said. */
function whereIs(what: string, chapters: readonly SurveyChapter[]): readonly SurveyChapter[] {
  const byName = filtered(chapters, ({ name }) => isMeant(name, what));
  if (byName.length > 0) return byName;
  return filtered(chapters, ({ name, text }) => isMeant(`${name} ${text}`, what));
}

/** `my stars`: what stands under a heading with that word; `my fuel`: whatever of mine has it in its text. */
function ownedBy(
  seat: Seat,
  what: string,
  chapters: readonly SurveyChapter[],
): readonly SurveyChapter[] {
  const own = filtered(chapters, ({ of }) => of.includes(seat));
  if (what === '') return own;
  const titled = own.filter(({ title }) => isMeant(title, what));
  if (titled.length > 0) return titled;
  return filtered(own, ({ name, text }) => isMeant(`${name} ${text}`, what));
}

function filtered(
  chapters: readonly SurveyChapter[],
  fits: (entry: SurveyEntry) => boolean,
): readonly SurveyChapter[] {
  return chapters
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}

const ARTICLES = new Set('the a an all der die das den dem ein eine alle'.split(' '));
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\d/]+/gu) ?? [];

/** Whether every word that was typed begins a word of the text; articles are not listened to. */
function isMeant(text: string, typed: string): boolean {
  const said = wordsOf(text);
  return wordsOf(typed)
    .filter((word) => !ARTICLES.has(word))
    .every((word) => said.some((one) => one.startsWith(word)));
}
