import { ProductError } from '#server/product/errors.ts';
import type { UploadMime } from './picture-container.ts';

const LENGTH_MAX = 200;
const PICTURE_ENDINGS = new Set(['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'blob']);
const EXTENSION = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  UploadMime,
  string
>;

/**
 * The name a picture is kept under: the one that was sent without its folders and with the ending that its bytes deserve.
 * @throws {ProductError} `file-unsupported` for a name that says it is something else
 */
export function fileName(sent: string, mime: UploadMime): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1);
  // Control characters and those that turn the direction of writing can make a name look like another.
  const plain = last.replaceAll(/[\p{Control}\p{Format}]/gu, '').trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  if (ending !== '' && /^[a-z0-9]{1,8}$/.test(ending) && !PICTURE_ENDINGS.has(ending)) {
    throw new ProductError('file-unsupported', { message: `A picture is not named “.${ending}”.` });
  }
  const stem = (PICTURE_ENDINGS.has(ending) ? plain.slice(0, dot) : plain).slice(0, LENGTH_MAX);
  return `${stem || 'picture'}.${EXTENSION[mime]}`;
}
