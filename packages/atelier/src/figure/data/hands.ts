/**
 * Hands in hand units: 1 = wrist to middle fingertip, wrist at 0,0, y towards the fingertips, x+ = thumb side. A box of a palm
 * from the wrist to the arc of the knuckles, fingers as tapering spines of their own (those written later lie over the earlier),
 * the thumb on its own root. The palm begins and ends at y -0.08, x ±0.075, so that the wrist closes. `aim` 'follow' continues
 * the forearm, a number is the page angle of the fingers for the viewer's left hand (mirrored for the right).
 */
import type { P } from '../curves.ts';

export type HandName = 'hangFront' | 'hangSide' | 'hip' | 'hold' | 'lapel' | 'pocket' | 'none';
export interface Finger {
  /** Root, first and second joint, tip. */
  spine: P[];
  /** Half-widths at even stations from root to tip. */
  half: number[];
}
export interface Hand {
  aim: 'follow' | number;
  palm: P[];
  fingers: Finger[];
  thumb?: Finger;
  /** Creases and tendons: two or three at most. */
  lines: P[][];
  /** The mouth of a pocket that swallows the fingers. */
  mouth?: P[];
}

const LONG = [0.043, 0.039, 0.035, 0.025];
const LITTLE = [0.036, 0.033, 0.029, 0.021];
const THUMB = [0.026, 0.049, 0.042, 0.028];
const finger = (spine: P[], half = LONG): Finger => ({ spine, half });

// biome-ignore format: a table of traced points reads best a shape a line
export const HANDS: Record<Exclude<HandName, 'none'>, Hand> = {
  // back of the hand half turned to us, the fingers in a soft fan, each bending at two joints
  hangFront: {
    aim: 'follow',
    palm: [[-.075, -.08], [-.082, .05], [-.108, .16], [-.132, .28], [-.140, .37], [-.108, .42], [-.04, .455], [.03, .465], [.092, .44], [.122, .37], [.124, .27], [.102, .12], [.075, -.08]],
    fingers: [
      finger([[-.106, .35], [-.142, .52], [-.138, .62], [-.112, .71]], LITTLE),
      finger([[-.050, .38], [-.062, .62], [-.050, .76], [-.022, .875]]),
      finger([[.014, .40], [.026, .67], [.046, .84], [.080, .985]]),
      finger([[.080, .38], [.124, .60], [.146, .73], [.148, .85]]),
    ],
    thumb: finger([[.046, .06], [.122, .25], [.160, .39], [.150, .53]], THUMB),
    lines: [[[.086, .28], [.108, .36], [.112, .43]]],
  },
  // thumb edge to us: the narrow hand of a relaxed arm, the fingers curling in one behind the other
  hangSide: {
    aim: 'follow',
    palm: [[-.075, -.08], [-.084, .06], [-.108, .20], [-.126, .34], [-.122, .45], [-.07, .50], [.0, .48], [.042, .39], [.066, .26], [.076, .10], [.075, -.08]],
    fingers: [
      finger([[.020, .36], [.074, .49], [.118, .57], [.152, .64]], LITTLE),
      finger([[-.010, .40], [.042, .59], [.094, .69], [.138, .78]]),
      finger([[-.046, .42], [-.006, .65], [.054, .79], [.106, .925]]),
      finger([[-.082, .41], [-.088, .61], [-.056, .76], [-.006, .885]]),
    ],
    thumb: finger([[.026, .06], [.068, .25], [.080, .40], [.052, .555]], THUMB),
    lines: [[[-.094, .44], [-.080, .47], [-.064, .475]]],
  },
  // the wrist broken back on the crest of the hip, the fingers laid forward over it and foreshortened, the thumb behind
  hip: {
    aim: 56,
    palm: [[-.075, -.06], [-.092, .038], [-.124, .122], [-.142, .213], [-.136, .274], [-.08, .315], [0, .338], [.072, .331], [.118, .289], [.124, .198], [.104, .076], [.075, -.06]],
    fingers: [
      finger([[-.094, .243], [-.132, .357], [-.128, .426], [-.104, .483]], LITTLE),
      finger([[-.040, .274], [-.056, .426], [-.042, .517], [-.014, .589]]),
      finger([[.018, .289], [.024, .464], [.042, .562], [.070, .642]]),
      finger([[.076, .274], [.118, .418], [.142, .502], [.150, .585]]),
    ],
    lines: [[[-.012, .228], [-.020, .274], [-.018, .312]], [[.048, .228], [.054, .274], [.062, .312]]],
  },
  // cloth gathered between thumb and the bent forefinger, the rest folded under
  hold: {
    aim: 'follow',
    palm: [[-.075, -.08], [-.086, .05], [-.116, .17], [-.140, .30], [-.138, .38], [-.09, .44], [-.02, .475], [.05, .475], [.104, .43], [.122, .33], [.114, .19], [.098, .06], [.075, -.08]],
    fingers: [
      finger([[-.096, .34], [-.112, .47], [-.088, .535], [-.056, .55]], LITTLE),
      finger([[-.042, .37], [-.048, .54], [-.018, .61], [.016, .62]]),
      finger([[.016, .38], [.022, .58], [.050, .655], [.084, .665]]),
      finger([[.074, .37], [.100, .55], [.124, .65], [.142, .72]]),
    ],
    thumb: finger([[.046, .04], [.136, .24], [.176, .42], [.152, .62]], THUMB),
    lines: [[[.094, .28], [.118, .36], [.122, .42]]],
  },
  // the fingers closed over the edge of a jacket or a shawl, the thumb along it
  lapel: {
    aim: -44,
    palm: [[-.075, -.08], [-.086, .05], [-.118, .17], [-.140, .29], [-.138, .37], [-.09, .43], [-.01, .46], [.06, .45], [.112, .40], [.124, .28], [.106, .10], [.075, -.08]],
    fingers: [
      finger([[-.096, .33], [-.112, .47], [-.102, .55], [-.082, .61]], LITTLE),
      finger([[-.042, .36], [-.050, .56], [-.038, .66], [-.014, .72]]),
      finger([[.016, .38], [.018, .60], [.032, .70], [.054, .76]]),
      finger([[.074, .36], [.096, .56], [.108, .66], [.118, .73]]),
    ],
    thumb: finger([[.046, .03], [.132, .19], [.186, .32], [.204, .46]], THUMB),
    lines: [[[-.012, .31], [-.018, .37], [-.016, .42]]],
  },
  // the hand in a slanted pocket: its back to the knuckles, the thumb hooked outside
  pocket: {
    aim: 74,
    palm: [[-.075, -.08], [-.086, .05], [-.118, .17], [-.146, .30], [-.162, .43], [-.10, .405], [-.02, .37], [.06, .325], [.122, .28], [.112, .14], [.075, -.08]],
    fingers: [],
    thumb: finger([[.046, .04], [.122, .21], [.168, .34], [.166, .48]], THUMB),
    lines: [],
    mouth: [[-.235, .475], [-.15, .435], [-.06, .395], [.04, .335], [.12, .275], [.21, .185]],
  },
};
