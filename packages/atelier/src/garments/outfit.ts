/** An outfit on its wearer, as data: what lies over what, from the wall to the eye. The one place that knows this order. */

import type { Footwear, Garment, Look } from '@toile/look';
import type { BareParts } from '#atelier/figure/body/draw-bare-body.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Legwear } from '#atelier/figure/worn/draw-legwear.ts';
import type { Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { endInBoot } from './boot-tuck.ts';
import { coveredUp } from './covered-blouse.ts';
import { cut } from './cutters.ts';
import type { Fitting } from './fitting.ts';
import { wornAlone } from './fitting.ts';
import { asSeen, turned } from './from-behind.ts';
import { coversFeet, hidesArms, hidesLegs } from './hidden-limbs.ts';
import { type Cut, clothsAmong, type Layer, layersOf, type UsedMaterial } from './layer.ts';
import { matchedBlouse } from './matched-blouse.ts';
import { sizedPrint } from './print-size.ts';
import { isTucked } from './tuck.ts';
import { BUTTONED_UP } from './upper/neck-choice.ts';

/** The heights at which things lie, the lowest first. */
export const HEIGHTS = [
  ...(['behind', 'body', 'legwear', 'feet', 'shoes'] as const),
  // what is tucked in, what holds it, what hangs over both, what is wrapped over all of that
  ...(['tucked', 'lower', 'upper', 'wrapped'] as const),
  ...(['over neck', 'toes', 'arms', 'over hands', 'over head'] as const),
];
export type Height = (typeof HEIGHTS)[number];

/** Layers of one garment that lie together. */
interface Laid {
  is: 'layers';
  layers: readonly Layer[];
  /** Sleeves that hang in front of them. */
  under?: Point[][];
  /** Shapes in which nothing of them is seen. */
  outside?: Point[][];
}

/** An arm over the clothes, out of the sleeves it is not painted in; from a fraction of it on, or its hand alone. */
interface ArmLaid {
  is: 'arm';
  side: Side;
  from: number | null;
  beyond: Point[][];
  /** Cloth that hangs over it, from under which it comes. */
  under: Point[][];
}

/** One thing that lies on, under or behind the person. */
export type Step = { z: Height /** Among what lies at this height, the least first. */; rank: number } & (
  | Laid
  | { is: 'body'; bare: BareParts }
  | { is: 'legwear'; legwear: Legwear }
  | { is: 'feet' }
  | { is: 'shoes'; footwear: Footwear & { hose: string | undefined; underCloth: boolean } }
  | { is: 'toes' }
  | ArmLaid
);

export interface Outfit {
  wearer: Wearer;
  /** The Look as it is seen on this wearer. */
  look: Look;
  seed: number;
  cuts: readonly Cut[];
  /** In the order in which they lie. */
  steps: readonly Step[];
  /** Every cloth used, for swatches: each garment's own first, then linings, belts, borders. */
  cloths: readonly UsedMaterial[];
}

/** Under a tie the shirt is closed to its top button. */
function buttonedUp(look: Look): Look {
  if (!look.accessories.some((a) => a.kind === 'tie' || a.kind === 'bow-tie')) return look;
  const close = (g: Garment): Garment =>
    g.collar === 'shirt' ? { ...g, details: [...g.details, { id: BUTTONED_UP }] } : g;
  return { ...look, garments: look.garments.map(close) };
}

/** Tights or socks, if the Look has them. */
function legwearOf({ accessories }: Look): Legwear | null {
  for (const { kind, colour, name, told = [] } of accessories)
    if (kind === 'tights' || kind === 'socks') return { kind, colour, said: [name, ...told].join(' ') };
  return null;
}

const isLower = (g: Garment): boolean => ['skirt', 'trousers', 'lehenga'].includes(g.family);

/** The height at which a garment lies; a saree is wrapped over its blouse, whatever the order of the Look. */
function heightOf(wearer: Wearer, look: Look, g: Garment): 'tucked' | 'lower' | 'upper' | 'wrapped' {
  if (isTucked(wearer, look, g)) return 'tucked';
  if (isLower(g)) return 'lower';
  return g.family === 'saree' ? 'wrapped' : 'upper';
}

const outlinesOf = (cuts: readonly Cut[]): Point[][] =>
  cuts.flatMap(({ sleeves }) => sleeves.flatMap(({ pieces }) => pieces.map(({ outline }) => outline)));

const byHeight = (a: Step, b: Step): number => HEIGHTS.indexOf(a.z) - HEIGHTS.indexOf(b.z) || a.rank - b.rank;

/** Sorts what lies on a person into the order in which it lies. */
export const inOrder = (steps: readonly Step[]): Step[] => steps.toSorted(byHeight);

interface Wearing {
  wearer: Wearer;
  look: Look;
  cuts: readonly Cut[];
}

/** Whose trousers end in the boots, if anybody's do. */
const inBoots = (look: Look): Garment | undefined => look.garments.find((g) => endInBoot(look, g) !== null);

/** The person under the clothes: body, hose, shoes. */
function personSteps({ look }: Wearing): Step[] {
  const { garments, footwear } = look;
  const isLegless = coversFeet(garments);
  const underCloth = hidesLegs(garments);
  const bare = { legs: !isLegless, plainLegs: underCloth, arms: !hidesArms(garments) };
  const legwear = legwearOf(look);
  const booted = inBoots(look);
  const shod = { ...footwear, hose: legwear?.colour.hex, underCloth: underCloth && !booted };
  // boots lie over the trousers that go into them
  const at = booted ? { z: 'lower' as const, rank: garments.indexOf(booted) + 0.5 } : { z: 'shoes' as const, rank: 0 };
  return [
    { z: 'body', rank: 0, is: 'body', bare },
    ...(legwear ? [{ z: 'legwear', rank: 0, is: 'legwear', legwear } as const] : []),
    { z: 'feet', rank: 0, is: 'feet' },
    ...(isLegless ? [] : [{ ...at, is: 'shoes', footwear: shod } as const]),
    { z: 'toes', rank: 0, is: 'toes' },
  ];
}

/** What each garment lays on the body, and what of the others hangs before it. */
function bodySteps({ wearer, look, cuts }: Wearing): Step[] {
  const heights = cuts.map(({ garment }) => heightOf(wearer, look, garment));
  const held = cuts.flatMap(({ holds }) => holds ?? []);
  const tucked = cuts.filter((_, i) => heights[i] === 'tucked');
  const steps = cuts.map((c, rank): Step & Laid => ({
    z: heights[rank] ?? 'upper',
    rank,
    is: 'layers',
    layers: c.layers.on ?? [],
  }));
  // the sleeves that hang before whatever is laid next
  let before = outlinesOf(tucked);
  for (const step of inOrder(steps)) {
    const own = cuts[step.rank];
    if (step.is !== 'layers' || !own || step.z === 'tucked') continue;
    const isHeld = step.z === 'lower' || (own.garment.family === 'dress' && !own.holds);
    const lies = own.sleeves.length > 0 || own.overArms;
    if (isHeld || (own.garment.family === 'dress' && !lies)) step.outside = held;
    if (step.z !== 'lower' && lies) before = outlinesOf([own]);
    else step.under = before;
  }
  return steps;
}

/** The sleeves that an arm laid over the clothes comes out of: those of the uppermost garment that has any. */
function uppermostSleeves({ wearer, look, cuts }: Wearing): Cut['sleeves'] {
  const worn = cuts.map((c, rank) => ({ c, z: heightOf(wearer, look, c.garment), rank }));
  const upper = worn.filter(({ z }) => z === 'upper' || z === 'wrapped');
  const sorted = upper.toSorted((a, b) => HEIGHTS.indexOf(a.z) - HEIGHTS.indexOf(b.z) || a.rank - b.rank);
  const last = sorted.findLast(({ c }) => c.sleeves.length > 0 || c.overArms);
  if (last) return last.c.sleeves;
  return worn.filter(({ z }) => z === 'tucked').flatMap(({ c }) => c.sleeves);
}

/** Share of the arm that sleeves cover from which the hand alone is laid over them, and how far an arm reaches into its sleeve. */
const COVERED = 0.9;
const INTO_SLEEVE = 0.05;

/** The arm of one side over the clothes. */
function armOf(w: Wearing, side: Side): ArmLaid {
  const reach = Math.max(0, ...w.cuts.map(({ sleeveEnd }) => sleeveEnd));
  const from = reach > COVERED ? null : Math.max(0, reach - INTO_SLEEVE);
  const sleeves = uppermostSleeves(w).filter((s) => s.side === side);
  const beyond = sleeves.flatMap(({ pieces }) => pieces.map((p) => p.outline));
  return { is: 'arm', side, from, beyond, under: [] };
}

/** Arms and hands before the body, over the clothes; under what covers them they wear the sleeves of what is worn beneath. */
function armSteps(w: Wearing): Step[] {
  const covers = w.cuts.flatMap((c) => c.covers ?? []);
  const beneath = { ...w, cuts: w.cuts.filter((c) => !c.covers) };
  const over = SIDES.filter((s) => !w.wearer.arm[s].behind && !w.cuts.some(({ hides }) => hides?.includes(s)));
  return over.map((side, rank) => {
    const under = covers.filter(({ sides }) => sides.includes(side)).flatMap(({ shapes }) => shapes);
    const arm = under.length ? { ...armOf(beneath, side), under } : armOf(w, side);
    return { z: 'arms', rank, ...arm };
  });
}

/** What each garment lays elsewhere than on the body; behind the person the first garment lies nearest. */
const placedSteps = ({ cuts }: Wearing): Step[] =>
  cuts.flatMap(({ layers }, i): Step[] => {
    const at = (z: Height, rank: number, laid: readonly Layer[] | undefined): Step[] =>
      laid?.length ? [{ z, rank, is: 'layers', layers: laid }] : [];
    return [
      ...at('behind', -i, layers.behind),
      ...at('over neck', i, layers.over),
      ...at('over hands', i, layers.hands),
      ...at('over head', i, layers.head),
    ];
  });

/** The cloths of all garments as large as they are printed, each once. */
function clothsOf(wearer: Wearer, cuts: readonly Cut[]): UsedMaterial[] {
  const cloths: UsedMaterial[] = [];
  for (const c of cuts) {
    const more = clothsAmong(layersOf(c)).flatMap(({ garment, called, materials: [material] }) =>
      called ? [{ garmentId: garment.id, material, label: called }] : [],
    );
    for (const used of [...c.cloths, ...more])
      if (!cloths.some((one) => one.garmentId === used.garmentId && one.label === used.label))
        cloths.push({ ...used, material: sizedPrint(used.material, c.garment, wearer) });
  }
  return cloths;
}

/** Cuts every garment of a Look for its wearer and lays them in order. @param seed decides every fold. */
export function outfitOf(wearer: Wearer, asked: Look, seed: number): Outfit {
  const look = turned(asSeen(coveredUp(buttonedUp(asked)), wearer), wearer);
  const { garments } = look;
  const fitting: Fitting = { f: wearer, seed };
  const cuts = garments.map((g, i) =>
    cut(matchedBlouse(look, g), fitting, {
      look,
      under: garments.slice(0, i),
      over: garments.slice(i + 1),
      booted: true,
    }),
  );
  const worn = { wearer, look, cuts };
  const steps = inOrder([...personSteps(worn), ...placedSteps(worn), ...bodySteps(worn), ...armSteps(worn)]);
  return { wearer, look, seed, cuts, steps, cloths: clothsOf(wearer, cuts) };
}

/** One garment of a Look cut as if nothing else were worn. */
export function cutAlone(wearer: Wearer, asked: Look, garment: Garment, seed: number): Cut {
  const look = asSeen({ ...asked, garments: [garment] }, wearer);
  const [own = garment] = look.garments;
  return cut(matchedBlouse(look, own), { f: wearer, seed }, wornAlone(look));
}
