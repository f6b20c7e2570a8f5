import { asksFor } from '@toile/look';
import { inset, parallel } from '../../kit/inset.ts';
import { partBetween, xAt, yAt } from '../../kit/level.ts';
import {
  closed,
  curve,
  endOf as endOfPath,
  flatten,
  join,
  mirror,
  moved,
  type Path,
  type Pt,
  poly,
  reverse,
} from '../../kit/path.ts';
import { isMade, madeOf } from '../../spec/made/made.ts';
import { openingOf, opensAtSide, opensBehind } from '../../spec/placed.ts';
import { hasBackTie } from '../../spec/torso/back-tie.ts';
import { bareEdge } from '../../spec/torso/bare-edge.ts';
import { isShirredBehind } from '../../spec/torso/gathered.ts';
import { openBehindEnd } from '../../spec/torso/open-behind.ts';
import { isHalfZip } from '../../spec/torso/opens-in-front.ts';
import { zipAsideEnd, zipBehindEnd } from '../../spec/torso/zip-behind.ts';
import { openSide, zipSaid } from '../../spec/zip-said.ts';
import { halfPiece } from '../stitches.ts';
import type { View } from '../view.ts';
import { bodyHalf } from './body.ts';
import { closersAt, type Frame } from './frame.ts';
import { buttonedBack, keyholeBehind, keyholeEnd, slantedPlacket } from './made-openings.ts';
import { backNeck, frontNeck } from './necklines.ts';

/** Lower end of the front: of the whole garment, whether or not a skirt is joined. */
const endOf = (f: Frame): number =>
  (f.t.joint !== undefined && f.t.joint < f.t.length - 2 && f.build !== 'shirt' ? f.bottom : f.t.length) -
  (f.t.hemRib ?? 0);

/** Men's fronts close left over right, women's right over left: 1 when the upper edge lies at the viewer's left of the centre. */
const over = (f: Frame): number => (f.men ? -1 : 1);

/** Middles of buttons stand apart by so many of their half widths at the least. */
const LEAST_PITCH = 4;

function buttonRow(view: View, f: Frame, from: number, to: number, count: number): void {
  const r = f.build === 'coat' || f.build === 'casual' ? 0.9 : 0.6;
  const room = Math.max(1, 1 + Math.floor((to - from) / (r * LEAST_PITCH)));
  const n = Math.min(count, room);
  for (let i = 0; i < n; i++) {
    const y = n === 1 ? from : from + ((to - from) * i) / (n - 1);
    view.circle('trims', [0, y], r);
  }
}

/** How steeply the edge of a pointed neck comes down to its point, y for each x. */
function slopeAtPoint(f: Frame): number {
  const [a, b] = flatten(frontNeck(f), 24);
  return a && b ? Math.abs((b[1] - a[1]) / (b[0] - a[0] || 1)) : 1;
}

/** Buttons of a front stand no farther from one another, cm: few of them close its upper part. */
const FARTHEST = 16;

function fullPlacket(view: View, f: Frame): void {
  const half = (f.t.placketWidth ?? 3) / 2;
  const top = f.t.frontNeck;
  // a rib opens with the front that it ends
  const end = endOf(f) + (f.t.hemRib ?? 0);
  const x = half * over(f);
  if (f.t.rib) view.add('details', 'seam', poly([x, top - f.t.rib], [x, top]));
  if (f.t.hemRib) view.add('details', 'seam', poly([x, end - f.t.hemRib], [x, end]));
  // the edge of the neck runs on past the centre to the front that lies on top
  const pointed = (f.g.neckline === 'v' && !isMade(f.g, 'camp-collar')) || f.g.neckline === 'lapel';
  view.add('seams', 'seam', poly([0, top], [x, top + (pointed ? half * slopeAtPoint(f) : 0.1)], [x, end]));
  if (pointed)
    view.add('details', 'none', closed(poly([0, top], [x, top], [x, top + half * slopeAtPoint(f)])), 'inside');
  if (f.build === 'shirt' || f.build === 'casual') view.add('topstitch', 'stitch', poly([-x, top + 0.4], [-x, end]));
  // the band that ends the neck of a knit goes on down both fronts
  if (f.t.rib && f.build === 'rib-knit') view.add('seams', 'seam', poly([-x, top + half * slopeAtPoint(f)], [-x, end]));
  const from = top + (f.t.collar && f.build === 'shirt' ? -1.2 : 2);
  const tailored = f.build === 'vest' || f.build === 'band-coat';
  const few = from + ((f.t.buttons ?? 6) - 1) * FARTHEST;
  const last = Math.min(
    few,
    tailored
      ? Math.min(end - 8, f.t.waistAt + 14)
      : end - Math.min((end - from) * 0.3, Math.max(9, (end - from) * 0.12)),
  );
  if (isMade(f.g, 'concealed-placket')) {
    // the row that holds the fly
    if (f.build !== 'shirt' && f.build !== 'casual')
      view.add('topstitch', 'stitch', poly([-FLY * over(f), top + 0.6], [-FLY * over(f), last + 3], [0, last + 4.5]));
    view.tell([0, from + (last - from) * 0.3], `${f.t.buttons ?? 6} buttons under a fly`);
    return;
  }
  buttonRow(view, f, from, last, f.t.buttons ?? 6);
}

