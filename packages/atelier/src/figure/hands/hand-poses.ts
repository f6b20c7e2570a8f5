/**
 * How every hand is held. Joints are bent in degrees, fore finger first: knuckle, middle joint, end joint, and by how much it leans
 * to the thumb. The fingers of a hand at rest close one after the other, the little one most.
 */
import type { HandName } from './hand.ts';
import type { HandPose } from './hand-pose.ts';

// biome-ignore format: a table of angles reads best a finger a column
const HANGING = {
  // half from the back, long
  hangFront: {
    aim: 'follow', bend: 5, view: { roll: 26 },
    fingers: [[4, 12, 8, 7], [11, 20, 12, 2], [18, 27, 14, -2], [26, 32, 16, -7]],
    thumb: { out: 30, under: 18, bend: [8, 18] },
  },
  // the edge of the thumb to us: the fingers close one behind the other
  hangSide: {
    aim: 'follow', bend: -4, view: { roll: 36 },
    fingers: [[6, 16, 10, 6], [13, 24, 12, 2], [20, 30, 14, -1], [27, 34, 16, -5]],
    thumb: { out: 24, under: 26, bend: [4, 18] },
  },
  // half from the back, a little closed
  hangLoose: {
    aim: 'follow', bend: -2, view: { roll: 30 },
    fingers: [[9, 20, 12, 6], [16, 27, 14, 2], [23, 33, 16, -1], [30, 36, 18, -6]],
    thumb: { out: 28, under: 22, bend: [8, 18] },
  },
  // its back to us, the fingers in one sweep
  hangTaper: {
    aim: 'follow', bend: 3, view: { roll: 20 },
    fingers: [[3, 10, 6, 5], [8, 17, 10, 1], [15, 23, 12, -1], [23, 28, 14, -6]],
    thumb: { out: 30, under: 16, bend: [10, 16] },
  },
  // the edge of the thumb to us, half closed
  hangCurl: {
    aim: 'follow', bend: -5, view: { roll: 32 },
    fingers: [[13, 28, 14, 5], [20, 34, 18, 2], [27, 39, 20, -1], [34, 43, 22, -5]],
    thumb: { out: 26, under: 24, bend: [6, 20] },
  },
  // loosely closed, the thumb along the bent fore finger
  hangFist: {
    aim: 'follow', bend: -4, view: { roll: 26 },
    fingers: [[40, 60, 28, 2], [46, 64, 28], [50, 66, 30], [52, 66, 30]],
    thumb: { out: 26, under: 24, bend: [14, 12] },
  },
  // the wrist turned out as the arm swings, the fingers following it one after the other
  flick: {
    aim: 'follow', bend: 14, view: { roll: 22 },
    fingers: [[-4, 10, 6, 5], [3, 16, 10, 1], [11, 20, 10], [8, 16, 10, -6]],
    thumb: { out: 40, under: 10, bend: [18, 4] },
  },
  // a child's, the fingers apart
  spread: {
    aim: 'follow', bend: 8, view: { roll: 26 },
    fingers: [[4, 10, 6, 7], [8, 14, 8, 1], [12, 16, 8, -4], [14, 16, 8, -12]],
    thumb: { out: 46, under: 8, bend: [14, 2] },
  },
} satisfies Record<string, HandPose>;

