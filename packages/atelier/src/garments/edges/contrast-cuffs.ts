/** Cuffs of another colour than the sleeve, and the colour of what is rolled up of it. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { hasDetailOn, materialOf, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { printedPart, printOn } from '#atelier/garments/part-print.ts';
import { cuffPanel, type Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { ellipse } from '#atelier/kit/shapes.ts';

/** Height of the cuff of a long and of a short sleeve, how far it lies above the sleeve, and its button, page units. */
const CUFF = { long: 24, short: 13, lift: 1.6, button: 2.3 } as const;
/** From this length a sleeve is long, page units. */
const LONG = 150;

/** Cuffs are asked for in another colour. */
const hasContrastCuffs = (g: Garment): boolean =>
  trimOf(g, 'cuff') !== undefined || hasDetailOn(g, 'cuff', 'contrast') || printOn(g, 'cuff') !== undefined;

/** A cuff at the end of each sleeve. @param contrast the colour, where the words name none. */
export function contrastCuffs(g: Garment, sleeves: readonly Sleeve[], contrast: string): ClothLayer[] {
  if (!hasContrastCuffs(g)) return [];
  const b = emptyBuild();
  for (const sleeve of sleeves) {
    const whole = cuffPanel(sleeve);
    const long = whole.length();
    const from = 1 - (long > LONG ? CUFF.long : CUFF.short) / Math.max(40, long);
    const surface = whole.part(-1, 1, from, 1);
    const [top, low] = [surface.row(0, -1, 1, 20), surface.row(1, -1, 1, 20)];
    const piece: Piece = { name: 'cuff', outline: [...top, ...reversed(low)], surface, lift: CUFF.lift };
    b.pieces.push(piece);
    b.lines.push(
      { kind: 'overlap', points: top, weight: 0.6 },
      { kind: 'hem', points: low, weight: 0.85 },
      ...[top[0], top[top.length - 1]].map((p, i) => ({
        kind: 'overlap' as const,
        points: [p, low[i ? low.length - 1 : 0]],
        weight: 0.7,
      })),
    );
    if (long <= LONG) continue;
    const button = ellipse(surface.map(sleeve.side * 0.42, 0.5), CUFF.button, CUFF.button, 12);
    b.lines.push({ kind: 'detail', points: [...button, button[0]], weight: 1.1 });
  }
  const own = materialOf(g.cloth);
  return [
    lay(g, 'cuff', b, {
      of: printedPart(g, 'cuff') ?? { ...plainOf(own), colour: trimOf(g, 'cuff') ?? contrast },
      cast: 0.2,
    }),
  ];
}
