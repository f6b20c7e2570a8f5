import { asksFor, type Detail } from '@toile/look';
import { bowed } from '../../kit/fall.ts';
import { wavedHem } from '../../kit/hem-waves.ts';
import { xAt, yAt } from '../../kit/level.ts';
import { between, curve, flatten, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { drawFolds } from '../hanging-folds.ts';
import { bothStitches } from '../stitches.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** A skirt that is cut apart and joined to a bodice: drawn as it hangs, its sweep written beside it. */
export interface JoinedSkirt {
  side: Path;
  hem: Path;
  foot: Pt;
  half: number;
  /** Where its hem turns back between folds; none where it lies flat. */
  turns: readonly Pt[];
  /** Of tiers, from the centre out. */
  seams: readonly Path[];
}

/** Half of the hem as it hangs: cloth that is wider than this falls in folds. */
export function hangingHalf(sweep: number, top: number, length: number): number {
  return Math.min(sweep / 4, top + length * (sweep > 250 ? 0.5 : 0.4));
}

/** How far inside the hem of a jeogori the chima comes out, cm. */
const UNDER = 5;

export function joinedSkirt(f: Frame): JoinedSkirt | undefined {
  const { joint, sweep, length } = f.t;
  if (joint === undefined || sweep === undefined || joint >= length - 2) return undefined;
  // a chima hangs from the breast, under the jeogori and narrower than its hem
  const top = f.foot[0] - (f.g.kind === 'hanbok' ? UNDER : 0);
  const deep = length - joint;
  const half = hangingHalf(sweep, top, deep);
  const sag = Math.min(half * 0.14, 8);
  const gathered = f.g.silhouette === 'gathered' || f.g.silhouette === 'tiered' || asksFor(f.g, 'gathers');
  const spring = gathered ? 0.5 : 0.22;
  const foot: Pt = [half, joint + deep - sag];
  const side = bowed([top, joint], foot, f.g.silhouette === 'mermaid' ? 0 : spring);
  const line = curve(foot, [half * 0.68, foot[1] + sag * 0.86], [half * 0.34, length], [0, length]);
  const waved = isWaved(f) ? wavedHem(line, half) : undefined;
  const hem = waved?.hem ?? line;
  const turns = waved?.turns ?? [];
  if (f.g.silhouette === 'tiered') {
    const tiered = tiersOf(side, { top: joint, end: foot, depth: sag, n: f.t.tiers ?? 3 });
    return { ...tiered, hem, foot, half, turns };
  }
  return { side, hem, foot, half, seams: [], turns };
}

/** What has an edge of its own along its hem lies flat. */
const EDGED: readonly Detail['id'][] = ['ruffle', 'fringe', 'scallop'];
const WAVED: readonly Frame['g']['silhouette'][] = [
  'a-line',
  'circle',
  'gathered',
  'flared',
  'fit-and-flare',
  'empire',
  'tiered',
  'peplum',
];

const isWaved = ({ t, g }: Frame): boolean =>
  WAVED.includes(g.silhouette) &&
  t.border === undefined &&
  t.kalis === undefined &&
  t.train === undefined &&
  g.kind !== 'hanbok' &&
  !EDGED.some((id) => asksFor(g, id) || asksFor(g, id, 'hem'));

function folds(view: View, f: Frame, s: JoinedSkirt): void {
  const joint = f.t.joint ?? 0;
  if (s.turns.length > 0) {
    drawFolds(view, s.turns, { half: s.half, top: s.side.from[0], from: joint });
    return;
  }
  const kalis = f.t.kalis;
  // as many on the left as on the right
  const n = kalis ? kalis / 2 : 2 * Math.round(2 + Math.min(2.5, (f.t.sweep ?? 0) / 180));
  for (let i = 1; i < n; i++) {
    const k = (i / n) * 2 - 1;
    const top: Pt = [s.side.from[0] * Math.sin((k * Math.PI) / 2), joint];
    const spread = Math.sign(k) * Math.abs(Math.sin((k * Math.PI) / 2)) ** 0.94;
    const bottom: Pt = [s.half * spread, yAt(s.hem, s.half * Math.abs(spread))];
    const line = curve(
      top,
      between(top, [top[0] + (bottom[0] - top[0]) * 0.7, bottom[1]], 0.35),
      between(top, bottom, 0.72),
      bottom,
    );
    if (kalis) view.named('kali', () => view.add('seams', 'seam', line));
    else if (i % 2) view.add('folds', 'fold', poly(between(top, bottom, 0.55), bottom));
    else view.add('folds', 'fold', poly(top, between(top, bottom, 0.34)));
  }
}

/** Gathers that spring from a seam across the body: each begins on the seam at its own place and goes down only. */
export function gathersBelow(view: View, seam: Path, deep = 7): void {
  const points = flatten(seam, 24);
  const half = Math.max(...points.map(([x]) => x));
  const n = Math.max(5, Math.round(half / 2.4));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * half;
    const y = yAt(seam, x);
    const long = deep * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.4)));
    view.both('folds', 'fold', poly([x, y], [x * 1.06, y + long]));
  }
}

