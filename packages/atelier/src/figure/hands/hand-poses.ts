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
    aim: 'follow', bend: 5, view: { roll: 30 },
    fingers: [[6, 14, 8, 4], [12, 18, 10, 1], [17, 22, 12], [22, 26, 12, -5]],
    thumb: { out: 32, under: 16, bend: [14, 8] },
  },
  // the edge of the thumb to us: the fingers close one behind the other
  hangSide: {
    aim: 'follow', bend: -4, view: { roll: 50 },
    fingers: [[6, 18, 10, 2], [13, 22, 12], [18, 26, 14], [23, 28, 14]],
    thumb: { out: 26, under: 24, bend: [10, 6] },
  },
  // half from the back, a little closed
  hangLoose: {
    aim: 'follow', bend: -2, view: { roll: 40 },
    fingers: [[10, 22, 12, 3], [16, 26, 14], [21, 30, 16], [26, 32, 16, -2]],
    thumb: { out: 30, under: 20, bend: [14, 10] },
  },
  // its back to us, the fingers in one sweep
  hangTaper: {
    aim: 'follow', bend: 3, view: { roll: 24 },
    fingers: [[6, 10, 6, 2], [8, 16, 8], [13, 20, 10], [18, 22, 10]],
    thumb: { out: 32, under: 14, bend: [18, 8] },
  },
  // the edge of the thumb to us, half closed
  hangCurl: {
    aim: 'follow', bend: -5, view: { roll: 44 },
    fingers: [[14, 26, 14, 3], [22, 33, 18], [28, 37, 18], [34, 42, 20]],
    thumb: { out: 28, under: 24, bend: [12, 10] },
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
    aim: 60, view: { roll: -8 },
    fingers: [[20, 12, 6, 8], [24, 16, 8, 2], [26, 18, 10, -4], [26, 20, 10, -12]],
    thumb: 'behind',
  },
  rest: {
    aim: 30, view: { roll: -6 },
    fingers: [[16, 16, 8, 9], [22, 18, 8, 2], [26, 20, 10, -4], [28, 22, 10, -12]],
    thumb: 'behind',
  },
  // flat on the hip, the fingers down over it, the thumb forward along the waist
  hipOpen: {
    aim: 44, view: { roll: 4 },
    fingers: [[12, 12, 6, 5], [16, 16, 8, 1], [20, 18, 8, -3], [22, 20, 8, -10]],
    thumb: { out: 52, under: 6, bend: [22, 6] },
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
    aim: 74, view: { roll: 14 },
    fingers: [[22, 10, 6], [24, 12, 6], [26, 12, 6], [26, 14, 6]],
    thumb: { out: 40, under: 6, bend: [22, 10] }, mouth: [[-.22, .64], [.2, .46]],
  },
  thumbOut: {
    aim: 74, view: { roll: 14 },
    fingers: [[22, 10, 6], [24, 12, 6], [26, 12, 6], [26, 14, 6]],
    thumb: { out: 46, under: 6, bend: [16, 4] }, mouth: [[-.22, .6], [.2, .42]],
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
    fingers: [[16, 14, 8, 4], [18, 16, 8], [20, 18, 8, -2], [22, 20, 8, -8]],
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
