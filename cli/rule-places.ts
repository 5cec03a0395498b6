/** Where each rule is in the source: the comments of a game's rules cite their numbers, as `R6.3`, `R6.2 – R6.5`, `ruling 12` or `rulings 12, 18`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Place {
  /** The path inside `games/<game>/rules/`. */
  readonly file: string;
  /** What is declared there; `null` when the whole file is about the rule. */
  readonly name: string | null;
}

const GAMES = fileURLToPath(new URL('../games', import.meta.url));

/** Examples and the entries of tables are data or tests; everything else is carried out somewhere. */
export function needsPlace(rule: string): boolean {
  return /^(R\d|ruling )/.test(rule);
}

/** For each rule where it is cited, in the order of the files. */
export function findPlaces(gameId: string, rules: readonly string[]): Map<string, Place[]> {
  const folder = join(GAMES, gameId, 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^rulebook\.ts$/.test(file));
  const found = new Map<string, Place[]>(rules.map((rule) => [rule, []]));
  for (const file of files.toSorted()) {
    for (const { name, cited } of citationsIn(readFileSync(join(folder, file), 'utf8'), rules)) {
      for (const rule of cited) {
        const places = found.get(rule);
        if (places?.every((place) => place.file !== file || place.name !== name) === true) {
          places.push({ file, name });
        }
      }
    }
  }
  return found;
}

interface Citation {
  readonly name: string | null;
  readonly cited: readonly string[];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[^\S\n]*\/\/[^\n]*\n)+|\/\/[^\n]*/gm;
const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** Every comment that cites a rule, with what it stands at: a comment inside belongs to the whole, one before to what follows. */
export function citationsIn(source: string, rules: readonly string[]): Citation[] {
  const declarations = [...source.matchAll(DECLARATION)];
  return [...source.matchAll(COMMENT)].flatMap((comment) => {
    const cited = rulesIn(comment[0], rules);
    if (cited.length === 0) return [];
    const end = comment.index + comment[0].length;
    const isOutside = comment.index === 0 || source[comment.index - 1] === '\n';
    const next = declarations.find(({ index }) => index >= end);
    const isBefore =
      isOutside &&
      !/^\s/.test(comment[0]) &&
      next !== undefined &&
      source.slice(end, next.index).trim() === '';
    const at = isBefore ? next : declarations.findLast(({ index }) => index < comment.index);
    return [{ name: at?.[1] ?? null, cited }];
  });
}

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const SECTIONS = new RegExp(
  String.raw`(?<![\w.])(R${NUMBER}[a-z]?)(?: – (R${NUMBER}[a-z]?))?`,
  'g',
);
const RULINGS = new RegExp(
  String.raw`\brulings? (${NUMBER}[a-z]?(?:(?:, | and | to )(?:ruling )?${NUMBER}[a-z]?)*)`,
  'g',
);

/** The numbers that a comment names, ranges included. */
function rulesIn(comment: string, rules: readonly string[]): string[] {
  const text = comment.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const sections = [...text.matchAll(SECTIONS)].flatMap(([, from = '', to = from]) =>
    between(rules, from, to),
  );
  const rulings = [...text.matchAll(RULINGS)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [from = '', to = from] = part.split(' to ').map((number) => number.match(NUMBER)?.[0]);
      return between(rules, `ruling ${from}`, `ruling ${to}`);
    }),
  );
  return [...new Set([...sections, ...rulings])];
}

function between(rules: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [rules.indexOf(from), rules.indexOf(to)];
  return first === -1 ? [] : rules.slice(first, last + 1);
}
