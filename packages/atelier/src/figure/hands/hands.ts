/**
 * Hands in hand units: 1 = wrist to middle fingertip, wrist at 0,0, y towards the fingertips, x+ = thumb side. A box of a palm
 * from the wrist to the arc of the knuckles, fingers as tapering spines of their own (those written later lie over the earlier),
 * the thumb on its own root. The palm is written without its wrist: placed-hand.ts joins it to the edges of the forearm.
 * `aim` 'follow' continues the forearm, a number is the page angle of the fingers for the viewer's left hand (mirrored for the
 * right).
 */
import type { Point } from '#atelier/kit/points.ts';

export type HandName =
  | 'hangFront'
  | 'hangSide'
  | 'hangLoose'
  | 'hip'
  | 'rest'
  | 'hold'
  | 'lapel'
  | 'pocket'
  | 'hooked'
  | 'grip'
  | 'clutch'
  | 'clasp'
  | 'clasped'
  | 'none';
export interface Finger {
  /** Root, first and second joint, tip. */
  spine: Point[];
  /** Half-widths at even stations from root to tip; a joint swells. */
  half: number[];
  /** Its back faces us, so that the nail takes a touch of light. */
  nail?: true;
}
export interface Hand {
  aim: 'follow' | number;
  /** Degrees by which a hand that follows its forearm is bent away from the body at the wrist. */
  bend?: number;
  /** From beside the wrist on the little finger's side round the knuckles to beside the wrist on the thumb's. */
  palm: Point[];
  fingers: Finger[];
  thumb?: Finger;
  /** Creases and tendons: two or three at most. */
  lines: Point[][];
  /** The mouth of a pocket that swallows the fingers. */
  mouth?: Point[];
  /** Where cloth is pinched. */
  pinch?: Point;
}

const LONG = [0.044, 0.041, 0.041, 0.037, 0.034, 0.028, 0.016];
const LITTLE = [0.036, 0.034, 0.034, 0.03, 0.028, 0.023, 0.013];
const THUMB = [0.03, 0.05, 0.05, 0.042, 0.04, 0.032, 0.018];
const BENT = [0.045, 0.046, 0.05, 0.049, 0.046, 0.042, 0.034];
const finger = (spine: Point[], half = LONG): Finger => ({ spine, half });
/** A finger whose nail faces us. */
const nailed = (spine: Point[], half = LONG): Finger => ({ spine, half, nail: true });

