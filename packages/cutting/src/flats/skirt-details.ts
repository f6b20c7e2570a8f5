import { asksFor } from '@toile/look';
import { inset } from '../kit/inset.ts';
import { partBetween, xAt, yAt } from '../kit/level.ts';
import { closed, curve, join, mirror, moved, type Pt, poly, reverse } from '../kit/path.ts';
import { countOf } from '../spec/as-ordered.ts';
import { KALI_OPENING } from '../spec/closings.ts';
import { isElastic } from '../spec/elastic-skirt.ts';
import { isMade } from '../spec/made/made.ts';
import { openingOf, opensAtSide } from '../spec/placed.ts';
import { isBackParted, ventPlace } from '../spec/skirt-lap.ts';
import { openSide, zipSaid } from '../spec/zip-said.ts';
import { bandAt, hemOf, type SkirtFrame } from './skirt-frame.ts';
import { elasticOf, elasticPart, skirtLoops, yokeAt, yokeHalf } from './skirt-made.ts';
import { ties, zipEnds } from './torso/closures.ts';
import type { View } from './view.ts';

/** Half the mouth of a dart as it is drawn, cm. */
const DART = 0.6;

/** A dart below the band, half way to the side. */
function waistDart(view: View, f: SkirtFrame): void {
  const front = view.name === 'front';
  const x = f.w * 0.5;
  const y = yAt(bandAt(f, front), x);
  const legs = poly([x - DART, y], [x * 1.03, f.s.band + (front ? 9 : 13)], [x + DART, y]);
  view.named(front ? 'front dart' : 'back dart', () => view.both('seams', 'seam', legs));
}

export function fitted(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  const front = view.name === 'front';
  if (g.cloth.fabric === 'denim') {
    denim(view, f);
    return;
  }
  const isBoxed = isMade(g, 'inverted-pleat');
  if (front && asksFor(g, 'pleats') && !isBoxed) letInPleats(view, f);
  const elastic = elasticOf(f, front);
  if (elastic) elasticPart(view, f, ...elastic);
  else if (!isMade(g, 'yoke')) {
    waistDart(view, f);
  }
  if (front || !isBackParted(s, f.g)) return;
  const open = ventPlace(g) === 'back' ? (s.vent ?? 0) : 0;
  view.named('centre back', () => view.add('seams', 'seam', poly([0, s.band], [0, s.length - open])));
}

/** Inverted pleats of a plain front: two folds that meet on a line from the band to the hem, with the cloth that lies behind them. */
function letInPleats(view: View, f: SkirtFrame): void {
  const n = countOf(f.g, 'pleats') ?? 2;
  for (let i = 0; i < n; i++) {
    const k = n === 1 ? 0 : ((i + 0.5) / n) * 1.3 - 0.65;
    const top: Pt = [yokeHalf(f) * k, yAt(yokeAt(f, true), Math.abs(yokeHalf(f) * k))];
    const foot: Pt = [f.half * k, yAt(hemOf(f), Math.abs(f.half * k))];
    view.add('seams', 'seam', poly(top, foot));
    for (const s of [-1, 1]) view.add('folds', 'fold', poly([top[0] + s * 0.3, top[1]], [foot[0] + s * 2.6, foot[1]]));
    view.add('topstitch', 'stitch', poly([top[0] - 0.6, top[1] + 0.3], [top[0] - 0.6, top[1] + 7]));
  }
}

/** Skirts that no zip closes: those that are wrapped, buckled, tied or have a fly. */
const CLOSED_OTHERWISE: readonly SkirtFrame['kind'][] = ['cloth', 'wrap', 'kalis'];

/** Skirts whose back has no line down its centre but that of the zip. */
const SEAMLESS: readonly SkirtFrame['kind'][] = ['sector', 'gathered', 'tiered'];

