import { asksFor, type Detail } from '@toile/look';
import { inset } from '../kit/inset.ts';
import { partBetween } from '../kit/level.ts';
import { closed, curve, join, mirror, moved, type Path, type Pt, poly, reverse } from '../kit/path.ts';
import { countOf } from '../spec/as-ordered.ts';
import {
  BACK_POCKET,
  backWeltsOf,
  frontFullness,
  hasBackDarts,
  hasBackPatches,
  loopsOf,
  pleatsOf,
} from '../spec/legs-trims.ts';
import { isMade } from '../spec/made/made.ts';
import { openingOf, opensAtSide } from '../spec/placed.ts';
import { openSide, zipSaid } from '../spec/zip-said.ts';
import { churidar, dhoti, elastic, salwar, sharara } from './gathered-legs.ts';
import type { LegFrame } from './legs-frame.ts';
import { drawMadeLegs, strokes } from './legs-made.ts';
import { cm, type View } from './view.ts';

/** Length of a zip in the side seam of trousers, cm. */
const SIDE_ZIP = 20;

/** On the wearer's left, from the top of the band down. */
/** Opens in the left side where the words or a flat band have it. */
function sideZip(view: View, f: LegFrame): void {
  const foot = zipSaid(f.g) ?? f.l.band + SIDE_ZIP;
  const side = openSide(f.g);
  // seen from before, the wearer's left is at the right
  const put = (path: Path): Path => (side === 'left' ? path : mirror(path));
  if (openingOf(f.g) === 'side-button') {
    for (const y of [f.l.band / 2, f.l.band + 5, f.l.band + 10]) view.circle('trims', [f.outAt(y) - 1.4, y], 0.6);
    view.add('seams', 'seam', moved(partBetween(f.out, 0.4, foot), -2.8, 0));
    return;
  }
  view.add('trims', 'outline', put(moved(partBetween(f.out, 0.4, foot), -0.5, 0)));
  view.tell(
    [(f.outAt(foot * 0.6) - 0.5) * (side === 'left' ? 1 : -1), foot * 0.6],
    `${openingOf(f.g)?.replace('side-', '') ?? 'zip'} in the ${side} side seam`,
  );
}

/** Fly on the side that laps over: J stitch, button on the band. Men's left laps over right. */
function fly(view: View, f: LegFrame): void {
  if (opensAtSide(f.g)) {
    sideZip(view, f);
    return;
  }
  if (f.l.fly === undefined) return;
  const top = f.dip + f.l.band;
  const deep = Math.min(f.l.fly, f.crotch - 3 - top);
  const s = f.men ? 1 : -1;
  for (const d of f.kind === 'jeans' ? [3.2, 3.9] : [3.4])
    view.add('topstitch', 'stitch', {
      from: [d * s, top - 0.3],
      steps: [
        { to: [d * s, top + deep - 4] },
        {
          to: [0, top + deep],
          by: [
            [d * s, top + deep - 1],
            [d * 0.6 * s, top + deep],
          ],
        },
      ],
    });
  if (!f.l.band) return;
  // the end of the band stands over the edge of the fly, its button within it
  view.add('seams', 'seam', poly([0, f.dip], [0, top]));
  // trousers are hooked there, and show nothing
  if (f.kind === 'jeans') view.circle('trims', [1.5 * s, f.dip + f.l.band / 2], 0.9);
}

function loops(view: View, f: LegFrame): void {
  if (loopsOf(f.g, f.kind, f.l) === 0) return;
  const at = (x: number, y: number) =>
    view.both(
      'trims',
      'seam',
      closed(
        poly([x - 0.6, y - 0.3], [x + 0.6, y - 0.3], [x + 0.6, y + f.l.band + 0.5], [x - 0.6, y + f.l.band + 0.5]),
      ),
      'cloth',
    );
  if (view.name === 'front') at(f.w * 0.56, f.dip * 0.62);
  else {
    at(f.w * 0.72, -0.3);
    view.add(
      'trims',
      'seam',
      closed(poly([-0.6, -1.1], [0.6, -1.1], [0.6, f.l.band - 0.3], [-0.6, f.l.band - 0.3])),
      'cloth',
    );
  }
}