/** Width of the fly over concealed buttons, to its row of stitches, cm. */
const FLY = 4;

/** Height of the stitched box at the foot of a placket, cm. */
const BOX = 2;

/** How far off the centre a placket at the side lies, as a share of half the neck: it begins in the curve of the neck. */
const ASIDE = 0.74;

/** A placket that comes down from the side of the neck, on the wearer's left unless the words have it at the right. */
function sidePlacket(view: View, f: Frame): void {
  const s = /right/i.test(madeOf(f.g, 'side-placket')?.text ?? '') ? -1 : 1;
  const x = f.hps[0] * ASIDE * s;
  const half = (f.t.placketWidth ?? 2.5) / 2;
  const neckAt = (at: number): number => yAt(frontNeck(f), Math.min(Math.abs(at), f.hps[0] - 0.1));
  const [a, b] = [x - half, x + half];
  const low = Math.max(neckAt(a), neckAt(b)) + (f.t.placket ?? 20);
  view.add('details', 'seam', closed(poly([a, neckAt(a)], [b, neckAt(b)], [b, low], [a, low])), 'cloth');
  view.add(
    'details',
    'stitch',
    poly([a + 0.4, neckAt(a) + 0.6], [a + 0.4, low - 0.4], [b - 0.4, low - 0.4], [b - 0.4, neckAt(b) + 0.6]),
  );
  view.add('details', 'stitch', poly([a + 0.4, low - BOX], [b - 0.4, low - BOX]));
  // the collar parts over it as well
  if (f.t.collar) view.add('details', 'seam', poly([x, neckAt(x)], [x + 0.5 * s, neckAt(x) - f.t.collar * 0.9]));
  const n = f.t.buttons ?? 4;
  const from = Math.max(neckAt(a), neckAt(b)) + 1.4;
  for (let i = 0; i < n; i++)
    view.circle('trims', [x, from + ((low - BOX - 1.4 - from) * i) / Math.max(1, n - 1)], 0.6);
  view.tell([x, low - 1], `placket ${f.t.placket ?? 20} at the wearer’s ${s > 0 ? 'left' : 'right'}`);
}

function halfPlacket(view: View, f: Frame): void {
  if (isMade(f.g, 'diagonal-placket')) {
    slantedPlacket(view, f, isMade(f.g, 'concealed-placket'));
    return;
  }
  if (isMade(f.g, 'side-placket')) {
    sidePlacket(view, f);
    return;
  }
  const top = f.t.frontNeck - 0.2;
  const long = f.t.placket ?? 20;
  const half = (f.t.placketWidth ?? 2.5) / 2;
  const low = top + long;
  view.add('details', 'seam', closed(poly([-half, top], [half, top], [half, low], [-half, low])), 'cloth');
  view.add(
    'details',
    'stitch',
    poly([-half + 0.4, top + 0.6], [-half + 0.4, low - 0.4], [half - 0.4, low - 0.4], [half - 0.4, top + 0.6]),
  );
  // the box that holds the two strips one over the other at their foot
  view.add('details', 'stitch', poly([-half + 0.4, low - BOX], [half - 0.4, low - BOX]));
  const n = f.t.buttons ?? 4;
  if (isMade(f.g, 'concealed-placket')) view.tell([0, top + long * 0.4], `${n} buttons under a fly`);
  else buttonRow(view, f, top + 1.6, low - BOX - 1.4, n);
}

/** How far a zip goes on below the waist of what is stepped into, cm. */
const BELOW_WAIST = 14;

