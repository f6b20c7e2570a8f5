import { asksFor } from '@toile/look';
import { inset } from '../../kit/inset.ts';
import { xAt } from '../../kit/level.ts';
import { closed, curve, flatten, poly } from '../../kit/path.ts';
import { isCowled } from '../../spec/as-cut.ts';
import { isKnitCloth } from '../../spec/hem.ts';
import { isMade, madeOf } from '../../spec/made/made.ts';
import { bareEdge, strapFoot } from '../../spec/torso/bare-edge.ts';
import { keyholeInFront, keyholeSize } from '../../spec/torso/keyhole.ts';
import { raglanLine } from '../../spec/torso/raglan.ts';
import { workedMotif } from '../../spec/worked-motif.ts';
import { graphicOf, isWorked } from '../../spec/works.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import { lapelEdgeAt } from './lapels.ts';
import { pieceOf, sleeveShape } from './sleeves.ts';
import { apron, belt, bow, type Draw, goreum, laceUp, obi, sash } from './waist-details.ts';
import { drawMotif, drawWork } from './works.ts';

/** Rows of quilting stand so far apart, cm. */
const QUILT = 7;

const quilting: Draw = (view, f) => {
  const from = view.name === 'back' ? 0 : 0.8;
  for (let y = 8; y < f.bottom - 3; y += QUILT) {
    const x = y < f.underarm[1] ? xAt(f.armhole, y) : f.sideAt(y);
    view.both('topstitch', 'stitch', curve([from, y], [x * 0.4, y + 0.5], [x * 0.7, y + 0.3], [x, y - 0.5]));
  }
  const sleeve = sleeveShape(f);
  if (!sleeve) return;
  const free = (f.t.sleeve ?? 0) - f.t.armhole * 0.6;
  for (let up = QUILT; up < free; up += QUILT) {
    const row = inset(poly(...sleeve.edge), up, pieceOf(sleeve));
    if (row) view.both('sleeves', 'stitch', row);
  }
};

const pintucks: Draw = (view, f) => {
  if (view.name === 'back') return;
  for (let i = 0; i < 6; i++) {
    const x = 2.4 + i * 0.9;
    view.both(
      'topstitch',
      'fold',
      poly([x, f.t.frontNeck * Math.max(0, 1 - (x / f.hps[0]) ** 2) + 1], [x, f.t.frontNeck + 18]),
    );
  }
};

const frontRuffle: Draw = (view, f) => {
  if (view.name === 'back' || f.g.collar !== 'shirt') return;
  const top = f.t.frontNeck + 1;
  for (const x of [2.6, 5])
    for (let y = top; y < Math.min(f.t.waistAt, f.bottom - 4); y += 3)
      view.both('details', 'fold', curve([x - 0.8, y], [x + 1.6, y + 0.3], [x + 1.6, y + 2.3], [x - 0.8, y + 3]));
};

/** Rows of shirring: apart, from the upper edge, and the points at which that edge is looked at, cm. */
const SHIRR = 1.6;
const UNDER_EDGE = 1.4;
const SAMPLES = 24;

const smocking: Draw = (view, f) => {
  const edge = f.bare ? bareEdge(f, view.name === 'front') : undefined;
  // below the lowest of an upper edge, which it may not pass
  const from = edge ? Math.max(...flatten(edge, SAMPLES).map(([, y]) => y)) + UNDER_EDGE : f.underarm[1] - 2;
  const low = Math.min(f.t.waistAt, f.bottom - 2);
  for (let y = from; y < low; y += SHIRR) {
    const x = (y < f.underarm[1] ? f.t.acrossFront / 2 : f.sideAt(y)) - 0.3;
    view.both('topstitch', 'stitch', poly([0, y], [x, y]));
  }
};

const ruching: Draw = (view, f) => {
  for (let y = f.underarm[1] + 3; y < Math.min(f.bottom - 2, f.t.waistAt + 16); y += 3) {
    const x = f.sideAt(y);
    view.both('folds', 'fold', curve([x, y], [x * 0.8, y + 0.4], [x * 0.66, y + 1.2], [x * 0.5, y + 1]));
  }
};

