import { asksFor, type Garment } from '@toile/look';
import { between, curve, join, type Pt, poly, reverse } from '../kit/path.ts';
import type { Torso } from '../spec/points.ts';
import { drawSewnOn } from './sewn-on.ts';
import { hood } from './torso/soft-collars.ts';
import { cm, View } from './view.ts';

/** A cape or poncho as it hangs from the shoulders: neck, fold of the shoulder, sagging hem. */
export function roundViews(t: Torso, g: Garment, kind: 'cape' | 'poncho', dimensions = true): View[] {
  const hps: Pt = [t.neckWidth / 2, 0];
  const half = t.hem / 2;
  const sag = t.length * 0.14;
  const foot: Pt = [half, t.length - sag];
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const front = name === 'front';
    const depth = front ? t.frontNeck : t.backNeck;
    const neck =
      g.neckline === 'v' && front
        ? poly([0, depth], hps)
        : curve([0, depth], [hps[0] * 0.6, depth], [hps[0], depth * 0.6], hps);
    const side = curve(hps, [t.shoulder * 0.42, 0.5], [t.shoulder * 0.62, t.shoulderDrop + 6], foot);
    const hem = curve(foot, [half * 0.66, foot[1] + sag * 0.86], [half * 0.33, t.length], [0, t.length]);
    if (front)
      view.whole(
        'inside',
        'seam',
        join(curve([0, t.backNeck], [hps[0] * 0.5, t.backNeck], [hps[0] * 0.8, 0.8], hps), reverse(neck)),
        'inside',
      );
    view.whole('body', 'none', join(neck, side, hem), 'cloth');
    view.both('body', 'outline', join(neck, side, hem));
    // a fold keeps clear of the slits for the arms
    const isSlit = kind === 'cape' && asksFor(g, 'slit');
    for (const k of isSlit ? [0.2, 0.78] : [0.2, 0.45, 0.72]) {
      const top: Pt = [hps[0] + k * 7, 5 + k * 3];
      const end: Pt = [half * k, t.length - sag * k * k - 1];
      view.both('folds', 'fold', poly(between(top, end, 0.25), end));
    }
    if (kind === 'cape' && front) {
      view.add('seams', 'seam', poly([0, depth], [0, t.length]));
      if (asksFor(g, 'slit'))
        view.both('details', 'seam', poly([half * 0.42, t.length * 0.42], [half * 0.46, t.length * 0.64]));
      if (!asksFor(g, 'tie-up') && !asksFor(g, 'tie-up', 'neck')) view.circle('trims', [0, depth + 1.6], 0.9);
    }
    if (g.collar === 'hood') hood(view, { t, g, hps });
    if (asksFor(g, 'tie-up') || asksFor(g, 'tie-up', 'neck')) cords(view, depth);
    if (asksFor(g, 'fringe'))
      for (let i = 0; i <= 40; i++) {
        const x = (half * i) / 40;
        const y = t.length - sag * (x / half) ** 2;
        view.both('trims', 'fold', poly([x, y], [x + 0.2, y + 8]));
      }
    else
      view.both(
        'topstitch',
        'stitch',
        curve(
          [half - 0.6, foot[1] - 1.5],
          [half * 0.66, foot[1] + sag * 0.86 - 1.5],
          [half * 0.33, t.length - 1.5],
          [0, t.length - 1.5],
        ),
      );
    drawSewnOn(
      view,
      g,
      [{ path: hem, side, parts: ['hem', 'border'], layer: 'details' }],
      asksFor(g, 'fringe') ? ['fringe'] : [],
    );
    if (dimensions && front) {
      view.measure([-half - 5, 0], [-half - 5, t.length], `length from HPS ${cm(t.length)}`);
      view.measure([-half, t.length + 12], [half, t.length + 12], `as it hangs, sweep ${cm(t.sweep ?? 0)}`);
    }
    if (dimensions && !front) view.measure([-hps[0], -5], [hps[0], -5], `neck ${cm(t.neckWidth)}`);
    return view;
  });
}

/** Cords at the neck, tied in a bow. */
function cords(view: View, y: number): void {
  if (view.name === 'back') return;
  view.both('trims', 'seam', curve([0.2, y + 0.6], [4, y - 3], [7, y + 2], [0.4, y + 1.2]));
  view.both('trims', 'seam', curve([0.2, y + 1.2], [1.4, y + 7], [2.6, y + 12], [2, y + 17]));
  view.circle('trims', [0, y + 0.9], 0.8, 'trim');
}
