/** Capes and ponchos. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { finish, OF_COATS } from '#atelier/garments/finish/finish.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { garmentMaterial, hasDetail, plainOf, topHemY, trimOf } from '#atelier/garments/measures.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, collar } from '#atelier/garments/upper/collar-cuts.ts';
import { hood, hoodFur } from '#atelier/garments/upper/hood.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { type Cape, cape, restsUnder } from './cape.ts';
import { poncho } from './poncho.ts';

/** A hand that hangs or rests stays under a cape long enough to cover it; one that holds something comes out. */
const staysUnder = (f: Wearer, s: Side, hemY: number): boolean => restsUnder(f, s) && f.arm[s].wrist[1] < hemY - 55;

/** How far an open cape stands apart, and a closed one at its hem, page units. */
const APART = { open: 26, closed: 4 } as const;

function makeCape({ f, seed }: Fitting, g: Garment): Cape {
  const fabric = FABRIC_RULES[g.cloth.fabric];
  if (factsOf(g).pulledOn) return poncho(f, { fabric, seed, isPlain: g.cloth.print.kind === 'solid' });
  const open = f.back ? 0 : g.closure === 'open' || g.closure === 'none' ? APART.open : APART.closed;
  return cape(f, { fabric, seed, hemY: topHemY(f, g.length), open });
}

/** What is round the neck, before and behind: a hood, or a collar that stands. */
function roundNeck(
  { f, seed }: Fitting,
  g: Garment,
): { behind: Layer[]; hood: Layer[]; fur: Layer[]; collar: Layer[] } {
  const of = garmentMaterial(g);
  const none = { behind: [], hood: [], fur: [], collar: [] };
  if (g.collar === 'hood') {
    const made = hood(f);
    const fur = { fabric: 'fur', colour: '#c9b08c' } as const;
    return {
      ...none,
      behind: [lay(g, 'hood', made.behind, { of })],
      hood: [lay(g, 'hood', made.front, { of, cast: 0.4 })],
      fur: hasDetail(g, 'fur-trim') ? [lay(g, 'fur', hoodFur(f), { of: fur, cast: 0.35 })] : [],
    };
  }
  if (factsOf(g).pulledOn) return none;
  const standing = collar(f, 'stand', { close: closeOf(f) });
  return {
    ...none,
    behind: [lay(g, 'collar back', collarBack(f, COLLAR_RISE), { of: plainOf(of) })],
    collar: [lay(g, 'collar', standing, { of, cast: 0.35, seed: branch(seed, 'cape.collar') })],
  };
}

/** Where it is closed. */
const closeOf = (f: Wearer): Point => add(f.neck.pit, [0, 4]);

/** Radius of its one button, page units. */
const BUTTON = 4.4;

export function cutCape(g: Garment, d: Fitting): Cut {
  const { f } = d;
  const material = garmentMaterial(g);
  const isPoncho = factsOf(g).pulledOn;
  const hemY = topHemY(f, g.length);
  const made = makeCape(d, g);
  const { behind, ...own } = roundNeck(d, g);
  const contrast = { ...plainOf(material), colour: contrastOf(g) };
  const button = { at: [add(closeOf(f), [0, 3])], colour: trimOf(g, 'buttons') ?? '#b98a4a', radius: BUTTON };
  return {
    garment: g,
    layers: {
      behind: [lay(g, 'back', made.back, { of: plainOf(material) }), ...behind],
      on: [
        lay(g, 'cloth', made.front, { of: [material, contrast], cast: 0.5 }),
        ...finish({
          fitting: d,
          garment: g,
          seams: { hem: made, ...(!isPoncho && !f.back && { front: { buttons: [button] } }) },
          own,
          order: OF_COATS,
        }),
      ],
    },
    cloths: [called(g, material, g.name)],
    sleeves: [],
    sleeveEnd: 1,
    overArms: true,
    hides: isPoncho ? [] : SIDES.filter((s) => staysUnder(f, s, hemY)),
  };
}
