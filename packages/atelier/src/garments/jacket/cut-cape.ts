/** Capes and ponchos. */

import type { Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { finish, OF_COATS, type Step } from '#atelier/garments/finish/finish.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Cut, called, type Layer, lay } from '#atelier/garments/layer.ts';
import { garmentMaterial, hasDetail, plainOf, topHemY, trimOf } from '#atelier/garments/measures.ts';
import { collarBack } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE, collar } from '#atelier/garments/upper/collar-cuts.ts';
import { hood, hoodFur } from '#atelier/garments/upper/hood.ts';
import { isHoodUp, layHoodUp } from '#atelier/garments/upper/hood-up.ts';
import { branch } from '#atelier/kit/chance.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { type Cape, cape, restsUnder } from './cape.ts';
import { poncho } from './poncho.ts';

/**
 * What hangs over each arm. A hand that holds something comes out through the slit of a cape; a poncho has none. An arm whose wrist
 * lies under the cloth is hidden whole: fingers that come out alone belong to nobody.
 */
function over({ f }: Fitting, made: Cape, isPoncho: boolean): Pick<Cut, 'hides' | 'covers'> {
  const shapes = made.front.pieces.filter(({ material }) => !material).map(({ outline }) => outline);
  const sides = SIDES.filter((s) => isPoncho || restsUnder(f, s));
  const isUnder = (s: Side): boolean => shapes.some((shape) => isInside(f.arm[s].wrist, shape));
  return { hides: sides.filter(isUnder), covers: { sides, shapes } };
}

/** How far an open cape stands apart, and a closed one at its hem, page units. */
const APART = { open: 26, closed: 4 } as const;

function makeCape({ f, seed }: Fitting, g: Garment): Cape {
  const fabric = FABRIC_RULES[g.cloth.fabric];
  if (factsOf(g).pulledOn) return poncho(f, { fabric, seed, isBanded: hasDetail(g, 'contrast') });
  const open = f.back ? 0 : g.closure === 'open' || g.closure === 'none' ? APART.open : APART.closed;
  return cape(f, { fabric, seed, hemY: topHemY(f, g.length, g.hem), open });
}

/** What is round the neck, before and behind: a hood, or a collar that stands. */
function roundNeck(
  d: Fitting,
  g: Garment,
): { behind: Layer[]; hood: Layer[]; fur: Layer[]; collar: Layer[]; head: Layer[] } {
  const { f, seed } = d;
  const of = garmentMaterial(g);
  const none = { behind: [], hood: [], fur: [], collar: [], head: [] };
  if (isHoodUp(f, g)) {
    const { behind, head } = layHoodUp(d, g, of);
    return { ...none, behind: [behind], head };
  }
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

/** What is done at its free edge lies over the hands that come out below it. */
const AT_EDGE: readonly Step[] = ['edges'];
const ON_CLOTH = OF_COATS.filter((step) => !AT_EDGE.includes(step));

export function cutCape(g: Garment, d: Fitting): Cut {
  const { f } = d;
  const material = garmentMaterial(g);
  const isPoncho = factsOf(g).pulledOn === true;
  const made = makeCape(d, g);
  const { behind, head, ...own } = roundNeck(d, g);
  const contrast = { ...plainOf(material), colour: contrastOf(g) };
  const button = { at: [add(closeOf(f), [0, 3])], colour: trimOf(g, 'buttons') ?? '#b98a4a', radius: BUTTON };
  const front = !isPoncho && !f.back ? { buttons: [button] } : undefined;
  const finishing = {
    fitting: d,
    garment: g,
    seams: { hem: { ...made, isBordered: isPoncho }, ...(front && { front }) },
  };
  return {
    garment: g,
    layers: {
      behind: [lay(g, 'back', made.back, { of: plainOf(material) }), ...behind],
      on: [
        lay(g, 'cloth', made.front, { of: [material, contrast], cast: 0.5 }),
        ...finish({ ...finishing, own, order: ON_CLOTH }),
      ],
      hands: finish({ ...finishing, order: AT_EDGE }),
      ...(head.length > 0 && { head }),
    },
    cloths: [called(g, material, g.name)],
    sleeves: [],
    sleeveEnd: 1,
    overArms: true,
    ...over(d, made, isPoncho),
  };
}
