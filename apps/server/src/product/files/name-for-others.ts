import type { FileRow } from '#server/parts/database/schema/files.ts';
import { faultAtSight } from '#server/product/reading/fault-at-sight.ts';
import { weighWords } from '#server/product/reading/refuse-words.ts';
import { fileName } from './file-name.ts';

/** What a picture is called, without what tells its kind. */
export const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** What a name says. */
export const wordsOfName = (name: string): string => withoutEnding(name).replace(/[._-]+/g, ' ');

/**
 * What a picture that others may see is called: as its owner called it, or plainly where they may not read that.
 * @throws {ProductError} `overloaded` and `design-not-understood` as `hearBrief` does
 */
export async function nameForOthers({ name, mime, ownerId }: Pick<FileRow, 'name' | 'mime' | 'ownerId'>) {
  if (mime === 'image/avif') return name;
  const isPlain = (await faultAtSight(withoutEnding(name))) === undefined;
  const { refused } = isPlain ? await weighWords(wordsOfName(name), ownerId) : { refused: true };
  return refused ? fileName('', mime) : name;
}
