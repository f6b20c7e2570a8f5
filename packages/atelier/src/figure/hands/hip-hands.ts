/**
 * Hands on the hip: the back of the hand bends down at the wrist over the bone, the fingers fan forward of it, each with its own
 * length, the little finger out; the thumb leaves the wrist and reaches the forefinger's first joint. Units: hand.ts.
 */
import { finger, type Hand, nailed } from './hand.ts';

/** The ball, the narrow before the joint, the joint, a flat tip. */
const THUMB_ON_CLOTH = [0.034, 0.053, 0.049, 0.039, 0.039, 0.036, 0.027];
/** Joints swell a little and tips are round, not pointed. */
export const LYING = [0.043, 0.041, 0.043, 0.04, 0.04, 0.036, 0.03];
export const LYING_LITTLE = [0.039, 0.037, 0.037, 0.035, 0.035, 0.032, 0.026];

/** Each finger bends once, at its second joint, forward over the hip. */
// biome-ignore format: a table of traced points reads best a shape a line
const FINGERS = [
  finger([[-.106, .31], [-.148, .465], [-.145, .55], [-.122, .64]], LYING_LITTLE),
  finger([[-.040, .35], [-.058, .56], [-.044, .68], [-.006, .79]], LYING),
  finger([[.034, .36], [.044, .595], [.076, .735], [.128, .85]], LYING),
  nailed([[.100, .34], [.130, .525], [.168, .635], [.214, .73]], LYING),
];
// biome-ignore format: a table of traced points reads best a shape a line
const BACK: Hand['palm'] = [[-.099, .07], [-.112, .15], [-.130, .23], [-.141, .30], [-.140, .345], [-.10, .385], [-.03, .41], [.04, .412], [.106, .385], [.138, .33]];

// biome-ignore format: a table of traced points reads best a shape a line
export const HIP_HANDS = {
  // the thumb stands off along the waist, short: the rest of it lies round the flank
  rest: {
    aim: 66,
    bend: 15,
    palm: [...BACK, [.144, .26], [.138, .18], [.108, .08]],
    fingers: FINGERS,
    thumb: nailed([[.060, .045], [.138, .13], [.194, .20], [.232, .278]], THUMB_ON_CLOTH),
    lines: [],
  },
  // the thumb on the cloth, a web between it and the forefinger
  hipOpen: {
    aim: 66,
    bend: 15,
    palm: [...BACK, [.144, .26], [.136, .18], [.108, .08]],
    fingers: FINGERS,
    thumb: nailed([[.060, .045], [.140, .145], [.190, .245], [.212, .35]], THUMB_ON_CLOTH),
    lines: [],
  },
} satisfies Record<string, Hand>;
