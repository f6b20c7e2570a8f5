import { asksFor } from '@toile/look';
import { closed, curve, join, type Pt, poly, reverse } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** Where the roll of the lapel ends: at the first button. */
const breakOf = (f: Frame): number => f.t.stance ?? Math.min(f.t.waistAt, f.bottom - 12);

/** Front edges of a tailored coat: wearer's left over right for men, right over left for women, lapels and collar on both. */
export function drawLapels(view: View, f: Frame): void {
  const w = f.hps[0];
  const stand = f.t.collar ?? 3;
  const fallDepth = f.t.collarFall ?? 4.5;
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, -stand], [w * 0.6, -stand], [w * 0.86, -stand + 0.2], [w - 0.4, -stand + 0.6]),
        poly([w + 1.8, fallDepth - stand + 1.2]),
        curve(
          [w + 1.8, fallDepth - stand + 1.2],
          [w * 0.7, fallDepth - stand + 1.6],
          [w * 0.3, fallDepth - stand + 1.4],
          [0, fallDepth - stand + 1.4],
        ),
      ),
      'collar',
    );
    return;
  }
  const y = breakOf(f);
  const overlap = (f.t.overlap ?? 2) / (f.g.closure === 'double-breasted' ? 1 : 1.2);
  const top: Pt = [w - 0.4, -stand + 0.6];
  // between the rolls the lining of the back is seen down to the break, under it the back of the collar
  const back = curve([0, f.t.backNeck], [w * 0.5, f.t.backNeck], [w * 0.86, f.t.backNeck * 0.5], f.hps);
  const crest = curve([0, -stand], [w * 0.5, -stand], [w * 0.86, -stand + 0.2], top);
  view.whole('details', 'none', poly([0, f.t.backNeck], f.hps, [w * 0.72, f.t.frontNeck], [0, y]), 'inside');
  view.whole('details', 'seam', join(crest, poly(f.hps), reverse(back)), 'collar');
  const lapel = f.t.lapel ?? 8;
  // the end that lies on top is drawn last
  const over = f.men ? 1 : -1;
  for (const s of [-over, over]) {
    // the roll that lies below ends on the one above
    const roll = (w * 0.72) / (w * 0.72 + overlap);
    const gorgeY = f.t.frontNeck - 1;
    const edge: Pt = s === over ? [-overlap * s, y] : [0, gorgeY + (y - gorgeY) * roll];
    const flip = ([px, py]: Pt): Pt => [px * s, py];
    const peak = f.g.collar === 'peak';
    const notchY = f.t.frontNeck + 3.5;
    const gorge: Pt = [w + lapel * 0.35, notchY - 1.5];
    const corner: Pt = peak ? [w + lapel * 0.86, notchY - 3.6] : [w + lapel * 0.62, notchY + 1];
    if (f.g.collar === 'shawl') {
      const shawl = join(
        poly(top, edgeOf(edge, s)),
        curve(edgeOf(edge, s), [w * 0.5, y - 3], [w + lapel * 0.9, notchY + 8], [w + lapel * 0.55, notchY - 2]),
        curve([w + lapel * 0.55, notchY - 2], [w + lapel * 0.4, 2], [w + 2.4, 0], top),
      );
      view.add(
        'details',
        'seam',
        closed({
          from: flip(shawl.from),
          steps: shawl.steps.map((q) =>
            'by' in q ? { to: flip(q.to), by: [flip(q.by[0]), flip(q.by[1])] as const } : { to: flip(q.to) },
          ),
        }),
        'lapel',
      );
      continue;
    }
    const leaf = join(
      poly(edgeOf(edge, s), corner),
      poly(corner, gorge),
      poly(gorge, [w * 0.72, notchY - 4.5]),
      poly([w * 0.72, notchY - 4.5], edgeOf(edge, s)),
    );
    view.add(
      'details',
      'seam',
      closed({ ...leaf, from: flip(leaf.from), steps: leaf.steps.map((q) => ({ to: flip(q.to) })) }),
      'lapel',
    );
    const collarPoint: Pt = peak ? [gorge[0] + 1.4, gorge[1] - 2.2] : [gorge[0] + 2.2, gorge[1] - 3.4];
    const collar = poly(top, [w * 0.72, notchY - 4.5], gorge, collarPoint, [w + 2.6, fallDepth - stand + 0.8]);
    view.add(
      'details',
      'seam',
      closed({ ...collar, from: flip(collar.from), steps: collar.steps.map((q) => ({ to: flip(q.to) })) }),
      'collar',
    );
  }
  frontEdges(view, f, y, overlap, over);
}

const edgeOf = ([x, y]: Pt, s: number): Pt => [x * s, y];

/** The edge that lies on top, from the break down; cutaway or square at the hem. */
function frontEdges(view: View, f: Frame, y: number, overlap: number, over: number): void {
  const x = -overlap * over;
  const round = f.build === 'tailored' && f.g.closure === 'single-breasted' && !asksFor(f.g, 'tails');
  const r = 6;
  const edge = round
    ? join(
        poly([x, y], [x, f.bottom - r * 1.5]),
        curve(
          [x, f.bottom - r * 1.5],
          [x, f.bottom - 2],
          [x + over * r * 0.3, f.bottom - 0.1],
          [x + over * r, f.bottom],
        ),
      )
    : poly([x, y], [x, f.bottom]);
  view.add('body', 'seam', edge);
  // both fronts are cut alike: of the one below, what the other's round leaves open
  if (round)
    view.add(
      'body',
      'seam',
      curve(
        [-x * 0.1, f.bottom - r * 0.62],
        [-x * 0.3, f.bottom - 2],
        [-over * r * 0.3, f.bottom - 0.2],
        [-over * r, f.bottom],
      ),
    );
  const pitch = f.build === 'coat' ? 13 : 10;
  const rows = f.g.closure === 'double-breasted' ? 3 : (f.t.buttons ?? 2);
  for (let i = 0; i < rows; i++) {
    const by = y + i * pitch + (f.g.closure === 'double-breasted' ? 0 : 0.5);
    if (by > f.bottom - 6) break;
    view.circle('trims', [f.g.closure === 'double-breasted' ? x + over * 2.2 : 0, by], 1);
    if (f.g.closure === 'double-breasted') view.circle('trims', [-(x + over * 2.2), by], 1);
  }
}
