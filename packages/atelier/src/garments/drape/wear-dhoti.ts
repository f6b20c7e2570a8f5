/** Dhotis, and whatever else is wound round the hips and drawn back between the legs. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { liningOf } from '#atelier/garments/finish/lining.ts';
import { waistband } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { branch } from '#atelier/kit/chance.ts';
import { dhoti } from './dhoti.ts';
import { borderHeight, cloths } from './draped-cloth.ts';

export const isDhoti = (g: Garment): boolean => g.family === 'trousers' && g.kind === 'dhoti';

/** Depth of the roll at its waist, page units. */
const ROLL = 15;

export function wearDhoti(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const made = dhoti(f, {
    fabric,
    seed: branch(seed, 'dhoti'),
    border: borderHeight(g) * 0.8,
    drop: isWoman(f) ? 0.3 : 0.7,
  });
  return {
    garment: g,
    sleeves: [],
    sleeveEnd: 0,
    paint: () => {
      const used = cloths(d, g);
      if (isSheer(g.cloth.fabric)) d.render(g, { ...made.legs, lines: [] }, [liningOf(g), liningOf(g)], { cast: 0.2 });
      d.render(g, made.legs, used, { cast: 0.35 });
      d.render(g, made.fan, used, { cast: 0.35 });
      d.render(g, waistband(made.waistLine, ROLL), [used[0]], { cast: 0.15 });
    },
  };
}