/** Of a suit that is zipped to the crotch, clear of the seam, cm. */
const ABOVE_CROTCH = 3;

/** How far a zip goes on below the waist seam of a suit: to where the words let it end. */
function zipBelowWaist(f: Frame): number {
  if (!f.seamed || isMade(f.g, 'zip-to-waist')) return 0;
  return isMade(f.g, 'zip-to-crotch') && f.crotchAt !== undefined ? f.crotchAt - ABOVE_CROTCH : BELOW_WAIST;
}

function zip(view: View, f: Frame): void {
  const top = f.t.frontNeck - (f.t.collar ?? 0) * 0.9;
  // a band at the hem opens with the front
  const end = isHalfZip(f.g) ? top + (f.t.placket ?? 0) : endOf(f) + (f.t.hemRib ?? 0) + zipBelowWaist(f);
  // from the wearer's left shoulder down to near the middle of the hem, for a man the other way round
  const slanted = isMade(f.g, 'asymmetric-zip');
  const lean = slanted ? (f.t.acrossFront / 2 - 5) * (f.men ? -1 : 1) : 0;
  const foot = slanted ? 2.5 * (f.men ? -1 : 1) : 0;
  const at = (y: number, x: number): Pt => [lean + ((foot - lean) * (y - top)) / (end - top) + x, y];
  const head = slanted ? top + 6 : top;
  for (const x of [-0.5, 0.5]) view.add('trims', 'seam', poly(at(head, x), at(end, x)));
  for (let y = head + 0.6; y < end - 0.6; y += 1) view.add('trims', 'fold', poly(at(y, -0.45), at(y + 0.3, 0.45)));
  for (const x of [-1.5, 1.5]) view.add('trims', 'stitch', poly(at(head + 0.4, x), at(end - 0.2, x)));
  slider(view, at, head + 1.2, head + 4.6);
  if (isMade(f.g, 'two-way-zip')) slider(view, at, end - 1.2, end - 4.6);
}

/** The pull of a zip, from the slider to its free end. */
function slider(view: View, at: (y: number, x: number) => Pt, from: number, to: number): void {
  view.add('trims', 'seam', closed(poly(at(from, -0.7), at(from, 0.7), at(to, 0.5), at(to, -0.5))), 'white');
}

/** How steep the edge of a wrap is where its fronts cross, and how far within the side it ends at the least, cm. */
const WRAP = { slope: 1.7, within: 0.5 } as const;

/** The edge of the over front: from the high point of its shoulder in one line over the crossing to the other side of the waist. */
function wrapEdge(f: Frame): Path {
  const s = over(f);
  const y = Math.min(f.t.waistAt, f.bottom - 2);
  const low = f.t.frontNeck;
  const side = f.sideAt(y);
  const x = Math.min(f.t.overlap ?? side, side - WRAP.within);
  const neck = frontNeck(f);
  const fromShoulder = reverse(s > 0 ? mirror(neck) : neck);
  const deep = Math.max(1, y - low);
  const bend = Math.min(x * 0.3, (deep * 0.6) / WRAP.slope);
  return join(
    fromShoulder,
    curve([0, low], [bend * s, low + bend * WRAP.slope], [x * 0.66 * s, y - deep * 0.16], [x * s, y]),
  );
}

/** Wrap front: the upper edge runs from the neck across to the side; the tie is at that side. */
function wrap(view: View, f: Frame): void {
  const s = over(f);
  const edge = wrapEdge(f);
  const end = endOfPath(edge);
  const crossed = flatten(edge, 24).filter(([x]) => x * s >= 0);
  const [first = end, ...rest] = crossed;
  view.named('wrap edge', () => view.add('body', 'outline', poly(first, ...rest)));
  const [from = end, ...row] = flatten(parallel(edge, 0.7 * s), 24).slice(1);
  view.add('topstitch', 'stitch', poly(from, ...row));
  underStitch(view, f, crossed);
  if (endOf(f) > end[1] + 8) {
    // the edge is cut plumb below the waist
    const [x] = end;
    view.add('body', 'seam', poly(end, [x, yAt(f.hem, Math.abs(x))]));
  }
  if (!isTied(f)) ties(view, end);
}

