/**
 * Hands at the end of an arm that does nothing: the forefinger a little apart, the other three fallen together with a tip each, the
 * thumb on a base of its own; never a fan and never a blade. Units: hand.ts.
 */
import { finger, type Hand, LITTLE, nailed } from './hand.ts';

/** The ball of the thumb is its broadest part. */
const BALL_THUMB = [0.04, 0.058, 0.053, 0.043, 0.041, 0.036, 0.026];
const FORE = [0.046, 0.045, 0.045, 0.041, 0.039, 0.035, 0.027];

/** A child's three fingers are one shape. */
const CHILD_MASS = [0.09, 0.089, 0.084, 0.076, 0.064, 0.05, 0.032];
const CHILD_THUMB = [0.034, 0.05, 0.049, 0.041, 0.039, 0.033, 0.021];
const CHILD_FORE = [0.05, 0.049, 0.048, 0.046, 0.043, 0.038, 0.027];

// biome-ignore format: a table of traced points reads best a shape a line
const SIDE_PALM: Hand['palm'] = [[-.098, .07], [-.118, .17], [-.134, .29], [-.134, .38], [-.108, .44], [-.04, .465], [.03, .45], [.078, .37], [.098, .25], [.100, .10]];
// biome-ignore format: a table of traced points reads best a shape a line
const BACK_PALM: Hand['palm'] = [[-.098, .07], [-.118, .17], [-.138, .28], [-.144, .36], [-.122, .41], [-.06, .445], [.01, .458], [.072, .43], [.106, .36], [.110, .24], [.102, .09]];

// biome-ignore format: a table of traced points reads best a shape a line
export const HANGING_HANDS = {
  // half from the back, the fingers long
  hangFront: {
    aim: 'follow',
    bend: 6,
    together: true,
    palm: BACK_PALM,
    fingers: [
      finger([[-.098, .36], [-.118, .53], [-.110, .64], [-.086, .735]], LITTLE),
      finger([[-.048, .39], [-.056, .61], [-.050, .745], [-.034, .865]]),
      finger([[.008, .40], [.010, .63], [.014, .77], [.020, .90]]),
      nailed([[.062, .39], [.096, .57], [.112, .69], [.116, .81]], FORE),
    ],
    thumb: nailed([[.044, .07], [.122, .19], [.164, .32], [.172, .455]], BALL_THUMB),
    lines: [],
  },
  // the thumb's edge to us: the fingers curl in behind the forefinger, each a little further
  hangSide: {
    aim: 'follow',
    bend: -4,
    together: true,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.010, .40], [.012, .55], [.042, .635], [.072, .67]], LITTLE),
      finger([[-.040, .40], [-.038, .60], [.006, .72], [.054, .785]]),
      finger([[-.070, .40], [-.084, .62], [-.050, .775], [.014, .895]]),
      finger([[-.024, .40], [-.032, .59], [-.006, .71], [.042, .81]], FORE),
    ],
    thumb: nailed([[.016, .08], [.080, .21], [.112, .34], [.108, .48]], BALL_THUMB),
    lines: [],
  },
  // half from the back, the fingers a little closed
  hangLoose: {
    aim: 'follow',
    bend: -3,
    together: true,
    palm: BACK_PALM,
    fingers: [
      finger([[-.098, .36], [-.116, .51], [-.096, .605], [-.052, .675]], LITTLE),
      finger([[-.048, .39], [-.060, .58], [-.036, .70], [.010, .785]]),
      finger([[.008, .40], [.004, .60], [.024, .725], [.064, .825]]),
      nailed([[.062, .39], [.096, .555], [.126, .66], [.154, .75]], FORE),
    ],
    thumb: nailed([[.044, .07], [.118, .19], [.154, .32], [.152, .455]], BALL_THUMB),
    lines: [],
  },
  // its back to us, the fingers in one sweep
  hangTaper: {
    aim: 'follow',
    bend: 3,
    together: true,
    palm: BACK_PALM,
    fingers: [
      finger([[-.098, .36], [-.126, .53], [-.122, .64], [-.094, .745]], LITTLE),
      finger([[-.048, .39], [-.062, .61], [-.050, .75], [-.014, .875]]),
      finger([[.008, .40], [.002, .64], [.014, .79], [.048, .92]]),
      nailed([[.062, .39], [.088, .58], [.114, .70], [.148, .81]], FORE),
    ],
    thumb: nailed([[.044, .07], [.118, .19], [.152, .33], [.146, .47]], BALL_THUMB),
    lines: [],
  },
  // the thumb's edge to us, half closed
  hangCurl: {
    aim: 'follow',
    bend: -6,
    together: true,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.010, .40], [.018, .53], [.050, .59], [.082, .605]], LITTLE),
      finger([[-.040, .40], [-.036, .59], [.012, .685], [.062, .72]]),
      finger([[-.070, .40], [-.082, .61], [-.042, .75], [.028, .835]]),
      finger([[-.024, .40], [-.028, .58], [.008, .68], [.066, .75]], FORE),
    ],
    thumb: nailed([[.016, .08], [.086, .21], [.122, .33], [.122, .465]], BALL_THUMB),
    lines: [],
  },
  // loosely closed, the thumb along the bent forefinger
  hangFist: {
    aim: 'follow',
    bend: -4,
    together: true,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.010, .40], [.018, .52], [.050, .565], [.078, .57]], LITTLE),
      finger([[-.040, .40], [-.034, .57], [.014, .65], [.062, .668]]),
      finger([[-.070, .40], [-.076, .60], [-.032, .72], [.040, .765]]),
      finger([[-.024, .40], [-.022, .56], [.020, .645], [.080, .675]], FORE),
    ],
    thumb: nailed([[.016, .08], [.088, .21], [.118, .33], [.102, .47]], BALL_THUMB),
    lines: [],
  },
  // the wrist turned out as the arm swings, the fingers following it in one sweep
  flick: {
    aim: 'follow',
    bend: 16,
    together: true,
    palm: BACK_PALM,
    fingers: [
      finger([[-.096, .36], [-.106, .53], [-.092, .64], [-.058, .735]], LITTLE),
      finger([[-.048, .39], [-.052, .61], [-.026, .745], [.022, .865]]),
      finger([[.008, .40], [.012, .63], [.038, .775], [.086, .90]]),
      nailed([[.062, .39], [.098, .57], [.124, .68], [.154, .785]], FORE),
    ],
    thumb: nailed([[.040, .07], [.114, .19], [.142, .31], [.144, .44]], BALL_THUMB),
    lines: [],
  },
  // a child's, the forefinger apart
  spread: {
    aim: 'follow',
    bend: 8,
    palm: BACK_PALM,
    fingers: [
      finger([[-.046, .39], [-.056, .58], [-.038, .72], [.004, .84]], CHILD_MASS),
      finger([[.060, .39], [.086, .56], [.102, .67], [.116, .77]], CHILD_FORE),
    ],
    thumb: finger([[.056, .09], [.132, .21], [.168, .32], [.178, .43]], CHILD_THUMB),
    lines: [[[-.086, .58], [-.076, .68], [-.044, .77]]],
  },
} satisfies Record<string, Hand>;
