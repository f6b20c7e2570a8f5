import type { Person } from '@toile/look';
import { isDetailImmodest } from '@toile/look/records';
import type { Draft } from '#atelier/draft/draft.ts';
import type { Piece } from './piece.ts';

/** Whether the words ask for covering clothes, by saying so or by a hijab. */
export const isModest = (draft: Draft, presentation: Person['presentation']): boolean =>
  draft.moods.some(({ id }) => id === 'modest') ||
  (presentation !== 'male' && draft.things.some(({ entry }) => entry.id === 'hijab'));

const COVERED_NECKS = new Set(['crew', 'round', 'boat', 'high', 'turtle', 'shirt', 'notched', 'lapel']);
const LONG: Readonly<Record<string, 'maxi' | 'full'>> = {
  dress: 'maxi',
  skirt: 'maxi',
  trousers: 'full',
  jumpsuit: 'full',
};

/** Covers neck, arms, middle and legs wherever the words left them open. */
export function coverTheModest(pieces: readonly Piece[]): void {
  const outer = pieces.some(({ garment }) => garment.layer === 'outer' || garment.layer === 'mid');
  for (const { garment, said } of pieces) {
    const { family, sleeve } = garment;
    const bodice = ['top', 'dress', 'jumpsuit', 'choli'].includes(family);
    const under = outer && garment.layer === 'base';
    const open = (slot: string): boolean => !said.has(slot);
    if (bodice && !under && open('sleeve.length') && open('sleeve.shape') && sleeve.length !== 'long')
      garment.sleeve = {
        shape: sleeve.shape === 'none' || sleeve.shape === 'cap' ? 'set-in' : sleeve.shape,
        length: 'long',
      };
    if (bodice && open('neckline') && !COVERED_NECKS.has(garment.neckline)) garment.neckline = 'round';
    if (garment.fit === 'tight' && open('fit')) garment.fit = 'fitted';
    const long = LONG[family];
    if (long && open('length') && !['maxi', 'floor', 'ankle', 'full'].includes(garment.length)) garment.length = long;
    if (family === 'top' && open('length') && (garment.length === 'crop' || garment.length === 'waist'))
      garment.length = 'hip';
    if (open('details')) garment.details = garment.details.filter((detail) => !isDetailImmodest(detail));
  }
}
