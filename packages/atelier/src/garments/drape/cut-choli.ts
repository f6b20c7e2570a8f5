/** A close blouse that ends under the bust. */

import type { Garment } from '@toile/look';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { materialOf, trimOf } from '#atelier/garments/measures.ts';
import { sleeveCut } from '#atelier/garments/sleeve/sleeve-cuts.ts';
import { makeSleeves } from '#atelier/garments/sleeve/sleeve-pair.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import type { Bodice } from '#atelier/garments/upper/bodice-cut.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';

/** A soft navel and the line above it, where the midriff is bare. */
function midriff({ f }: Fitting, g: Garment): Layer {
  const c: Point = [centreX(f, f.waist[LEFT][1] + 6), (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2 + 2];
  const ink = '#6d4433';
  const b = emptyBuild();
  b.lines.push(
    { kind: 'fold', points: spline([add(c, [-1, -3]), add(c, [-2, 3]), add(c, [1, 6])], 6), weight: 1.2, colour: ink },
    {
      kind: 'fold',
      points: spline([add(c, [-1, -44]), add(c, [1, -28]), add(c, [0, -12])], 6),
      weight: 0.6,
      colour: ink,
    },
  );
  return lay(g, 'skin', b, { of: { fabric: 'silk', colour: ink } });
}

/** A blouse that reaches under the waist of what it is worn with. */
const covers = (g: Garment): boolean => g.length === 'hip';

/** How far it reaches below the waist where it covers, and below the bust where it is cropped or not, page units. */
const BELOW = { waist: 22, cropped: 12, bust: 18 } as const;

function endOf(f: Wearer, g: Garment): number {
  if (covers(g)) return Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + BELOW.waist;
  const underbust = Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]);
  return underbust + (g.length === 'crop' || g.length === 'cropped' ? BELOW.cropped : BELOW.bust);
}

/** A line of thread along its hem and its cuffs. */
function threaded(g: Garment, b: Bodice, sleeves: readonly Sleeve[]): Layer {
  const colour = g.border?.accent.hex ?? trimOf(g, 'border', 'embroidery') ?? '#cfa44e';
  const edging = emptyBuild();
  edging.lines.push({ kind: 'overlap', points: b.hem.map((p) => add(p, [0, -5])), weight: 0.8, colour, isCord: true });
  for (const s of sleeves)
    if (s.panel) edging.lines.push({ kind: 'overlap', points: s.panel.row(0.95), weight: 0.8, colour, isCord: true });
  return lay(g, 'edging', edging, { of: materialOf(g.cloth) });
}

/** Between it and the body, page units. */
const EASE = 2;

export function cutCholi(g: Garment, d: Fitting): Cut {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const cut = sleeveCut(g.sleeve.shape, g.sleeve.length);
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: g.neckline,
    ease: EASE,
    endY: endOf(f, g),
    sleeveless: !cut,
    hem: 'clean',
  });
  const sleeves = makeSleeves(d, g, EASE, { neck: b.neck.edge });
  return {
    garment: g,
    layers: {
      on: [
        lay(g, 'cloth', merge(b, ...sleeves), { of: material, cast: 0.35 }),
        threaded(g, b, sleeves),
        ...finish({
          fitting: d,
          garment: g,
          seams: { body: { bodice: b }, sleeves: { cuffs: sleeves } },
          own: { 'own parts': covers(g) ? [] : [midriff(d, g)] },
        }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: cut?.end ?? 0,
  };
}
