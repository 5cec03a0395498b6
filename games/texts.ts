/** The words of all games, in every language. */

import type { Explaining, GameWords, Language } from '@sternwarte/engine';
import { annoWords } from './anno4000/text/index.ts';
import type { HelpId as AnnoHelpId } from './anno4000/rules/rulebook.ts';
import { nutsWords } from './astronuts/text/index.ts';
import type { HelpId as NutsHelpId } from './astronuts/rules/rulebook.ts';
import type { GameId, games } from './index.ts';
import { starWords } from './starfarers/text/index.ts';
import type { HelpId as StarHelpId } from './starfarers/rules/rulebook.ts';

/** The rules and rulings that each game explains. */
interface HelpIds extends Record<GameId, string> {
  anno4000: AnnoHelpId;
  astronuts: NutsHelpId;
  starfarers: StarHelpId;
}

/** Words that explain every option, ending and rule of a game. */
export type WordsOf<Id extends GameId> = GameWords & Explaining<(typeof games)[Id], HelpIds[Id]>;

export const texts: { readonly [Id in GameId]: Readonly<Record<Language, WordsOf<Id>>> } = {
  anno4000: annoWords,
  astronuts: nutsWords,
  starfarers: starWords,
};
