import type { Garment } from '@toile/look';
import { closed, type Path, poly } from '../kit/path.ts';
import type { DrapeKind } from '../spec/cut.ts';
import type { Drape } from '../spec/points.ts';
import { cm, View } from './view.ts';

const rect = (x0: number, y0: number, x1: number, y1: number): Path =>
  closed(poly([x0, y0], [x1, y0], [x1, y1], [x0, y1]));

/** A small paisley butti of the field, standing on its point. */
function butti(view: View, x: number, y: number, r: number): void {
  view.add('details', 'fold', {
    from: [x, y + r],
    steps: [
      {
        to: [x - r * 0.4, y - r * 0.5],
        by: [
          [x - r * 0.9, y + r * 0.6],
          [x - r, y - r * 0.2],
        ],
      },
      {
        to: [x + r * 0.5, y - r * 0.9],
        by: [
          [x - r * 0.1, y - r * 1.1],
          [x + r * 0.3, y - r * 1.2],
        ],
      },
      {
        to: [x, y + r],
        by: [
          [x + r * 0.3, y - r * 0.3],
          [x + r * 0.9, y + r * 0.4],
        ],
      },
    ],
    closed: true,
  });
}

function borders(view: View, d: Drape, kind: DrapeKind): void {
  const b = d.border;
  if (!b) return;
  view.add('details', 'seam', rect(0, 0, d.length, b), 'border');
  view.add('details', 'seam', rect(0, d.width - b, d.length, d.width), 'border');
  for (const y of [b * 0.25, b * 0.75, d.width - b * 0.75, d.width - b * 0.25])
    view.add('details', 'fold', poly([0, y], [d.length, y]));
  const ends = kind === 'dupatta' || kind === 'stole';
  if (ends) {
    view.add('details', 'seam', rect(0, b, b, d.width - b), 'border');
    view.add('details', 'seam', rect(d.length - b, b, d.length, d.width - b), 'border');
  }
}

function saree(view: View, d: Drape): void {
  const pallu = d.pallu ?? 100;
  const b = d.border ?? 5;
  const x = d.length - pallu;
  view.add('details', 'seam', rect(x, b, d.length, d.width - b), 'border');
  for (let i = 0; i <= 6; i++)
    view.add('details', 'fold', poly([x + (pallu * i) / 6.4, b], [x + (pallu * i) / 6.4, d.width - b]));
  const piece = d.blousePiece;
  if (piece) {
    view.add('body', 'none', rect(-piece, 0, 0, d.width), 'contrast');
    view.add('body', 'outline', rect(-piece, 0, 0, d.width));
    view.add('topstitch', 'stitch', poly([-0.6, 0], [-0.6, d.width]));
    view.say([-piece / 2, d.width / 2], 'blouse piece');
  }
  if (d.fall) {
    const depth = d.fallDepth ?? 12;
    view.add('trims', 'stitch', rect(15, d.width - depth, 15 + d.fall, d.width - 0.2));
    view.say([15 + d.fall / 2, d.width - depth - 4], 'fall, on the wrong side');
  }
  if (d.fall) {
    for (const at of [110, 128, 146, 164, 182]) view.add('folds', 'fold', poly([at, b + 2], [at, b + 16]));
    view.say([146, b + 24], 'pleats');
  }
  view.say([55, d.width / 2], 'inner end, tucked');
  view.say([x + pallu / 2, d.width / 2], 'pallu');
}

function tassels(view: View, d: Drape, both: boolean): void {
  if (!d.tassel) return;
  for (let y = 1.5; y < d.width - 1; y += 3) {
    view.add('trims', 'fold', poly([d.length, y], [d.length + d.tassel, y + 0.4]));
    if (both) view.add('trims', 'fold', poly([0, y], [-d.tassel, y + 0.4]));
  }
}

/** A cloth laid out whole with its borders, ends and field: there is no other true drawing of it. */
export function drapeViews(d: Drape, g: Garment, kind: DrapeKind, dimensions = true): View[] {
  const view = new View('laid out');
  view.add('body', 'none', rect(0, 0, d.length, d.width), 'cloth');
  borders(view, d, kind);
  if (kind === 'saree') saree(view, d);
  if (g.cloth.print.kind === 'butti' || g.cloth.print.kind === 'paisley') {
    const end = d.length - (d.pallu ?? 0) - 12;
    for (let x = 16; x < end; x += 24)
      for (let y = 20; y < d.width - 16; y += 24) butti(view, x + ((y / 24) % 2 > 1 ? 12 : 0), y, 2.2);
  }
  tassels(view, d, kind !== 'saree');
  view.add('body', 'outline', rect(0, 0, d.length, d.width));
  if (!dimensions) return [view];
  view.measure([0, d.width + 17], [d.length, d.width + 17], `${cm(d.length)} length`);
  view.measure(
    [d.length + (d.tassel ?? 0) + 10, 0],
    [d.length + (d.tassel ?? 0) + 10, d.width],
    `${cm(d.width)} width`,
  );
  if (d.pallu) view.measure([d.length - d.pallu, -8], [d.length, -8], `${cm(d.pallu)} pallu`);
  if (d.blousePiece) view.measure([-d.blousePiece, -8], [0, -8], `${cm(d.blousePiece)} blouse piece`);
  if (d.fall) view.measure([15, d.width + 5], [15 + d.fall, d.width + 5], `${cm(d.fall)} fall`);
  if (d.border) view.measure([40, 0], [40, d.border], cm(d.border));
  return [view];
}
