/** Choli and lehenga. */

import type { Garment } from '@toile/look';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, type FabricRule, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { embellish } from '#atelier/garments/finish/embellish.ts';
import { hemBand } from '#atelier/garments/finish/hem-border.ts';
import { liningOf } from '#atelier/garments/finish/lining.ts';
import { scatterWork } from '#atelier/garments/finish/trimmings.ts';
import { kaliSeams } from '#atelier/garments/lower/skirt/kalis.ts';
import { skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { LEHENGA_CUT, skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { materialOf, skirtHemY, trimOf } from '#atelier/garments/measures.ts';
import type { SleeveCut } from '#atelier/garments/sleeve/sleeve-cuts.ts';
import { sleeveCut } from '#atelier/garments/sleeve/sleeve-cuts.ts';
import { makeSleeves } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { branch } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { borderHeight, cloths } from './draped-cloth.ts';

/** A soft navel and the line above it, where the midriff is bare. */
function midriff(d: Dressing, g: Garment): void {
  const { f } = d;
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
  d.render(g, b, [{ fabric: 'silk', colour: ink }]);
}

/** A close blouse that ends under the bust. */
export function wearCholi(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const material = materialOf(g.cloth);
  const cut: SleeveCut | null = sleeveCut(g.sleeve.shape, g.sleeve.length);
  const ease = 2;
  const covers = g.length === 'hip';
  const b = bodice(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    neck: g.neckline,
    ease,
    endY: covers
      ? Math.max(f.waist[LEFT][1], f.waist[RIGHT][1]) + 22
      : Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]) +
        (g.length === 'crop' || g.length === 'cropped' ? 12 : 18),
    sleeveless: !cut,
    hem: 'clean',
  });
  const sleeves = makeSleeves(d, g, ease, {}, b.neck.edge);
  return {
    garment: g,
    sleeves,
    sleeveEnd: cut?.end ?? 0,
    paint: () => {
      d.use(g, material, g.name);
      d.render(g, merge(b, ...sleeves), [material], { cast: 0.35 });
      const thread = g.border?.accent.hex ?? trimOf(g, 'border', 'embroidery') ?? '#cfa44e';
      const trim = emptyBuild();
      trim.lines.push({ kind: 'overlap', points: b.hem.map((p) => add(p, [0, -5])), weight: 0.8, colour: thread });
      for (const s of sleeves)
        if (s.panel) trim.lines.push({ kind: 'overlap', points: s.panel.row(0.95), weight: 0.8, colour: thread });
      d.render(g, trim, [material]);
      embellish(d, g, b, sleeves);
      if (!covers) midriff(d, g);
    },
  };
}

/** By how much the sides of the hem clear the ground: its front dips below them, page units. */
const CLEAR = 52;

/** A border stiffens the hem it is sewn to. */
export const bordered = (g: Garment): FabricRule => {
  const rule = FABRIC_RULES[g.cloth.fabric];
  return g.border ? { ...rule, hemWave: rule.hemWave * 0.85 } : rule;
};

export function wearLehenga(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const hemY = skirtHemY(f, g.length);
  const cut = g.silhouette === 'mermaid' || g.silhouette === 'a-line' ? skirtCut(g.silhouette) : LEHENGA_CUT;
  const top = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], 0.35), [s * 2, 0]);
  const k = skirt(f, {
    cut,
    fabric: bordered(g),
    seed,
    hemY: Math.min(hemY, f.floor - CLEAR),
    topLeft: top(-1),
    topRight: top(1),
  });
  const border = borderHeight(g);
  if (border) {
    const v0 = 1 - border / k.panel.length();
    const { swell } = k.pieces[k.pieces.length - 1];
    // needlework has its own bands above the hem
    if (g.border) {
      k.pieces.push(hemBand(k.panel, k.hem, v0, 1, swell));
      k.lines.push({ kind: 'seam', points: k.panel.row(v0, -1, 1, 70) });
    }
    const band = k.panel.part(-1, 1, 0, 0.028);
    k.pieces.push({
      name: 'border',
      outline: band.outline(),
      surface: band,
      material: 1,
      grain: { fit: 'along-u' },
      lift: 1.5,
    });
  }
  return {
    garment: g,
    sleeves: [],
    sleeveEnd: 0,
    paint: () => {
      if (isSheer(g.cloth.fabric)) {
        const lining = skirt(f, {
          cut: { ...cut, flare: cut.flare * 0.85, full: 0.3, kind: 'plain' },
          fabric: FABRIC_RULES.silk,
          seed: branch(seed, 'lehenga.lining'),
          hemY: Math.min(hemY, f.floor - CLEAR) - 40,
        });
        d.render(g, lining, [liningOf(g)], { cast: 0.2 });
      }
      d.render(g, { ...k, lines: [...k.lines, ...kaliSeams(k.panel, 10, seed)] }, cloths(d, g), {
        cast: 0.4,
      });
      scatterWork(d, g, k.panel, k.panel.outline(), k);
    },
  };
}
