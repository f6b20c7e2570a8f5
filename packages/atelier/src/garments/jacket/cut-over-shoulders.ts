/** A jacket or coat that lies over the shoulders: it hangs over both arms, open, with its sleeves empty beside it. */

import type { Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Fitting, WornWith } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { plainOf, topHemY } from '#atelier/garments/measures.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE } from '#atelier/garments/upper/collar-cuts.ts';
import { spline } from '#atelier/kit/curves.ts';
import { mix, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { type Cape, cape, restsUnder } from './cape.ts';
import { jacketCutOf, lapelOf } from './choose-jacket-cut.ts';
import { coatEdge } from './coat-edge.ts';
import { emptySleeves } from './empty-sleeves.ts';
import { neckIn } from './front-edge.ts';
import { beside, type Jacket, jacket } from './jacket.ts';
import { collared, edged, insideOf, lapelMaterial, outsideOf } from './jacket-cloth.ts';
import { lapels } from './lapels.ts';

/** How far its fronts stand apart, page units; the breadth of a lapel, and the room it leaves the neck. */
const APART = 30;
/** How far below the hip a coat ends at least that holds in what is worn beneath, page units. */
const HELD_BELOW_HIP = 60;
const LAPEL = { woman: 38, man: 42, room: 1 } as const;

/** Where each front folds back: from the neck along the lapel's roll, then down to the hem. */
function innerEdge({ f }: Fitting, j: Jacket, s: Side, hemY: number): Point[] {
  const from = neckIn(f, s, j.cut);
  const [brk] = j.edges[s];
  const low: Point = [brk[0] + s * APART, hemY];
  return spline([from, mix(from, brk, 0.5), brk, mix(brk, low, 0.45), low], 10);
}

export function cutOverShoulders(asked: Garment, d: Fitting, worn: WornWith): Cut {
  const { f, seed } = d;
  const g: Garment = { ...collared(asked), closure: 'open' };
  const j = jacket(f, jacketCutOf(d, g, worn.under));
  const hemY = topHemY(f, g.length, g.hem);
  const inner = (s: Side): Point[] => innerEdge(d, j, s, hemY);
  const outer = (s: Side): Point[] => coatEdge(f, s, hemY);
  const hung = cape(f, { fabric: FABRIC_RULES[g.cloth.fabric], seed, hemY, open: APART, inner, outer });
  const of = outsideOf(g);
  const kind = lapelOf(g);
  const width = LAPEL[isWoman(f) ? 'woman' : 'man'];
  const turned = kind && !f.back ? lapels(f, j, { kind, width, room: LAPEL.room }) : [];
  return {
    garment: asked,
    layers: {
      behind: [lay(g, 'inside', hung.back, { of: insideOf(g) }), ...collarBehind(d, g)],
      on: [
        lay(g, 'cloth', hung.front, { of, cast: 0.5 }),
        lay(g, 'cloth', emptySleeves(f, outer), { of, cast: 0.4 }),
        ...turned.map((lapel) => lay(g, 'lapel', edged(g, lapel), { of: lapelMaterial(g), cast: 0.35 })),
      ],
    },
    cloths: [called(g, of, g.name)],
    sleeves: [],
    sleeveEnd: 1,
    overArms: true,
    holds: SIDES.filter((s) => hemY > f.hip[s][1] + HELD_BELOW_HIP).map((s) => beside(f, s, outer(s))),
    ...over(d, hung),
  };
}

/** Its collar goes round behind the neck. */
const collarBehind = ({ f }: Fitting, g: Garment): Layer[] =>
  lapelOf(g) && !f.back ? [lay(g, 'collar back', collarBack(f, COLLAR_RISE), { of: plainOf(lapelMaterial(g)) })] : [];

/** Arms at rest stay under it. */
function over({ f }: Fitting, { front }: Cape): Pick<Cut, 'hides' | 'covers'> {
  const shapes = front.pieces.filter(({ material }) => !material).map(({ outline }) => outline);
  const sides = SIDES.filter((s) => restsUnder(f, s));
  return { hides: sides, covers: { sides, shapes } };
}
