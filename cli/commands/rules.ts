/** `sternwarte rules`: which test proves which rule. */

import { rulebooks } from '@sternwarte/games/rulebooks';
import { misused, type Call, type Command } from '../command.ts';
import { isGameId, wordsOf } from '../registry.ts';
import { coverRules, listTests, type Coverage } from '../rule-coverage.ts';
import { readGame } from '../set-up.ts';

export const rules: Command = {
  spec: { positionals: ['game'], values: [], flags: ['json', 'markdown'] },
  run(call) {
    const { terminal, words } = call;
    const game = readGame(call);
    if (typeof game === 'string') return misused(call, game);
    const tests = listTests(game.id);
    if (tests === null || !isGameId(game.id)) {
      terminal.err(`sternwarte rules: ${words.errors.noTestRunner}\n`);
      return 1;
    }
    const coverage = coverRules(rulebooks[game.id], tests);
    const untested = coverage.filter(({ tests: proofs }) => proofs.length === 0);
    terminal.out(print(call, game.id, coverage));
    if (untested.length === 0) return 0;
    terminal.err(`${words.rules.untested(untested.map(({ rule }) => rule).join(', '))}\n`);
    return 1;
  },
};

function print(call: Call, id: string, coverage: readonly Coverage[]): string {
  const { args, words, language } = call;
  if (args.flags.has('json')) {
    const table = Object.fromEntries(coverage.map(({ rule, tests }) => [rule, tests]));
    return `${JSON.stringify(table, null, 2)}\n`;
  }
  const text = wordsOf(id, language);
  const summary = words.rules.summary(
    coverage.length,
    new Set(coverage.flatMap(({ tests }) => tests)).size,
  );
  if (args.flags.has('markdown')) {
    const rows = coverage.map(({ rule, tests }) => {
      const { title, text: explanation } = text.help[rule] ?? { title: '', text: '' };
      const told = title === '' ? '' : `**${title}.** ${explanation}`;
      return `| ${rule} | ${told} | ${tests.map((test) => test.replaceAll('|', '\\|')).join('<br>')} |`;
    });
    return `# ${text.title}\n\n${summary}.\n\n| ${words.rules.columns.join(' | ')} |\n|---|---|---|\n${rows.join('\n')}\n`;
  }
  const lines = coverage.flatMap(({ rule, tests }) => {
    const title = text.help[rule]?.title ?? '';
    const proofs = tests.length === 0 ? [words.rules.none] : tests;
    return [`${rule}  ${title}`.trimEnd(), ...proofs.map((proof) => `    ${proof}`)];
  });
  return `${lines.join('\n')}\n\n${summary}\n`;
}
