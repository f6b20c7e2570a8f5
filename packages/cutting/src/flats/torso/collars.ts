import { closed, curve, join, type Path, type Pt, poly, reverse } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';
import { backNeck, frontNeck } from './necklines.ts';
import { hood, rollCollar } from './soft-collars.ts';

/** Neck edge moved away from the neck by a width: the outer line of a band or rib sewn to it. */
function inward(f: Frame, width: number, corner: Pt): Path {
  const d = f.t.frontNeck - width;
  const w = f.hps[0] - width * 0.72;
  return curve([0, d], [w * 0.6, d], [w, d * 0.6], corner);
}

function ribNeck(view: View, f: Frame, width: number): void {
  const front = view.name === 'front';
  const d = f.t.backNeck;
  const corner: Pt = [f.hps[0] - width * 0.5, -width * 0.7];
  const band = join(
    curve([0, d - width], [f.hps[0] * 0.5, d - width], [f.hps[0] * 0.8, -width * 0.6], corner),
    poly(f.hps),
    reverse(backNeck(f)),
  );
  if (front) {
    // the inside of the same band at the back of the neck
    view.whole('inside', 'seam', band, 'rib');
    const edge =
      f.g.neckline === 'v'
        ? curve(
            [0, f.t.frontNeck - width * 1.4],
            [f.hps[0] * 0.3, f.t.frontNeck * 0.6 - width],
            [f.hps[0] * 0.7, f.t.frontNeck * 0.3 - width * 0.6],
            corner,
          )
        : inward(f, width, corner);
    view.whole('details', 'seam', join(edge, poly(f.hps), reverse(frontNeck(f))), 'rib');
    if (f.g.neckline === 'v') view.add('details', 'seam', poly([0, f.t.frontNeck - width * 1.4], [0, f.t.frontNeck]));
    return;
  }
  view.whole('details', 'seam', band, 'rib');
}

/** Mandarin, band, funnel: stands up round the neck. */
function standCollar(view: View, f: Frame, height: number): void {
  const w = f.hps[0];
  const lean = Math.min(1.6, height * 0.3);
  const top: Pt = [w - lean, -height * 0.92];
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, f.t.backNeck - height], [w * 0.5, f.t.backNeck - height], [w * 0.8, top[1] - 0.2], top),
        poly(f.hps),
        reverse(backNeck(f)),
      ),
      'collar',
    );
    return;
  }
  const inner = curve([0, f.t.backNeck - height], [w * 0.5, f.t.backNeck - height], [w * 0.8, top[1] - 0.2], top);
  view.whole('inside', 'seam', join(inner, poly(f.hps), reverse(frontNeck(f))), 'inside');
  const d = f.t.frontNeck;
  const gap = 0.35;
  const rise: Pt = [gap + 0.9, d - height * 0.95];
  const outer = join(
    curve([gap, d - height * 0.5], [gap, d - height * 0.82], [gap + 0.3, rise[1]], rise),
    curve(rise, [w * 0.5, rise[1] - 0.6], [w * 0.86, d * 0.42 - height], top),
  );
  view.both('details', 'seam', closed(join(outer, poly(f.hps), reverse(frontNeck(f)), poly([gap, d]))), 'collar');
}

/** The stand between the leaves with the inside of its back, its ends lapping over the centre; @returns where the leaves begin at the centre. */
function standOf(view: View, f: Frame, stand: number, round: boolean): number {
  const w = f.hps[0];
  const d = f.t.frontNeck;
  const rise = round ? d - stand * 0.55 : d - Math.max(1.6, stand * 0.8);
  const back = curve([0, -stand + 0.4], [w * 0.5, -stand + 0.4], [w * 0.8, -stand], [w - 0.8, -stand]);
  const upper = curve([0, rise], [w * 0.5, rise], [w * 0.86, rise * 0.45 - stand * 0.4], [w - 0.8, -stand]);
  view.whole('inside', 'seam', join(back, reverse(upper)), 'inside');
  if (round) {
    view.whole('inside', 'none', join(upper, poly(f.hps), reverse(frontNeck(f))), 'inside');
    return rise;
  }
  view.whole('details', 'seam', join(upper, poly(f.hps), reverse(frontNeck(f))), 'collar');
  const end = 1.4 * (f.men ? -1 : 1);
  view.add('details', 'seam', poly([end, d - 0.1], [end * 0.9, rise + 0.2]));
  return rise;
}

/** Shirt and polo: two leaves that fall from the stand. */
function leafCollar(view: View, f: Frame, round = false): void {
  const t = f.t;
  const stand = t.collar ?? 3;
  const fallDepth = t.collarFall ?? 4.5;
  const point = t.collarPoint ?? 7;
  const w = f.hps[0];
  const top: Pt = [w - 0.8, -stand];
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, -stand - 0.4], [w * 0.6, -stand - 0.4], [w * 0.86, -stand], top),
        poly([w + 1.6, fallDepth - stand + 1]),
        curve(
          [w + 1.6, fallDepth - stand + 1],
          [w * 0.6, fallDepth - stand + 1.6],
          [w * 0.3, fallDepth - stand + 1.4],
          [0, fallDepth - stand + 1.4],
        ),
      ),
      'collar',
    );
    return;
  }
  const rise = standOf(view, f, stand, round);
  const start: Pt = [0.3, rise];
  const tip: Pt = [w * 0.66, rise + point * 0.82];
  const outer: Pt = [w + 2.4, fallDepth - stand + 0.6];
  const leaf = round
    ? join(
        curve(start, [w * 0.1, t.frontNeck + 3], [w * 0.5, t.frontNeck + 4.5], [w * 0.95, t.frontNeck * 0.7 + 3]),
        curve([w * 0.95, t.frontNeck * 0.7 + 3], [w * 1.3, t.frontNeck * 0.45], [w + 2.6, 2.4], outer),
      )
    : join(poly(start, tip), curve(tip, [w * 0.9, t.frontNeck * 0.5 + 2], [w + 1.6, 2.8], outer));
  view.both(
    'details',
    'seam',
    closed(join(leaf, poly(top), curve(top, [w * 0.8, t.frontNeck * 0.2], [w * 0.4, t.frontNeck * 0.5], start))),
    'collar',
  );
  if (!round)
    view.both(
      'topstitch',
      'stitch',
      join(
        poly([start[0] + 0.7, start[1] + 0.1], [tip[0] - 0.1, tip[1] - 1]),
        curve(
          [tip[0] - 0.1, tip[1] - 1],
          [w * 0.86, t.frontNeck * 0.5 + 1.2],
          [w + 1.2, 2.2],
          [outer[0] - 0.8, outer[1] - 0.2],
        ),
      ),
    );
}

