/**
 * Hands on the hip: the back of the hand bends down at the wrist over the bone, the fingers lie together forward of it, each with its own
 * length, the forefinger a hair apart. Units: hand.ts.
 */
import { finger, type Hand } from './hand.ts';

const THUMB_ON_CLOTH = [0.036, 0.053, 0.05, 0.043, 0.04, 0.034, 0.025];
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
      finger([[-.108, .32], [-.128, .48], [-.120, .565], [-.094, .64]], LYING_LITTLE),
      finger([[-.040, .35], [-.050, .56], [-.038, .685], [-.004, .785]], LYING),
      finger([[.032, .36], [.036, .60], [.052, .735], [.084, .835]], LYING),
      finger([[.100, .34], [.120, .54], [.132, .66], [.150, .755]], LYING),
    ],
    thumb: finger([[.066, .11], [.150, .175], [.216, .250], [.252, .340]], THUMB_ON_CLOTH),
    lines: [],
  },
  // the thumb on the cloth, a web between it and the forefinger
  hipOpen: {
    aim: 66,
    bend: 15,
    palm: [[-.099, .07], [-.112, .15], [-.130, .23], [-.141, .30], [-.140, .345], [-.10, .385], [-.03, .41], [.04, .412], [.106, .385], [.137, .33], [.144, .26], [.136, .18], [.108, .08]],
    fingers: [
      finger([[-.108, .32], [-.124, .48], [-.112, .565], [-.082, .635]], LYING_LITTLE),
      finger([[-.040, .35], [-.046, .56], [-.030, .685], [.006, .78]], LYING),
      finger([[.032, .36], [.040, .60], [.060, .73], [.098, .825]], LYING),
      finger([[.100, .34], [.126, .54], [.144, .655], [.168, .74]], LYING),
    ],
    thumb: finger([[.066, .12], [.146, .195], [.204, .280], [.230, .375]], THUMB_ON_CLOTH),
    lines: [],
  },
} satisfies Record<string, Hand>;
