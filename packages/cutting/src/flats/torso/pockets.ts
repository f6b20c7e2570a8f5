import { asksFor, type Detail } from '@toile/look';
import { closed, type Pt, poly } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** A patch with its hem stitch; upper left corner, width, height. */
function patch(view: View, [x, y]: Pt, w: number, h: number, flap = false): void {
  const point = h * 0.12;
  view.add(
    'details',
    'seam',
    closed(poly([x, y], [x + w, y], [x + w, y + h - point], [x + w / 2, y + h], [x, y + h - point])),
    'cloth',
  );
  view.add('topstitch', 'stitch', poly([x + 0.4, y + 1.6], [x + w - 0.4, y + 1.6]));
  view.add(
    'topstitch',
    'stitch',
    poly(
      [x + 0.4, y + 0.4],
      [x + 0.4, y + h - point - 0.2],
      [x + w / 2, y + h - 0.5],
      [x + w - 0.4, y + h - point - 0.2],
      [x + w - 0.4, y + 0.4],
    ),
  );
  if (!flap) return;
  view.add(
    'details',
    'seam',
    closed(poly([x - 0.3, y - 1], [x + w + 0.3, y - 1], [x + w + 0.2, y + 3], [x + w / 2, y + 4.2], [x - 0.2, y + 3])),
    'cloth',
  );
  view.circle('trims', [x + w / 2, y + 2.8], 0.5);
}

function welt(view: View, [x, y]: Pt, w: number, flap: boolean): void {
  view.both(
    'details',
    'seam',
    closed(poly([x, y], [x + w, y + 0.5], [x + w, y + (flap ? 5 : 1.6)], [x, y + (flap ? 4.6 : 1.1)])),
    'cloth',
  );
  if (flap) view.both('topstitch', 'stitch', poly([x + 0.4, y + 4.2], [x + w - 0.4, y + 4.6]));
}

/** Kangaroo: one pocket across the front with slanted openings. */
function kangaroo(view: View, f: Frame): void {
  const bottom = f.bottom - (f.t.hemRib ?? 2) - 0.2;
  const top = bottom - 19;
  const w = Math.min(15, f.t.chest * 0.3);
  view.whole('details', 'seam', poly([0, top], [w * 0.68, top], [w, bottom - 6], [w, bottom], [0, bottom]), 'cloth');
  view.both('topstitch', 'stitch', poly([w * 0.68 - 0.8, top + 0.4], [w - 1, bottom - 6]));
  view.both('topstitch', 'stitch', poly([0, top + 0.7], [w * 0.64, top + 0.7]));
}

/** Pockets of a front: breast patch or welts on the wearer's left, hip pockets on both sides. */
export function drawPockets(view: View, f: Frame): void {
  if (view.name === 'back') return;
  const has = (...ids: Detail['id'][]) => ids.some((id) => asksFor(f.g, id));
  const breast: Pt = [f.t.chest * 0.1, Math.min(f.underarm[1] - 2, f.t.frontNeck + 12)];
  const hipY = Math.min(f.t.waistAt + 8, f.bottom - 16);
  const jacket = f.build === 'tailored' || f.build === 'coat' || f.build === 'band-coat';
  if (has('kangaroo-pocket')) kangaroo(view, f);
  if (has('patch-pocket')) {
    const both = f.build === 'casual' || f.g.fit === 'relaxed' || f.men;
    patch(view, [breast[0], breast[1]], 11, 12.5, f.build === 'casual');
    if (both) patch(view, [-breast[0] - 11, breast[1]], 11, 12.5, f.build === 'casual');
    if (jacket || (f.build === 'casual' && f.bottom > f.t.hipAt - 2))
      for (const s of [6, -21]) patch(view, [s, hipY + 1], 15, Math.min(17, f.bottom - hipY - 3), false);
  }
  if (jacket && !has('patch-pocket'))
    welt(view, [f.t.hip * 0.14, hipY], 14, f.build !== 'band-coat' || has('flap-pocket'));
  if (f.build === 'vest') welt(view, [f.t.waist * 0.16, Math.min(f.t.waistAt + 1, f.bottom - 8)], 10.5, false);
  if (jacket || f.build === 'vest') {
    const y = Math.max(breast[1] + 2, f.t.frontNeck + 14);
    view.add(
      'details',
      'seam',
      closed(
        poly(
          [f.t.chest * 0.12, y],
          [f.t.chest * 0.12 + 10, y - 1.2],
          [f.t.chest * 0.12 + 10, y + 1.1],
          [f.t.chest * 0.12, y + 2.3],
        ),
      ),
      'cloth',
    );
  }
  if (!jacket && f.build === 'casual' && !has('patch-pocket')) {
    const x = f.t.hem * 0.26;
    view.both(
      'details',
      'seam',
      closed(poly([x, f.bottom - 20], [x + 3.5, f.bottom - 8], [x + 2.2, f.bottom - 7.6], [x - 1.3, f.bottom - 19.6])),
      'cloth',
    );
  }
  if (has('flap-pocket') && f.build !== 'tailored' && !jacket) welt(view, [f.t.hip * 0.12, hipY], 14, true);
  if (f.g.closure === 'buttons' && f.build === 'shirt' && f.men && !has('patch-pocket'))
    patch(view, breast, 10.5, 12.5);
}
