import { asksFor, type Colour } from '@toile/look';
import type { Piece } from '../piece.ts';
import { isRuledOut } from '../ruled-out.ts';
import type { Taste } from '../taste.ts';

/** Of a round collar. */
const WHITE: Colour = { name: 'white', hex: '#f7f5f0' };

/**
 * A girl's frock stands out from gathers at its waist and has small puffed sleeves, and her skirts are short, wherever the
 * words leave it open.
 */
export function cutChildrensDress(piece: Piece, taste: Taste): void {
  const { entry, garment, said, without } = piece;
  // a schoolgirl's skirt ends at the knee
  if (garment.family === 'skirt' && garment.length === 'midi' && !said.has('length')) garment.length = 'knee';
  if (!entry.facts?.frock) return;
  const open = (slot: string): boolean => !said.has(slot);
  if (open('silhouette') && entry.id === 'dress') {
    garment.silhouette = 'gathered';
    if (open('length')) garment.length = 'knee';
    if (!asksFor(garment, 'sash') && !asksFor(garment, 'belt') && !isRuledOut('sash', without))
      garment.details.push({ id: 'sash' });
  }
  const sleeveOpen = open('sleeve.length') && open('sleeve.shape');
  const bare = !open('neckline') && garment.sleeve.length === 'sleeveless' && garment.neckline !== 'round';
  if (sleeveOpen && !bare && !['long', 'three-quarter'].includes(garment.sleeve.length))
    garment.sleeve = { shape: 'puff', length: 'short' };
  if (open('neckline') && open('collar') && taste.unit('frock collar') < 0.6) {
    garment.collar = 'peter-pan';
    garment.trims.collar ??= WHITE;
  }
}
