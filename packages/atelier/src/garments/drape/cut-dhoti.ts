/** Dhotis, and whatever else is wound round the hips and drawn back between the legs. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import { liningOf } from '#atelier/garments/finish/lining.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, lay } from '#atelier/garments/layer.ts';
import { waistband } from '#atelier/garments/lower/trousers/trouser-legs.ts';
import { branch } from '#atelier/kit/chance.ts';
import { dhoti } from './dhoti.ts';
import { borderHeight, calledCloths, cloths } from './draped-cloth.ts';

/** Depth of the roll at its waist, page units. */
const ROLL = 15;

export function cutDhoti(g: Garment, { f, seed }: Fitting): Cut {
  const made = dhoti(f, {
    fabric: FABRIC_RULES[g.cloth.fabric],
    seed: branch(seed, 'dhoti'),
    border: borderHeight(g) * 0.8,
    drop: isWoman(f) ? 0.3 : 0.7,
  });
  const of = cloths(g);
  const under = liningOf(g);
  return {
    garment: g,
    layers: {
      on: [
        ...(isSheer(g.cloth.fabric)
          ? [lay(g, 'lining', { ...made.legs, lines: [] }, { of: [under, under], cast: 0.2 })]
          : []),
        lay(g, 'cloth', made.legs, { of, cast: 0.35 }),
        lay(g, 'fan', made.fan, { of, cast: 0.35 }),
        lay(g, 'waistband', waistband(made.waistLine, ROLL), { of: of[0], cast: 0.15 }),
      ],
    },
    cloths: calledCloths(g),
    sleeves: [],
    sleeveEnd: 0,
  };
}
