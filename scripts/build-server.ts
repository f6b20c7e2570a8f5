/**
 * Writes what the server's main thread runs into a few files: a start that reads thousands of modules takes twice as long.
 * Threads and helper processes run the sources, and packages that bring files of their own stay where they are.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { type Fingerprint, fingerprint, isSame, ROOT } from './fingerprint.ts';

const OUT = join(ROOT, 'apps/server/build');
const SOURCES = ['apps/server/src/**/*', 'packages/*/src/**/*', '{apps/server,packages/*}/package.json'];
const RECIPE = 'scripts/build-server.ts';
/** Packages that start threads of their own or hold native code, and one that is only asked for where it is installed. */
const LEFT_ALONE = ['pino', 'piscina', 'sharp', '@napi-rs/canvas', 'pg-native'];
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
  const bundle = await rolldown({
    input: { main: join(ROOT, entry) },
    platform: 'node',
    external: (id) => LEFT_ALONE.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [keepPlaces(folder)],
  });
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
  const { output } = await bundle.write({ dir: folder, format: 'esm', comments: false, keepNames: true, ...names });
  await bundle.close();
  const files = output.map(({ fileName }) => fileName);
  // Processes of the last build may still run, and load late.
  forgetAllBut(folder, [...files, ...(last?.files ?? [])]);
  writeFileSync(stamp, JSON.stringify({ fingerprint: now, files } satisfies Stamp));
  return main;
}

const readStamp = (stamp: string): Stamp | undefined =>
  // It is written here and nowhere else.
  existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Stamp) : undefined;

/** Modules find what lies beside their sources from the bundle as well. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(ROOT)) return null;
    if (id.includes('/node_modules/') && /\b(__dirname|__filename|require\.resolve)\b/.test(code)) {
      throw new Error(`${relative(ROOT, id)} looks for files beside itself: its package is to be named in ${RECIPE}`);
    }
    if (!code.includes('import.meta.')) return null;
    const place = relative(folder, id);
    return code
      .replaceAll('import.meta.url', () => `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`);
  },
});

function forgetAllBut(folder: string, kept: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.js') && !kept.includes(name)) rmSync(join(folder, name));
  }
}

if (import.meta.main) await buildServer();
