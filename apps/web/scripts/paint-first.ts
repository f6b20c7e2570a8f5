import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Does `paintFirst` to every page that was written into `folder`. */
export async function paintPagesFirst(folder: string): Promise<void> {
  for await (const name of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, name);
    await writeFile(path, paintFirst(await readFile(path, 'utf8')));
  }
}

/**
 * A page that was written at build shows without its scripts: they come behind what it is painted with. The order of its
 * elements stays as React wrote it, which looks for them there.
 */
const paintFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
