import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ABSENT = /"has\w+":false,/g;
const IMPORTS = /"imports":\[([^\]]*)\]/g;

/**
 * The router's list of routes, which every page carries, as small as it says the same: what a route does not have is left out, and so
 * is what every page has loaded by then; the files it stands on come in one order, so that they pack. The order of what is fetched together says nothing.
 */
export async function trimManifest(folder: string): Promise<void> {
  for await (const name of glob('assets/manifest-*.js', { cwd: folder })) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, trimmed(text));
  }
}

function trimmed(text: string): string {
  const files = [...text.matchAll(IMPORTS)].flatMap(([, list = '']) => list.split(',').filter(Boolean));
  const often = Map.groupBy(files, (file) => file);
  const rank = (file: string) => often.get(file)?.length ?? 0;
  // what the entry and the root stand on is loaded with them, on every page
  const [entry = [], root = []] = [...text.matchAll(IMPORTS)].map(([, list = '']) => list.split(','));
  const everywhere = new Set([...entry, ...root]);
  const inOneOrder = (list: string, isFirst: boolean) =>
    list
      .split(',')
      .filter((file) => isFirst || !everywhere.has(file))
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .join(',');
  let count = 0;
  return text.replaceAll(ABSENT, '').replaceAll(IMPORTS, (_, list: string) => {
    count += 1;
    return `"imports":[${inOneOrder(list, count <= 2)}]`;
  });
}
