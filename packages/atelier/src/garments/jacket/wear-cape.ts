/** Capes and ponchos. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Dressing, Worn } from '#atelier/garments/dressing.ts';
import { drawButtons } from '#atelier/garments/finish/fastenings.ts';
import { contrastOf, trim } from '#atelier/garments/finish/trimmings.ts';
import { garmentMaterial, hasDetail, plainOf, topHemY, trimOf } from '#atelier/garments/measures.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, collar } from '#atelier/garments/upper/collar-cuts.ts';
import { hood, hoodFur } from '#atelier/garments/upper/hood.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { type Cape, cape, restsUnder } from './cape.ts';
import { poncho } from './poncho.ts';

export const isCape = (g: Garment): boolean => g.family === 'jacket' && hasDetail(g, 'cape');

/** A hand that hangs or rests stays under a cape long enough to cover it; one that holds something comes out. */
const staysUnder = (f: Wearer, s: Side, hemY: number): boolean => restsUnder(f, s) && f.arm[s].wrist[1] < hemY - 55;

export function wearCape(d: Dressing, g: Garment): Worn {
  const { f, seed } = d;
  const material = garmentMaterial(g);
  const hemY = topHemY(f, g.length);
  const fabric = FABRIC_RULES[g.cloth.fabric];
  const isPoncho = g.kind === 'poncho';
  const capeOf = (): Cape =>
    cape(f, {
      fabric,
      seed,
      hemY,
      open: f.back ? 0 : g.closure === 'open' || g.closure === 'none' ? 26 : 4,
    });
  const made = isPoncho ? poncho(f, { fabric, seed }) : capeOf();
  const hooded = g.collar === 'hood' ? hood(f) : null;
  const close = add(f.neck.pit, [0, 4]);
  return {
    garment: g,
    sleeves: [],
    sleeveEnd: 1,
    overArms: true,
    hides: isPoncho ? [] : SIDES.filter((s) => staysUnder(f, s, hemY)),
    behind: () => {
      d.render(g, made.back, [plainOf(material)], { cast: 0 });
      if (hooded) d.render(g, hooded.behind, [material], { cast: 0 });
      else if (!isPoncho) d.render(g, collarBack(f, COLLAR_RISE), [plainOf(material)], { cast: 0 });
    },
    paint: () => {
      d.use(g, material, g.name);
      d.render(g, made.front, [material, { ...plainOf(material), colour: contrastOf(g) }], { cast: 0.5 });
      trim(d, g, { panel: made.panel, hem: made.hem });
      if (hooded) d.render(g, hooded.front, [material], { cast: 0.4 });
      if (hooded && hasDetail(g, 'fur-trim'))
        d.render(g, hoodFur(f), [{ fabric: 'fur', colour: '#c9b08c' }], { cast: 0.35 });
      if (isPoncho) return;
      if (!hooded)
        d.render(g, collar(f, 'stand', close, []), [material], { cast: 0.35, seed: branch(seed, 'cape.collar') });
      if (!f.back) drawButtons(d.scene, [add(close, [0, 3])], trimOf(g, 'buttons') ?? '#b98a4a', seed, 4.4);
    },
  };
}
