/**
 * The steps of a page that somebody can follow to the letter: commands in boxes of `sh`, changes of files in boxes of `diff`.
 *
 *     --- games/index.ts        a file that is changed, then lines of it: kept, taken away (-), added (+); @@ between places
 *     +++ e2e/hands/mine.ts     a file that is new, then its lines
 */

export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly places: readonly Place[] };

/** Lines that stand together, before and after. */
interface Place {
  readonly before: string;
  readonly after: string;
}

const BOX = /^```(sh|diff)\n(.*?)^```$/gms;

export function readSteps(page: string): Step[] {
  return [...page.matchAll(BOX)].flatMap(([, kind, content = '']) => {
    const lines = content.trimEnd().split('\n');
    if (kind === 'sh') return lines.map((command): Step => ({ kind: 'run', command }));
    const [head = '', ...rest] = lines;
    const [, mark, path] = /^(---|\+\+\+) (\S+)$/.exec(head) ?? [];
    if (path === undefined) throw new Error(`a box of changes begins with "${head}"`);
    return mark === '+++'
      ? { kind: 'create', path, text: sideOf(rest, '+') }
      : { kind: 'change', path, places: placesIn(rest) };
  });
}

function placesIn(lines: readonly string[]): Place[] {
  const places: string[][] = [[]];
  for (const line of lines) {
    if (line === '@@') places.push([]);
    else places.at(-1)?.push(line);
  }
  return places.map((place) => ({ before: sideOf(place, '-'), after: sideOf(place, '+') }));
}

/** The lines that are kept, and those with this mark. An empty line needs no mark. */
function sideOf(lines: readonly string[], mark: '+' | '-'): string {
  return lines
    .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

/** The text of a file after a change. Throws when the file does not look as the page says. */
export function change(text: string, { path, places }: Extract<Step, { kind: 'change' }>): string {
  return places.reduce((changed, { before, after }) => {
    const [head, tail, ...others] = changed.split(before);
    if (head === undefined || tail === undefined || others.length > 0) {
      throw new Error(`these lines do not stand once in ${path}:\n${before}`);
    }
    return head + after + tail;
  }, text);
}
