/**
 * Faults that could be made in a source file: a comparison flipped, a statement left out, a number off by one. Types and
 * imports are left alone, since nothing runs there.
 *
 *     faultsIn('const late = now > limit;')   // [{ kind: 'comparison', from: '>', to: '>=', … }]
 */

import { parseSync } from 'vite';

export interface Fault {
  readonly kind: string;
  /** Where it is planted in the text, and what stands there instead. */
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

const OPERATORS: Readonly<Record<string, readonly [kind: string, to: string]>> = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['condition', '||'],
  '||': ['condition', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '%': ['arithmetic', '*'],
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Types alone: nothing of it is there when the code runs. */
function isErased({ type }: Node): boolean {
  return (
    /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type) ||
    type.startsWith('Import')
  );
}

export function faultsIn(source: string, file = 'source.ts'): readonly Fault[] {
  const found: Fault[] = [];
  const add = (kind: string, start: number, end: number, to: string): void => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ kind, start, end, from: source.slice(start, end), to, line });
  };
  const visit = (node: Node): void => {
    if (isErased(node)) return;
    plantAt(node, source, add);
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child);
    }
  };
  const { program } = parseSync(file, source);
  if (isNode(program)) visit(program);
  return found;
}

type Add = (kind: string, start: number, end: number, to: string) => void;

function plantAt(node: Node, source: string, add: Add): void {
  const { type, start, end } = node;
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const { left, right, operator } = node;
    const [kind, to] = OPERATORS[String(operator)] ?? [];
    if (kind === undefined || to === undefined || !isNode(left) || !isNode(right)) return;
    const at = source.indexOf(String(operator), left.end);
    if (at < right.start) add(kind, at, at + String(operator).length, to);
  } else if (type === 'ConditionalExpression' && isNode(node['test'])) {
    const { test } = node;
    add('condition', test.start, test.end, `!(${source.slice(test.start, test.end)})`);
  } else if (type === 'UnaryExpression' && node['operator'] === '!') {
    add('condition', start, start + 1, '');
  } else if (type === 'Literal' && typeof node['value'] === 'boolean') {
    add('constant', start, end, String(!node['value']));
  } else if (type === 'Literal' && typeof node['value'] === 'number') {
    add('constant', start, end, String(node['value'] + 1));
  } else if (type === 'ExpressionStatement' && typeof node['directive'] !== 'string') {
    add('statement', start, end, ';');
  } else if (type === 'IfStatement' && isNode(node['test'])) {
    const { test } = node;
    add('condition', test.start, test.end, 'false');
  }
}

/** The text with the fault in it. */
export function plant(source: string, { start, end, to }: Fault): string {
  return source.slice(0, start) + to + source.slice(end);
}
