import { xAt } from '../../kit/level.ts';
import { closed, type Pt, poly } from '../../kit/path.ts';
import { type Pocket, type PocketKind, pocketsOf } from '../../spec/torso/pockets.ts';
import { cm, type View } from '../view.ts';
import { overlapOf } from './crossing.ts';
import type { Frame } from './frame.ts';
import { joinedSkirt } from './joined-skirt.ts';
import { lapelEdgeAt } from './lapels.ts';

/** A patch with its hem stitch; `x`, `y` its upper left corner. */
function patch(view: View, [x, y]: Pt, { width: w, height: h, flapped }: Pocket): void {
  const point = h * 0.12;
  view.add(
    'details',
    'seam',
    closed(poly([x, y], [x + w, y], [x + w, y + h - point], [x + w / 2, y + h], [x, y + h - point])),
    'cloth',
  );
  view.add('details', 'stitch', poly([x + 0.4, y + 1.6], [x + w - 0.4, y + 1.6]));
  view.add(
    'details',
    'stitch',
    poly(
      [x + 0.4, y + 0.4],
      [x + 0.4, y + h - point - 0.2],
      [x + w / 2, y + h - 0.5],
      [x + w - 0.4, y + h - point - 0.2],
      [x + w - 0.4, y + 0.4],
    ),
  );
  if (!flapped) return;
  view.add(
    'details',
    'seam',
    closed(poly([x - 0.3, y - 1], [x + w + 0.3, y - 1], [x + w + 0.2, y + 3], [x + w / 2, y + 4.2], [x - 0.2, y + 3])),
    'cloth',
  );
  view.circle('trims', [x + w / 2, y + 2.8], 0.5);
}

/** What a pocket measures and where its mouth lies, as far as a drawing to scale leaves it open. */
function tellPocket(view: View, [x, y]: Pt, { width, height }: Pick<Pocket, 'width' | 'height'>, what: string): void {
  const inner = Math.min(Math.abs(x), Math.abs(x + width));
  view.tell(
    [x + width * 0.7, y + Math.min(height, 6) * 0.8],
    `${what} ${cm(width)} × ${cm(height)}, ${cm(y)} below HPS, ${cm(inner)} from CF`,
  );
}

/** On the wearer's left, and on the right as well where there are two. */
function patches(view: View, p: Pocket, [x, y]: Pt): void {
  tellPocket(view, p.side === 'right' ? [-x - p.width, y] : [x, y], p, p.flapped ? 'pocket with flap' : 'pocket');
  if (p.count === 2 || p.side !== 'right') patch(view, [x, y], p);
  if (p.count === 2 || p.side === 'right') patch(view, [-x - p.width, y], p);
}

/** A level opening with its flap or welt, falling a little to the side. */
function opening(view: View, [x, y]: Pt, pocket: Pocket): void {
  const { width: w, height: h, kind } = pocket;
  tellPocket(view, [x, y], pocket, kind === 'flap' ? 'flap' : 'welt');
  view.both('details', 'seam', closed(poly([x, y], [x + w, y + 0.5], [x + w, y + h], [x, y + h - 0.5])), 'cloth');
  // a flap is turned and stitched round its three free edges
  if (kind === 'flap')
    view.both(
      'details',
      'stitch',
      poly([x + 0.6, y + 0.1], [x + 0.6, y + h - 1.1], [x + w - 0.6, y + h - 0.6], [x + w - 0.6, y + 0.6]),
    );
}

/** What a zip leaves free on each side of it, cm. */
const ZIP_GAP = 1.2;

/** Kangaroo: one pocket across the front with slanted openings. */
function kangaroo(view: View, f: Frame, { width, height }: Pocket): void {
  const bottom = f.bottom - (f.t.hemRib ?? 2) - 0.2;
  const top = bottom - height;
  const w = width / 2;
  // a zip parts it
  const x0 = f.g.closure === 'zip' ? ZIP_GAP : 0;
  const half = poly([x0, top], [w * 0.68, top], [w, bottom - 6], [w, bottom], [x0, bottom]);
  if (x0 > 0) view.both('details', 'seam', closed(half), 'cloth');
  else view.whole('details', 'seam', half, 'cloth');
  view.both('details', 'stitch', poly([w * 0.68 - 0.8, top + 0.4], [w - 1, bottom - 6]));
  view.both('details', 'stitch', poly([x0, top + 0.7], [w * 0.64, top + 0.7]));
}

/** How far below a joined skirt's seam a patch lies, and what it needs above a hem, cm. */
const BELOW_JOINT = 8;
const LEAST_PATCH = 17;

/** The mouth of a side pocket begins so far under the seam of a joined skirt, cm. */
const UNDER_JOINT = 5;

/** Least distance of a pocket from the band or stitches of a hem, cm. */
const CLEAR = 1.8;

/** From the centre to a patch of the hip: so much, and no more than this share of the half waist; cm. */
const HIP_IN = 6;
const HIP_SHARE = 0.13;

type DrawPocket = (view: View, f: Frame, pocket: Pocket) => void;

