/** `sternwarte rules`: which test proves which rule, and where it is carried out. */

import { readGuide, type GuideEntry, type OptionWords } from '@sternwarte/engine';
import { guides } from '@sternwarte/games/guides';
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
  if (args.flags.has('markdown')) return printPage(call, id, coverage, summary);
  const lines = coverage.flatMap(({ rule, tests }) => {
    const title = text.help[rule]?.title ?? '';
    const proofs = tests.length === 0 ? [words.rules.none] : tests;
    return [`${rule}  ${title}`.trimEnd(), ...proofs.map((proof) => `    ${proof}`)];
  });
  return `${lines.join('\n')}\n\n${summary}\n`;
}

/** The reference as a page: chapters with every rule, our rulings with their reasons, options; then the proofs. */
function printPage(
  { words: { rules: words }, language }: Call,
  id: string,
  coverage: readonly Placed[],
  summary: string,
): string {
  const text = wordsOf(id, language);
  const worded = isGameId(id) ? guides[id] : undefined;
  const told = worded?.words[language] ?? null;
  const entries = readGuide(text.help, worded?.guide ?? null, told);
  const chapters = [...new Set(entries.map(({ chapter }) => chapter))].map((chapter) => {
    const inside = entries.filter((entry) => entry.chapter === chapter);
    const title = told?.chapters[chapter] ?? words.more;
    return [`## ${title}`, ...inside.map((entry) => printRule(entry, words, text.options))];
  });
  const rows = coverage.map(
    (placed) =>
      `| ${placed.rule} | ${where(placed)} | ${placed.tests.map((test) => test.replaceAll('|', '\\|')).join('<br>')} |`,
  );
  const table = [`| ${words.columns.join(' | ')} |`, '|---|---|---|', ...rows].join('\n');
  const parts = [`# ${text.title}`, `${summary}.`, ...chapters.flat(), `## ${words.proofs}`, table];
  return `${parts.join('\n\n')}\n`;
}

function printRule(
  { id, help, reason, settles, options }: GuideEntry,
  words: Call['words']['rules'],
  optionWords: Readonly<Record<string, OptionWords>>,
): string {
  const lines = [`**${id} ${help.title}.** ${help.text}`];
  if (settles.length > 0) lines.push(`*${words.ours(settles.join(', '))}*`);
  if (reason !== null) lines.push(words.reason(reason.reads, reason.because));
  for (const name of options) {
    const option = optionWords[name];
    if (option !== undefined) lines.push(words.option(option.name, option.help));
  }
  return settles.length > 0 ? `> ${lines.join('<br>\n> ')}` : lines.join('<br>\n');
}
