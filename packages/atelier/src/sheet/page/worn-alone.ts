/** A garment as its wearer would wear it alone, standing straight with the arms held off. */

import type { Garment, Look } from '@toile/look';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { clothsAmong, isSeen } from '#atelier/garments/layer.ts';
import { cutAlone } from '#atelier/garments/outfit.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { both } from '#atelier/kit/side.ts';

/** Straight, and the same on both sides; sleeves stand clear of the side seam. */
const STRAIGHT: PoseSpec = {
  ...POSE_DATA.steady,
  ribTilt: 0,
  pelvisTilt: 0,
  joints: {
    crown: [0, 0],
    atlas: [0, 0.82],
    pit: [0, 1.4],
    waist: [0, 2.76],
    pelvis: [0, 4.08],
    shoulder: both([-0.6, 1.52], [0.6, 1.52]),
    elbow: both([-0.94, 2.7], [0.94, 2.7]),
    wrist: both([-1.2, 3.78], [1.2, 3.78]),
    hip: both([-0.31, 3.78], [0.31, 3.78]),
    knee: both([-0.36, 6.06], [0.36, 6.06]),
    ankle: both([-0.36, 8.4], [0.36, 8.4]),
  },
  arm: both({ hand: 'hangSide', turn: 0 }, { hand: 'hangSide', turn: 0 }),
  foot: both({ yaw: 20 }, { yaw: 20 }),
};
/** Millimetres of the figure below which nothing counts: glints and the buttons of a cuff. */
const GRAIN = 5;

/** Corner points of all its pieces, page units; the plumb line is the middle of the page. */
export function wornAlone(garment: Garment, look: Look): Point[] {
  const wearer = makeWearer(look.person, { x: PAGE.width / 2, heel: 0, stance: STRAIGHT });
  const { behind = [], on = [], over = [] } = cutAlone(wearer, look, garment, 1).layers;
  const seen = clothsAmong([...behind, ...on, ...over]).filter((layer) => isSeen(layer, GRAIN));
  return seen.flatMap(({ build }) => build.pieces.flatMap(({ outline }) => outline));
}
