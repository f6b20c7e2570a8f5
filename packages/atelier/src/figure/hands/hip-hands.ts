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

// biome-ignore format: a table of traced points reads best a shape a line
export const HIP_HANDS = {
  // the thumb stands off along the waist, the web between it and the forefinger stretched
  rest: {
    aim: 66,
    bend: 15,
    palm: [[-.099, .07], [-.112, .15], [-.130, .23], [-.141, .30], [-.140, .345], [-.10, .385], [-.03, .41], [.04, .412], [.106, .385], [.137, .33], [.144, .26], [.136, .18], [.108, .08]],
    fingers: [
      finger([[-.106, .31], [-.150, .47], [-.150, .56], [-.126, .65]], LYING_LITTLE),
      finger([[-.040, .35], [-.056, .56], [-.054, .69], [-.030, .795]], LYING),
      finger([[.034, .36], [.044, .60], [.058, .735], [.088, .845]], LYING),
      nailed([[.100, .34], [.132, .535], [.154, .655], [.180, .755]], LYING),
    ],
    thumb: nailed([[.060, .045], [.150, .145], [.214, .25], [.246, .375]], THUMB_ON_CLOTH),
    lines: [],
  },
  // the thumb on the cloth, a web between it and the forefinger
  hipOpen: {
    aim: 66,
    bend: 15,
    palm: [[-.099, .07], [-.112, .15], [-.130, .23], [-.141, .30], [-.140, .345], [-.10, .385], [-.03, .41], [.04, .412], [.106, .385], [.137, .33], [.144, .26], [.136, .18], [.108, .08]],
    fingers: [
      finger([[-.106, .31], [-.146, .47], [-.150, .56], [-.128, .645]], LYING_LITTLE),
      finger([[-.040, .35], [-.050, .56], [-.042, .69], [-.012, .79]], LYING),
      finger([[.034, .36], [.048, .60], [.068, .735], [.106, .84]], LYING),
      nailed([[.100, .34], [.138, .535], [.166, .65], [.200, .742]], LYING),
    ],
    thumb: nailed([[.060, .045], [.140, .155], [.196, .275], [.214, .405]], THUMB_ON_CLOTH),
    lines: [],
  },
} satisfies Record<string, Hand>;
