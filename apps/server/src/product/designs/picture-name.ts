import type { StoredLook } from '@toile/look';
import type { Generated } from '#server/parts/generator/generator.ts';

const EXTENSION = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const satisfies Record<Generated['mime'], string>;

/** Characters of the name before its extension, at most. */
const LENGTH_MAX = 60;

/** What the picture is called in a folder of downloads: `emerald-satin-slip-dress.jpg`, from its title or else its words. */
export function pictureName(
  { look, mime }: { look: StoredLook | null; mime: Generated['mime'] },
  words: string,
): string {
  const title = look?.title ?? '';
  const stem = slug(title) || slug(words) || 'outfit';
  return `${stem}.${EXTENSION[mime]}`;
}

function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (joined.length <= LENGTH_MAX) return joined;
  const wordEnd = joined.lastIndexOf('-', LENGTH_MAX);
  return joined.slice(0, wordEnd > 0 ? wordEnd : LENGTH_MAX);
}
