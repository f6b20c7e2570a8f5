/** Lehengas: a skirt from the hip with its border, its waistband and its panels. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES, type FabricRule, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { bandAt, bandsAbove, hemBand } from '#atelier/garments/finish/hem-border.ts';
import { liningOf } from '#atelier/garments/finish/lining.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, type Layer, lay } from '#atelier/garments/layer.ts';
import { kaliSeams } from '#atelier/garments/lower/skirt/kalis.ts';
import { type Skirt, skirt } from '#atelier/garments/lower/skirt/skirt.ts';
import { inTiers, LEHENGA_CUT, type SkirtCut, skirtCut } from '#atelier/garments/lower/skirt/skirt-cuts.ts';
import { countOf, skirtHemY } from '#atelier/garments/measures.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { borderHeight, calledCloths, cloths } from './draped-cloth.ts';
import { latkans } from './latkans.ts';

/** By how much the sides of the hem clear the ground: its front dips below them, page units. */
const CLEAR = 52;

/** A border stiffens the hem it is sewn to. */
export const bordered = (g: Garment): FabricRule => {
  const rule = FABRIC_RULES[g.cloth.fabric];
  return g.border ? { ...rule, hemWave: rule.hemWave * 0.85 } : rule;
};

const cutOf = (g: Garment): SkirtCut =>
  g.silhouette === 'mermaid' || g.silhouette === 'a-line' ? skirtCut(g.silhouette) : inTiers(LEHENGA_CUT, g);

/** Share of the length that its waistband is high. */
const BAND = 0.028;

/** Sews the border to its hem and the band to its waist. */
function edge(k: Skirt, g: Garment): void {
  const border = borderHeight(g);
  if (!border) return;
  const v0 = 1 - border / k.panel.length();
  const { swell } = k.pieces[k.pieces.length - 1];
  // needlework has its own bands above the hem
  if (g.border) {
    k.pieces.push(hemBand(k.panel, k.hem, v0, { material: 1, swell }));
    k.lines.push({ kind: 'seam', points: k.panel.row(v0, -1, 1, 70) });
    for (const [from, to] of bandsAbove(g, v0)) k.pieces.push(bandAt(k.panel, from, to, { material: 1, swell }));
  }
  const band = k.panel.part(-1, 1, 0, BAND);
  k.pieces.push({
    name: 'border',
    outline: band.outline(),
    surface: band,
    material: 1,
    grain: { fit: 'along-u' },
    lift: 1.5,
  });
}

const hemOf = ({ f }: Fitting, g: Garment): number => Math.min(skirtHemY(f, g.length, g.hem), f.floor - CLEAR);

/** The lining of sheer cloth: narrower, plainer and shorter by so many page units. */
const LINING = { flare: 0.85, full: 0.3, shorter: 40 } as const;

function lining(d: Fitting, g: Garment): Layer {
  const cut = cutOf(g);
  const under = skirt(d.f, {
    cut: { ...cut, flare: cut.flare * LINING.flare, full: LINING.full, kind: 'plain' },
    fabric: FABRIC_RULES.silk,
    seed: branch(d.seed, 'lehenga.lining'),
    hemY: hemOf(d, g) - LINING.shorter,
  });
  return lay(g, 'lining', under, { of: liningOf(g), cast: 0.2 });
}

/** Panels it is sewn of. */
const KALIS = 10;

export function cutLehenga(g: Garment, d: Fitting): Cut {
  const { f, seed } = d;
  const top = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], 0.35), [s * 2, 0]);
  const k = skirt(f, {
    cut: cutOf(g),
    fabric: bordered(g),
    seed,
    hemY: hemOf(d, g),
    topLeft: top(-1),
    topRight: top(1),
  });
  edge(k, g);
  const whole = { ...k, lines: [...k.lines, ...kaliSeams(k.panel, countOf(g, 'gher') || KALIS, seed)] };
  return {
    garment: g,
    layers: {
      on: [
        ...(isSheer(g.cloth.fabric) ? [lining(d, g)] : []),
        lay(g, 'cloth', whole, { of: cloths(g), cast: 0.4 }),
        ...finish({
          fitting: d,
          garment: g,
          seams: { skirt: { panel: k.panel, outline: k.panel.outline(), build: k } },
          own: { 'side tie': latkans(g, k.panel) },
        }),
      ],
    },
    cloths: calledCloths(g),
    sleeves: [],
    sleeveEnd: 0,
  };
}
