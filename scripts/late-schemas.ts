import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { ROOT } from './fingerprint.ts';

/** Sources, in which a schema is a constant of a module: `const Brief = z.object({ … })`, or made of such a one. */
const SOURCES = [
  join(ROOT, 'apps/server/src/'),
  join(ROOT, 'packages/contract/src/'),
  join(ROOT, 'packages/look/src/'),
];
/** How the library is called in them. */
const LIBRARY = 'z';
/** How functions that make one are called: `lookSchema(ids)`. */
const MAKER = 'Schema';
/** What makes one schema of another, and of nothing else. */
const DERIVING = new Set([
  'extend',
  'safeExtend',
  'pick',
  'omit',
  'partial',
  'optional',
  'nullable',
  'array',
  'or',
  'strict',
]);
/** What is no schema any more. */
const USING = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'toJSONSchema', 'config']);
const LATER = join(ROOT, 'scripts/later.ts');

/** As much of a syntax tree as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly init?: Node | null }[];
  readonly kind?: string;
}

/**
 * Has the schemas that are constants of modules made when they are first asked for. A process has some two thousand, each of them tens of
 * microseconds of its start, and needs few of them at once.
 */
export const lateSchemas = (): Plugin => ({
  name: 'late-schemas',
  transform(code, id) {
    if (!id.endsWith('.ts') || !SOURCES.some((place) => id.startsWith(place))) return null;
    if (!code.includes("'zod'") && !code.includes(`${MAKER}(`)) return null;
    return makeLate(code);
  },
});

/** The text of a module with its schemas made later. */
export function makeLate(code: string): string | null {
  // Its own types are of every kind of program.
  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  const found = body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration' && node.kind === 'const')
    .flatMap((node) => node?.declarations ?? [])
    .flatMap(({ init }) => (init && isSchema(init) ? [init] : []));
  if (found.length === 0) return null;
  const late = found
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}__later(() => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
  return `import { later as __later } from ${JSON.stringify(LATER)};\n${late}`;
}

/** Whether it is a call, after others, of the library or of a schema. */
function isSchema(node: Node): boolean {
  const called = calledMethods(node);
  if (!called) return false;
  const { root, methods } = called;
  if (methods.some((name) => USING.has(name))) return false;
  if (root === LIBRARY || root.endsWith(MAKER)) return true;
  return /^[A-Z]/.test(root) && DERIVING.has(methods[0] ?? '');
}

/** Of `z.string().min(1)`: `z`, and `string` and `min`. */
function calledMethods(node: Node): { root: string; methods: string[] } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const methods: string[] = [];
  for (let at: Node | undefined = node; at; ) {
    if (at.type === 'Identifier') return { root: at.name ?? '', methods };
    if (at.type === 'MemberExpression') {
      methods.unshift(at.property?.name ?? '');
      at = at.object;
    } else if (at.type === 'CallExpression') at = at.callee;
    else return undefined;
  }
  return undefined;
}
