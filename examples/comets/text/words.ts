/** What a language must be able to say about Comets. */

import type { BotWords, HelpText, OfType, RefusalWords } from '@sternwarte/engine';
import type { cometExpertise } from '../bot/index.ts';
import type { Chance, Event, Move } from '../rules/actions.ts';
import type { HelpId } from '../rules/rulebook.ts';
import type { Refusals } from '../rules/refusals.ts';

type Name = (seat: number) => string;

export interface CometWords {
  readonly title: string;
  readonly tagline: string;
  readonly ships: readonly [string, string];
  readonly moves: { readonly [Type in Move['type']]: (move: never, context: null) => string };
  /** As moves are typed; the first is written. */
  readonly verbs: Readonly<Record<Move['type'], readonly [string, ...string[]]>>;
  readonly chance: { readonly [Type in Chance['type']]: (chance: Chance, context: null) => string };
  readonly events: {
    readonly [Type in Event['type']]: (event: OfType<Event, Type>, name: Name) => string;
  };
  readonly refusals: RefusalWords<Refusals>;
  asks(name: string): string;
  readonly draws: string;
  readonly over: string;
  headline(leader: number): string;
  won(name: string): string;
  /** One line for each ship. */
  place(name: string, distance: number, tanks: number): string;
  flying(run: number, boosted: boolean): string;
  readonly arrival: string;
  readonly bots: BotWords<(typeof cometExpertise)['features'][number]>;
  readonly help: Readonly<Record<HelpId, HelpText>>;
}
