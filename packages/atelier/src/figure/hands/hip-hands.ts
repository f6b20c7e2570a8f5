/**
 * Hands on the hip: the back of the hand bends down at the wrist over the bone, the fingers lie together forward of it, each with its own
 * length, the forefinger a hair apart. Units: hand.ts.
 */
import { finger, type Hand } from './hand.ts';

const THUMB_ON_CLOTH = [0.04, 0.055, 0.052, 0.045, 0.044, 0.039, 0.029];
/** Joints swell a little and tips are round, not pointed. */
export const LYING = [0.043, 0.041, 0.043, 0.04, 0.04, 0.036, 0.03];
export const LYING_LITTLE = [0.039, 0.037, 0.037, 0.035, 0.035, 0.032, 0.026];

// biome-ignore format: a table of traced points reads best a shape a line
export const HIP_HANDS = {
  // the thumb behind the waist: the edge from its ball runs straight into the forefinger
  rest: {
    aim: 64,
    bend: 14,
    palm: [[-.099, .07], [-.112, .15], [-.130, .24], [-.141, .33], [-.142, .385], [-.10, .43], [-.03, .455], [.04, .46], [.11, .435], [.140, .375], [.140, .28], [.128, .18], [.108, .08]],
    fingers: [
      finger([[-.110, .37], [-.128, .52], [-.118, .605], [-.090, .68]], LYING_LITTLE),
      finger([[-.040, .40], [-.046, .61], [-.032, .73], [.004, .83]], LYING),
      finger([[.034, .41], [.042, .65], [.060, .78], [.094, .885]], LYING),
      finger([[.104, .39], [.132, .59], [.146, .71], [.164, .805]], LYING),
    ],
    lines: [],
  },
  // the thumb on the cloth, a web between it and the forefinger
  hipOpen: {
    aim: 64,
    bend: 14,
    palm: [[-.099, .07], [-.112, .15], [-.130, .24], [-.141, .33], [-.142, .385], [-.10, .43], [-.03, .455], [.04, .46], [.11, .435], [.140, .38], [.138, .30], [.135, .19], [.108, .08]],
    fingers: [
      finger([[-.110, .37], [-.128, .52], [-.118, .605], [-.090, .68]], LYING_LITTLE),
      finger([[-.040, .40], [-.048, .61], [-.038, .73], [-.006, .83]], LYING),
      finger([[.034, .41], [.040, .65], [.054, .78], [.084, .885]], LYING),
      finger([[.104, .39], [.126, .59], [.134, .71], [.144, .80]], LYING),
    ],
    thumb: finger([[.052, .07], [.138, .19], [.198, .315], [.222, .435]], THUMB_ON_CLOTH),
    lines: [],
  },
} satisfies Record<string, Hand>;