const breastAt = (f: Frame): number => Math.min(f.underarm[1] - 2, f.t.frontNeck + 12);
const hipAt = (f: Frame): number => Math.min(f.t.waistAt + 8, f.bottom - 16);

const DRAWN: Readonly<Record<PocketKind, DrawPocket>> = {
  kangaroo,
  'breast-patch': (view, f, p) => patches(view, p, [f.t.chest * 0.1, breastAt(f)]),
  'hip-patch': (view, f, p) => {
    const { joint, length, hemRib = 0 } = f.t;
    // on a joined skirt below its seam, and clear of a rib
    const isJoined = joint !== undefined && joint < length - 2;
    const end = isJoined ? length : f.bottom - hemRib;
    const y = isJoined ? joint + BELOW_JOINT : Math.min(hipAt(f) + 1, end - LEAST_PATCH);
    const x = Math.min(HIP_IN, f.t.waist * HIP_SHARE);
    patches(view, { ...p, height: Math.min(p.height, end - y - 3) }, [x, y]);
  },
  flap: (view, f, p) => {
    const y = hipAt(f);
    // clear of the edge that laps over, and of the side
    const x = Math.max(f.t.hip * 0.14, f.g.closure === 'double-breasted' ? overlapOf(f) + CLEAR : 0);
    opening(view, [x, y], p);
  },
  welt: (view, f, p) =>
    opening(
      view,
      f.build === 'vest' ? [f.t.waist * 0.16, Math.min(f.t.waistAt + 3, f.bottom - 8)] : [f.t.hip * 0.14, hipAt(f)],
      p,
    ),
  'slanted-welt': (view, f) => {
    // beside the seams of a yoked jacket
    const x = f.t.hem * (f.t.yoke ? 0.3 : 0.26);
    const low = Math.min(f.bottom - (f.t.hemRib ?? 4) - CLEAR, f.t.hipAt + 2);
    view.both(
      'details',
      'seam',
      closed(poly([x, low - 13], [x + 3.5, low - 0.6], [x + 2.2, low], [x - 1.3, low - 12.4])),
      'cloth',
    );
  },
  'in-seam': (view, f, p) => {
    const { height } = p;
    // of what is joined at the waist the mouth lies in the skirt, under the seam
    const skirt = joinedSkirt(f);
    const sideAt = (level: number): number => (skirt ? xAt(skirt.side, level) : f.sideAt(level));
    const y = skirt
      ? (f.t.joint ?? f.bottom) + UNDER_JOINT
      : Math.min(f.t.waistAt + 10, f.bottom - height - (f.t.hemRib ?? 2.5) - CLEAR);
    const inside = (level: number): Pt => [sideAt(level) - 0.7, level];
    view.tell(
      [sideAt(y + height / 2) * (p.count === 1 && p.side === 'right' ? -1 : 1), y + height / 2],
      `pocket mouth ${cm(height)}, from ${cm(y)} below HPS`,
    );
    const sides = p.count === 1 ? [p.side === 'right' ? -1 : 1] : [1, -1];
    for (const s of sides) {
      const at = ([x, level]: Pt): Pt => [x * s, level];
      view.add('details', 'stitch', poly(at(inside(y)), at(inside(y + height / 2)), at(inside(y + height))));
      for (const level of [y, y + height])
        view.add('details', 'seam', poly(at([sideAt(level) - 1.3, level]), at([sideAt(level), level])));
    }
  },
  'breast-welt': (view, f, { width, height }) => {
    const least = Math.max(breastAt(f) - (f.build === 'vest' ? 3 : -2), f.t.frontNeck + (f.build === 'vest' ? 4 : 14));
    // lower where the lapel leaves it no room beside it
    const end = f.t.acrossFront / 2 - 1.2;
    const clear = (y: number) =>
      Math.max(f.t.chest * 0.12, lapelEdgeAt(f, y - 1.2) + CLEAR, lapelEdgeAt(f, y + height) + CLEAR);
    let y = least;
    while (y < f.t.waistAt - 10 && end - clear(y) < width) y += 0.5;
    const x = Math.min(clear(y), end - width);
    const w = width;
    tellPocket(view, [x, y], { width: w, height }, 'breast welt');
    view.add(
      'details',
      'seam',
      closed(poly([x, y], [x + w, y - 1.2], [x + w, y - 1.2 + height], [x, y + height])),
      'cloth',
    );
  },
};

/** Level of the openings at the hip, at which darts end; undefined where there are none. */
export function pocketLine(f: Frame): number | undefined {
  const opens = pocketsOf(f.t, f.g, f.build, f.men).some(({ kind }) => kind === 'flap' || kind === 'welt');
  return opens ? (f.build === 'vest' ? Math.min(f.t.waistAt + 3, f.bottom - 8) : hipAt(f)) + 0.3 : undefined;
}

/** Every pocket of a front. */
export function drawPockets(view: View, f: Frame): void {
  if (view.name === 'back') return;
  for (const pocket of pocketsOf(f.t, f.g, f.build, f.men)) DRAWN[pocket.kind](view, f, pocket);
}