const shoulderStraps: Draw = (view, f) => {
  view.both(
    'details',
    'seam',
    closed(
      poly(
        [f.hps[0] + 2, 1],
        [f.tip[0], f.tip[1] - 0.4],
        [f.tip[0] - 0.6, f.tip[1] + 3.4],
        [f.hps[0] + 2, 4.6],
        [f.hps[0] + 1.2, 2.8],
      ),
    ),
    'cloth',
  );
  view.circle('trims', [f.hps[0] + 3, 3], 0.6).circle('trims', [-f.hps[0] - 3, 3], 0.6);
};

const stormFlap: Draw = (view, f) => {
  const y = f.underarm[1] - 3;
  if (view.name === 'back')
    view.both(
      'details',
      'seam',
      curve(
        [0, y + 6],
        [f.t.acrossBack * 0.3, y + 6],
        [f.t.acrossBack * 0.44, y + 3],
        [f.t.acrossBack / 2 + 0.4, y - 2],
      ),
    );
  else
    view.add(
      'details',
      'seam',
      curve(
        [-lapelEdgeAt(f, y + 5) - 0.1, y + 5],
        [-f.t.acrossFront * 0.3, y + 6],
        [-f.t.acrossFront * 0.46, y + 3],
        [-f.t.acrossFront / 2 - 0.2, y - 4],
      ),
    );
};

const cape: Draw = (view, f) => {
  const low = f.underarm[1] + 12;
  view.both(
    'details',
    'seam',
    curve([0.6, low + 4], [f.underarm[0] * 0.6, low + 4], [f.underarm[0] * 1.06, low], [f.tip[0] + 1, f.tip[1] + 3]),
  );
};

const cutOut: Draw = (view, f) => {
  if (view.name === 'back') return;
  const y = Math.min(f.t.waistAt - 4, f.bottom - 6);
  view.both(
    'details',
    'seam',
    closed(
      curve(
        [f.sideAt(y - 4) - 0.4, y - 4],
        [f.sideAt(y) * 0.5, y - 3],
        [f.sideAt(y) * 0.5, y + 4],
        [f.sideAt(y + 4) - 0.4, y + 4],
      ),
    ),
    'white',
  );
};

const tails: Draw = (view, f) => {
  if (view.name === 'back') view.add('body', 'outline', poly([0, f.t.waistAt + 2], [0, f.bottom]));
  else
    view.both(
      'body',
      'seam',
      curve(
        [2, f.t.waistAt + 6],
        [f.t.waist * 0.3, f.t.waistAt + 8],
        [f.t.hip * 0.42, f.t.hipAt - 4],
        [f.t.hem * 0.46, f.bottom - 2],
      ),
    );
};

/** Depth of a slit at the neck, cm. */
const SLIT = 9;

const notch: Draw = (view, f) => {
  if (view.name === 'back' || f.g.closure === 'half-placket') return;
  const end = f.t.frontNeck + SLIT;
  view.whole('details', 'seam', poly([0.05, f.t.frontNeck], [0.5, f.t.frontNeck], [0, end]), 'inside');
  view.both('topstitch', 'stitch', poly([1.1, f.t.frontNeck + 0.6], [0.7, end + 0.5], [0, end + 0.5]));
  if (isMade(f.g, 'neck-slit') && /hook|button|loop/i.test(madeOf(f.g, 'neck-slit')?.text ?? ''))
    view.circle('trims', [0, f.t.frontNeck + 0.6], 0.5);
};

/** Half width of the V below a standing collar at the seam of the neck, cm. */
const V_HALF = 2.4;