function bowCollar(view: View, f: Frame): void {
  standCollar(view, f, 3);
  if (view.name === 'back') return;
  const d = f.t.frontNeck + 0.5;
  view.both(
    'trims',
    'seam',
    closed(
      join(
        curve([0.4, d], [3, d - 4.5], [9, d - 4], [9.5, d]),
        curve([9.5, d], [9, d + 4], [3, d + 3.4], [0.4, d + 0.6]),
      ),
    ),
    'collar',
  );
  view.both('trims', 'seam', closed(poly([0.4, d + 0.6], [6, d + 19], [2.4, d + 20], [-0.2, d + 2])), 'collar');
  view.add('trims', 'seam', closed(poly([-1, d - 1], [1, d - 1], [0.9, d + 1.6], [-0.9, d + 1.6])), 'collar');
}

/** Crossed band of kimono, hanfu and jeogori: wearer's left over right. */
function crossCollar(view: View, f: Frame): void {
  const w = f.hps[0];
  const band = f.t.collar ?? 5;
  if (view.name === 'back') {
    standCollar(view, f, Math.min(band, 3));
    return;
  }
  const low = Math.min(f.t.frontNeck + 4, f.bottom - 3);
  const y = Math.min(f.t.waistAt, f.bottom - 1);
  const end: Pt = [-f.sideAt(y), y];
  // from the neck point straight across the centre to the side; square to it, the width of the band
  const [dx, dy] = [end[0] - w, y + 2];
  const long = Math.hypot(dx, dy);
  const across: Pt = [(dy / long) * band, (-dx / long) * band];
  view.whole(
    'inside',
    'seam',
    join(curve([0, -1.4], [w * 0.5, -1.4], [w * 0.8, -1.6], [w - 0.6, -2]), poly(f.hps), reverse(frontNeck(f))),
    'inside',
  );
  // of the under front only what lies above the crossing is seen
  view.add(
    'details',
    'seam',
    closed(poly([-w + 0.6, -2], [0, low - 5], [0, low + band - 2], [-w - band * 0.6, 0.6])),
    'collar',
  );
  view.add(
    'details',
    'none',
    closed(poly([w - 0.6, -2], end, [end[0] + 0.4, y + 0.6], [0, y + 0.6], [w + band * 0.6, 0.6])),
    'cloth',
  );
  view.add(
    'details',
    'seam',
    closed(
      poly(
        [w - 0.6, -2],
        end,
        [end[0] + across[0] * 0.5, Math.min(y + across[1] * 0.5, f.bottom)],
        [w + band * 0.6, 0.6],
      ),
    ),
    'collar',
  );
}

/** Collar of a view, whatever it is; lapels are drawn with the front edges. */
export function drawCollar(view: View, f: Frame): void {
  switch (f.g.collar) {
    case 'rib':
      ribNeck(view, f, f.t.rib ?? 2.5);
      return;
    case 'mandarin':
    case 'band':
      standCollar(view, f, f.t.collar ?? 3.5);
      return;
    case 'funnel':
      standCollar(view, f, f.t.collar ?? 6);
      return;
    case 'shirt':
    case 'polo':
      leafCollar(view, f);
      return;
    case 'peter-pan':
      leafCollar(view, f, true);
      return;
    case 'roll':
      rollCollar(view, f);
      return;
    case 'hood':
      hood(view, f);
      return;
    case 'bow':
      bowCollar(view, f);
      return;
    case 'cross':
      crossCollar(view, f);
      return;
    case 'none':
      if (f.t.rib && !f.bare) ribNeck(view, f, f.t.rib);
      else neckFinish(view, f);
      return;
    default:
      return;
  }
}

/** Understitched facing: one row of stitches inside the neck edge. */
function neckFinish(view: View, f: Frame): void {
  if (f.bare || f.g.neckline === 'lapel' || f.g.neckline === 'cowl') return;
  const k = 0.7;
  const front = view.name === 'front';
  const d = front ? f.t.frontNeck : f.t.backNeck;
  const w = f.hps[0];
  const neck = front ? frontNeck(f) : backNeck(f);
  const grow = (p: Pt): Pt => [p[0] * (1 + k / w), p[1] + (k * p[1]) / Math.max(d, 1)];
  view.both('topstitch', 'stitch', {
    from: grow(neck.from),
    steps: neck.steps.map((s) =>
      'by' in s ? { to: grow(s.to), by: [grow(s.by[0]), grow(s.by[1])] as const } : { to: grow(s.to) },
    ),
  });
}
