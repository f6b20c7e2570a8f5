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

/** Where a saree's pleats are laid, from its inner end, and how deep their marks run from the upper edge, cm. */
const PLEATS = { at: [110, 128, 146, 164, 182], deep: 18 } as const;

function saree(view: View, d: Drape): void {
  const pallu = d.pallu ?? 100;
  const b = d.border ?? 5;
  const x = d.length - pallu;
  view.add('details', 'seam', rect(x, b, d.length, d.width - b), 'border');
  // bars of the pallu stand clear of its words
  for (const k of [0.06, 0.12, 0.84, 0.9, 0.96])
    view.add('details', 'fold', poly([x + pallu * k, b], [x + pallu * k, d.width - b]));
  const piece = d.blousePiece;
  if (piece) {
    view.add('body', 'none', rect(-piece, 0, 0, d.width), 'contrast');
    // a woven border runs on through the piece that is cut off
    if (d.border) for (const y of [0, d.width - b]) view.add('details', 'seam', rect(-piece, y, 0, y + b), 'border');
    view.add('body', 'outline', rect(-piece, 0, 0, d.width));
    view.add('trims', 'stitch', poly([-0.6, 0], [-0.6, d.width]));
    view.say([-piece / 2, d.width / 2], 'blouse piece');
    view.tell([-0.6, d.width * 0.9], 'cut off here, both edges rolled (pico)');
  }
  if (d.fall) {
    const depth = d.fallDepth ?? 12;
    view.add('trims', 'stitch', rect(15, d.width - depth, 15 + d.fall, d.width - 0.2));
    view.tell([15 + d.fall * 0.8, d.width - depth], `fall ${cm(depth)} deep, on the wrong side`);
    for (const at of PLEATS.at) view.add('folds', 'fold', poly([at, 0], [at, PLEATS.deep]));
    view.say([PLEATS.at[2], PLEATS.deep + 8], 'pleats');
  }
  view.say([55, d.width / 2], 'inner end, tucked');
  view.say([x + pallu / 2, d.width / 2], 'pallu');
  if (d.tassel) view.tell([d.length + d.tassel / 2, d.width * 0.8], `tassels ${cm(d.tassel)}`);
}

/** Whether a motif at a place would stand in the pleats, the fall or on words. */
function isTaken(d: Drape, x: number, y: number): boolean {
  const pleats = d.fall !== undefined && x > PLEATS.at[0] - 8 && x < PLEATS.at[4] + 8 && y < PLEATS.deep + 18;
  const fall = d.fall !== undefined && x < 15 + d.fall + 4 && y > d.width - (d.fallDepth ?? 12) - 5;
  const words = d.fall !== undefined && Math.abs(y - d.width / 2) < 9 && x < 100;
  return pleats || fall || words;
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
      for (let y = 20; y < d.width - 16; y += 24) {
        const at = x + ((y / 24) % 2 > 1 ? 12 : 0);
        if (at < end && !isTaken(d, at, y)) butti(view, at, y, 2.2);
      }
  }
  tassels(view, d, kind !== 'saree');
  view.add('body', 'outline', rect(0, 0, d.length, d.width));
  if (!dimensions) return [view];
  view.measure([0, d.width + 17], [d.length, d.width + 17], `length ${cm(d.length)}`);
  view.measure(
    [d.length + (d.tassel ?? 0) + 10, 0],
    [d.length + (d.tassel ?? 0) + 10, d.width],
    `width ${cm(d.width)}`,
  );
  if (d.pallu) view.measure([d.length - d.pallu, -8], [d.length, -8], `pallu ${cm(d.pallu)}`);
  if (d.blousePiece) view.measure([-d.blousePiece, -8], [0, -8], `blouse piece ${cm(d.blousePiece)}`);
  if (d.fall) view.measure([15, d.width + 6], [15 + d.fall, d.width + 6], `fall ${cm(d.fall)}`);
  if (d.border) view.tell([d.length * 0.45, d.border * 0.5], `border ${cm(d.border)}, both edges`);
  return [view];
}