/** The V that a standing collar is left open over: the way in. */
const standingV: Draw = (view, f) => {
  if (view.name === 'back' || f.g.closure === 'half-placket') return;
  const top = f.t.frontNeck;
  const end = top + SLIT + 2;
  // from above the seam, so that the ends of the collar stand apart over it
  view.whole(
    'details',
    'seam',
    poly([0, top - 4.4], [V_HALF * 1.5, top - 4.2], [V_HALF, top - 0.6], [0, end]),
    'inside',
  );
  view.both('topstitch', 'stitch', poly([V_HALF + 0.7, top + 0.3], [0.2, end + 1.2]));
  view.tell([V_HALF * 0.4, top + SLIT * 0.5], `V ${SLIT + 2} deep below the collar seam`);
};

const keyhole: Draw = (view, f) => {
  const hole = keyholeInFront(f.g);
  if (view.name === 'back' || !hole) return;
  const top = f.t.frontNeck;
  const { from, to, half } = hole;
  const drop = curve([0, top + from], [half * 0.6, top + from + 1], [half * 1.7, top + to], [0, top + to]);
  view.whole('details', 'seam', drop, 'inside');
  view.add('seams', 'seam', poly([0, top], [0, top + from]));
  view.circle('trims', [0, top + from * 0.5], 0.5);
  const { long, wide } = keyholeSize(hole);
  view.tell([half * 0.6, top + (from + to) / 2], `keyhole ${long} × ${wide}, button and loop`);
};

const draped: Draw = (view, f) => {
  if (view.name === 'back') return;
  for (const k of [0.3, 0.5, 0.7])
    view.add(
      'folds',
      'fold',
      curve(
        [-f.sideAt(f.t.waistAt) * 0.9, f.t.waistAt + 6 * k],
        [-4, f.t.waistAt - 6 * k],
        [4, f.underarm[1] + 14 * k],
        [f.underarm[0] * 0.8, f.underarm[1] + 8 * k],
      ),
    );
};

/** What each detail draws; details that have no line of their own on a flat are written beside it. */
const DRAWN: Readonly<Record<string, Draw>> = {
  belt,
  sash,
  obi,
  goreum,
  bow,
  quilting,
  pintucks,
  ruffle: frontRuffle,
  smocking,
  ruching,
  epaulette: shoulderStraps,
  'storm-flap': stormFlap,
  cape,
  'cut-out': cutOut,
  apron,
  'lace-up-front': laceUp,
  tails,
  draped,
};

/** A parka closes again over its zip, and is drawn in at the waist by a cord in a channel. */
function parka(view: View, f: Frame): void {
  const y = Math.min(f.t.waistAt, f.bottom - 20);
  for (const dy of [-1.2, 1.2])
    view.both('topstitch', 'stitch', poly([view.name === 'front' ? 4 : 0, y + dy], [f.sideAt(y), y + dy]));
  if (view.name === 'back') return;
  const s = f.men ? -1 : 1;
  const flap = 3.6 * s;
  view.add(
    'trims',
    'seam',
    closed(poly([-flap, f.t.frontNeck + 1], [flap, f.t.frontNeck + 1], [flap, f.bottom - 1], [-flap, f.bottom - 1])),
    'cloth',
  );
  view.add('trims', 'stitch', poly([flap - 0.7 * s, f.t.frontNeck + 1], [flap - 0.7 * s, f.bottom - 1]));
  for (let at = f.t.frontNeck + 4; at < f.bottom - 6; at += 13) view.circle('trims', [flap - 1.8 * s, at], 0.8);
  view.both('trims', 'seam', curve([5, y], [6, y + 3], [5, y + 6], [6, y + 9]));
  view.circle('trims', [5, y], 0.4).circle('trims', [-5, y], 0.4);
}

/** A picture on the breast: the frame in which it is printed. */
function picture(view: View, f: Frame): void {
  const area = view.name === 'front' ? graphicOf(f.g, f.t) : undefined;
  if (!area) return;
  const { x0, y0, x1, y1 } = area;
  view.add('details', 'fold', closed(poly([x0, y0], [x1, y0], [x1, y1], [x0, y1])), 'graphic');
}

