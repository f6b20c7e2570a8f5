import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { LANGUAGES, type Language } from '@toile/contract';
import type { Plugin } from 'vite';

const APP = join(import.meta.dirname, '../app');
const WORDS = join(APP, 'content');
/** Words of the contract that a page shows: messages and the labels of options. */
const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src');
const CONTRACT_WORDS = ['board-messages.ts', 'messages.ts', 'options.ts', 'report-words.ts'];

/** Where the words of a module stand in `language`; undefined for what has no words, or no translation. */
function wordsIn(language: Language, path: string): string | undefined {
  const isContract = CONTRACT_WORDS.some((name) => path === join(CONTRACT, name));
  const name = isContract ? join('contract', relative(CONTRACT, path)) : relative(WORDS, path);
  if (name.startsWith('..') || name.startsWith(language + sep)) return undefined;
  const translated = join(WORDS, language, name);
  return existsSync(translated) ? translated : undefined;
}

/** Builds the app with the words of another language: a module of words is found as its translation by everybody but that. */
export function inLanguage(language: Language): Plugin {
  const translations = join(WORDS, language) + sep;
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === LANGUAGES[0] || importer?.startsWith(translations)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (found && wordsIn(language, found.id)) ?? null;
    },
  };
}

/**
 * Puts the pages of another language beside those of the first (`client-hi` beside `client`), and what they load among the files
 * of the first, where those are served from; most of it has the same name there, for it is the same.
 */
export async function sharePages(built: string, first: string, language: Language): Promise<void> {
  const pages = `${first}-${language}`;
  await rm(pages, { recursive: true, force: true });
  await rename(join(built, 'client'), pages);
  await cp(join(pages, 'assets'), join(first, 'assets'), { recursive: true, force: false });
  await rm(join(pages, 'assets'), { recursive: true });
  await rm(built, { recursive: true });
}
