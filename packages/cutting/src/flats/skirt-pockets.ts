import { closed, poly } from '../kit/path.ts';
import { SKIRT_PATCH, skirtPatchesOf } from '../spec/skirt-pockets.ts';
import type { SkirtFrame } from './skirt-frame.ts';
import { cm, type View } from './view.ts';

/** Rows of a patch: of its edges, and of the hem along its mouth, cm from the edge. */
const ROW = 0.4;
const MOUTH = 2;

/** Patches on the front of a skirt, one on the wearer's left and one on the right. */
export function skirtPatches(view: View, { s, g, kind }: SkirtFrame): void {
  const count = skirtPatchesOf(g, kind, s);
  if (count === 0) return;
  const { width: w, height: h, from: x } = SKIRT_PATCH;
  const y = s.band + SKIRT_PATCH.below;
  const patch = closed(poly([x, y], [x + w, y], [x + w, y + h], [x, y + h]));
  const rows = poly([x + ROW, y], [x + ROW, y + h - ROW], [x + w - ROW, y + h - ROW], [x + w - ROW, y]);
  const mouth = poly([x, y + MOUTH], [x + w, y + MOUTH]);
  if (count === 2)
    view.both('details', 'seam', patch, 'cloth').both('details', 'stitch', rows).both('details', 'stitch', mouth);
  else view.add('details', 'seam', patch, 'cloth').add('details', 'stitch', rows).add('details', 'stitch', mouth);
  view.tell([x + w * 0.7, y + h * 0.6], `pocket ${w} × ${h}, ${cm(y)} below the band’s edge, ${cm(x)} from CF`);
}
