/** Every drawn hand: those that hang, and those that lie, hold or go into a pocket. Units: hand.ts. */
import { BENT, finger, type Hand, type HandName, LITTLE, nailed, THUMB } from './hand.ts';
import { HANGING_HANDS } from './hanging-hands.ts';
import { HIP_HANDS, LYING, LYING_LITTLE } from './hip-hands.ts';

/** Two joints, the ball its broadest part. */
const THUMB_OUT = [0.032, 0.05, 0.045, 0.037, 0.037, 0.033, 0.024];
/** Between the knuckles of a hand whose fingers are hidden: where each goes its own way, right above the edge that covers them. */
const KNUCKLES: Hand['lines'] = [-0.083, -0.008, 0.066].map((x, i) => [
  [x + 0.012, 0.315 - i * 0.012],
  [x, 0.345 - i * 0.012],
  [x - 0.002, 0.378 - i * 0.012],
]);

// biome-ignore format: a table of traced points reads best a shape a line
export const HANDS: Record<Exclude<HandName, 'none'>, Hand> = {
  ...HANGING_HANDS,
  ...HIP_HANDS,
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
    lines: [],
  },
  // cloth gathered between thumb and the bent forefinger, the rest folded under
  hold: {
    aim: 'follow',
    palm: [[-.097, .07], [-.122, .17], [-.145, .28], [-.147, .37], [-.097, .435], [-.019, .465], [.049, .465], [.105, .42], [.126, .32], [.122, .19], [.103, .09]],
    fingers: [
      finger([[-.099, .34], [-.122, .46], [-.097, .535], [-.056, .55]], BENT.map((w) => w * .84)),
      finger([[-.045, .37], [-.054, .54], [-.021, .615], [.021, .62]], BENT),
      finger([[.016, .38], [.023, .58], [.054, .66], [.095, .665]], BENT),
      nailed([[.074, .37], [.109, .55], [.138, .645], [.167, .70]]),
    ],
    thumb: nailed([[.054, .06], [.142, .23], [.190, .41], [.178, .60]], THUMB),
    lines: [],
    pinch: [.184, .68],
  },
  // a fold lifted between thumb and forefinger, the other fingers fanned
  pinch: {
    aim: 'follow',
    palm: [[-.100, .07], [-.120, .17], [-.140, .28], [-.148, .36], [-.122, .41], [-.06, .445], [.01, .458], [.074, .43], [.112, .36], [.116, .24], [.104, .09]],
    fingers: [
      finger([[-.112, .36], [-.148, .49], [-.150, .585], [-.130, .67]], LITTLE),
      finger([[-.050, .39], [-.064, .58], [-.044, .70], [.002, .80]], BENT),
      nailed([[.056, .39], [.098, .545], [.138, .63], [.182, .685]]),
    ],
    thumb: nailed([[.056, .07], [.132, .22], [.178, .38], [.190, .56]], THUMB),
    lines: [[[-.060, .60], [-.042, .68], [-.006, .76]]],
    pinch: [.195, .66],
  },
  // the fingers closed over the edge of a jacket or a shawl, the thumb along it
  lapel: {
    aim: -44,
    palm: [[-.101, .08], [-.124, .17], [-.144, .28], [-.144, .36], [-.087, .42], [-.010, .45], [.058, .445], [.113, .395], [.128, .28], [.109, .09]],
    fingers: [
      finger([[-.099, .33], [-.122, .44], [-.118, .505], [-.101, .555]], BENT.map((w) => w * .84)),
      finger([[-.045, .36], [-.056, .52], [-.045, .60], [-.021, .645]], BENT),
      finger([[.014, .37], [.017, .55], [.031, .635], [.054, .68]], BENT),
      finger([[.072, .35], [.095, .52], [.109, .60], [.130, .645]], BENT),
    ],
    thumb: nailed([[.054, .06], [.140, .19], [.196, .31], [.221, .45]], THUMB),
    lines: [[[-.049, .35], [-.031, .375], [-.012, .362]], [[.012, .365], [.031, .388], [.050, .372]]],
  },
  // the hand in a slanted pocket, whose edge lies over the root of the thumb
  pocket: {
    aim: 76,
    palm: [[-.098, .08], [-.116, .16], [-.137, .25], [-.147, .33], [-.146, .385], [-.075, .385], [-.005, .375], [.066, .36], [.132, .335], [.137, .27], [.129, .17], [.108, .08]],
    fingers: [],
    lines: KNUCKLES,
    mouth: [[-.200, .385], [-.146, .385], [-.06, .383], [.03, .369], [.132, .337], [.18, .318]],
  },
  // the fingers in a slanted pocket, the thumb left out over its edge
  thumbOut: {
    aim: 76,
    palm: [[-.098, .08], [-.116, .16], [-.137, .25], [-.147, .33], [-.146, .385], [-.075, .385], [-.005, .375], [.066, .36], [.132, .335], [.137, .27], [.129, .17], [.108, .08]],
    fingers: [],
    thumb: nailed([[.056, .09], [.130, .18], [.172, .27], [.192, .362]], THUMB_OUT),
    lines: KNUCKLES,
    mouth: [[-.200, .385], [-.146, .385], [-.06, .383], [.03, .369], [.132, .337], [.18, .318]],
  },
  // the thumb hooked in the pocket, the fingers loose on the thigh outside it
  hooked: {
    aim: 78,
    palm: [[-.098, .08], [-.112, .16], [-.130, .25], [-.140, .33], [-.141, .385], [-.10, .43], [-.03, .455], [.04, .46], [.11, .435], [.138, .375], [.146, .28], [.142, .19], [.108, .08]],
    fingers: [
      finger([[-.110, .37], [-.130, .52], [-.122, .605], [-.096, .68]], LYING_LITTLE),
      finger([[-.040, .40], [-.050, .61], [-.040, .73], [-.010, .825]], LYING),
      finger([[.034, .41], [.036, .65], [.048, .78], [.074, .88]], LYING),
      finger([[.104, .39], [.122, .59], [.130, .71], [.138, .80]], LYING),
    ],
    lines: [],
    mouth: [[.074, .335], [.118, .265], [.152, .195], [.178, .13]],
  },
  // a fist seen from its back, closed round what hangs from it
  grip: {
    aim: 'follow',
    palm: [[-.093, .07], [-.119, .17], [-.143, .28], [-.153, .37], [-.119, .415], [-.056, .445], [.009, .455], [.070, .44], [.121, .39], [.130, .30], [.119, .19], [.099, .09]],
    fingers: [
      finger([[-.112, .36], [-.134, .455], [-.128, .52], [-.113, .56]], BENT.map((w) => w * .86)),
      finger([[-.056, .39], [-.069, .505], [-.061, .58], [-.048, .622]], BENT),
      finger([[.007, .40], [.009, .53], [.017, .605], [.026, .648]], BENT),
      finger([[.073, .38], [.093, .51], [.099, .585], [.095, .632]], BENT),
    ],
    thumb: finger([[.052, .08], [.136, .23], [.160, .36], [.117, .50]], THUMB),
    lines: [],
  },
  // the fingers behind a clutch, the thumb laid over its face
  clutch: {
    aim: 'follow',
    palm: [[-.095, .07], [-.118, .17], [-.144, .27], [-.154, .34], [-.122, .385], [-.057, .415], [.009, .428], [.071, .415], [.123, .365], [.127, .26], [.116, .16], [.099, .09]],
    fingers: [
      finger([[-.118, .33], [-.142, .44], [-.142, .52], [-.133, .58]], LITTLE),
      finger([[-.061, .36], [-.076, .53], [-.072, .625], [-.059, .70]]),
      finger([[.008, .37], [.011, .56], [.021, .67], [.034, .75]]),
      finger([[.080, .35], [.104, .51], [.110, .60], [.106, .68]]),
    ],
    thumb: nailed([[.059, .08], [.110, .24], [.103, .40], [.053, .545]], THUMB),
    lines: [[[-.063, .355], [-.048, .375], [-.030, .365]], [[.004, .375], [.023, .39], [.040, .375]]],
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
    lines: [],
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
