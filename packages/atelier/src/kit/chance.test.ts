import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { branch, chance, die, oneOf, stream } from './chance.ts';

const take = (next: () => number, count = 6): number[] => Array.from({ length: count }, next);

describe('a stream', () => {
  test('throws the same for the same seed, name and place, and otherwise for another', () => {
    const first = take(stream(7, 'sleeve.cuff', 1));
    expect(take(stream(7, 'sleeve.cuff', 1))).toEqual(first);
    for (const other of [stream(8, 'sleeve.cuff', 1), stream(7, 'sleeve.hem', 1), stream(7, 'sleeve.cuff', -1)])
      expect(take(other)).not.toEqual(first);
  });

  test('tells neighbours apart: seeds in a row throw evenly over the range', () => {
    const bins = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 10_000; seed++) bins[die(10, seed, 'even')]++;
    for (const count of bins) expect(count).toBeGreaterThan(880);
    const turns = Array.from({ length: 1000 }, (_, i) => chance(3, 'turn', i));
    expect(turns.reduce((sum, turn) => sum + turn, 0) / 1000).toBeCloseTo(0.5, 1);
  });

  test('stays in its range', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(['a', 'b', 'c']).toContain(oneOf(['a', 'b', 'c'], seed, 'range'));
      expect(branch(seed, 'range')).toBe(branch(seed, 'range') >>> 0);
    }
  });
});

const ROOMS = join(import.meta.dirname, '..');
/** Which argument of a throw is its name. */
const NAME_AT: Record<string, number> = { stream: 1, branch: 1, chance: 1, die: 2, oneOf: 2 };

type Tree = { type?: string } & Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A tree and everything within it. */
function* within(tree: Tree): Generator<Tree> {
  yield tree;
  for (const value of Object.values(tree))
    for (const part of Array.isArray(value) ? value : [value]) if (isTree(part)) yield* within(part);
}

/** Every file that draws, as a tree. */
const FILES = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.(test|fixture))\.ts$/.test(file))
  .map((file) => ({
    file,
    // the parser's own types name every node; the walk asks for three of them
    nodes: [...within(parseSync(readFileSync(join(ROOMS, file), 'utf8'), { syntax: 'typescript' }) as unknown as Tree)],
  }));
type Nodes = readonly Tree[];

/** What a file knows of `chance.ts`. */
const throwsOf = (nodes: Nodes): Set<unknown> =>
  new Set(
    nodes
      .filter(
        ({ type, source }) => type === 'ImportDeclaration' && isTree(source) && /\/chance\.ts$/.test(`${source.value}`),
      )
      .flatMap(({ specifiers }) => (Array.isArray(specifiers) ? specifiers : []))
      .map(({ local }) => local.value),
  );

/** The name of each throw of a file; null where it is not written out. */
function namesOf(nodes: Nodes): (string | null)[] {
  const known = throwsOf(nodes);
  return nodes.flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isTree(callee) || !known.has(callee.value) || !Array.isArray(given)) return [];
    const name = given[NAME_AT[`${callee.value}`] ?? 0]?.expression;
    return [isTree(name) && name.type === 'StringLiteral' ? `${name.value}` : null];
  });
}

const COMPUTES = new Set(['+', '-', '*', '/', '%', '**', '^', '&', '|', '<<', '>>', '>>>']);
const isSeed = (node: unknown): boolean =>
  isTree(node) && (node.value === 'seed' || (node.type === 'MemberExpression' && isSeed(node.property)));

describe('in the atelier', () => {
  test('every throw has a name written out, and no name stands in two places', () => {
    // makeChoice hands its purposes on
    const places = FILES.filter(({ file }) => file !== 'kit/choice.ts').flatMap(({ file, nodes }) =>
      namesOf(nodes).map((name) => ({ name, file })),
    );
    expect(places.length).toBeGreaterThan(200);
    expect(places.filter(({ name }) => name === null)).toEqual([]);
    const twice = [...Map.groupBy(places, ({ name }) => name)].filter(([, all]) => all.length > 1);
    expect(twice.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
  });

  test('nobody outside the kit computes with a seed', () => {
    // a text goes on by one phrase with each seed, so that what is told again is told otherwise
    const computing = FILES.filter(({ file }) => !/^(kit|writing)\//.test(file)).flatMap(({ file, nodes }) =>
      nodes
        .filter(({ type, operator }) => type === 'BinaryExpression' && COMPUTES.has(`${operator}`))
        .filter(({ left, right }) => isSeed(left) || isSeed(right))
        .map(() => file),
    );
    expect(computing).toEqual([]);
  });

  test('nobody throws but by name', () => {
    const others = FILES.filter(({ nodes }) =>
      nodes.some(
        ({ type, property }) => type === 'MemberExpression' && isTree(property) && property.value === 'random',
      ),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});