// biome-ignore format: a table of traced points reads best a shape a line
export const HANDS: Record<Exclude<HandName, 'none'>, Hand> = {
  // back of the hand half turned to us: the three outer fingers fall together, the forefinger stands a little apart
  hangFront: {
    aim: 'follow',
    bend: 9,
    palm: [[-.100, .07], [-.122, .17], [-.148, .28], [-.158, .37], [-.128, .42], [-.06, .455], [.01, .470], [.075, .455], [.126, .40], [.136, .31], [.126, .20], [.106, .09]],
    fingers: [
      nailed([[-.120, .36], [-.158, .49], [-.160, .585], [-.138, .68]], LITTLE),
      nailed([[-.062, .40], [-.074, .61], [-.062, .735], [-.032, .85]]),
      nailed([[.008, .41], [.008, .65], [.020, .80], [.050, .94]]),
      nailed([[.082, .39], [.140, .58], [.172, .70], [.190, .81]]),
    ],
    thumb: nailed([[.058, .09], [.142, .25], [.186, .38], [.186, .515]], THUMB),
    lines: [[[-.066, .405], [-.050, .425], [-.032, .415]], [[.004, .425], [.024, .44], [.042, .425]], [[.076, .40], [.098, .42], [.114, .405]]],
  },
  // thumb edge to us: the narrow hand of a relaxed arm, the fingers curling in one behind the other
  hangSide: {
    aim: 'follow',
    bend: -5,
    palm: [[-.100, .07], [-.118, .18], [-.138, .31], [-.138, .41], [-.10, .465], [-.03, .475], [.04, .43], [.070, .32], [.086, .20], [.094, .09]],
    fingers: [
      finger([[.012, .38], [.056, .50], [.088, .585], [.106, .655]], LITTLE),
      finger([[-.022, .41], [.028, .60], [.066, .705], [.096, .785]]),
      nailed([[-.056, .42], [-.026, .65], [.016, .80], [.060, .92]]),
      nailed([[-.092, .41], [-.106, .61], [-.088, .745], [-.046, .86]]),
    ],
    thumb: nailed([[.018, .08], [.066, .25], [.086, .40], [.064, .555]], THUMB),
    lines: [[[-.106, .42], [-.088, .455], [-.066, .455]]],
  },
  // seen from the back, the fingers half closed as they fall
  hangLoose: {
    aim: 'follow',
    bend: -4,
    palm: [[-.100, .07], [-.126, .17], [-.152, .28], [-.160, .36], [-.128, .405], [-.06, .435], [.01, .448], [.075, .435], [.128, .39], [.138, .30], [.128, .20], [.106, .09]],
    fingers: [
      finger([[-.118, .35], [-.154, .47], [-.150, .56], [-.124, .63]], LITTLE),
      finger([[-.062, .38], [-.086, .57], [-.074, .685], [-.040, .765]]),
      finger([[.006, .39], [.008, .61], [.030, .74], [.066, .83]]),
      nailed([[.080, .37], [.114, .55], [.128, .67], [.130, .785]]),
    ],
    // the thumb rests along the forefinger: no hole between them
    thumb: nailed([[.056, .09], [.132, .23], [.158, .36], [.156, .50]], THUMB),
    lines: [[[-.066, .385], [-.048, .41], [-.030, .398]], [[.004, .405], [.024, .425], [.044, .41]], [[.076, .385], [.098, .405], [.114, .39]]],
  },
  // the wrist broken back on the crest of the hip, the fingers laid forward over it and foreshortened, the thumb behind
  hip: {
    aim: 60,
    palm: [[-.110, .08], [-.136, .16], [-.152, .24], [-.146, .29], [-.095, .33], [-.02, .355], [.055, .35], [.116, .31], [.130, .22], [.112, .09]],
    fingers: [
      nailed([[-.110, .26], [-.156, .40], [-.162, .495], [-.144, .58]], LITTLE),
      nailed([[-.054, .29], [-.080, .50], [-.072, .625], [-.044, .73]]),
      nailed([[.010, .30], [.014, .545], [.034, .69], [.068, .81]]),
      nailed([[.078, .28], [.122, .49], [.146, .61], [.160, .72]]),
    ],
    lines: [[[-.060, .29], [-.044, .315], [-.024, .302]], [[.010, .305], [.030, .328], [.050, .312]], [[.074, .285], [.094, .305], [.110, .290]]],
  },
  // the wrist turned over the hip, the fingers falling forward in one tapering group, the thumb behind the hip
  rest: {
    aim: 70,
    palm: [[-.104, .07], [-.124, .14], [-.138, .22], [-.130, .28], [-.084, .325], [-.02, .345], [.052, .33], [.100, .28], [.110, .20], [.102, .09]],
    fingers: [
      finger([[-.094, .25], [-.122, .36], [-.110, .45], [-.070, .52]], LITTLE),
      finger([[-.050, .28], [-.062, .455], [-.040, .565], [.004, .645]]),
      finger([[.002, .285], [.004, .49], [.030, .61], [.074, .70]]),
      nailed([[.052, .265], [.078, .44], [.104, .56], [.146, .655]]),
    ],
    lines: [[[-.058, .285], [-.040, .305], [-.020, .295]], [[.004, .30], [.024, .318], [.042, .308]]],
  },
  // cloth gathered between thumb and the bent forefinger, the rest folded under
  hold: {
    aim: 'follow',
    palm: [[-.100, .07], [-.126, .17], [-.150, .28], [-.152, .37], [-.10, .435], [-.02, .465], [.05, .465], [.108, .42], [.130, .32], [.126, .19], [.106, .09]],
    fingers: [
      finger([[-.102, .34], [-.126, .46], [-.100, .535], [-.058, .55]], BENT.map((w) => w * .84)),
      finger([[-.046, .37], [-.056, .54], [-.022, .615], [.022, .62]], BENT),
      finger([[.016, .38], [.024, .58], [.056, .66], [.098, .665]], BENT),
      nailed([[.076, .37], [.112, .55], [.142, .645], [.172, .70]]),
    ],
    thumb: nailed([[.056, .06], [.146, .23], [.196, .41], [.184, .60]], THUMB),
    lines: [[[-.050, .375], [-.032, .40], [-.014, .388]], [[.016, .39], [.036, .412], [.054, .398]]],
    pinch: [.19, .68],
  },
  // the fingers closed over the edge of a jacket or a shawl, the thumb along it
  lapel: {
    aim: -44,
    palm: [[-.104, .08], [-.128, .17], [-.148, .28], [-.148, .36], [-.09, .42], [-.01, .45], [.06, .445], [.116, .395], [.132, .28], [.112, .09]],
    fingers: [
      finger([[-.102, .33], [-.126, .44], [-.122, .505], [-.104, .555]], BENT.map((w) => w * .84)),
      finger([[-.046, .36], [-.058, .52], [-.046, .60], [-.022, .645]], BENT),
      finger([[.014, .37], [.018, .55], [.032, .635], [.056, .68]], BENT),
      finger([[.074, .35], [.098, .52], [.112, .60], [.134, .645]], BENT),
    ],
    thumb: nailed([[.056, .06], [.144, .19], [.202, .31], [.228, .45]], THUMB),
    lines: [[[-.050, .35], [-.032, .375], [-.012, .362]], [[.012, .365], [.032, .388], [.052, .372]]],
  },
  // the hand in a slanted pocket, thumb and fingers behind its welt: only the wrist and the back of the hand are seen
  pocket: {
    aim: 74,
    palm: [[-.104, .08], [-.126, .17], [-.146, .28], [-.156, .42], [-.09, .385], [-.02, .34], [.06, .285], [.128, .225], [.124, .15], [.110, .08]],
    fingers: [],
    lines: [],
    mouth: [[-.205, .44], [-.14, .43], [-.06, .382], [.04, .305], [.125, .225], [.16, .185]],
  },
  // the thumb hooked in the pocket, the fingers loose on the thigh outside it
  hooked: {
    aim: 80,
    palm: [[-.104, .08], [-.128, .17], [-.150, .27], [-.156, .35], [-.126, .395], [-.06, .425], [.01, .435], [.075, .415], [.122, .36], [.150, .27], [.158, .19], [.118, .09]],
    fingers: [
      finger([[-.116, .34], [-.146, .455], [-.138, .54], [-.110, .605]], LITTLE),
      finger([[-.060, .37], [-.076, .555], [-.060, .665], [-.024, .745]]),
      nailed([[.006, .38], [.014, .60], [.036, .725], [.074, .815]]),
      nailed([[.078, .36], [.112, .54], [.130, .655], [.142, .755]]),
    ],
    lines: [[[-.064, .375], [-.046, .40], [-.028, .388]], [[.004, .395], [.024, .415], [.044, .40]], [[.074, .37], [.094, .392], [.110, .378]]],
    mouth: [[.075, .335], [.125, .265], [.165, .195], [.195, .13]],
  },
  // a fist seen from its back, closed round what hangs from it
  grip: {
    aim: 'follow',
    palm: [[-.100, .07], [-.128, .17], [-.154, .28], [-.164, .37], [-.128, .415], [-.06, .445], [.01, .455], [.075, .44], [.130, .39], [.140, .30], [.128, .19], [.106, .09]],
    fingers: [
      finger([[-.120, .36], [-.144, .455], [-.138, .52], [-.122, .56]], BENT.map((w) => w * .86)),
      finger([[-.060, .39], [-.074, .505], [-.066, .58], [-.052, .622]], BENT),
      finger([[.008, .40], [.010, .53], [.018, .605], [.028, .648]], BENT),
      finger([[.078, .38], [.100, .51], [.106, .585], [.102, .632]], BENT),
    ],
    thumb: finger([[.056, .08], [.146, .23], [.172, .36], [.126, .50]], THUMB),
    lines: [[[-.066, .395], [-.048, .42], [-.030, .408]], [[.004, .41], [.024, .432], [.044, .418]], [[.078, .39], [.098, .412], [.116, .396]]],
  },
  // the fingers behind a clutch, the thumb laid over its face
  clutch: {
    aim: 'follow',
    palm: [[-.100, .07], [-.124, .17], [-.152, .27], [-.162, .34], [-.128, .385], [-.06, .415], [.01, .428], [.075, .415], [.130, .365], [.134, .26], [.122, .16], [.104, .09]],
    fingers: [
      finger([[-.124, .33], [-.150, .44], [-.150, .52], [-.140, .58]], LITTLE),
      finger([[-.064, .36], [-.080, .53], [-.076, .625], [-.062, .70]]),
      finger([[.008, .37], [.012, .56], [.022, .67], [.036, .75]]),
      finger([[.084, .35], [.110, .51], [.116, .60], [.112, .68]]),
    ],
    thumb: nailed([[.062, .08], [.116, .24], [.108, .40], [.056, .545]], THUMB),
    lines: [[[-.066, .355], [-.050, .375], [-.032, .365]], [[.004, .375], [.024, .39], [.042, .375]]],
  },
  // closed round the other wrist: the fingers come over it and bend away
  clasp: {
    aim: 45,
    palm: [[-.108, .08], [-.134, .17], [-.154, .26], [-.148, .32], [-.095, .36], [-.02, .385], [.055, .38], [.118, .34], [.134, .24], [.112, .09]],
    fingers: [
      finger([[-.108, .29], [-.152, .40], [-.156, .475], [-.136, .535]], BENT.map((w) => w * .82)),
      finger([[-.050, .32], [-.076, .47], [-.070, .56], [-.044, .63]], BENT.map((w) => w * .94)),
      finger([[.012, .33], [.018, .51], [.036, .60], [.064, .67]], BENT.map((w) => w * .94)),
      finger([[.078, .31], [.126, .45], [.148, .535], [.158, .61]], BENT.map((w) => w * .94)),
    ],
    lines: [[[-.056, .32], [-.040, .345], [-.020, .332]], [[.010, .335], [.030, .358], [.050, .342]], [[.076, .315], [.096, .335], [.112, .32]]],
  },
  // the hand that is held: it hangs on from the other's grasp, its back to us, the thumb away
  clasped: {
    aim: 56,
    palm: [[-.100, .07], [-.120, .17], [-.140, .28], [-.146, .36], [-.115, .405], [-.05, .44], [.015, .452], [.075, .435], [.122, .38], [.128, .28], [.118, .17], [.104, .09]],
    fingers: [
      nailed([[-.112, .35], [-.146, .49], [-.146, .585], [-.124, .665]], LITTLE),
      nailed([[-.056, .39], [-.078, .60], [-.070, .72], [-.042, .825]]),
      nailed([[.008, .40], [.012, .64], [.032, .785], [.066, .90]]),
      nailed([[.074, .38], [.104, .58], [.118, .70], [.122, .80]]),
    ],
    lines: [],
  },
};