/** The welt of a hip pocket: from the centre back, and its width, at a waist of 76 cm. */
const WELT = { from: 5.6, width: 12.4 } as const;

/** The pleat stands over the crease, clear of the pocket. */
const pleatAt = (f: LegFrame): number => Math.min(f.crease, f.w - 5.4);

/** Whether the crease hangs plumb through the middle of knee and hem, as it does where legs are not wide. */
const isPlumb = (f: LegFrame): boolean =>
  [f.l.kneeAt, f.bottom].every((y) => Math.abs((f.innAt(y) + f.outAt(y)) / 2 - f.crease) < 0.6);

/** Whether the front has pleats at the waist. */
const isPleated = (f: LegFrame): boolean => frontFullness(f.g, f.kind, f.l) === 'pleat';

/** How far two pleats are pressed down from the band and stand apart, and what the second keeps off the pocket, cm. */
const PLEATS = { first: 8, second: 5.5, apart: 3, clear: 1.4 } as const;
/** The cloth that a pleat folds away, as it shows at the band, cm. */
const UNDERLAY = 0.9;

/** x of the upper end of a slanted pocket. */
const mouthAt = (f: LegFrame): number => f.w - (isPleated(f) ? 2.6 : 3.6);

/** Darts take in the front where they are ordered. */
const isDarted = (f: LegFrame): boolean => frontFullness(f.g, f.kind, f.l) === 'dart';

function frontDart(view: View, f: LegFrame): void {
  const x = pleatAt(f);
  const y = f.l.band + f.dip * (1 - (x / f.w) ** 2 * 0.8);
  view.named('front dart', () => view.both('seams', 'seam', poly([x - 0.5, y], [x, y + 9], [x + 0.5, y])));
}

/** Step by which the lower end of a mouth is found, cm. */
const MOUTH_STEP = 0.1;

/** The mouth of a pocket from the band down to the side. */
function slantedMouth(view: View, f: LegFrame, open: number): void {
  const { band } = f.l;
  const mouth: Pt = [mouthAt(f), band + f.dip * (1 - (mouthAt(f) / f.w) ** 2 * 0.8)];
  // as long as it is measured, tack to tack
  let y = mouth[1] + open;
  while (y > mouth[1] + 1 && Math.hypot(f.outAt(y) - mouth[0], y - mouth[1]) > open) y -= MOUTH_STEP;
  const low: Pt = [f.outAt(y), y];
  view.both('seams', 'seam', poly(mouth, low));
  view.both('topstitch', 'stitch', poly([mouth[0] - 0.7, mouth[1] + 0.1], [low[0] - 0.7, low[1] - 0.6]));
}

/** A dart behind, and the welt that it ends in; legs that are joined to a bodice have the dart alone. */
function hipBack(view: View, f: LegFrame): void {
  const { band } = f.l;
  const k = Math.min(1, f.w / 19);
  const [from, to, y] = [WELT.from * k, (WELT.from + WELT.width) * k, band + 9];
  const x = (from + to) / 2;
  if (hasBackDarts(f.g, f.kind, f.l))
    view.named('back dart', () => view.both('seams', 'seam', poly([x, band === 0 ? 0 : band - 0.4], [x, y])));
  const welts = backWeltsOf(f.g, f.kind, f.l);
  // one lies on the wearer's right, which is the viewer's right behind
  const sides = welts === 0 ? [] : welts === 1 ? [1] : [-1, 1];
  for (const s of sides) {
    const welt = closed(poly([from * s, y], [to * s, y], [to * s, y + 1.2], [from * s, y + 1.2]));
    view.add('details', 'seam', welt, 'cloth');
    if (isMade(f.g, 'buttoned-pocket')) view.circle('trims', [x * s, y + 2.2], 0.55);
  }
}

