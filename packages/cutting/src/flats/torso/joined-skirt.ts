import { asksFor } from '@toile/look';
import { fall } from '../../kit/fall.ts';
import { xAt, yAt } from '../../kit/level.ts';
import { between, curve, join, mirror, type Path, type Pt, poly } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** A skirt that is cut apart and joined to a bodice: drawn as it hangs, its sweep written beside it. */
export interface JoinedSkirt {
  side: Path;
  hem: Path;
  foot: Pt;
  half: number;
}

/** Half of the hem as it hangs: cloth that is wider than this falls in folds. */
export function hangingHalf(sweep: number, top: number, length: number): number {
  return Math.min(sweep / 4, top + length * (sweep > 250 ? 0.5 : 0.4));
}

export function joinedSkirt(f: Frame): JoinedSkirt | undefined {
  const { joint, sweep, length } = f.t;
  if (joint === undefined || sweep === undefined || joint >= length - 2) return undefined;
  const top = f.foot[0];
  const deep = length - joint;
  const half = hangingHalf(sweep, top, deep);
  const sag = Math.min(half * 0.14, 8);
  const gathered = f.g.silhouette === 'gathered' || f.g.silhouette === 'tiered' || asksFor(f.g, 'gathers');
  const spring = gathered ? 0.5 : 0.22;
  const out = (k: number): Pt => [top + (half - top) * (k + spring * k * (1 - k)), joint + (deep - sag) * k];
  const mermaid = f.g.silhouette === 'mermaid';
  const side = fall(mermaid ? [out(0), out(1)] : [0, 0.08, 0.2, 0.4, 0.65, 1].map(out), gathered ? 1.2 : undefined);
  const foot: Pt = [half, joint + deep - sag];
  const hem = curve(foot, [half * 0.68, foot[1] + sag * 0.86], [half * 0.34, length], [0, length]);
  return { side, hem, foot, half };
}

function folds(view: View, f: Frame, s: JoinedSkirt): void {
  const joint = f.t.joint ?? 0;
  const deep = f.t.length - joint;
  const kalis = f.t.kalis;
  const n = kalis ? kalis / 2 : Math.round(4 + Math.min(5, (f.t.sweep ?? 0) / 90));
  for (let i = 1; i < n; i++) {
    const k = (i / n) * 2 - 1;
    const top: Pt = [f.foot[0] * Math.sin((k * Math.PI) / 2), joint];
    const spread = Math.sign(k) * Math.abs(Math.sin((k * Math.PI) / 2)) ** 0.94;
    const bottom: Pt = [s.half * spread, yAt(s.hem, s.half * Math.abs(spread))];
    const line = curve(
      top,
      between(top, [top[0] + (bottom[0] - top[0]) * 0.7, bottom[1]], 0.35),
      between(top, bottom, 0.72),
      bottom,
    );
    if (kalis) view.add('seams', 'seam', line);
    else if (i % 2)
      view.add(
        'folds',
        'fold',
        curve(
          between(top, bottom, 0.42),
          between(top, bottom, 0.6),
          between(top, bottom, 0.8),
          between(top, bottom, 0.97),
        ),
      );
    else
      view.add(
        'folds',
        'fold',
        curve(
          top,
          between(top, bottom, 0.1),
          between(top, bottom, 0.2),
          between(top, bottom, 0.26 + (8 / deep) * (i % 3)),
        ),
      );
  }
}

/** Gathers along a seam that runs level across the body. */
export function gathersBelow(view: View, half: number, y: number, deep = 7): void {
  const n = Math.max(5, Math.round(half / 2.4));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * half;
    const long = deep * (0.5 + 0.5 * Math.abs(Math.sin(i * 2.4)));
    view.both('folds', 'fold', poly([x, y + 0.2], [x * 1.06, y + long]));
  }
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

function tiers(view: View, f: Frame, s: JoinedSkirt): void {
  const joint = f.t.joint ?? 0;
  const n = f.t.tiers ?? 3;
  for (let i = 1; i < n; i++) {
    const y = joint + ((s.foot[1] - joint) * i) / n;
    const x = xAt(s.side, y);
    const sag = ((f.t.length - s.foot[1]) * i) / n;
    view.both('seams', 'seam', curve([x, y], [x * 0.6, y + sag * 0.8], [x * 0.3, y + sag], [0, y + sag]));
    gathersBelow(view, x * 0.96, y + sag * 0.6, 6);
  }
  gathersBelow(view, f.foot[0], joint, 6);
}

/** Skirt, seam, folds, hem stitch: under the bodice that is drawn before it. */
export function drawJoinedSkirt(view: View, f: Frame): JoinedSkirt | undefined {
  const s = joinedSkirt(f);
  if (!s) return undefined;
  const joint = f.t.joint ?? 0;
  const half = join(poly([0, joint], f.foot), s.side, s.hem);
  view.whole('body', 'none', half, 'cloth');
  view.both('body', 'outline', join(s.side, s.hem));
  view.both('seams', 'seam', poly([0, joint], f.foot));
  switch (f.g.silhouette) {
    case 'pleated':
      pleats(view, f, s);
      break;
    case 'tiered':
      tiers(view, f, s);
      break;
    default:
      if (f.g.silhouette === 'gathered' || f.g.silhouette === 'empire' || asksFor(f.g, 'gathers'))
        gathersBelow(view, f.foot[0], joint);
      folds(view, f, s);
  }
  hemStitch(view, s, f.t.length, f.t.kalis ? 1.5 : 2.5);
  return s;
}

function hemStitch(view: View, s: JoinedSkirt, length: number, up: number): void {
  const y = s.foot[1] - up;
  const x = xAt(s.side, y);
  const sag = length - s.foot[1];
  const line = curve([x, y], [x * 0.68, y + sag * 0.86], [x * 0.34, length - up], [0, length - up]);
  view.add('topstitch', 'stitch', line).add('topstitch', 'stitch', mirror(line));
}
