import type { Garment } from '@toile/look';
import { closed, type Pt, poly } from '../kit/path.ts';
import { isMade } from '../spec/made/made.ts';
import type { Torso } from '../spec/points.ts';
import { cm, View } from './view.ts';

/** The bib of dungarees above the waist: straight panel with pocket and buckled straps; at the back the straps cross into a yoke. */
export function bibViews(t: Torso, g: Garment, dimensions = true): View[] {
  const crossed = isMade(g, 'crossed-straps');
  const buckled = isMade(g, 'strap-buckles');
  const half = Math.min(13, t.chest * 0.26);
  const top = t.topEdge ?? t.frontNeck;
  const waist = t.waist / 2;
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const side: Pt = [waist, t.length - 5];
    const front = name === 'front';
    const upper = front ? top : t.length - 16;
    const strapTop: Pt = [t.neckWidth / 2 + 1, 0];
    const foot: Pt = [front ? half - 2.4 : crossed ? -2.4 : 3, upper + (front ? 3 : 0)];
    view.both(
      'sleeves',
      'seam',
      closed(poly([strapTop[0] - 1.8, 0], [strapTop[0] + 1.8, 0], [foot[0] + 1.8, foot[1]], [foot[0] - 1.8, foot[1]])),
      'cloth',
    );
    // over the shoulder the strap goes on; beyond the edge of this side the other is seen from within
    const other: Pt = [front ? (crossed ? -2.4 : 3) : half - 2.4, front ? t.length - 16 : top + 3];
    const [ox, oy] = other;
    view.both(
      'inside',
      'seam',
      closed(poly([strapTop[0] - 1.8, 0], [strapTop[0] + 1.8, 0], [ox + 1.8, oy], [ox - 1.8, oy])),
      'inside',
    );
    view.whole(
      'inside',
      'seam',
      front
        ? poly([0, t.length - 16], [6, t.length - 16], [waist * 0.7, t.length - 8], [0, t.length - 8])
        : poly([0, top], [half, top], [half + 1.5, t.length - 8], [0, t.length - 8]),
      'inside',
    );
    view.whole(
      'body',
      'outline',
      poly(
        [0, upper],
        [front ? half : 6, upper],
        [front ? half + 1.5 : waist * 0.7, t.length - 8],
        side,
        [waist, t.length],
        [0, t.length],
      ),
      'cloth',
    );
    view.both('topstitch', 'stitch', poly([0, upper + 2.4], [(front ? half : 6) + 0.1, upper + 2.4]));
    if (front) {
      view.whole('details', 'seam', poly([0, upper + 6], [8, upper + 6], [8, upper + 18], [0, upper + 20]), 'cloth');
      for (const x of [half - 2.4, 2.4 - half]) {
        if (buckled)
          view
            .add(
              'trims',
              'seam',
              closed(poly([x - 2.2, upper], [x + 2.2, upper], [x + 2.2, upper + 4.4], [x - 2.2, upper + 4.4])),
              'trim',
            )
            .add(
              'trims',
              'seam',
              closed(poly([x - 1.4, upper + 1], [x + 1.4, upper + 1], [x + 1.4, upper + 2.6], [x - 1.4, upper + 2.6])),
              'cloth',
            );
        view.circle('trims', [x, upper + 3.4], 0.8);
      }
    }
    view.both('seams', 'seam', poly([0, t.length], [waist, t.length]));
    // both sides open and are buttoned, to step in
    view.both(
      'details',
      'seam',
      poly([waist - 2.4, t.length - 6], [waist - 2.4, t.length + 14], [waist + 0.6, t.length + 14]),
    );
    for (const y of [t.length - 2, t.length + 8])
      view.circle('trims', [waist - 1.1, y], 0.8).circle('trims', [1.1 - waist, y], 0.8);
    if (dimensions && front) view.measure([-half, upper - 4], [half, upper - 4], `bib ${cm(half * 2)}`);
    if (dimensions && front)
      view.tell([strapTop[0], top * 0.4], buckled ? 'strap 3.6 wide, with buckle' : 'strap 3.6 wide, buttoned');
    return view;
  });
}