/** The zip of a back, from the top of the band to below the hip, where the band is narrower than the hip. */
export function zipOfSkirt(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  if (
    (CLOSED_OTHERWISE.includes(f.kind) && !opensAtSide(g)) ||
    g.kind === 'kilt' ||
    g.kind === 'chima' ||
    g.cloth.fabric === 'denim'
  )
    return;
  if (isElastic(g) || isMade(g, 'elastic-back') || isMade(g, 'elastic-sides')) return;
  const foot = Math.min(zipSaid(g) ?? s.band + 17, s.length * 0.5);
  if (opensAtSide(g)) {
    // seen from behind, the wearer's left is at the left
    const side = openSide(g);
    const line = moved(partBetween(f.side, s.band, foot), -0.5, 0);
    view.add('trims', 'outline', side === 'left' ? mirror(line) : line);
    view.tell(
      [(xAt(f.side, foot * 0.6) - 0.5) * (side === 'left' ? -1 : 1), foot * 0.6],
      `${openingOf(g)?.replace('side-', '') ?? 'zip'} in the ${side} side seam`,
    );
    return;
  }
  view.add('trims', 'outline', poly([0, 0.3], [0, foot]));
  // a zip stands in a seam, which goes on below it
  if (SEAMLESS.includes(f.kind)) view.add('seams', 'seam', poly([0, foot], [0, yAt(hemOf(f), 0.05)]));
  zipEnds(view, 0.3, foot);
}

/** An exposed zip that the words place neither behind nor in a side. */
export const isZippedInFront = (g: SkirtFrame['g']): boolean =>
  g.closure === 'zip' && g.trims.zip !== undefined && openingOf(g) === undefined;

/** The whole front opens by an exposed zip. */
export function zipInFront(view: View, f: SkirtFrame): void {
  const foot = yAt(hemOf(f), 0) - 1.5;
  view.add('trims', 'outline', poly([0, 0.3], [0, foot]));
  for (const side of [-1, 1]) view.add('topstitch', 'stitch', poly([side * 1.1, 0.3], [side * 1.1, foot]));
  zipEnds(view, 0.3, foot);
  view.tell([0.6, foot * 0.45], 'exposed zip down the centre front');
}

/** Distances of the two rows of stitches of denim from its edges, cm. */
const ROWS = [0.6, 1.3] as const;

/** A patch behind, with a row inside its edge and two along its mouth. */
function denimPatch(view: View, { s }: SkirtFrame): void {
  const y = s.band + 9;
  const deep = Math.min(13.5, s.length - y - 6);
  const patch = closed(poly([3.6, y], [15, y - 1], [14.6, y + deep * 0.82], [9.4, y + deep], [4, y + deep * 0.86]));
  view.both('details', 'seam', patch, 'cloth');
  const row = inset(
    poly([3.6, y], [4, y + deep * 0.86], [9.4, y + deep], [14.6, y + deep * 0.82], [15, y - 1]),
    0.6,
    patch,
  );
  if (row) view.both('details', 'stitch', row);
  const mouth = inset(poly([3.6, y], [15, y - 1]), 1.6, patch);
  if (mouth) view.both('details', 'stitch', mouth);
}

/** Where the mouth of a denim pocket begins, as a share of half the waist: beside the dart. */
const MOUTH = 0.64;

/** The fly of a skirt without buttons down its front. */
function denimFly(view: View, { s }: SkirtFrame): void {
  view.add('seams', 'seam', poly([0, 1], [0, s.length - (s.vent ?? 0)]));
  view.add(
    'topstitch',
    'stitch',
    join(
      poly([-3.2, s.band + 0.8], [-3.2, s.band + 8]),
      curve([-3.2, s.band + 8], [-3.2, s.band + 11], [-1.8, s.band + 12.6], [0, s.band + 12.6]),
    ),
  );
  view.circle('trims', [-1.5, s.band / 2 + 0.9], 0.9);
}

function denim(view: View, f: SkirtFrame): void {
  const { s, w } = f;
  skirtLoops(view, f);
  if (view.name === 'front') {
    if (!isMade(f.g, 'button-front')) denimFly(view, f);
    const mouth = (by: number) =>
      curve(
        [w * MOUTH - by, yAt(bandAt(f, true), w * MOUTH)],
        [w * (MOUTH + 0.04) - by, s.band + 6 + by],
        [w * 0.8, s.band + 8 + by],
        [xAt(f.side, s.band + 8 + by), s.band + 8 + by],
      );
    view.both('seams', 'seam', mouth(0));
    waistDart(view, f);
    for (const by of ROWS) view.both('topstitch', 'stitch', mouth(by));
    return;
  }
  const yoke = (k: number) => poly([0, s.band + 7 + k], [xAt(f.side, s.band + 3.6 + k), s.band + 3.6 + k]);
  view.both('seams', 'seam', yoke(0)).both('topstitch', 'stitch', yoke(0.6)).both('topstitch', 'stitch', yoke(1.2));
  view.add('seams', 'seam', poly([0, s.band], [0, s.length]));
  view.add('topstitch', 'stitch', poly([0.6, s.band + 8], [0.6, s.length - 0.4]));
  denimPatch(view, f);
}