/** How far a gathered tier swells over the seam that it hangs from, cm. */
const SWELL = 2.2;

/** The seams of tiers, and the side that swells below each of them. */
export function tiersOf(
  side: Path,
  { top, end, depth, n }: { top: number; end: Pt; depth: number; n: number },
): { side: Path; seams: Path[] } {
  const at = (i: number): Pt => {
    const y = top + ((end[1] - top) * i) / n;
    return [xAt(side, y), y];
  };
  const seams = Array.from({ length: n - 1 }, (_, k) => {
    const [x, y] = at(k + 1);
    const sag = (depth * (k + 1)) / n;
    return curve([x, y], [x * 0.6, y + sag * 0.8], [x * 0.3, y + sag], [0, y + sag]);
  });
  const parts = Array.from({ length: n }, (_, k): Path => {
    const [[x0, y0], [x1, y1]] = [at(k), at(k + 1)];
    const deep = y1 - y0;
    const out = k === 0 ? 0 : SWELL;
    return curve(
      [x0, y0],
      [x0 + out * 1.4, y0 + deep * 0.06],
      [x1 - (x1 - x0) * 0.5 + out * 0.6, y0 + deep * 0.5],
      [x1, y1],
    );
  });
  const [first = side, ...rest] = parts;
  return { side: join(first, ...rest), seams };
}

function pleats(view: View, f: Frame, s: JoinedSkirt): void {
  const joint = f.t.joint ?? 0;
  const n = 6;
  for (let i = 0; i <= n; i++) {
    const k = i / (n + 0.6);
    const top: Pt = [f.foot[0] * k, joint];
    const bottom: Pt = [s.half * k, f.t.length - (f.t.length - s.foot[1]) * k * k];
    view.both('seams', 'seam', poly(top, bottom));
    if (i < n)
      view.both(
        'folds',
        'fold',
        poly(
          [top[0] + f.foot[0] * 0.07, joint],
          between([top[0] + 1, joint], [bottom[0] + s.half * 0.05, bottom[1]], 0.96),
        ),
      );
  }
}

function tiers(view: View, s: JoinedSkirt): void {
  for (const seam of s.seams) {
    view.named('tier', () => view.both('seams', 'seam', seam));
    gathersBelow(view, seam, 6);
  }
  gathersBelow(view, waistSeam(s), 6);
}

const waistSeam = ({ side }: JoinedSkirt): Path => poly([0, side.from[1]], side.from);

/** Skirt, seam, folds, hem stitch: under the bodice that is drawn before it. */
export function drawJoinedSkirt(view: View, f: Frame): JoinedSkirt | undefined {
  const s = joinedSkirt(f);
  if (!s) return undefined;
  const joint = f.t.joint ?? 0;
  const half = join(poly([0, joint], s.side.from), s.side, s.hem);
  view.whole('body', 'none', half, 'cloth');
  view.both('body', 'outline', join(s.side, s.hem));
  view.named('waist seam', () => view.both('seams', 'seam', poly([0, joint], f.foot)));
  switch (f.g.silhouette) {
    case 'pleated':
      pleats(view, f, s);
      break;
    case 'tiered':
      tiers(view, s);
      break;
    default:
      if (f.g.silhouette === 'gathered' || f.g.silhouette === 'empire' || asksFor(f.g, 'gathers'))
        gathersBelow(view, waistSeam(s));
      folds(view, f, s);
  }
  bothStitches(view, s.hem, f.t.kalis ? 1.5 : 2.5, half);
  return s;
}
