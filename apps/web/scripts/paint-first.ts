import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page that draws any screen: nothing shows there before its scripts have come. */
const FALLBACK = '__spa-fallback.html';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const ROUTE = /import \* as (\w+) from "([^"]+)";/g;
const ID = /"([^"]+)":(\w+)/g;
const ENTRY = /import\("([^"]+)"\);\s*$/;
/** How a built file names those that it stands on. */
const STANDS_ON = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Lets every page that was written into `folder` be painted before its scripts are fetched, but for the fallback. */
export async function paintPagesFirst(folder: string): Promise<void> {
  const begin = await readFile(join(import.meta.dirname, 'begin-after-paint.js'), 'utf8');
  for await (const name of glob('**/*.html', { cwd: folder })) {
    if (name === FALLBACK) continue;
    const path = join(folder, name);
    await writeFile(path, await paintFirst(await readFile(path, 'utf8'), begin, folder));
  }
}

/**
 * The page with `begin` in place of the router's own start, told the files in the order they stand on each other, the
 * file of each route, and the entry. The order of the other elements stays as React wrote it, which looks for them there.
 */
async function paintFirst(html: string, begin: string, folder: string): Promise<string> {
  const [start, text = ''] = START.exec(html) ?? [];
  const entry = ENTRY.exec(text)?.[1];
  if (!start || !entry) throw new Error('The page does not start as the router writes it.');
  const fileOf = new Map([...text.matchAll(ROUTE)].map(([, name = '', file = '']) => [name, file]));
  const routes = [...text.matchAll(ID)].map(([, id = '', name = '']) => [id, fileOf.get(name)]);
  const listed = [...html.matchAll(PRELOAD)].map(([, file = '']) => file).filter((file) => file !== entry);
  const files = await inOrder(listed, folder);
  const named = JSON.stringify({ files, routes: Object.fromEntries(routes), entry });
  // File names have no quotes.
  return html.replaceAll(PRELOAD, '').replace(START, () => `<script data-begin='${named}'>${begin}</script>`);
}

/** The files, each behind those that it stands on. */
async function inOrder(files: readonly string[], folder: string): Promise<string[]> {
  const ordered = new Set<string>();
  const met = new Set<string>();
  const visit = async (file: string) => {
    if (!files.includes(file) || met.has(file)) return;
    met.add(file);
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(STANDS_ON)) await visit(`/assets/${name}`);
    ordered.add(file);
  };
  for (const file of files) await visit(file);
  return [...ordered];
}