/** A tab on each side of the band, drawn through its slide. */
function adjusters(view: View, f: LegFrame): void {
  const y = f.l.band * 0.5 + (view.name === 'front' ? f.dip * 0.2 : -0.1);
  const x = f.w - 1.2;
  view.both(
    'trims',
    'seam',
    closed(poly([x, y - 1], [x - 5, y - 0.9], [x - 6, y], [x - 5, y + 0.9], [x, y + 1])),
    'cloth',
  );
  view.both(
    'trims',
    'seam',
    closed(poly([x - 3.6, y - 1.3], [x - 2.4, y - 1.3], [x - 2.4, y + 1.3], [x - 3.6, y + 1.3])),
    'white',
  );
}

/** A patch behind, as it is cut: its width and height, cm. */
const BACK_PATCH = { from: 5, below: 6 } as const;

function backPatches(view: View, f: LegFrame): void {
  const { width: w, height: h } = BACK_POCKET;
  const [x, y] = [BACK_PATCH.from, f.l.band + BACK_PATCH.below];
  const patch = poly([x, y], [x + w, y], [x + w, y + h * 0.86], [x + w / 2, y + h], [x, y + h * 0.86]);
  view.both('details', 'seam', closed(patch), 'cloth');
  view.both('details', 'stitch', poly([x + 0.4, y + 1.8], [x + w - 0.4, y + 1.8]));
  view.tell([x + w * 0.7, y + 3], `pocket ${w} × ${h}, ${cm(y)} below the band’s edge, ${cm(x)} from CB`);
}

function tailored(view: View, f: LegFrame): void {
  const { l } = f;
  const band = l.band;
  const long = l.outseam > l.kneeAt + 4;
  if (view.name === 'front') {
    fly(view, f);
    if (l.pocket !== undefined) slantedMouth(view, f, l.pocket);
    if (isDarted(f)) frontDart(view, f);
    else if (isPleated(f)) {
      const x = pleatAt(f);
      const seam = (at: number) => band + f.dip * (1 - (at / f.w) ** 2 * 0.8);
      view.named('front pleat', () => view.both('seams', 'seam', poly([x, seam(x)], [x, seam(x) + PLEATS.first])));
      view.both('folds', 'fold', poly([x + UNDERLAY, seam(x + UNDERLAY)], [x + 0.15, seam(x) + PLEATS.first]));
      // the second lies between the first and the mouth of the pocket
      const second = x + Math.min(PLEATS.apart, mouthAt(f) - x - PLEATS.clear);
      if (pleatsOf(f.g, f.l) > 1) {
        view.named('front pleat', () =>
          view.both('seams', 'seam', poly([second, seam(second)], [second, seam(second) + PLEATS.second])),
        );
        view.both(
          'folds',
          'fold',
          poly([second + UNDERLAY * 0.8, seam(second)], [second + 0.15, seam(second) + PLEATS.second]),
        );
      }
    }
  } else {
    hipBack(view, f);
  }
  // what is worked in has no crease, and what is joined to a bodice none by itself
  if (long && band > 0 && isPlumb(f) && !asksFor(f.g, 'cargo-pocket')) {
    const pleated = view.name === 'front' && isPleated(f);
    const from = pleated
      ? band + f.dip * (1 - (f.crease / f.w) ** 2 * 0.8) + PLEATS.first
      : view.name === 'front'
        ? f.l.seatAt
        : band + 16;
    view.both('folds', 'fold', poly([f.crease, from], [f.crease, f.bottom - 0.2]));
  }
  if (isMade(f.g, 'elastic-back') && view.name === 'back') strokes(view, f, [0, 1]);
  else loops(view, f);
  if (isMade(f.g, 'side-adjusters')) adjusters(view, f);
}

