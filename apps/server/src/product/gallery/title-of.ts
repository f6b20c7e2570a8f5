import { PROMPT_UNKNOWN } from '@toile/contract';
import type { StoredLook } from '@toile/look';

/** Characters of a title at most. */
const LENGTH_MAX = 80;

/** A short name: of the Look, else the beginning of the words. */
export function titleOf({ look, prompt }: { look?: StoredLook | null; prompt: string }): string {
  const given = look?.title ?? prompt;
  const text = given.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LENGTH_MAX) return text || PROMPT_UNKNOWN;
  const wordEnd = text.lastIndexOf(' ', LENGTH_MAX);
  return `${text.slice(0, wordEnd > 0 ? wordEnd : LENGTH_MAX)}…`;
}
