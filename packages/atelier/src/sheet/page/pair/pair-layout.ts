/** Where things stand on the sheet of two people. */
import type { Look } from '@toile/look';
import type { Stage } from '#atelier/sheet/page/backdrop/backdrop.ts';
import { type Layout, layoutOf } from '#atelier/sheet/page/layout.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import { spreadOf } from '#atelier/sheet/page/spread.ts';
import type { Pair, Standing } from './stand-pair.ts';

/** How far the ground reaches below the feet, and stays from the edges, the pair's own units. */
export const FOOT = 34;
export const EDGE = 30;
/** Between the foot of the ground and the title, and under the last line. */
export const UNDER = 26;

export const stageOfPair = ({ width }: Pair['page'], standing: readonly Standing[], seed: number): Stage => ({
  left: EDGE,
  right: width - EDGE,
  figureX: width / 2,
  top: EDGE,
  foot: GROUND + FOOT,
  reach: Math.max(...standing.map(({ look }) => spreadOf(look))),
  seed,
});

export const layoutOfPair = (look: Look, seed: number, width: number): Layout => ({
  ...layoutOf(look, seed, width),
  name: 'pair',
  figureX: width / 2,
  columns: [],
  banner: 'none',
});
