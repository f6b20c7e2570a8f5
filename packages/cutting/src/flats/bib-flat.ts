import { closed, type Pt, poly } from '../kit/path.ts';
import type { Torso } from '../spec/points.ts';
import { cm, View } from './view.ts';

/** The bib of dungarees above the waist: straight panel with pocket and buckled straps; at the back the straps cross into a yoke. */
export function bibViews(t: Torso, dimensions = true): View[] {
  const half = Math.min(13, t.chest * 0.26);
  const top = t.topEdge ?? t.frontNeck;
  const waist = t.waist / 2;
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const side: Pt = [waist, t.length - 5];
    const front = name === 'front';
    const upper = front ? top : t.length - 16;
    const strapTop: Pt = [t.neckWidth / 2 + 1, 0];
    const foot: Pt = [front ? half - 2.4 : 3, upper + (front ? 3 : 0)];
    view.both(
      'sleeves',
      'seam',
      closed(poly([strapTop[0] - 1.8, 0], [strapTop[0] + 1.8, 0], [foot[0] + 1.8, foot[1]], [foot[0] - 1.8, foot[1]])),
      'cloth',
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
      view.circle('trims', [half - 2.4, upper + 2.6], 1).circle('trims', [2.4 - half, upper + 2.6], 1);
    }
    view.both('seams', 'seam', poly([0, t.length], [waist, t.length]));
    if (dimensions && front) view.measure([-half, upper - 4], [half, upper - 4], `${cm(half * 2)} bib`);
    return view;
  });
}
