import type { Garment } from '@toile/look';
import type { WithParts } from './closers.ts';
import type { SkirtKind } from './cut.ts';
import type { Skirt } from './points.ts';

/** A patch of a skirt, finished; where its upper corner lies, from the top of the band and from the centre front, cm. */
export const SKIRT_PATCH = { width: 13, height: 15, below: 9, from: 6.5 } as const;
/** What a skirt needs to have room for one, cm. */
const ROOM = { length: 34, half: 22 } as const;
const FLAT: readonly SkirtKind[] = ['straight', 'sector'];

/** How many patches are sewn on the front of a skirt: two where the words order them, and one where they say so. */
export function skirtPatchesOf({ parts = [] }: Pick<Garment, 'kind'> & WithParts, kind: SkirtKind, s: Skirt): number {
  const ordered = parts.find(({ id, text, isNone }) => id === 'pocket' && !isNone && /patch/i.test(text));
  if (!ordered || !FLAT.includes(kind) || s.length < ROOM.length || s.hip / 2 < ROOM.half) return 0;
  return ordered.count === 1 || (ordered.count === undefined && /pocket$/i.test(ordered.text)) ? 1 : 2;
}
