/**
 * Writes what a web runs into a few files, its main thread and the thread that reads: a start that reads thousands of modules
 * takes twice as long, and a thread keeps each of them. Other threads and helper processes run the sources, and packages that
 * bring files of their own stay where they are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { builtinsAtOnce, inLatin } from './bundle-text.ts';
import { type Fingerprint, fingerprint, isSame, ROOT } from './fingerprint.ts';
import { lateSchemas } from './late-schemas.ts';
import { lighterPackages } from './lighter-packages.ts';

const OUT = join(ROOT, 'apps/server/build');
const SOURCES = ['apps/server/src/**/*', 'packages/*/src/**/*', '{apps/server,packages/*}/package.json'];
/** Each is a file of its own, so that neither loads what the other needs; the name is that of its source. */
const THREADS = ['apps/server/src/product/reading/reading-thread.ts'];
const RECIPE = 'scripts/{build-server,bundle-text,late-schemas,later,lighter-packages}.ts';
/** Packages that start threads of their own or hold native code, and one that is only asked for where it is installed. */
const LEFT_ALONE = ['piscina', 'sharp', '@napi-rs/canvas', 'pg-native'];
/**
 * Modules that are one file each with all they import: what every start reads before the database answers, and what it reads meanwhile. What is
 * loaded late takes from them what it shares, which would else be many small files.
 */
const WHOLE = [
  { name: 'start', test: /\/run(-instantly)?\.ts$/, priority: 2 },
  { name: 'serve', test: /apps\/server\/src\/serve\.ts$/, priority: 1 },
];
/** What stands beside a build. */
interface Stamp {
  readonly fingerprint: Fingerprint;
  readonly files: readonly string[];
}

interface Build {
  /** The module that starts the process, from the repository's root. It becomes `main.js`. */
  readonly entry: string;
  /** Where it goes, from the repository's root: below `apps/server`, whose packages it finds. */
  readonly out: string;
  /** Sources beside those of the product. */
  readonly sources: readonly string[];
}

const PRODUCT: Build = { entry: 'apps/server/src/built-main.js', out: relative(ROOT, OUT), sources: [] };

/** Bundles the server when its sources changed since the last build; resolves with the program to start. */
export async function buildServer({ entry, out, sources }: Build = PRODUCT): Promise<string> {
  const folder = join(ROOT, out);
  const main = join(folder, 'main.js');
  const stamp = join(folder, '.build.json');
  const read = { sources: [...SOURCES, ...sources, RECIPE], rows: [entry] };
  const last = readStamp(stamp);
  if (existsSync(main) && (await isSame(last?.fingerprint, read))) return main;
  console.log('Bundling the server …');
  const now = await fingerprint(read);
  rmSync(stamp, { force: true });
  const files: string[] = [];
  for (const input of [
    { main: join(ROOT, entry) },
    ...THREADS.map((file) => ({ [parse(file).name]: join(ROOT, file) })),
  ])
    files.push(...(await bundle(input, folder)));
  // Processes of the last build may still run, and load late.
  forgetAllBut(folder, [...files, ...(last?.files ?? [])]);
  writeFileSync(stamp, JSON.stringify({ fingerprint: now, files } satisfies Stamp));
  return main;
}

/** @returns the names of what it wrote */
async function bundle(input: Record<string, string>, folder: string): Promise<string[]> {
  const parts = await rolldown({
    input,
    platform: 'node',
    external: (id) => LEFT_ALONE.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [lighterPackages(), lateSchemas(), keepPlaces(folder)],
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const { output } = await parts.generate({
    dir: folder,
    format: 'esm',
    comments: false,
    keepNames: true,
    codeSplitting: { groups: WHOLE },
    ...names,
  });
  await parts.close();
  mkdirSync(folder, { recursive: true });
  for (const part of output) {
    writeFileSync(
      join(folder, part.fileName),
      part.type === 'chunk' ? builtinsAtOnce(inLatin(part.code)) : part.source,
    );
  }
  return output.map(({ fileName }) => fileName);
}

const readStamp = (stamp: string): Stamp | undefined =>
  // It is written here and nowhere else.
  existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Stamp) : undefined;

/** Where a module says where it stands, or where a thread stands that is bundled beside it. */
const OWN_PLACE = new RegExp(
  `new URL\\('\\./(${THREADS.map((file) => parse(file).name).join('|')})\\.ts', import\\.meta\\.url\\)|import\\.meta\\.(?:url|dirname)`,
  'g',
);

/** Modules find what lies beside their sources from the bundle as well. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(ROOT)) return null;
    if (id.includes('/node_modules/') && /\b(__dirname|__filename|require\.resolve)\b/.test(code)) {
      throw new Error(
        `${relative(ROOT, id)} looks for files beside itself: its package is to be named in scripts/build-server.ts`,
      );
    }
    if (!code.includes('import.meta.')) return null;
    const place = relative(folder, id);
    return code.replace(OWN_PLACE, (said, thread: string | undefined) => {
      if (thread !== undefined) return `new URL('./${thread}.js', import.meta.url)`;
      return said.endsWith('url')
        ? `new URL(${JSON.stringify(place)}, import.meta.url).href`
        : `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`;
    });
  },
});

function forgetAllBut(folder: string, kept: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.js') && !kept.includes(name)) rmSync(join(folder, name));
  }
}

if (import.meta.main) await buildServer();
