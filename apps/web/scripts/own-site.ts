import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type OwnSite, readSiteFile } from '../../../scripts/site-file.ts';

const CONTENT = join(import.meta.dirname, '../app/content');

/** Builds the pages with what an operator keeps in a file outside the source, in the place of `site.ts` and `own-legal.ts`. */
export function ownSite(named: string): Plugin {
  const { site, legal }: OwnSite = readSiteFile(named);
  const modules = new Map([
    [join(CONTENT, 'site.ts'), `export const SITE = ${JSON.stringify(site)};`],
    [join(CONTENT, 'own-legal.ts'), `export const OWN_LEGAL = ${JSON.stringify(legal)};`],
  ]);
  return { name: 'own-site', enforce: 'pre', load: (id) => modules.get(id) ?? null };
}
