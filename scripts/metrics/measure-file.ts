/** What the house measures of one file: its lines, its functions, and the bare numbers in their bodies. */
import { parseSync } from '@swc/core';

export interface FunctionMetrics {
  /** The first of its lines, from 1. */
  line: number;
  lines: number;
  parameters: number;
}

export interface FileMetrics {
  lines: number;
  /** Bare numbers inside functions. */
  numbers: number;
  functions: FunctionMetrics[];
}

/** A node of the parser's tree, whose own types name two hundred kinds. */
type Node = { type?: string; span?: { start: number; end: number } } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
]);
/** Numbers that say what they are: nothing, one, two, a half; with a sign as well. */
const PLAIN = new Set([0, 1, 2, 0.5]);

const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
/** A type alone; a cast has an expression beside it. */
const isTypeOnly = ({ type, expression }: Node): boolean => !!type?.startsWith('Ts') && !expression;

/** How many of the ascending `ends` lie before a position. */
function linesBefore(ends: readonly number[], position: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @throws what the parser throws, where it is no TypeScript. */
export function measureFile(code: string): FileMetrics {
  const ends = [...new TextEncoder().encode(code).entries()].flatMap(([at, byte]) => (byte === 10 ? [at] : []));
  const found: FileMetrics = { lines: ends.length, numbers: 0, functions: [] };
  const walk = (node: Node, isInside: boolean): void => {
    const { type = '', span } = node;
    if (type === 'NumericLiteral' && isInside && !PLAIN.has(Number(node.value))) found.numbers++;
    const isFunction = FUNCTIONS.has(type) && span !== undefined;
    if (isFunction) {
      // the parser counts bytes from 1
      const line = linesBefore(ends, span.start - 1) + 1;
      const lines = linesBefore(ends, span.end - 1) + 2 - line;
      // a method's are those of the function it holds
      const { params } = isNode(node.function) ? node.function : node;
      found.functions.push({ line, lines, parameters: Array.isArray(params) ? params.length : 0 });
    }
    for (const part of partsOf(node)) if (!isTypeOnly(part)) walk(part, isInside || isFunction);
  };
  walk(parseSync(code, { syntax: 'typescript' }) as unknown as Node, false);
  return found;
}
