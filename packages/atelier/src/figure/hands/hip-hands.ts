/**
 * Hands on the hip: one line from the elbow through the wrist into the fingers, which lie forward over the bone and are seen shortened,
 * each with its own length. Units: hand.ts.
 */
import { finger, type Hand, LITTLE, nailed } from './hand.ts';

const HIP_THUMB = [0.034, 0.058, 0.058, 0.052, 0.051, 0.047, 0.036];
const HIP_FORE = [0.047, 0.045, 0.044, 0.042, 0.041, 0.037, 0.029];
const HIP_MIDDLE = [0.047, 0.045, 0.045, 0.042, 0.041, 0.037, 0.029];

// biome-ignore format: a table of traced points reads best a shape a line
export const HIP_HANDS = {
  // the thumb behind the waist, its ball a bulge beside the wrist
  rest: {
    aim: 42,
    bend: -6,
    palm: [[-.104, .11], [-.118, .17], [-.134, .24], [-.140, .31], [-.112, .352], [-.05, .378], [.03, .378], [.092, .34], [.118, .26], [.136, .18], [.132, .11], [.108, .05]],
    fingers: [
      finger([[-.106, .28], [-.130, .41], [-.128, .50], [-.110, .585]], LITTLE),
      finger([[-.056, .31], [-.068, .50], [-.062, .61], [-.042, .715]]),
      finger([[.002, .32], [.002, .53], [.012, .66], [.032, .77]], HIP_MIDDLE),
      nailed([[.060, .29], [.078, .47], [.090, .59], [.108, .70]], HIP_FORE),
    ],
    lines: [],
  },
  // bent down a little at the wrist, the thumb close along the forefinger
  hipOpen: {
    aim: 54,
    bend: 2,
    palm: [[-.108, .11], [-.124, .17], [-.140, .23], [-.146, .31], [-.114, .352], [-.049, .378], [.029, .378], [.095, .335], [.122, .25], [.108, .10]],
    fingers: [
      finger([[-.106, .28], [-.138, .405], [-.142, .495], [-.130, .58]], LITTLE),
      finger([[-.056, .31], [-.072, .50], [-.072, .61], [-.056, .715]]),
      finger([[.002, .32], [.001, .53], [.006, .66], [.020, .77]], HIP_MIDDLE),
      nailed([[.062, .29], [.080, .475], [.090, .59], [.102, .70]], HIP_FORE),
    ],
    thumb: nailed([[.046, .06], [.122, .15], [.154, .255], [.154, .37]], HIP_THUMB),
    lines: [],
  },
} satisfies Record<string, Hand>;
