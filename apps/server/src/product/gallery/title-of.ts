import { PROMPT_UNKNOWN } from '@toile/contract';
import type { StoredLook } from '@toile/look';
import { sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';

/** Characters of a title at most. */
const LENGTH_MAX = 80;

/** The title of a design's Look, read alone: a Look is ten thousand characters. */
export const lookTitle = sql<string | null>`${designs.look} ->> 'title'`;

/** A short name: of the Look, else the beginning of the words. */
export function titleOf({ look, prompt }: { look?: Pick<StoredLook, 'title'> | null; prompt: string }): string {
  const given = look?.title ?? prompt;
  const text = given.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LENGTH_MAX) return text || PROMPT_UNKNOWN;
  const wordEnd = text.lastIndexOf(' ', LENGTH_MAX);
  return `${text.slice(0, wordEnd > 0 ? wordEnd : LENGTH_MAX)}…`;
}
