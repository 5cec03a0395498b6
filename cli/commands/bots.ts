/** `sternwarte bots`: who one can play against, and how each of them thinks. */

import { bots as knownBots } from '@sternwarte/bots';
import { isStrength } from '@sternwarte/engine';
import { misused, type Command } from '../command.ts';
import { wordsOf } from '../registry.ts';
import { readGame } from '../set-up.ts';
import { nameOfBot } from '../words/index.ts';

/** Under the name of the bot. */
const INDENT = ' '.repeat(12);

export const botsCommand: Command = {
  spec: { positionals: ['game'], values: [], flags: ['json'] },
  run(call) {
    const { args, terminal, words, language } = call;
    const game = readGame(call);
    if (typeof game === 'string') return misused(call, game);
    const { title, opponents, tempers } = wordsOf(game.id, language);
    const list = [...knownBots.keys()].map((id) => ({
      id,
      name: nameOfBot(words, id),
      about: isStrength(id) ? opponents[id] : words.bots.random,
    }));
    if (args.flags.has('json')) {
      terminal.out(`${JSON.stringify(list, null, 2)}\n`);
      return 0;
    }
    const lines = list.flatMap(({ id, name, about }) => [
      `  @${id.padEnd(8)} ${`${name}. ${about}`.trim()}`,
      ...(id === 'pilot' ? Object.values(tempers ?? {}).map((line) => `${INDENT}${line}`) : []),
    ]);
    terminal.out(
      `${words.bots.heading(title)}\n\n${lines.join('\n')}\n\n${words.bots.how(game.id)}\n`,
    );
    return 0;
  },
};