function jeans(view: View, f: LegFrame): void {
  const { l, w } = f;
  loops(view, f);
  const top = f.dip + l.band;
  if (view.name === 'front') {
    fly(view, f);
    for (const [k, pen] of [
      [0, 'seam'],
      [0.6, 'stitch'],
      [1.3, 'stitch'],
    ] as const) {
      const end = f.outAt(l.band + 8.6 + k);
      view.both(
        pen === 'seam' ? 'seams' : 'topstitch',
        pen,
        curve(
          [w - 8.2 - k, l.band + 1.6],
          [w - 7.6 - k, l.band + 6 + k],
          [w - 4, l.band + 8.4 + k],
          [end, l.band + 8.6 + k],
        ),
      );
    }
    // the coin pocket stands in the mouth of the right one, where no placket of a bib lies
    if (f.l.band)
      view.add(
        'seams',
        'seam',
        poly(
          [-(w - 1.6), l.band + 8.4],
          [-(w - 1.6), l.band + 3.4],
          [-(w - 6), l.band + 3.2],
          [-(w - 6), l.band + 6.8],
        ),
      );
    // under the placket of a bib no rivet is struck
    for (const s of l.band ? [-1, 1] : [])
      view
        .circle('trims', [(w - 8.4) * s, l.band + 2.6], 0.35)
        .circle('trims', [(f.outAt(l.band + 8.2) - 0.9) * s, l.band + 8], 0.35);
    view.add(
      'topstitch',
      'stitch',
      poly([0.6 * (f.men ? 1 : -1), top + (l.fly ?? 15)], [0.6 * (f.men ? 1 : -1), f.crotch - 0.5]),
    );
  } else {
    const yoke = (k: number) =>
      curve(
        [0, l.band + 7 + k],
        [w * 0.5, l.band + 6.2 + k],
        [w * 0.8, l.band + 4.6 + k],
        [f.outAt(l.band + 3.6 + k), l.band + 3.6 + k],
      );
    view.both('seams', 'seam', yoke(0)).both('topstitch', 'stitch', yoke(0.6)).both('topstitch', 'stitch', yoke(1.2));
    const x = w * 0.24;
    const y = l.band + 7.6;
    const deep = Math.max(8, Math.min(14.6, f.crotch - 3 - y));
    view.both(
      'details',
      'seam',
      closed(
        poly(
          [x, y + 0.8],
          [x + 13, y - 0.6],
          [x + 12.7, y + deep - 3.4],
          [x + 6.8, y + deep],
          [x + 0.9, y + deep - 2.4],
        ),
      ),
      'cloth',
    );
    view.both('details', 'stitch', poly([x + 0.5, y + 2.2], [x + 12.6, y + 0.8]));
    view.both(
      'details',
      'stitch',
      poly(
        [x + 0.6, y + 1.2],
        [x + 1.4, y + deep - 2.9],
        [x + 6.8, y + deep - 0.7],
        [x + 12.2, y + deep - 3.8],
        [x + 12.4, y],
      ),
    );
    view.add('topstitch', 'stitch', poly([0.6, l.band + 7], [0.6, f.crotch - 0.4]));
    // on the band between the loops
    const [from, to] = [w * 0.72 - 1.4 - Math.min(6.4, w * 0.5), w * 0.72 - 1.4];
    if (l.band)
      view.add(
        'trims',
        'seam',
        closed(poly([from, -0.5], [to, -0.3], [to, l.band - 0.2], [from, l.band - 0.5])),
        'trim',
      );
  }
  // the flat-felled inseam shows its stitches
  const leg = closed(join(f.inn, poly([f.hemOut, f.bottom]), reverse(f.out), poly([0, 0], f.inn.from)));
  const stitch = inset(partBetween(f.inn, f.crotch + 2, f.bottom), 0.7, leg);
  if (stitch) view.both('topstitch', 'stitch', stitch);
}

