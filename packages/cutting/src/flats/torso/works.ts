import { inset } from '../../kit/inset.ts';
import { boxOf, closed, flatten, type Path, type Pt, poly } from '../../kit/path.ts';
import { spaced } from '../../kit/spaced.ts';
import { opensInFront } from '../../spec/torso/opens-in-front.ts';
import { motifArea, workArea } from '../../spec/works.ts';
import { halfPiece } from '../stitches.ts';
import type { View } from '../view.ts';
import { bodyHalf } from './body.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import { motif } from './motif.ts';
import { frontNeck } from './necklines.ts';
import { pieceOf, sleeveShape } from './sleeves.ts';

export interface Worked {
  name: string;
  /** What of the garment it lies on; the front where nothing is said. */
  part: string | undefined;
  skirt: JoinedSkirt | undefined;
}

/** Distances of a band of work from the edge that it follows, and of its motifs from one another, and half of a motif, cm. */
const BAND = { from: 2, to: 9, apart: 6.6, half: 2.5 } as const;
/** Half of a motif, its clearance within its area, and what the area leaves free beside an opening, cm. */
const MOTIF = { half: 1.1, clear: 1.4, apart: 4.6 } as const;
const OPENING = 3;
/** A drawing behind: half of it, and how far below the neck it begins, cm. */
const BEHIND = { half: 9, below: 3 } as const;
/** Lower than this no field of work is laid, cm. */
const LEAST_FIELD = 8;

/** Work that follows an edge: its limit dashed, motifs between. */
function followed(
  view: View,
  name: string,
  { edge, half, from }: { edge: Path; half: Path; from: number },
): Pt | undefined {
  const piece = halfPiece(half);
  const limit = inset(edge, BAND.to, piece);
  const middle = inset(edge, (BAND.to + from) / 2, piece);
  if (!limit || !middle) return undefined;
  view.both('details', 'stitch', limit);
  for (const p of spaced(middle, BAND.apart))
    for (const line of motif(name, p, BAND.half)) view.both('details', 'fold', line);
  return flatten(limit)[Math.floor(flatten(limit).length * 0.4)];
}

/** A field of work: its frame dashed, motifs in rows within it; two fields where an opening parts them. */
function field(view: View, f: Frame, name: string): Pt {
  const { x1, y0, y1 } = workArea(f.t);
  const parted = opensInFront(f.g, f.build) || f.g.closure === 'half-placket' || f.g.collar === 'cross';
  const x0 = parted ? OPENING : 0;
  if (parted) view.both('details', 'stitch', closed(poly([x0, y0], [x1, y0], [x1, y1], [x0, y1])));
  else view.whole('details', 'stitch', poly([0, y0], [x1, y0], [x1, y1], [0, y1]));
  const inner = boxOf([
    [x0 + MOTIF.clear + MOTIF.half, y0 + MOTIF.clear + MOTIF.half],
    [x1 - MOTIF.clear - MOTIF.half, y1 - MOTIF.clear - MOTIF.half],
  ]);
  for (let y = inner.y0; y <= inner.y1; y += MOTIF.apart)
    for (let x = inner.x0; x <= inner.x1; x += MOTIF.apart)
      for (const line of motif(name, [x, y], MOTIF.half * 1.6)) view.both('details', 'fold', line);
  return [x1, (y0 + y1) / 2];
}

function onSleeves(view: View, f: Frame, name: string): Pt | undefined {
  const sleeve = sleeveShape(f);
  if (!sleeve) return undefined;
  const edge = poly(...sleeve.edge);
  const cuff = f.t.cuff ?? 0;
  for (const up of [cuff + BAND.from, cuff + BAND.to]) {
    const line = inset(edge, up, pieceOf(sleeve));
    if (line) view.both('sleeves', 'stitch', line);
  }
  const middle = inset(edge, cuff + (BAND.from + BAND.to) / 2, pieceOf(sleeve));
  if (middle)
    for (const p of spaced(middle, BAND.apart))
      for (const line of motif(name, p, MOTIF.half * 1.6)) view.both('sleeves', 'fold', line);
  return sleeve.edge[0];
}

/** One drawing behind, between the shoulder blades. */
function behind(view: View, f: Frame, name: string): Pt {
  const top = f.t.backNeck + BEHIND.below;
  const r = Math.min(BEHIND.half, f.t.acrossBack * 0.3, Math.max(2, ((f.t.joint ?? f.t.length) - top) / 2 - 1));
  for (const line of motif(name, [0, top + r], r)) view.add('details', 'fold', line);
  return [r, top + r];
}

/** One motif on the wearer's left breast. */
export function drawMotif(view: View, f: Frame, name: string): void {
  if (view.name !== 'front') return;
  const { x0, y0, x1, y1 } = motifArea(f.t);
  for (const line of motif(name, [(x0 + x1) / 2, (y0 + y1) / 2], (x1 - x0) / 2)) view.add('details', 'fold', line);
  view.tell([x1, (y0 + y1) / 2], `${name} motif`);
}

/** Where the work of a view lies: an area with a dashed limit, a swatch of motifs within it and its name. */
export function drawWork(view: View, f: Frame, { name, part, skirt }: Worked): void {
  const half = bodyHalf(f, view.name === 'front');
  const tell = (at: Pt | undefined) => {
    if (at && view.name === 'front') view.tell(at, name);
  };
  switch (part) {
    case 'sleeve':
    case 'cuff':
      tell(onSleeves(view, f, name));
      return;
    case 'hem':
    case 'border':
      if (skirt) tell(followed(view, name, { edge: skirt.hem, half: skirtHalf(f, skirt), from: BAND.from + 1 }));
      else tell(followed(view, name, { edge: f.hem, half, from: BAND.from + 1 }));
      return;
    case 'neck':
    case 'yoke':
    case 'collar':
      if (view.name === 'front' && f.g.collar !== 'cross' && !f.bare)
        tell(followed(view, name, { edge: frontNeck(f), half, from: 0 }));
      return;
    case 'back':
      if (view.name === 'back') view.tell(behind(view, f, name), name);
      return;
    default:
      if (view.name === 'back') return;
      // a deep neck leaves no room for a field below it: the work follows its edge
      if (workArea(f.t).y1 - workArea(f.t).y0 < LEAST_FIELD && !f.bare && f.g.collar !== 'cross')
        tell(followed(view, name, { edge: frontNeck(f), half, from: 0 }));
      else tell(field(view, f, name));
  }
}

const skirtHalf = (f: Frame, skirt: JoinedSkirt): Path => {
  const joint = f.t.joint ?? 0;
  return { from: [0, joint], steps: [{ to: f.foot }, ...skirt.side.steps, ...skirt.hem.steps] };
};
