/** What a cloth is printed or worked with, told on its technical drawing in few lines. */

import { asksFor, type Garment, type Print } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { printColours } from '#atelier/cloth/prints/print-rules.ts';
import { garmentMaterial } from '#atelier/garments/measures.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { ellipse, isInside } from '#atelier/kit/shapes.ts';
import { sheerTone } from './flat-tones.ts';
import { ruled, turned } from './hatch.ts';
import { boundsOf, type Mark } from './marks.ts';

type Shape = 'dot' | 'flower' | 'drop' | 'diamond' | 'rosette' | 'blot';
const SHAPE: Partial<Record<Print['kind'], Shape>> = {
  polka: 'dot',
  bandhani: 'dot',
  floral: 'flower',
  ditsy: 'flower',
  paisley: 'drop',
  butti: 'drop',
  block: 'diamond',
  ikat: 'diamond',
  geometric: 'diamond',
  animal: 'rosette',
  abstract: 'blot',
  'tie-dye': 'blot',
  camouflage: 'blot',
};
/** Angles of the lines from the horizontal, degrees. */
const LINES: Partial<Record<Print['kind'], readonly number[]>> = {
  stripe: [90],
  pinstripe: [90],
  gingham: [0, 90],
  plaid: [0, 90],
  houndstooth: [0, 90],
  leheriya: [45],
  chevron: [45, 135],
};
const DIRECTION = { vertical: 90, horizontal: 0, bias: 45 } as const;
/** Centimetres between motifs. */
const GAP: Record<Print['scale'], number> = { small: 6, medium: 8.5, large: 12 };

const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
const MOTIF: Record<Shape, (at: Point, r: number) => Point[]> = {
  dot: (at, r) => ellipse(at, r * 0.6, r * 0.6, 8),
  flower: ([x, y], r) =>
    Array.from({ length: 30 }, (_, i): Point => {
      const a = (i / 30) * 2 * Math.PI;
      // five round petals that meet in notches
      const reach = r * (0.45 + 0.55 * Math.sqrt(Math.abs(Math.cos(2.5 * a))));
      return [x + Math.sin(a) * reach, y - Math.cos(a) * reach];
    }),
  drop: ([x, y], r) => [
    [x, y - r],
    [x + r * 0.6, y + r * 0.2],
    [x, y + r * 0.8],
    [x - r * 0.6, y + r * 0.2],
  ],
  diamond: ([x, y], r) => [
    [x, y - r],
    [x + r * 0.7, y],
    [x, y + r],
    [x - r * 0.7, y],
  ],
  rosette: (at, r) =>
    turned(ellipse([0, 0], r * 0.75, r * 0.5, 9), at[0] + at[1]).map(([x, y]) => [x + at[0], y + at[1]]),
  blot: (at, r) =>
    turned(
      Array.from({ length: 12 }, (_, i): Point => {
        const a = (i / 12) * 2 * Math.PI;
        const reach = r * (0.75 + 0.3 * Math.cos(3 * a));
        return [Math.cos(a) * reach, Math.sin(a) * reach];
      }),
      at[0] * 0.7 + at[1],
    ).map(([x, y]) => [x + at[0], y + at[1]]),
};

function shapeOf({ cloth, details, family }: Garment): Shape | undefined {
  if (cloth.print.kind !== 'solid') return SHAPE[cloth.print.kind];
  // a dupatta hangs in too many pleats to show its needlework
  if (family === 'dupatta' || !details.some(({ id, part }) => !part && isCraft(id))) return undefined;
  if (details.some(({ id }) => id === 'floral')) return 'flower';
  if (asksFor({ details }, 'phulkari')) return 'diamond';
  return details.some(({ id, part }) => id === 'butti' || part === 'embroidery' || id.includes('motif'))
    ? 'drop'
    : undefined;
}

type Fill = Mark & { kind: 'fill' };
const line = (points: Point[]): Mark => ({ kind: 'line', points, weight: 'print' });

function motifs(outline: readonly Point[], shape: Shape, gap: number): Mark[] {
  const { left, right, top, bottom } = boundsOf([{ kind: 'fill', points: [...outline], tone: 'cloth' }]);
  const out: Mark[] = [];
  for (let row = Math.floor(top / gap); row * gap < bottom; row++)
    for (let column = Math.floor(left / gap) - 1; column * gap < right; column++) {
      const centre: Point = [(column + (row % 2 ? 0.5 : 0)) * gap, row * gap + gap / 2];
      const ring = MOTIF[shape](centre, gap * 0.32);
      if (ring.every((p) => isInside(p, outline))) out.push(line(closed(ring)));
    }
  return out;
}

/** The part of an outline below a height. */
function below(outline: readonly Point[], y: number): Point[] {
  const out: Point[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    if (a[1] >= y) out.push(a);
    if (a[1] >= y !== b[1] >= y) out.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y]);
  });
  return out;
}

/** Steps in which a dye is told, and the shares of the garment's height between which it deepens. */
const STEPS = 28;
const DYED = { from: 0.2, to: 0.9 } as const;

/** The dye of an ombre in steps so small that they are one. */
function dyed(
  outline: readonly Point[],
  garment: Garment,
  heightAt: (share: number) => number,
  isSheer: boolean,
): Mark[] {
  const material = garmentMaterial(garment);
  if (!material.print) return [];
  const [dye] = printColours(material.print, material.colour);
  return Array.from({ length: STEPS }, (_, i): Mark => {
    const share = lerp(DYED.from, DYED.to, (i + 0.5) / STEPS);
    const of = mixHex(material.colour, dye, smoothstep(DYED.from, DYED.to, share + 0.5 / STEPS));
    return { kind: 'fill', points: below(outline, heightAt(share)), tone: 'cloth', of: isSheer ? sheerTone(of) : of };
  }).filter(({ points }) => points.length > 2);
}

function onCloth({ points: outline, tone }: Fill, garment: Garment, heightAt: (share: number) => number): Mark[] {
  const { print } = garment.cloth;
  const gap = GAP[print.scale];
  const shape = shapeOf(garment);
  if (shape) return motifs(outline, shape, gap);
  if (print.kind === 'ombre') return dyed(outline, garment, heightAt, tone === 'sheer');
  const across = garmentMaterial(garment).print?.direction;
  const angles = across && print.kind === 'stripe' ? [DIRECTION[across]] : (LINES[print.kind] ?? []);
  return angles.flatMap((degrees) => ruled(outline, (degrees * Math.PI) / 180, gap * 0.6).map(line));
}

/** The marks with the garment's print laid on every part cut from its own cloth. */
export function printed(marks: Mark[], garment: Garment): Mark[] {
  const { top, bottom } = boundsOf(marks);
  const heightAt = (share: number): number => top + (bottom - top) * share;
  return marks.flatMap((mark): Mark[] =>
    mark.kind === 'fill' && (mark.tone === 'cloth' || mark.tone === 'sheer') && !mark.of
      ? [mark, ...onCloth(mark, garment, heightAt)]
      : [mark],
  );
}