/** Patch with bellows on the side of the thigh. */
function cargo(view: View, f: LegFrame): void {
  const y = Math.min(f.crotch + 10, f.bottom - 21);
  if (y < f.l.seatAt - 2) return;
  const x = f.outAt(y) - 8.8;
  view.both(
    'details',
    'seam',
    closed(poly([x, y], [f.outAt(y) + 0.4, y], [f.outAt(y + 18) + 0.4, y + 18], [x - 0.4, y + 18])),
    'cloth',
  );
  view.both(
    'details',
    'seam',
    closed(poly([x - 0.4, y - 1.4], [f.outAt(y) + 0.6, y - 1.4], [f.outAt(y + 4) + 0.6, y + 4.4], [x - 0.4, y + 4.4])),
    'cloth',
  );
  view.both('details', 'stitch', poly([x + 0.5, y + 1], [x + 0.2, y + 17.4], [f.outAt(y + 17) - 0.2, y + 17.4]));
  for (const s of [-1, 1]) view.circle('trims', [(x + 2) * s, y + 3], 0.5);
}

/** Sharp folds pressed from the band to the hem all round, as a pleater delivers the cloth. */
function accordion(view: View, f: LegFrame): void {
  const top = f.l.band + 1;
  const n = Math.round((f.hemOut - f.hemIn) / 2.6);
  for (let i = 1; i < n; i++) {
    const k = i / n;
    const at = (y: number): Pt => [f.innAt(y) + (f.outAt(y) - f.innAt(y)) * k, y];
    const from: Pt = [f.outAt(top) * k, top + f.dip * (1 - k)];
    view.both('folds', 'fold', poly(from, at(f.crotch + 6), at((f.crotch + f.bottom) / 2), at(f.bottom - 0.3)));
  }
}

/** Band, fly, pockets, pleats, cuffs: what the kind of legs has. */
export function drawLegDetails(view: View, f: LegFrame): void {
  switch (f.kind) {
    case 'trousers':
      tailored(view, f);
      break;
    case 'jeans':
      jeans(view, f);
      break;
    case 'leggings':
      elastic(view, f);
      break;
    case 'elastic':
      elastic(view, f);
      break;
    case 'salwar':
    case 'patiala':
      salwar(view, f);
      break;
    case 'churidar':
      churidar(view, f);
      break;
    case 'sharara':
      sharara(view, f);
      break;
    case 'dhoti':
      dhoti(view, f);
  }
  const has = (id: Detail['id']) => asksFor(f.g, id);
  const isPleatedThrough = has('pleats') && !isMade(f.g, 'inverted-pleat') && countOf(f.g, 'pleats') === undefined;
  if (isPleatedThrough && f.kind === 'elastic') accordion(view, f);
  drawMadeLegs(view, f);
  if (has('cargo-pocket')) cargo(view, f);
  if (f.kind !== 'jeans' && view.name === 'back' && hasBackPatches(f.g, f.kind)) backPatches(view, f);
  const up = f.l.turnUp;
  if (up !== undefined)
    view
      .both('seams', 'seam', poly([f.innAt(f.bottom - up), f.bottom - up], [f.outAt(f.bottom - up), f.bottom - up]))
      .tell([f.hemOut, f.bottom - up / 2], `turn-up ${up}`);
  if (has('side-stripe') || has('satin-stripe')) view.both('details', 'seam', poly(...stripe(f)));
}

function stripe(f: LegFrame): [Pt, ...Pt[]] {
  const levels = [f.l.band + 2, f.l.seatAt, f.crotch + 4, Math.min(f.l.kneeAt, f.bottom - 2), f.bottom - 0.3];
  const [first = [0, 0] as Pt, ...rest] = levels.map((y): Pt => [f.outAt(y) - 2, y]);
  return [first, ...rest];
}
