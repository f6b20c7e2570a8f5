/**
 * Hands in a slanted pocket: its mouth runs from the waist down to the side seam, so that the wrist goes in behind a slanting edge;
 * the knuckles are under the cloth. Of the thumb the root alone is seen, or it hangs over the edge and bends at its joint. Units: hand.ts.
 */
import { type Hand, nailed } from './hand.ts';

/** The ball, the narrow before the joint, the joint, and a flat tip. */
const BENT_THUMB = [0.03, 0.048, 0.045, 0.036, 0.036, 0.034, 0.026];

/** Down the little finger's side to the pocket's edge. */
// biome-ignore format: a table of traced points reads best a shape a line
const OUTER: Hand['palm'] = [[-.098, .08], [-.112, .16], [-.132, .25], [-.148, .335], [-.146, .398]];
/** The pocket's edge over the back of the hand. */
// biome-ignore format: a table of traced points reads best a shape a line
const EDGE: Hand['palm'] = [[-.146, .398], [-.085, .392], [-.010, .358], [.062, .308], [.130, .248]];
const [, ...CROSSED] = EDGE;

// biome-ignore format: a table of traced points reads best a shape a line
export const POCKET_HANDS = {
  // the whole hand in the pocket: of the thumb its root alone, a ridge along the side of the hand
  pocket: {
    aim: 76,
    palm: [...OUTER, ...CROSSED, [.128, .15], [.108, .08]],
    fingers: [],
    lines: [[[.050, .085], [.074, .15], [.088, .215], [.090, .276]]],
    mouth: [[-.178, Math.LOG10E], ...EDGE, [.200, .190]],
  },
  // the fingers in the pocket, the thumb left out over its edge
  thumbOut: {
    aim: 76,
    palm: [...OUTER, ...CROSSED, [.124, .15], [.108, .08]],
    fingers: [],
    thumb: nailed([[.058, .045], [.112, .13], [.142, .22], [.132, .325]], BENT_THUMB),
    lines: [],
    mouth: [[-.178, Math.LOG10E], ...EDGE, [.200, .190]],
  },
} satisfies Record<string, Hand>;