// biome-ignore format: a table of angles reads best a finger a column
const LAID = {
  // the wrist broken back on the crest of the hip, the fingers laid forward over it, the thumb behind
  hip: {
    aim: 60, view: { roll: -8, pitch: -18 },
    fingers: [[18, 12, 6, 8], [24, 18, 8, 0], [25, 20, 10, 1], [28, 22, 10, -9]],
    thumb: 'behind',
  },
  rest: {
    aim: 30, view: { roll: -6, pitch: -18 },
    fingers: [[14, 16, 8, 9], [22, 20, 8, 0], [23, 22, 10, 2], [28, 24, 10, -10]],
    thumb: 'behind',
  },
  // flat on the hip, the fingers down over it, the thumb forward along the waist
  hipOpen: {
    aim: 44, view: { roll: 4, pitch: -16 },
    fingers: [[10, 12, 6, 6], [18, 18, 8, 0], [19, 20, 8, 1], [24, 22, 10, -9]],
    thumb: { out: 46, under: 8, bend: [14, 14] },
  },
  // cloth gathered between thumb and the bent fore finger, the rest folded under
  hold: {
    aim: 'follow', view: { roll: 30 },
    fingers: [[34, 44, 16, 4], [54, 66, 30], [58, 68, 30], [60, 68, 30]],
    thumb: { out: 24, under: 26, bend: [2, 2] }, pinch: [.30, .58],
  },
  // a fold lifted between thumb and fore finger, the other fingers fanned
  pinch: {
    aim: 'follow', view: { roll: 36 },
    fingers: [[34, 36, 14], [18, 24, 12, -1], [8, 20, 10, -4], [0, 16, 8, -12]],
    thumb: { out: 26, under: 28, bend: [0, 2] }, pinch: [.28, .62],
  },
  // the fingers closed over the edge of a jacket or a shawl, the thumb along it
  lapel: {
    aim: -44, view: { roll: 8 },
    fingers: [[42, 56, 26, 2], [47, 60, 28], [50, 62, 28], [52, 62, 28]],
    thumb: { out: 36, under: 12, bend: [22, 10] },
  },
  // in a slanted pocket up to the knuckles, the thumb left out along its edge
  pocket: {
    aim: 74, view: { roll: 16 },
    fingers: [[24, 12, 6, 3], [26, 14, 6], [28, 14, 6], [30, 16, 6, -3]],
    thumb: { out: 40, under: 8, bend: [4, 30] }, mouth: [[-.24, .65], [.22, .57]],
  },
  thumbOut: {
    aim: 74, view: { roll: 16 },
    fingers: [[24, 12, 6, 3], [26, 14, 6], [28, 14, 6], [30, 16, 6, -3]],
    thumb: { out: 46, under: 8, bend: [6, 28] }, mouth: [[-.24, .62], [.22, .54]],
  },
  // the thumb hooked in the pocket, the fingers loose on the thigh outside it
  hooked: {
    aim: 80, view: { roll: 12 },
    fingers: [[14, 16, 8, 3], [18, 20, 10], [22, 24, 12, -2], [26, 26, 12, -8]],
    thumb: 'behind', mouth: [[.125, .42], [.165, .1]], thumbIn: true,
  },
  // a fist seen from its back, closed round what hangs from it
  grip: {
    aim: 'follow', view: { roll: 24 },
    fingers: [[44, 66, 30], [50, 68, 32], [54, 70, 32], [58, 70, 32]],
    thumb: { out: 26, under: 26, bend: [18, 18] },
  },
  // the fingers over the face of a clutch, the thumb behind it
  clutch: {
    aim: 'follow', view: { roll: 10 },
    fingers: [[12, 16, 8, 4], [16, 16, 8], [18, 20, 10, 1], [24, 26, 12, -7]],
    thumb: 'behind',
  },
  // closed round the other wrist: the fingers come over it and bend away
  clasp: {
    aim: 45, view: { roll: 2 },
    fingers: [[34, 34, 14, 3], [38, 38, 16], [40, 40, 16, -2], [42, 40, 16, -6]],
    thumb: 'behind',
  },
  // the hand that is held: it hangs on from the other's grasp, its back to us
  clasped: {
    aim: 56, view: { roll: 10 },
    fingers: [[10, 12, 6, 2], [12, 16, 8], [16, 18, 8, -1], [20, 20, 10, -4]],
    thumb: 'behind',
  },
} satisfies Record<string, HandPose>;

export const HAND_POSES: Record<Exclude<HandName, 'none'>, HandPose> = { ...HANGING, ...LAID };
