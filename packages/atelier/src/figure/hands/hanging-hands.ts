/**
 * Hands at the end of an arm that does nothing: narrow, seen from the side or half from the back, the fingers one tapering mass
 * with a line or two in it and the thumb along it. Units: hand.ts.
 */
import { finger, type Hand, nailed } from './hand.ts';

const SIDE_THUMB = [0.034, 0.05, 0.049, 0.041, 0.039, 0.033, 0.021];
const FORE = [0.05, 0.049, 0.048, 0.046, 0.043, 0.038, 0.027];
/** Fingers side by side: from the knuckles to one tip. */
const MASS = [0.09, 0.089, 0.084, 0.076, 0.064, 0.05, 0.032];
const BROAD_MASS = [0.112, 0.109, 0.1, 0.087, 0.071, 0.054, 0.034];
const CURLED = [0.09, 0.089, 0.086, 0.08, 0.07, 0.056, 0.036];

// biome-ignore format: a table of traced points reads best a shape a line
const SIDE_PALM: Hand['palm'] = [[-.098, .07], [-.116, .17], [-.134, .29], [-.136, .38], [-.108, .44], [-.03, .46], [.05, .43], [.084, .33], [.094, .20], [.096, .09]];
// biome-ignore format: a table of traced points reads best a shape a line
const BACK_PALM: Hand['palm'] = [[-.098, .07], [-.118, .17], [-.138, .28], [-.146, .36], [-.122, .41], [-.06, .445], [.01, .458], [.072, .43], [.106, .36], [.110, .24], [.102, .09]];

// biome-ignore format: a table of traced points reads best a shape a line
export const HANGING_HANDS = {
  // half from the back: three fingers fall together, the forefinger stands a little apart
  hangFront: {
    aim: 'follow',
    bend: 6,
    palm: BACK_PALM,
    fingers: [
      finger([[-.042, .39], [-.046, .60], [-.020, .77], [.034, .91]], MASS),
      nailed([[.058, .39], [.076, .57], [.086, .684], [.102, .81]], FORE),
    ],
    thumb: nailed([[.056, .09], [.120, .23], [.142, .36], [.136, .49]], SIDE_THUMB),
    lines: [[[-.080, .60], [-.066, .72], [-.020, .84]]],
  },
  // the thumb's edge to us: the narrow hand of a relaxed arm
  hangSide: {
    aim: 'follow',
    bend: -4,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.038, .38], [-.042, .58], [-.014, .76], [.048, .92]], MASS),
      finger([[.012, .39], [.034, .57], [.062, .684], [.100, .79]], FORE),
    ],
    thumb: nailed([[.030, .10], [.084, .25], [.100, .38], [.080, .52]], SIDE_THUMB),
    lines: [[[-.072, .62], [-.054, .74], [0, .85]]],
  },
  // half from the back, the fingers a little closed
  hangLoose: {
    aim: 'follow',
    bend: -3,
    palm: BACK_PALM,
    fingers: [
      finger([[-.042, .39], [-.046, .58], [-.012, .735], [.056, .86]], MASS),
      nailed([[.056, .39], [.070, .55], [.086, .66], [.110, .765]], FORE),
    ],
    thumb: nailed([[.056, .09], [.114, .23], [.126, .36], [.108, .50]], SIDE_THUMB),
    lines: [[[-.074, .58], [-.058, .684], [-.008, .79]]],
  },
  // its back to us, all four fingers in one
  hangTaper: {
    aim: 'follow',
    bend: 3,
    palm: BACK_PALM,
    fingers: [finger([[-.020, .39], [-.022, .60], [.006, .78], [.058, .92]], BROAD_MASS)],
    thumb: nailed([[.056, .09], [.118, .23], [.132, .37], [.112, .515]], SIDE_THUMB),
    lines: [[[-.058, .58], [-.044, .71], [.010, .86]], [[.022, .56], [.036, .684], [.062, .83]]],
  },
  // the thumb's edge to us, the fingers curling in
  hangCurl: {
    aim: 'follow',
    bend: -6,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.038, .38], [-.040, .57], [0, .72], [.074, .83]], CURLED),
      finger([[.012, .39], [.032, .56], [.066, .665], [.114, .73]], FORE),
    ],
    thumb: nailed([[.030, .10], [.088, .25], [.110, .38], [.100, .515]], SIDE_THUMB),
    lines: [[[-.068, .60], [-.046, .71], [.018, .79]]],
  },
  // half closed, the thumb along the bent forefinger
  hangFist: {
    aim: 'follow',
    bend: -4,
    palm: SIDE_PALM,
    fingers: [
      finger([[-.038, .38], [-.036, .56], [.010, .685], [.080, .755]], CURLED),
      finger([[.014, .39], [.034, .53], [.068, .615], [.112, .655]], FORE),
    ],
    thumb: nailed([[.030, .10], [.088, .24], [.104, .37], [.084, .50]], SIDE_THUMB),
    lines: [[[-.064, .58], [-.040, .67], [.024, .735]]],
  },
  // the wrist turned out as the arm swings, the fingers following it in one sweep
  flick: {
    aim: 'follow',
    bend: 16,
    palm: BACK_PALM,
    fingers: [
      finger([[-.042, .39], [-.034, .61], [.010, .77], [.082, .90]], MASS),
      nailed([[.058, .39], [.084, .57], [.114, .68], [.154, .79]], FORE),
    ],
    thumb: nailed([[.056, .09], [.124, .22], [.152, .34], [.156, .465]], SIDE_THUMB),
    lines: [[[-.066, .60], [-.046, .72], [.012, .83]]],
  },
  // a child's, the forefinger apart
  spread: {
    aim: 'follow',
    bend: 8,
    palm: BACK_PALM,
    fingers: [
      finger([[-.046, .39], [-.056, .58], [-.038, .72], [.004, .84]], MASS),
      finger([[.060, .39], [.086, .56], [.102, .67], [.116, .77]], FORE),
    ],
    thumb: finger([[.056, .09], [.132, .21], [.168, .32], [.178, .43]], SIDE_THUMB),
    lines: [[[-.086, .58], [-.076, .68], [-.044, .77]]],
  },
} satisfies Record<string, Hand>;