/** The neck of the under front is stitched as far as it is seen. */
function underStitch(view: View, f: Frame, overEdge: readonly Pt[]): void {
  const s = over(f);
  const line = inset(
    s > 0 ? frontNeck(f) : mirror(frontNeck(f)),
    0.7,
    halfPiece(s > 0 ? bodyHalf(f, true) : mirror(bodyHalf(f, true))),
  );
  if (!line) return;
  const [low = [0, 0] as Pt] = overEdge;
  const seen = flatten(line).filter(([x, y]) => {
    const edge = overEdge.find(([ex]) => ex * s >= x * s) ?? low;
    return y < edge[1] - 0.1;
  });
  const [from, ...rest] = seen;
  if (from && rest.length > 0) view.add('topstitch', 'stitch', poly(from, ...rest));
}

/** Whether something of its own goes round the waist or ties the breast. */
const isTied = (f: Frame): boolean =>
  f.g.details.some(({ id, part }) => !part && ['sash', 'belt', 'obi', 'goreum'].includes(id));

export function ties(view: View, at: Pt): void {
  view.named('tie', () => bowAt(view, at));
}

function bowAt(view: View, [x, y]: Pt): void {
  view.add('trims', 'seam', closed(curve([x, y - 0.5], [x + 3, y - 4], [x + 6, y - 2.5], [x, y + 0.6])), 'cloth');
  view.add('trims', 'seam', closed(curve([x, y - 0.5], [x - 3, y - 4], [x - 6, y - 2.5], [x, y + 0.6])), 'cloth');
  view.add('trims', 'seam', closed(poly([x, y], [x + 3.4, y + 17], [x + 1.6, y + 17.4], [x - 0.6, y + 0.6])), 'cloth');
  view.add('trims', 'seam', closed(poly([x, y], [x - 1, y + 14], [x - 2.8, y + 13.8], [x - 0.8, y + 0.4])), 'cloth');
}

function frogs(view: View, f: Frame): void {
  const n = f.t.buttons ?? 5;
  const top = f.t.frontNeck + 1;
  const toggle = asksFor(f.g, 'toggle');
  const side = f.kindClosesAside;
  const end = Math.min(endOf(f) - 8, f.t.waistAt + 16);
  const asideLine = side ? asideEdge(f) : undefined;
  const places: Pt[] = asideLine
    ? [...[0.04, 0.5, 0.96].map((k) => asideAt(asideLine, k)), ...[0.35, 0.65, 0.95].map((k) => sidePlace(f, k))]
    : Array.from({ length: n }, (_, i): Pt => [0, top + ((end - top) * i) / Math.max(1, n - 1)]);
  for (const [x, y] of places) {
    // at the side seam the loop alone is seen, its knot on the edge
    const sides = x < -f.underarm[0] * 0.7 ? [1] : [-1, 1];
    for (const s of sides)
      view.add(
        'trims',
        'seam',
        closed(curve([x, y], [x + 2.4 * s, y - 1.6], [x + 4.6 * s, y - 1], [x + (toggle ? 5 : 3.4) * s, y + 0.5])),
        'trim',
      );
    if (toggle)
      view.add(
        'trims',
        'seam',
        closed(poly([x - 2, y - 0.5], [x + 2, y - 0.7], [x + 2, y + 0.5], [x - 2, y + 0.6])),
        'white',
      );
    else view.circle('trims', [x, y], 0.7, 'trim');
  }
  if (asideLine) view.add('seams', 'seam', asideLine);
}

/** Below the armhole the edge that opens aside meets the side seam, cm. */
const SEAM_BELOW = 1.5;

/** The edge of a front that opens aside, to the wearer's right: from the neck round below the collarbone to the underarm. */
const asideEdge = (f: Frame): Path =>
  curve(
    [0, f.t.frontNeck],
    [-f.t.acrossFront * 0.26, f.t.frontNeck + 1.6],
    [-f.t.acrossFront * 0.42, f.underarm[1] - 1],
    [-f.sideAt(f.underarm[1] + SEAM_BELOW), f.underarm[1] + SEAM_BELOW],
  );

const asideAt = (edge: Path, k: number): Pt => flatten(edge, 50)[Math.round(50 * k)] ?? edge.from;

/** Down the side seam, from the underarm to the hip. */
function sidePlace(f: Frame, k: number): Pt {
  const y = f.underarm[1] + (Math.min(f.t.hipAt, f.bottom - 4) - f.underarm[1]) * k;
  return [0.4 - f.sideAt(y), y];
}

