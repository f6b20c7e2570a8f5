/** A hanbok: a short jacket with curved sleeves, a white-edged collar and a ribbon, over a skirt that hangs from the breast. */

import type { Garment } from '@toile/look';
import { upperHalfOf } from '@toile/look/records';
import { emptyBuild, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { finish } from '#atelier/garments/finish/finish.ts';
import { borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { beneath, type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { materialOf, plainOf, skirtHemY, trimOf } from '#atelier/garments/measures.ts';
import { makeSleeves, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import type { Bodice } from '#atelier/garments/upper/bodice-cut.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { crossBand } from '#atelier/garments/upper/collar-cuts.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { chima, goreum, ribbonOf } from './hanbok.ts';

/** The white paper-stiff edge of the collar, and the bands at the wrists. */
const EDGE: Material = { fabric: 'poplin', colour: '#f8f3ea' };

interface Cloths {
  skirt: Material;
  jacket: Material;
  ribbon: Material;
}

/** The skirt takes the first colour, the jacket the second; one colour alone leaves the jacket pale. */
function clothsOf(g: Garment): Cloths {
  const own = materialOf(g.cloth);
  const { kind, colours } = g.cloth.print;
  const blocked = kind === 'colour-block';
  const skirt: Material = { ...(blocked ? plainOf(own) : own), opacity: 1 };
  const second = trimOf(g, 'bodice', 'contrast') ?? (blocked ? colours[0]?.hex : undefined);
  const pale = mixHex(own.colour, '#fbf5ea', lumaOf(own.colour) > 0.75 ? 0.3 : 0.86);
  const jacket: Material = { ...plainOf(own), colour: second ?? pale, opacity: 1 };
  return { skirt, jacket, ribbon: ribbonOf(g) };
}

/** Room of the jacket, and how far it ends below the bust, page units. */
const JACKET = { ease: 5, box: 0.6, below: 10 } as const;
/** How deep its hem curves down to the middle, page units. */
const CURVE = 8;

const jacketEnd = ({ f }: Fitting): number => Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]) + JACKET.below;

const jeogori = (d: Fitting, g: Garment): Bodice =>
  bodice(d.f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: d.seed,
    neck: 'wrap',
    ease: JACKET.ease,
    box: JACKET.box,
    endY: jacketEnd(d),
    bottom: (u) => CURVE * (1 - u * u),
    hem: 'clean',
  });

/** The white bands at the wrists. */
function wristBands(g: Garment, of: Material, sleeves: readonly Sleeve[]): Layer {
  const cuffs = emptyBuild();
  for (const s of sleeves)
    if (s.panel)
      cuffs.lines.push({ kind: 'overlap', points: s.panel.row(0.955), weight: 1.6, colour: EDGE.colour, isCord: true });
  return lay(g, 'cuff', cuffs, { of });
}

/** Collar and ribbon; the collar ends where the jacket does. */
function tied(d: Fitting, g: Garment, ribbon: Material): Layer[] {
  const { f, seed } = d;
  const band = crossBand(f, jacketEnd(d) - 4);
  return [
    lay(g, 'collar', band, { of: EDGE, cast: 0.3, seed: branch(seed, 'hanbok.band') }),
    ...goreum(f, seed).map((part) => lay(g, 'ribbon', part, { of: ribbon, cast: 0.35 })),
  ];
}

export function cutHanbok(g: Garment, d: Fitting): Cut {
  const { f, seed } = d;
  const cloths = clothsOf(g);
  const lower = chima(f, FABRIC_RULES[g.cloth.fabric], seed, skirtHemY(f, g.length, g.hem));
  const upper = jeogori(d, g);
  const sleeves = makeSleeves(d, g, JACKET.ease, { neck: upper.neck.edge });
  const { panel } = lower;
  return {
    garment: g,
    layers: {
      behind: [lay(g, 'collar back', collarBack(f, 0.16), { of: EDGE })],
      on: [
        lay(g, 'cloth', lower, { of: cloths.skirt, cast: 0.3 }),
        // its hem is bordered and worked, and has no other edging
        ...borderOnHem(g, lower),
        ...finish({ fitting: d, garment: g, seams: { skirt: { panel, outline: panel.outline() } } }),
        lay(g, 'cloth', merge(upper, ...sleeves), { of: cloths.jacket, cast: 0.5 }),
        wristBands(g, cloths.jacket, sleeves),
        ...beneath(sleeves, tied(d, g, cloths.ribbon)),
      ],
    },
    cloths: [called(g, cloths.skirt, g.name), called(g, cloths.jacket, upperHalfOf(g))],
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 1,
  };
}