/** Folds of a cowl that hangs from straps: each from one strap to the other, deeper than the last. */
function strappedCowl(view: View, f: Frame): void {
  const [x, y] = strapFoot(f);
  const low = bareEdge(f, true).from[1];
  for (const k of [1, 2, 3, 4])
    view.both(
      'folds',
      k === 1 ? 'seam' : 'fold',
      curve(
        [0, low + k * 2.6],
        [x * (0.4 - k * 0.03), low + k * 2.6],
        [x * 0.8, y + 1 + k * 3.4],
        [x - 0.2 + k * 0.5, y + 0.6 + k * 1.1],
      ),
    );
}

/** Half of the arrow that tells the grain of bias cloth, and of its heads, cm. */
const GRAIN = { half: 12, head: 2.6 } as const;

/** What is cut on the bias has its grain across: an arrow at half a right angle in the skirt. */
function biasGrain(view: View, f: Frame): void {
  const y = (f.t.waistAt + f.bottom) / 2;
  const { half, head } = GRAIN;
  view.add('details', 'fold', poly([-half, y + half], [half, y - half]));
  for (const s of [-1, 1])
    view.add(
      'details',
      'fold',
      poly([s * half, y - s * half + s * head], [s * half, y - s * half], [s * half - s * head, y - s * half]),
    );
}

/** Parts that are the body itself. */
const OVER_ALL: ReadonlySet<string> = new Set(['front', 'back', 'bodice', 'waist', 'neck', 'cloth', 'detail']);

/** Everything of the Look's details that has a line on the flat. */
export function drawDetails(view: View, f: Frame, skirt: JoinedSkirt | undefined): void {
  picture(view, f);
  if (f.g.kind === 'parka' && f.g.closure === 'zip') parka(view, f);
  if (f.g.neckline === 'notched' || isMade(f.g, 'neck-slit')) notch(view, f, skirt);
  else if (isMade(f.g, 'v-stand')) standingV(view, f, skirt);
  keyhole(view, f, skirt);
  const shown = workedMotif(f.g.details);
  const isEmbroidered = f.g.details.some(({ id }) => isWorked({ id }));
  const nameOf = (id: string): string => `${shown === undefined ? '' : `${shown} `}${id.replaceAll('-', ' ')}`;
  for (const { id, part } of f.g.details) {
    // what is ordered of one side is on that side
    if ((part === 'back' || part === 'front') && part !== view.name) continue;
    // what is ordered of the lining or of a cuff alone is told there, and not drawn over the body
    if (part !== undefined && !OVER_ALL.has(part) && !isWorked({ id })) continue;
    // a sash is tied in a bow of its own
    if (id !== 'bow' || !asksFor(f.g, 'sash')) DRAWN[id]?.(view, f, skirt);
    if (isWorked({ id })) drawWork(view, f, { name: nameOf(id), part, skirt });
    else if (/-motif$/.test(id) && shown !== undefined && !isEmbroidered) drawMotif(view, f, shown);
  }
  if (asksFor(f.g, 'embroidered-neck')) drawWork(view, f, { name: 'embroidery', part: 'neck', skirt });
  if (isCowled(f.g) && view.name === 'front') strappedCowl(view, f);
  if (f.g.silhouette === 'slip' && !isKnitCloth(f.g) && f.bottom > f.t.hipAt && view.name === 'front')
    biasGrain(view, f);
  if (f.g.neckline === 'cowl' && view.name === 'front')
    for (const k of [0.4, 0.7])
      view.both(
        'folds',
        'fold',
        curve(
          [0, f.t.frontNeck + 8 * k],
          [f.hps[0] * 0.5, f.t.frontNeck + 7 * k],
          [f.hps[0] * 0.9, f.t.frontNeck * 0.6],
          [f.hps[0] + 1 + k, 1 + k],
        ),
      );
  if (f.g.sleeve.shape === 'raglan') view.both('seams', 'seam', raglanLine(f.hps, f.underarm));
}