function openFront(view: View, f: Frame): void {
  const end = f.t.length;
  const top = f.t.frontNeck;
  view.add('body', 'none', closed(poly([-0.2, top], [0.2, top], [2.6, end], [-2.6, end])), 'inside');
  for (const s of [-1, 1]) view.add('seams', 'outline', poly([0.2 * s, top], [2.6 * s, end]));
  view.both('topstitch', 'stitch', poly([2, top + 0.5], [4.4, end - 0.4]));
}

/** Lacing over the centre, as many pairs of eyelets as are set, and the two edges that it draws together. */
function lacing(view: View, from: number, to: number, pairs: number): void {
  view.named('centre back', () => view.add('seams', 'seam', poly([0, from - 1.4], [0, to])));
  const pitch = (to - 1.6 - from) / Math.max(1, pairs - 1);
  for (let i = 0; i < pairs; i++) {
    const y = from + pitch * i;
    view.circle('trims', [1.6, y], 0.35).circle('trims', [-1.6, y], 0.35);
    if (i < pairs - 1) view.both('trims', 'seam', poly([1.6, y], [-1.6, y + pitch]));
  }
  view.both('trims', 'seam', curve([0.2, to - 1], [3, to - 3], [4, to + 1], [1.4, to + 6]));
}

/** Where one shoulder is bare the side under it opens from its upper edge. */
function sideZip(view: View, f: Frame): void {
  const foot = Math.min(zipAsideEnd(f.t, zipSaid(f.g)), f.bottom - 0.4);
  const line = moved(partBetween(f.side, f.underarm[1], foot), -0.5, 0);
  // seen from behind, the wearer's left is at the left
  const side = openSide(f.g);
  const isBehind = (view.name === 'back') === (side === 'left');
  view.add('trims', 'outline', isBehind ? mirror(line) : line);
  const what = openingOf(f.g)?.replace('side-', '') ?? 'zip';
  const x = f.sideAt(f.t.waistAt) - 0.5;
  view.tell([isBehind ? -x : x, f.t.waistAt], `${what} in the ${side} side seam`);
}

const LAPELS: readonly Frame['g']['collar'][] = ['notch', 'peak', 'shawl'];
const STANDING: readonly Frame['g']['collar'][] = ['mandarin', 'band', 'funnel'];

/** Zip of a fitted bodice: on the back, invisible, a short heavy line with its pull. */
function backZip(view: View, f: Frame): void {
  if (f.g.neckline === 'one-shoulder' && !opensBehind(f.g)) {
    sideZip(view, f);
    return;
  }
  const top = f.bare ? bareEdge(f, false).from[1] : f.t.backNeck;
  const end = f.seamed ? f.bottom + BELOW_WAIST : zipBehindEnd(f.t, top, zipSaid(f.g));
  if (openingOf(f.g) === 'back-button' || openingOf(f.g) === 'back-hook') {
    buttonedBack(view, f, top);
    return;
  }
  // a collar that stands is open with the back that it stands on
  const head = top - (STANDING.includes(f.g.collar) ? (f.t.collar ?? 0) : 0);
  view.add('trims', 'seam', poly([0, head], [0, top + 1]));
  view.named('centre back', () => view.add('seams', 'seam', poly([0, top], [0, f.t.length])));
  // under a keyhole the zip begins where the drop ends
  const start = isMade(f.g, 'back-keyhole') ? keyholeEnd(f, top) : top + 0.6;
  view.add('trims', 'outline', poly([0, start], [0, end]));
  zipEnds(view, start, end);
}

/** The slider stands at the head of a closed zip, the stop at its foot. */
export function zipEnds(view: View, head: number, foot: number): void {
  view.add('trims', 'seam', closed(poly([-0.4, head], [0.4, head], [0.3, head + 2.2], [-0.3, head + 2.2])), 'white');
  view.add('trims', 'seam', poly([-0.5, foot], [0.5, foot]));
}

/** Hooks down the front of a choli, under the edge. */
function hooks(view: View, f: Frame): void {
  view.add('seams', 'seam', poly([0.8 * over(f), f.t.frontNeck - 0.3], [0.8 * over(f), f.bottom]));
  const n = closersAt(f, /front/, /hook/);
  for (let i = 0; i < n; i++) {
    const y = f.t.frontNeck + 1.4 + ((f.bottom - f.t.frontNeck - 3) * i) / Math.max(1, n - 1);
    view.add('trims', 'seam', poly([-0.5, y], [0.5, y]));
  }
}

