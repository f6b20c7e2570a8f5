import type { Garment } from '@toile/look';
import { fall } from '../kit/fall.ts';
import { xAt } from '../kit/level.ts';
import { between, closed, curve, join, type Path, type Pt, poly, reverse } from '../kit/path.ts';
import type { SkirtKind } from '../spec/cut.ts';
import type { Skirt } from '../spec/points.ts';
import { ties } from './torso/closures.ts';
import { gathersBelow, hangingHalf } from './torso/joined-skirt.ts';
import { cm, View } from './view.ts';

interface SkirtFrame {
  s: Skirt;
  g: Garment;
  kind: SkirtKind;
  /** Half of the top edge. */
  w: number;
  half: number;
  side: Path;
  foot: Pt;
  /** As it hangs, not as it is wide. */
  hangs: boolean;
}

function frameOf(s: Skirt, g: Garment, kind: SkirtKind): SkirtFrame {
  const w = s.waist / 2;
  const hangs =
    s.sweep / 4 > s.hip / 2 + (s.length - s.hipAt) * 0.42 ||
    kind === 'sector' ||
    kind === 'kalis' ||
    kind === 'gathered' ||
    kind === 'tiered';
  const half =
    kind === 'cloth'
      ? s.hip / 2 + 1
      : kind === 'pleated'
        ? s.hip / 2 + (s.length - s.hipAt) * 0.2
        : kind === 'wrap'
          ? s.hip / 2 + (s.length - s.hipAt) * 0.14
          : hangs
            ? hangingHalf(s.sweep, w, s.length)
            : s.sweep / 4;
  const sag = half > s.hip / 2 + 3 ? Math.min(half * 0.14, 9) : 0;
  const foot: Pt = [half, s.length - sag];
  const balloon = g.silhouette === 'balloon';
  const spring = kind === 'gathered' ? 0.55 : 0.2;
  const out = (k: number): Pt => [w + 0.2 + (half - w) * (k + spring * k * (1 - k)), s.band + (foot[1] - s.band) * k];
  const mermaid = g.silhouette === 'mermaid' && s.length > s.hipAt + 40;
  const points: Pt[] = balloon
    ? [out(0), [s.hip / 2 + 6, s.length * 0.55], [s.hip / 2 - 4, s.length]]
    : mermaid
      ? [
          out(0),
          [s.hip / 2, s.hipAt],
          [s.hip / 2 - 3.5, s.hipAt + (s.length - s.hipAt) * 0.45],
          [s.hip / 2 - 1, s.hipAt + (s.length - s.hipAt) * 0.55],
          foot,
        ]
      : hangs
        ? [0, 0.08, 0.2, 0.4, 0.65, 1].map(out)
        : [[w + 0.15, s.band], [s.hip / 2, Math.max(s.hipAt, s.band + 4)], foot];
  const side = fall(points, kind === 'gathered' ? 1.1 : undefined);
  const end: Pt = balloon ? [s.hip / 2 - 4, s.length] : foot;
  return { s, g, kind, w, half: end[0], side, foot: end, hangs };
}

const hemOf = (f: SkirtFrame, up = 0): Path => {
  const y = f.foot[1] - up;
  const x = xAt(f.side, y);
  const sag = f.s.length - f.foot[1];
  return curve([x, y], [x * 0.68, y + sag * 0.86], [x * 0.34, f.s.length - up], [0, f.s.length - up]);
};

function shell(view: View, f: SkirtFrame): void {
  const { s, w } = f;
  const front = view.name === 'front';
  const dip = front ? 1 : 0.1;
  const top = curve([0, dip], [w * 0.5, dip], [w * 0.85, dip * 0.4], [w, 0]);
  if (front)
    view.whole('inside', 'seam', join(curve([0, 0.1], [w * 0.5, 0.1], [w * 0.85, 0], [w, 0]), reverse(top)), 'inside');
  const half = join(top, poly([w, 0], f.side.from), f.side, hemOf(f));
  view.whole('body', 'none', half, 'cloth');
  view.both('body', 'outline', half);
  if (f.kind !== 'cloth')
    view.both(
      'seams',
      'seam',
      curve([0, s.band + dip], [w * 0.5, s.band + dip], [w * 0.85, s.band + dip * 0.4], f.side.from),
    );
}

