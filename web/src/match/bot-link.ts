/** The line to whoever thinks. */

import type { Asked, HintQuestion, ThinkQuestion } from '@sternwarte/bots/service';
import type { Hint, Thought } from '@sternwarte/bots';

/** What a match needs of the bots: a part of `BotClient`. */
export interface BotLink {
  think(question: ThinkQuestion): Asked<Thought>;
  hint(question: HintQuestion): Asked<readonly Hint[]>;
}