export function vent(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  if (!s.vent) return;
  const place = ventPlace(g);
  const side = place === 'sides';
  const front = place === 'front' || place === 'panel';
  if ((view.name === 'front') !== front && !side) return;
  const x = side ? f.half : place === 'panel' ? f.half * 0.5 : 0;
  const y = s.length - s.vent;
  if (side) {
    view.both('topstitch', 'stitch', poly([xAt(f.side, y) - 1.6, y], [f.half - 1.6, s.length - 0.5]));
    return;
  }
  if (place === 'front') view.named('centre front', () => view.add('seams', 'seam', poly([0, s.band], [0, y])));
  // at the wearer's right, unless the words have it at the left
  const aside = isMade(g, 'left-slit') ? 1 : -1;
  view.add(
    'body',
    'outline',
    poly([aside * x * 0.94, y], [aside * x, s.length - (s.length - f.foot[1]) * (x / f.half) ** 2]),
  );
  if (!front)
    view
      .add('topstitch', 'stitch', poly([0, y], [-4, y + 1.6]))
      .add('folds', 'fold', poly([-4, y + 1.6], [-4, s.length]));
}

/** Where the edge of a cloth that is wrapped round lies, as a share of half the waist; the row inside such an edge, cm. */
const WRAPPED = 0.52;
const HEMMED = 1.4;

/** Darts that take in the waist of a skirt that laps over, clear of its edge. */
function wrapDarts(view: View, f: SkirtFrame): void {
  if (f.kind !== 'wrap') return;
  const front = view.name === 'front';
  const x = f.w * (front ? 0.76 : 0.5);
  const line = poly([x, yAt(bandAt(f, front), x)], [x * 1.03, f.s.band + (front ? 9 : 12)]);
  view.named(front ? 'front dart' : 'back dart', () => view.both('seams', 'seam', line));
}

export function wrapEdge(view: View, f: SkirtFrame): void {
  wrapDarts(view, f);
  if (view.name === 'back') return;
  const { s, w } = f;
  // as far past the centre as it is cut, and plumb
  const x = s.overlap === undefined ? -w * WRAPPED : -Math.min(s.overlap / 2, w - 1);
  const edge = poly([x, s.band + 0.6], [x, yAt(hemOf(f), Math.abs(x)) - 0.2]);
  if (f.kind === 'wrap') view.named('wrap edge', () => view.add('body', 'seam', edge));
  else view.add('body', 'seam', edge);
  view.add('topstitch', 'stitch', poly([x + HEMMED, s.band + 0.6], [x + HEMMED, yAt(hemOf(f), Math.abs(x)) - 0.4]));
  if (f.kind === 'wrap') ties(view, [x, s.band / 2 + 0.6]);
}

export function border(view: View, f: SkirtFrame): void {
  const { s } = f;
  if (!s.border) return;
  const up = hemOf(f, s.border);
  view.whole('details', 'seam', join(reverse(up), hemOf(f)), 'border');
  for (const k of [0.16, 0.8]) view.both('details', 'fold', hemOf(f, s.border * k));
}

/** Nada with latkan at the side opening. */
export function drawstring(view: View, f: SkirtFrame): void {
  if (view.name === 'back') return;
  const { s, w } = f;
  const y = s.band / 2;
  if (!opensAtSide(f.g)) {
    // left open below the band, so that the hip goes through what the cord draws in
    const slit = partBetween(f.side, s.band, s.band + KALI_OPENING);
    view.add('seams', 'outline', moved(slit, -0.3, 0)).add('topstitch', 'stitch', moved(slit, -1.4, 0));
  }
  for (const [dx, dy] of [
    [6, 15],
    [9, 20],
  ] as const) {
    const p: Pt = [w + dx, y + dy];
    view.add('trims', 'seam', curve([w, y], [w + dx * 0.4, y + dy * 0.3], [p[0] + 0.6, p[1] - dy * 0.3], p));
    view.add(
      'trims',
      'seam',
      closed(
        join(
          curve(p, [p[0] - 1.6, p[1] + 2], [p[0] - 1.5, p[1] + 4], [p[0] - 1.1, p[1] + 5.4]),
          poly([p[0] + 1.1, p[1] + 5.4]),
          curve([p[0] + 1.1, p[1] + 5.4], [p[0] + 1.5, p[1] + 4], [p[0] + 1.6, p[1] + 2], p),
        ),
      ),
      'trim',
    );
  }
}