/** Lines from the band to the hem: kali seams, flutes, pleats. */
function fallLines(view: View, f: SkirtFrame, n: number, seam: boolean): void {
  const { s } = f;
  for (let i = 1; i < n; i++) {
    const k = (i / n) * 2 - 1;
    const bend = Math.sin((k * Math.PI) / 2);
    const top: Pt = [f.w * bend, s.band + 1 - Math.abs(k) * 0.9];
    const bottom: Pt = [f.half * Math.sign(bend) * Math.abs(bend) ** 0.94, s.length - (s.length - f.foot[1]) * k * k];
    if (seam)
      view.add(
        'seams',
        'seam',
        curve(top, [top[0] + (bottom[0] - top[0]) * 0.2, s.length * 0.32], between(top, bottom, 0.7), bottom),
      );
    else if (i % 2) view.add('folds', 'fold', poly(between(top, bottom, 0.46), between(top, bottom, 0.97)));
    else view.add('folds', 'fold', poly(between(top, bottom, 0.02), between(top, bottom, 0.34)));
  }
}

function pleats(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  const kilt = g.kind === 'kilt' && view.name === 'front';
  const n = s.length > 90 ? 5 : 8;
  for (let i = 0; i <= n; i++) {
    const k = (i + 0.5) / (n + 1);
    if (kilt && k < 0.75) continue;
    const top: Pt = [f.w * k, s.band + 1 - k];
    const hip: Pt = [(s.hip / 2) * k, s.hipAt];
    const bottom: Pt = [f.half * k, s.length - (s.length - f.foot[1]) * k * k];
    view.both('seams', 'seam', poly(top, hip, bottom));
    view.both('folds', 'fold', poly([hip[0] + 0.5, hip[1] + 1], [bottom[0] + (f.half / n) * 0.34, bottom[1] - 0.6]));
  }
  if (kilt) {
    view.add('body', 'seam', poly([f.w * 0.6, s.band], [f.half * 0.6, s.length - 1]));
    for (const y of [0.4, 0.85])
      view.add(
        'trims',
        'seam',
        poly([f.w * 0.62, s.band + s.hipAt * y - 3], [f.w * 0.62 + 5, s.band + s.hipAt * y - 3.2]),
      );
  }
}

function tiers(view: View, f: SkirtFrame): void {
  const n = f.s.tiers ?? 3;
  for (let i = 1; i < n; i++) {
    const y = f.s.band + ((f.foot[1] - f.s.band) * i) / n;
    const x = xAt(f.side, y);
    const sag = ((f.s.length - f.foot[1]) * i) / n;
    view.both('seams', 'seam', curve([x, y], [x * 0.6, y + sag * 0.8], [x * 0.3, y + sag], [0, y + sag]));
    gathersBelow(view, x * 0.95, y + sag * 0.5, 6);
  }
  gathersBelow(view, f.w, f.s.band + 0.5, 6);
}

function fitted(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  const front = view.name === 'front';
  if (g.cloth.fabric === 'denim') {
    denim(view, f);
    return;
  }
  if (g.silhouette !== 'slip')
    view.both('seams', 'seam', poly([f.w * 0.5, s.band + 0.7], [f.w * 0.52, s.band + (front ? 9 : 13)]));
  if (front) return;
  view.add('seams', 'seam', poly([0, s.band], [0, s.length - (s.vent ?? 0)]));
  view.add('trims', 'outline', poly([0, 0.4], [0, Math.min(s.band + 17, s.length * 0.4)]));
}

function denim(view: View, f: SkirtFrame): void {
  const { s, w } = f;
  const front = view.name === 'front';
  if (front) {
    view.add('seams', 'seam', poly([0, s.band + 1], [0, s.length - (s.vent ?? 0)]));
    view.add(
      'topstitch',
      'stitch',
      poly([3.2, s.band + 0.8], [3.2, s.band + 10], [2, s.band + 13], [0, s.band + 13.6]),
    );
    view.both(
      'seams',
      'seam',
      curve(
        [w * 0.5, s.band + 0.8],
        [w * 0.54, s.band + 6],
        [w * 0.8, s.band + 8],
        [xAt(f.side, s.band + 8), s.band + 8],
      ),
    );
    view.circle('trims', [0, s.band / 2 + 0.6], 0.9);
    return;
  }
  view.both('seams', 'seam', poly([0, s.band + 7], [xAt(f.side, s.band + 3.6), s.band + 3.6]));
  view.both(
    'details',
    'seam',
    closed(poly([3.6, s.band + 9], [15, s.band + 8], [14.6, s.band + 20], [9.4, s.band + 22.4], [4, s.band + 20.6])),
    'cloth',
  );
}

