/** Great robes, worn over whatever is under them and over both arms. */

import type { Garment } from '@toile/look';
import { factsOf, isCraft } from '@toile/look/records';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { borderMaterial } from '#atelier/garments/finish/hem-border.ts';
import { needleworkOf, threadOf } from '#atelier/garments/finish/needlework.ts';
import { bandBuild } from '#atelier/garments/finish/work-bands.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { garmentMaterial, hasDetail, skirtHemY } from '#atelier/garments/measures.ts';
import { makeSleeves } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { lumaOf, shadeHex } from '#atelier/kit/colour.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { breastEmbroidery, kaftanBraid } from './robe-work.ts';
import { type Robe, wideRobe } from './wide-robe.ts';

interface RobeKind {
  /** How far each side hangs beyond the arm, page units. */
  flare: number;
  /** Its sides are folded up on the shoulders, so that the sleeves of what is under it come out. */
  folded: boolean;
}

const ROBES: Readonly<Record<'folded' | 'winged', RobeKind>> = {
  folded: { flare: 66, folded: true },
  winged: { flare: 52, folded: false },
};
export const isRobe = (g: Garment): boolean => factsOf(g).cutter === 'wide-robe';

/** Depth of the slit at the neck, page units. */
const SLIT = 66;

/** Gold braid on the edges of a kaftan, or what its words ask for. */
function braid({ f }: Fitting, g: Garment, robe: Robe): Layer[] {
  const { bands, lines } = kaftanBraid(robe, f, SLIT);
  const gold = threadOf(g);
  const deep = { name: 'deep', hex: shadeHex(lumaOf(g.cloth.colour.hex) > 0.6 ? gold : g.cloth.colour.hex, 0.55) };
  const strip = borderMaterial(
    { kind: 'zari', colour: { name: 'braid', hex: gold }, accent: deep },
    g.cloth.colour.hex,
  );
  const clip = robe.front.pieces.map((p) => p.outline);
  const outline = clip[clip.length - 1];
  const sewn = bands.map((band) => ({ ...band, clip: [outline] }));
  return [
    lay(g, 'braid', { ...emptyBuild(), lines }, { of: garmentMaterial(g) }),
    lay(g, 'braid', bandBuild(sewn, robe.front.folds), { of: strip }),
  ];
}

/** A robe is embroidered on the breast: its field stays plain. */
export const workedOnBreast = (g: Garment): Garment => ({
  ...g,
  details: g.details.map((detail) => (!detail.part && isCraft(detail.id) ? { ...detail, part: 'neck' } : detail)),
});

/** Embroidery on the breast. */
function breast({ f }: Fitting, g: Garment, robe: Robe): Layer[] {
  if (!needleworkOf(g) && !hasDetail(g, 'embroidered-neck')) return [];
  const lines = breastEmbroidery(f, threadOf(g), SLIT);
  const clip = robe.front.pieces.map((p) => p.outline);
  return [lay(g, 'embroidery', { ...emptyBuild(), lines }, { of: garmentMaterial(g), clip })];
}

/** Fraction of the arm from which it is seen over a robe whose wings are its sleeves: the elbow. */
const FOREARM = 0.5;

export function cutRobe(asked: Garment, d: Fitting): Cut {
  const g = workedOnBreast(asked);
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const of = { ...material, opacity: 1 };
  const { flare, folded } = ROBES[factsOf(g).hangs ?? 'winged'];
  // the wings of a kaftan are its sleeves
  const sleeves = folded
    ? makeSleeves(d, { ...g, fit: 'relaxed', sleeve: { shape: 'set-in', length: 'long' }, details: [] }, 8)
    : [];
  const robe = wideRobe(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    hemY: skirtHemY(f, g.length, g.hem),
    flare,
    slit: SLIT,
    winged: !folded,
  });
  const arms = folded ? [] : SIDES.filter((s) => !f.arm[s].behind);
  return {
    garment: g,
    layers: {
      on: [
        ...arms.map((side): Layer => ({ is: 'arm', side, from: FOREARM })),
        lay(g, 'cloth', robe.front, { of, cast: 0.4 }),
        ...finish({
          fitting: d,
          garment: g,
          seams: { hem: { panel: robe.panel, hem: robe.hem, isBordered: true }, neck: robe.neck },
        }),
        ...(folded ? [] : braid(d, g, robe)),
        ...breast(d, g, robe),
        lay(g, 'cloth', merge(emptyBuild(), ...sleeves), { of, cast: 0.4 }),
        ...(folded ? [lay(g, 'wings', robe.wings, { of, cast: 0.45 })] : []),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves,
    sleeveEnd: 1,
    overArms: true,
    // they are painted with the robe, which lies over the arms
    ...(!folded && { hides: SIDES }),
  };
}
