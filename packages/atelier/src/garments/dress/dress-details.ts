/** What is worked into the body of a dress: drapery across it, the zip down its back. */

import type { Garment } from '@toile/look';
import type { FoldCurve, Line } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { swag } from '#atelier/cloth/folds/fold-set.ts';
import { bustPoint, centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';

/** The zip in the middle of a back, from the nape to the hip. */
export function backZip({ f }: Fitting, b: Bodice): Line[] {
  const top = neckFront(b);
  const low = (f.hip[LEFT][1] + f.hip[RIGHT][1]) / 2 - 30;
  const seam = Array.from({ length: 16 }, (_, i): Point => {
    const y = top[1] + ((low - top[1]) * i) / 15;
    return [centreX(f, y), y];
  });
  return [
    { kind: 'detail', points: seam, weight: 0.9, top: true },
    { kind: 'stitch', points: seam.map((p) => add(p, [3, 0])), weight: 0.7, top: true },
    { kind: 'overlap', points: [seam[0], add(seam[0], [0, 8])], weight: 1.3, colour: '#b9b7b2', top: true },
  ];
}

/** Seams that shape a close dress cut in one: from the armhole over the bust, in at the waist and down to the hem. */
export function princessSeams({ f }: Fitting, b: Bodice): Line[] {
  return SIDES.map((s) => {
    const hem = b.panel.map(s * 0.5, 1);
    const inward = (edge: Point, share: number): Point => [lerp(centreX(f, edge[1]), edge[0], share), edge[1]];
    const points = spline(
      [
        add(mix(f.underarm[s], f.shoulder[s], 0.34), [-s * 9, 0]),
        add(bustPoint(f, s), [s * 5, -4]),
        inward(f.waist[s], 0.55),
        inward(f.hip[s], 0.54),
        mix(inward(f.hip[s], 0.54), hem, 0.5),
        hem,
      ],
      10,
    );
    return { kind: 'seam', points, weight: 1 };
  });
}

/** Darts that take in a bodice above its waist seam, each ending below the bust. @param waistLine from left to right. */
export function waistDarts({ f }: Fitting, waistLine: readonly Point[]): Line[] {
  return SIDES.map((s) => {
    const from = at(waistLine, 0.5 + s * 0.24);
    const tip = add(bustPoint(f, s), [s * 2, 26]);
    return {
      kind: 'seam',
      points: spline([add(from, [0, -2]), add(mix(from, tip, 0.5), [-s * 2, 0]), tip], 8),
      weight: 0.9,
    };
  });
}

const SWAGS = 8;

/**
 * Cloth drawn across the body to the hip on the viewer's right: from the shoulder where there is one, else from the edge over the
 * bust and down the other side; unequal swags that part from there.
 * @param toWaist it is sewn to a skirt there.
 */
export function drapeAcross({ f, seed }: Fitting, g: Garment, b: Bodice, toWaist: boolean): FoldCurve[] {
  const next = stream(seed, 'dress.draped');
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const { strapless, edge } = b.neck;
  const high = strapless ? add(at(edge, 0.1), [5, 8]) : add(at(shoulderLine(f, -1), 0.55), [-9, 16]);
  const end = toWaist ? add(f.waist[RIGHT], [-4, -8]) : add(f.highHip[RIGHT], [-6, 6]);
  const low = strapless ? add(f.waist[LEFT], [6, -12]) : add(high, [18, 18]);
  return Array.from({ length: SWAGS }, (_, i): FoldCurve => {
    const t = i / (SWAGS - 1);
    const from = mix(high, low, t + (next() - 0.5) * 0.08);
    const to = mix(add(f.underbust[RIGHT], [-4, 6]), end, t + (next() - 0.5) * 0.08);
    return {
      points: swag(from, mix(from, to, 0.9 + next() * 0.1), -0.06 - next() * 0.1),
      width: fabric.foldWidth * (0.5 + next() * 0.3),
      height: fabric.foldHeight * (0.85 + next() * 0.5),
      side: 1,
      ink: 0.5 + next() * 0.4,
      to: 0.85,
      on: ['bodice'],
    };
  });
}

/** Height between two gathers of a ruched side, page units. */
const GATHER = 17;

/** A side seam drawn up on its thread: short folds run in from either side and sink toward the middle, none like its neighbour. */
export function ruchedSides({ f, seed }: Fitting, g: Garment, b: Bodice): FoldCurve[] {
  const next = stream(seed, 'dress.ruched');
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const folds: FoldCurve[] = [];
  for (const s of SIDES) {
    const edge = s < 0 ? b.left : b.right;
    const from = f.underarm[s][1] + 34;
    const to = Math.min(edge[edge.length - 1][1] - 10, f.hip[s][1] + 70);
    for (let y = from; y < to; y += GATHER * (0.7 + next() * 0.6)) {
      const seam = edge.find((p) => p[1] >= y) ?? edge[edge.length - 1];
      const reach = (0.45 + next() * 0.55) * Math.abs(seam[0] - centreX(f, y));
      folds.push({
        points: swag([seam[0] - s, y], [seam[0] - s * reach, y + (next() - 0.3) * 16], -s * (0.08 + next() * 0.08)),
        width: fabric.foldWidth * (0.42 + next() * 0.2),
        height: fabric.foldHeight * (0.7 + next() * 0.4),
        side: s,
        ink: 0.5 + next() * 0.4,
        from: 0,
        to: 0.55 + next() * 0.3,
        on: ['bodice'],
      });
    }
  }
  return folds;
}