function vent(view: View, f: SkirtFrame): void {
  const { s, g } = f;
  if (!s.vent) return;
  const side = g.details.includes('side-slit');
  const front = g.details.includes('thigh-slit') || g.details.includes('slit');
  if ((view.name === 'front') !== front && !side) return;
  const x = side || front ? f.half * (side ? 1 : 0.5) : 0;
  const y = s.length - s.vent;
  if (side) {
    view.both('topstitch', 'stitch', poly([xAt(f.side, y) - 1.6, y], [f.half - 1.6, s.length - 0.5]));
    return;
  }
  view.add('body', 'outline', poly([-x * 0.94, y], [-x, s.length - (s.length - f.foot[1]) * (x / f.half) ** 2]));
  if (!front)
    view
      .add('topstitch', 'stitch', poly([-4, y - 1.6], [0, y]))
      .add('folds', 'fold', poly([-4, y], [-4, s.length - 0.2]));
}

function wrapEdge(view: View, f: SkirtFrame): void {
  if (view.name === 'back') return;
  const { s, w } = f;
  const x = -w * 0.52;
  view.add(
    'body',
    'seam',
    curve([x, s.band + 0.6], [x - 1, s.length * 0.4], [x - 1, s.length * 0.7], [x * 1.1, s.length - 0.6]),
  );
  view.add(
    'topstitch',
    'stitch',
    curve(
      [x + 1.4, s.band + 0.6],
      [x + 0.4, s.length * 0.4],
      [x + 0.4, s.length * 0.7],
      [x * 1.1 + 1.4, s.length - 0.6],
    ),
  );
  if (f.kind === 'wrap') ties(view, [x, s.band / 2 + 0.6]);
}

function border(view: View, f: SkirtFrame): void {
  const { s } = f;
  if (!s.border) return;
  const up = hemOf(f, s.border);
  view.whole('details', 'seam', join(reverse(up), hemOf(f)), 'border');
  for (const k of [0.16, 0.8]) view.both('details', 'fold', hemOf(f, s.border * k));
}

/** Nada with latkan at the side opening. */
function drawstring(view: View, f: SkirtFrame): void {
  if (view.name === 'back') return;
  const { s, w } = f;
  const y = s.band / 2;
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

function lower(view: View, f: SkirtFrame): void {
  const { s, kind } = f;
  switch (kind) {
    case 'kalis':
      fallLines(view, f, (s.kalis ?? 12) / 2, true);
      drawstring(view, f);
      break;
    case 'sector':
      fallLines(view, f, f.g.silhouette === 'circle' ? 10 : 6, false);
      break;
    case 'gathered':
      gathersBelow(view, f.w, s.band + 0.6, 8);
      fallLines(view, f, 9, false);
      break;
    case 'tiered':
      tiers(view, f);
      break;
    case 'pleated':
      pleats(view, f);
      break;
    case 'wrap':
    case 'cloth':
      wrapEdge(view, f);
      break;
    case 'straight':
      fitted(view, f);
  }
}

function dimensions(view: View, f: SkirtFrame): void {
  const { s } = f;
  if (view.name === 'back') {
    if (f.kind !== 'cloth') view.measure([s.waist / 2 + 4, 0], [s.waist / 2 + 4, s.band], cm(s.band));
    if (s.vent)
      view.measure(
        [5.5, s.length - s.vent],
        [5.5, s.length],
        `${cm(s.vent)} ${f.g.details.some((d) => d.endsWith('slit')) ? 'slit' : 'vent'}`,
      );
    if (s.border)
      view.measure([f.half + 3.5, f.foot[1] - s.border], [f.half + 3.5, f.foot[1]], `${cm(s.border)} border`);
    return;
  }
  const x = -Math.max(f.half, s.hip / 2) - 5;
  view.measure([x, 0], [x, s.length], `${cm(s.length)} length`);
  view.measure([-s.waist / 2, -4], [s.waist / 2, -4], `${cm(s.waist)} ½ waist`);
  const passes = Math.abs(xAt(f.side, s.hipAt) - s.hip / 2) < 0.6;
  if (passes && s.hipAt < s.length - 3)
    view.measure([-s.hip / 2, s.hipAt], [s.hip / 2, s.hipAt], `${cm(s.hip)} ½ hip`, 0.3);
  const y = s.length + 5;
  const text =
    f.kind === 'cloth'
      ? 'wrapped'
      : f.hangs || f.kind === 'pleated' || f.kind === 'wrap'
        ? `hem as it hangs · sweep ${cm(s.sweep)}`
        : `${cm(s.sweep / 2)} ½ hem`;
  view.measure([-f.half, y], [f.half, y], text);
}

/** Front and back of a skirt or lehenga. */
export function skirtViews(s: Skirt, g: Garment, kind: SkirtKind, withDimensions = true): View[] {
  const f = frameOf(s, g, kind);
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    shell(view, f);
    lower(view, f);
    vent(view, f);
    border(view, f);
    view.both('topstitch', 'stitch', hemOf(f, kind === 'sector' || kind === 'kalis' ? 1 : 2.5));
    if (withDimensions) dimensions(view, f);
    return view;
  });
}
