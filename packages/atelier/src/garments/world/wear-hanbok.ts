/** A hanbok: a short jacket with curved sleeves, a white-edged collar and a ribbon, over a skirt that hangs from the breast. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Material, merge } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { borderOnHem } from '#atelier/garments/finish/hem-border.ts';
import { scatterWork } from '#atelier/garments/finish/trimmings.ts';
import { materialOf, plainOf, skirtHemY, trimOf } from '#atelier/garments/measures.ts';
import { makeSleeves, sleevesOf } from '#atelier/garments/sleeve/sleeve-pair.ts';
import { bodice } from '#atelier/garments/upper/bodice.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { crossBand } from '#atelier/garments/upper/collar-cuts.ts';
import { branch } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { chima, goreum, ribbonOf } from './hanbok.ts';

export const isHanbok = (g: Garment): boolean => g.kind === 'hanbok';

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

export function wearHanbok(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const cloths = clothsOf(g);
  const lower = chima(f, fabric, seed, skirtHemY(f, g.length));
  const ease = 5;
  const endY = Math.max(f.underbust[LEFT][1], f.underbust[RIGHT][1]) + 10;
  const upper = bodice(f, {
    fabric,
    seed,
    neck: 'wrap',
    ease,
    box: 0.6,
    endY,
    // its hem curves down to the middle
    bottom: (u) => 8 * (1 - u * u),
    hem: 'clean',
  });
  const sleeves = makeSleeves(d, g, ease, {}, upper.neck.edge);
  return {
    garment: g,
    sleeves,
    sleeveEnd: sleevesOf(g)?.end ?? 1,
    behind: () => d.render(g, collarBack(f, 0.16), [EDGE], { cast: 0 }),
    paint: () => {
      d.use(g, cloths.skirt, g.name);
      d.use(g, cloths.jacket, 'jeogori');
      d.render(g, lower, [cloths.skirt], { cast: 0.3 });
      if (g.border) borderOnHem(d, g, lower);
      scatterWork(d, g, lower.panel, lower.panel.outline());
      d.render(g, merge(upper, ...sleeves), [cloths.jacket], { cast: 0.5 });
      const cuffs = emptyBuild();
      for (const s of sleeves)
        if (s.panel)
          cuffs.lines.push({ kind: 'overlap', points: s.panel.row(0.955), weight: 1.6, colour: EDGE.colour });
      d.render(g, cuffs, [cloths.jacket]);
      d.underSleeves(sleeves, () => {
        // the collar ends where the jacket does
        d.render(g, crossBand(f, endY - 4), [EDGE], { cast: 0.3, seed: branch(seed, 'hanbok.band') });
        for (const part of goreum(f, seed)) d.render(g, part, [cloths.ribbon], { cast: 0.35 });
      });
    },
  };
}
