/**
 * Hands in a slanted pocket: the back of the hand is broadest where the pocket's edge passes over it, the row of the knuckles shows
 * once right above that edge, the thumb leaves the wrist and bends at its joint. Units: hand.ts.
 */
import { type Hand, nailed } from './hand.ts';

/** The ball, the narrow before the joint, the joint, and a flat tip. */
const BENT_THUMB = [0.03, 0.049, 0.047, 0.038, 0.0375, 0.037, 0.028];

// biome-ignore format: a table of traced points reads best a shape a line
const BACK: Hand['palm'] = [[-.098, .08], [-.110, .16], [-.128, .25], [-.140, .33], [-.144, .414], [-.085, .424], [-.01, .420], [.07, .401], [.132, .368]];
// biome-ignore format: a table of traced points reads best a shape a line
const ROW: Hand['lines'][number] = [[-.124, .345], [-.104, .358], [-.080, .353], [-.052, .366], [-.022, .359], [.006, .363], [.034, .350], [.060, .347], [.084, .330], [.100, .318]];

// biome-ignore format: a table of traced points reads best a shape a line
export const POCKET_HANDS = {
  // the whole hand in a coat's pocket: of the thumb its root alone, a ridge along the side of the hand
  pocket: {
    aim: 76,
    palm: [[-.098, .08], [-.106, .16], [-.116, .25], [-.122, .33], [-.124, .412], [-.07, .423], [-.005, .419], [.075, .402], [.150, .358], [.160, .30], [.160, .235], [.144, .155], [.108, .08]],
    fingers: [],
    lines: [[[.066, .19], [.088, .265], [.100, .325], [.104, .384]]],
    knuckles: ROW,
    mouth: [[-.180, .408], [-.126, .412], [-.07, .423], [-.005, .419], [.075, .402], [.152, .358], [.200, .342]],
  },
  // the fingers in the pocket, the thumb left out over its edge
  thumbOut: {
    aim: 76,
    palm: [...BACK, [.138, .31], [.126, .2], [.108, .08]],
    fingers: [],
    thumb: nailed([[.058, .045], [.136, .155], [.176, .255], [.168, .365]], BENT_THUMB),
    lines: [],
    knuckles: ROW,
    mouth: [[-.205, .410], [-.150, .414], [-.085, .424], [-.01, .420], [.07, .401], [.138, .366], [.185, .352]],
  },
} satisfies Record<string, Hand>;
