/** Great robes, worn over whatever is under them and over both arms. */

import type { Garment } from '@toile/look';
import { isCraft } from '@toile/look/records';
import { emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { drawArmOver } from '#atelier/figure/hands/draw-hand.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { borderMaterial, borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import { bandBuild, needleworkOf, threadOf } from '#atelier/garments/finish/needlework.ts';
import { tieNeck, trim } from '#atelier/garments/finish/trimmings.ts';
import { garmentMaterial, hasDetail, skirtHemY } from '#atelier/garments/measures.ts';
import { makeSleeves } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { lumaOf, shadeHex } from '#atelier/kit/colour.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { breastEmbroidery, kaftanBraid, type Robe, wideRobe } from './wide-robe.ts';

interface RobeKind {
  /** How far each side hangs beyond the arm, page units. */
  flare: number;
  /** Its sides are folded up on the shoulders, so that the sleeves of what is under it come out. */
  folded: boolean;
}

const KINDS: Readonly<Record<string, RobeKind>> = {
  agbada: { flare: 66, folded: true },
  caftan: { flare: 52, folded: false },
};
export const isRobe = (g: Garment): boolean => g.family === 'dress' && g.kind in KINDS;

/** Depth of the slit at the neck, page units. */
const SLIT = 66;

/** Gold braid on the edges of a kaftan, or what its words ask for. */
function braid(d: Dressing, g: Garment, robe: Robe): void {
  const { bands, lines } = kaftanBraid(robe, d.f, SLIT);
  const gold = threadOf(g);
  const deep = { name: 'deep', hex: shadeHex(lumaOf(g.cloth.colour.hex) > 0.6 ? gold : g.cloth.colour.hex, 0.55) };
  const strip = borderMaterial(
    { kind: 'zari', colour: { name: 'braid', hex: gold }, accent: deep },
    g.cloth.colour.hex,
  );
  const clip = robe.front.pieces.map((p) => p.outline);
  const outline = clip[clip.length - 1];
  d.render(g, { ...emptyBuild(), lines }, [garmentMaterial(g)]);
  d.render(
    g,
    bandBuild(
      bands.map((band) => ({ ...band, clip: [outline] })),
      robe.front.folds,
    ),
    [strip],
    { cast: 0 },
  );
}

/** A robe is embroidered on the breast: its field stays plain. */
export const workedOnBreast = (g: Garment): Garment => ({
  ...g,
  details: g.details.map((id) => (isCraft(id) ? `${id}-neck` : id)),
});

export function wearRobe(d: Dressing, asked: Garment): Worn {
  const g = workedOnBreast(asked);
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const opaque = { ...material, opacity: 1 };
  const { flare, folded } = KINDS[g.kind];
  // the wings of a kaftan are its sleeves
  const sleeves = folded
    ? makeSleeves(d, { ...g, fit: 'relaxed', sleeve: { shape: 'set-in', length: 'long' }, details: [] }, 8)
    : [];
  const robe = wideRobe(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed,
    hemY: skirtHemY(f, g.length),
    flare,
    slit: SLIT,
    winged: !folded,
  });
  return {
    garment: g,
    sleeves,
    sleeveEnd: 1,
    overArms: true,
    // they are painted with the robe, which lies over the arms
    ...(!folded && { hides: SIDES }),
    paint: () => {
      d.use(g, material, g.name);
      if (!folded) for (const s of SIDES) if (!f.arm[s].behind) drawArmOver(d.scene, f, s, { from: 0.5, cast: false });
      d.render(g, robe.front, [opaque], { cast: 0.4 });
      if (g.border) borderOnHem(d, g, robe);
      trim(d, g, { panel: robe.panel, hem: robe.hem, neck: robe.neck });
      tieNeck(d, g, robe.neck);
      if (!folded) braid(d, g, robe);
      if (needleworkOf(g) || hasDetail(g, 'embroidered-neck')) {
        const lines = breastEmbroidery(f, threadOf(g), SLIT);
        d.render(g, { ...emptyBuild(), lines }, [material], { clip: robe.front.pieces.map((p) => p.outline) });
      }
      d.render(g, merge(emptyBuild(), ...sleeves), [opaque], { cast: 0.4 });
      if (folded) d.render(g, robe.wings, [opaque], { cast: 0.45 });
    },
  };
}
