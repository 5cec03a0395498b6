/** `sternwarte rules`: which test proves which rule, and where it is carried out. */

import { rulebooks, uncoded } from '@sternwarte/games/rulebooks';
import { misused, type Call, type Command } from '../command.ts';
import { isGameId, wordsOf } from '../registry.ts';
import { coverRules, listTests, type Coverage } from '../rule-coverage.ts';
import { findPlaces, needsPlace, type Place } from '../rule-places.ts';
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
    const numbers = rulebooks[game.id];
    const places = findPlaces(game.id, numbers);
    const reasons = uncoded[game.id];
    const coverage = coverRules(numbers, tests).map((covered) => ({
      ...covered,
      places: places.get(covered.rule) ?? [],
      uncoded: reasons[covered.rule] ?? null,
    }));
    terminal.out(print(call, game.id, coverage));
    const untested = coverage.filter((covered) => covered.tests.length === 0);
    const uncited = coverage.filter(isUncited);
    if (untested.length > 0) terminal.err(`${words.rules.untested(listed(untested))}\n`);
    if (uncited.length > 0) terminal.err(`${words.rules.uncited(listed(uncited))}\n`);
    return untested.length === 0 && uncited.length === 0 ? 0 : 1;
  },
};

function listed(coverage: readonly Coverage[]): string {
  return coverage.map(({ rule }) => rule).join(', ');
}

/** A rule with the tests that prove it and where it is carried out, or why it is carried out nowhere. */
interface Placed extends Coverage {
  readonly places: readonly Place[];
  readonly uncoded: string | null;
}

/** What needs no code must not be cited as if it did. */
function isUncited({ rule, places, uncoded: reason }: Placed): boolean {
  return needsPlace(rule) && places.length > 0 === (reason !== null);
}

/** The files, each with what is declared there. */
function where({ places, uncoded: reason }: Placed): string {
  if (reason !== null) return `no code: ${reason}`;
  const files = [...new Set(places.map(({ file }) => file))];
  return files
    .map((file) => {
      const names = places.flatMap((place) => (place.file === file ? (place.name ?? []) : []));
      return [file, ...names.map((name) => `\`${name}\``)].join(' ');
    })
    .join('<br>');
}

function print(call: Call, id: string, coverage: readonly Placed[]): string {
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
    const rows = coverage.map((placed) => {
      const { rule, tests } = placed;
      const { title, text: explanation } = text.help[rule] ?? { title: '', text: '' };
      const told = title === '' ? '' : `**${title}.** ${explanation}`;
      return `| ${rule} | ${told} | ${where(placed)} | ${tests.map((test) => test.replaceAll('|', '\\|')).join('<br>')} |`;
    });
    return `# ${text.title}\n\n${summary}.\n\n| ${words.rules.columns.join(' | ')} |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  }
  const lines = coverage.flatMap(({ rule, tests }) => {
    const title = text.help[rule]?.title ?? '';
    const proofs = tests.length === 0 ? [words.rules.none] : tests;
    return [`${rule}  ${title}`.trimEnd(), ...proofs.map((proof) => `    ${proof}`)];
  });
  return `${lines.join('\n')}\n\n${summary}\n`;
}
