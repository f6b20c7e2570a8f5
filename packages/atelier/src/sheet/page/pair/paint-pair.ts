/** Paints two people over whatever the scene holds. */
import type { Dressed } from '#atelier/garments/dress-person.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Sitter } from '#atelier/sheet/media/watercolour/watercolour.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import { sitterOf } from '#atelier/sheet/page/sitter.ts';
import { type Standing, standsBehind } from './stand-pair.ts';

export interface DressedPair {
  /** Each person, as they were named. */
  dressed: readonly Dressed[];
  /** Per pixel: 0, or 1 + index of the garment that lies there, the second person's after the first's. */
  garmentAt: Uint8Array;
}

/** Pixels more than half a person's are theirs. */
const HALF = 0.5;

/** @param onStep told how much is painted, 0 to 1. */
export function paintPair(scene: Scene, standing: readonly Standing[], onStep?: (share: number) => void): DressedPair {
  const { figure } = scene;
  const garmentAt = new Uint8Array(figure.length);
  const everybody = figure.slice();
  const dressed = new Map<Standing, Dressed>();
  for (const [n, one] of standing.toSorted(standsBehind).entries()) {
    const first = standing.slice(0, standing.indexOf(one)).reduce((sum, { look }) => sum + look.garments.length, 0);
    // shadows of the one who stands before fall on their own clothes
    figure.fill(0);
    const own = paintFigure(scene, one.wearer, one.look, one.seed, (share) => onStep?.((n + share) / standing.length));
    dressed.set(one, own);
    for (let i = 0; i < figure.length; i++) {
      const here = own.garmentAt[i] ?? 0;
      if ((figure[i] ?? 0) > HALF || here > 0) garmentAt[i] = here > 0 ? first + here : 0;
      everybody[i] = Math.max(everybody[i] ?? 0, figure[i] ?? 0);
    }
  }
  figure.set(everybody);
  return { dressed: standing.flatMap((one) => dressed.get(one) ?? []), garmentAt };
}

/** What a watercolourist sees of both. */
export function sitterOfPair(standing: readonly Standing[], onDark: boolean): Sitter {
  const sitters = standing.map(({ wearer, look }) => sitterOf(wearer, look, onDark));
  return {
    heads: sitters.flatMap(({ heads = [] }) => heads),
    hands: sitters.flatMap(({ hands = [] }) => hands),
    cloths: sitters.flatMap(({ cloths }) => cloths),
    rounds: sitters.flatMap(({ rounds }) => rounds),
    onDark,
  };
}