export const needsZip = (f: Frame): boolean =>
  (opensBehind(f.g) && f.g.closure === 'none') ||
  (f.build === 'bodice' &&
    !opensAtSide(f.g) &&
    f.g.closure === 'none' &&
    !isShirredBehind(f.g) &&
    !['jersey', 'knit', 'fleece'].includes(f.g.cloth.fabric) &&
    f.g.fit !== 'relaxed' &&
    f.g.fit !== 'oversized');

/** A crossed collar is the edge of its own front, closed at the wearer's right side. */
function wrapped(view: View, f: Frame): void {
  if (f.g.collar !== 'cross') wrap(view, f);
  else if (!isTied(f))
    ties(view, [-f.sideAt(Math.min(f.t.waistAt, f.bottom - 2)) * 0.92, Math.min(f.t.waistAt, f.bottom - 2)]);
}

/** Ties of a front that is not drawn across stand so far within its side, cm. */
const TIED_IN = 2;
const tieLevel = (f: Frame): number => Math.min(f.t.waistAt, f.bottom - 2);

/** What fastens the garment, on the side where it is. */
export function drawClosure(view: View, f: Frame): void {
  if (view.name === 'back') {
    if (needsZip(f)) backZip(view, f);
    if (isMade(f.g, 'back-keyhole')) keyholeBehind(view, f, f.bare ? bareEdge(f, false).from[1] : f.t.backNeck);
    if (f.g.closure === 'lace-up') {
      const top = (f.bare ? bareEdge(f, false).from[1] : f.t.backNeck) + 1.4;
      lacing(view, top, openBehindEnd(f.t), Math.max(2, closersAt(f, /back/, /eyelet/)));
      if (openBehindEnd(f.t) < f.bottom - 1)
        view.named('centre back', () => view.add('seams', 'seam', poly([0, openBehindEnd(f.t)], [0, f.bottom])));
    }
    if (hasBackTie(f.g, f.build, f.t.backNeck)) backTie(view, f);
    return;
  }
  // what bridges the back neck is seen through the front
  // the cord across the back is seen over the front's neck where there is one
  if (hasBackTie(f.g, f.build, f.t.backNeck)) view.add('inside', 'seam', cord(f));
  switch (f.g.closure) {
    case 'buttons':
      // lapels have their own row, from the break down
      if (!LAPELS.includes(f.g.collar)) fullPlacket(view, f);
      return;
    case 'half-placket':
      if (isHalfZip(f.g)) zip(view, f);
      else halfPlacket(view, f);
      return;
    case 'zip':
      // the zip of lapels lies on their edge
      if (!LAPELS.includes(f.g.collar)) zip(view, f);
      return;
    case 'wrap':
      wrapped(view, f);
      if (closersAt(f, /^side/, /zip/) > 0) sideZip(view, f);
      return;
    case 'tie':
      if (f.g.neckline === 'wrap') wrapped(view, f);
      else if (closersAt(f, /^side/, /^tie$/) > 0)
        ties(view, [-over(f) * (f.sideAt(tieLevel(f)) - TIED_IN), tieLevel(f)]);
      return;
    case 'frog':
      frogs(view, f);
      return;
    case 'open':
      openFront(view, f);
      return;
    case 'single-breasted':
    case 'double-breasted':
      if (!LAPELS.includes(f.g.collar)) fullPlacket(view, f);
      return;
    case 'none':
      if (f.build === 'choli' && openingOf(f.g) === undefined) hooks(view, f);
      if (opensAtSide(f.g)) sideZip(view, f);
      return;
    default:
      return;
  }
}

/** Level of the cord across a deep back neck, cm below the shoulder. */
const CORD_AT = 3.4;

function cord(f: Frame): Path {
  const x = xAt(reverse(backNeck(f)), CORD_AT - 0.6);
  return curve([-x, CORD_AT - 0.6], [-3, CORD_AT + 0.4], [3, CORD_AT + 0.4], [x, CORD_AT - 0.6]);
}

/** Dori across a deep back neck, with latkan. */
function backTie(view: View, f: Frame): void {
  const y = CORD_AT;
  view.add('trims', 'seam', cord(f));
  for (const s of [-1, 1]) {
    view.add('trims', 'seam', curve([0, y], [1.5 * s, y + 3], [1.2 * s, y + 6], [2.2 * s, y + 9]));
    view.add(
      'trims',
      'seam',
      closed(curve([2.2 * s, y + 9], [0.6 * s, y + 12.4], [4.2 * s, y + 12.4], [2.2 * s, y + 9])),
      'trim',
    );
  }
}
