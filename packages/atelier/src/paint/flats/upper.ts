/** What hangs from the shoulder: tops, dresses, jackets, coats, blouses and the upper half of a jumpsuit. */
import { isOnePiece } from '#atelier/garments/skirt-cuts.ts';
import type { Garment, Person } from '#atelier/look/look.ts';
import { type Block, blockOf, hemHeight, LEVEL, sideSeam } from '#atelier/paint/flats/block.ts';
import { drawClosure } from '#atelier/paint/flats/closure.ts';
import { drawCollar } from '#atelier/paint/flats/collar.ts';
import { breakHeight } from '#atelier/paint/flats/lapel.ts';
import { drawNeckline, type Neck, neckOf } from '#atelier/paint/flats/neck.ts';
import type { Pen, View } from '#atelier/paint/flats/pen.ts';
import { hasRibHem } from '#atelier/paint/flats/rib-hem.ts';
import { drawSkirt } from '#atelier/paint/flats/skirt.ts';
import { armholeSeam, drawSleeves } from '#atelier/paint/flats/sleeve.ts';
import { lerp, type Point, spline } from '#atelier/paint/geometry.ts';

const TUNIC_FLARE: Partial<Record<Garment['silhouette'], number>> = {
  'a-line': 16,
  flared: 26,
  circle: 34,
  'fit-and-flare': 22,
  pencil: -3,
  slim: -1,
  boxy: 0,
  balloon: 4,
  tiered: 18,
  gathered: 14,
};
const TAILORED = new Set(['notch', 'peak', 'shawl']);
const LONG_SLEEVES = new Set(['elbow', 'three-quarter', 'long']);
/** Has the dress no waist seam as it is worn? A mermaid's is kept: its lower half is drawn as a skirt. */
const inOnePiece = ({ silhouette }: Garment): boolean => isOnePiece(silhouette) && silhouette !== 'mermaid';

function bodyOutline(block: Block, neck: Neck, side: Point[], hemY: number, sag: number): Point[] {
  const hem: Point[] = [side[side.length - 1], [side[side.length - 1][0] * 0.5, hemY + sag * 0.8], [0, hemY + sag]];
  if (neck.bare) return [...neck.edge, ...side, ...spline(hem, 6)];
  const seam = block.shoulder;
  return [
    ...neck.edge,
    seam,
    ...spline([seam, [seam[0] - 2, lerp(seam[1], block.underarm[1], 0.6)], block.underarm], 6),
    ...side,
    ...spline(hem, 6),
  ];
}

function pockets(pen: Pen, garment: Garment, block: Block, hemY: number): void {
  const has = (word: string): boolean => garment.details.some((d) => d.includes(word));
  const y = Math.min(hemY - 17, LEVEL.hip - 3);
  const x = block.waist[0] * 0.42;
  if (has('kangaroo')) {
    pen.both(
      [
        [0, y - 6],
        [9, y - 6],
        [15, y + 8],
        [15, hemY - 4],
      ],
      'contour',
    );
    return;
  }
  if (TAILORED.has(garment.collar)) {
    pen.both(
      [
        [x, y],
        [x + 12, y - 1],
        [x + 12, y + 3.6],
        [x, y + 4.6],
        [x, y],
      ],
      'contour',
    );
    pen.line([
      [7.5, 24],
      [16, 22.6],
      [16.1, 24.6],
      [7.7, 26],
      [7.5, 24],
    ]);
    return;
  }
  if (has('patch-pocket') && hemY > 56)
    pen.both(
      [
        [x, y - 4],
        [x + 12, y - 4],
        [x + 12, y + 8],
        [x + 6, y + 10.6],
        [x, y + 8],
        [x, y - 4],
      ],
      'contour',
    );
  if (has('chest-pocket') || (garment.collar === 'shirt' && garment.closure === 'buttons'))
    pen.line([
      [6, 24],
      [15, 24],
      [15, 33],
      [10.5, 35.4],
      [6, 33],
      [6, 24],
    ]);
}

function shaping(pen: Pen, garment: Garment, block: Block, hemY: number, view: View): void {
  const fitted = block.waist[0] < block.underarm[0] - 2.4;
  if (TAILORED.has(garment.collar) && fitted) {
    pen.both(
      spline(
        [
          [block.underarm[0] * 0.52, 24],
          [block.waist[0] * 0.5, 41],
          [block.waist[0] * 0.54, Math.min(hemY, 60)],
        ],
        6,
      ),
    );
  } else if (fitted && hemY > 40) {
    pen.both(
      [
        [block.underarm[0] * 0.48, view === 'front' ? 27 : 25],
        [block.waist[0] * 0.48, Math.min(hemY, 41)],
      ],
      'seam',
    );
  }
  if (view === 'back' && TAILORED.has(garment.collar))
    pen.line([
      [0, 4],
      [0, hemY],
    ]);
  if (view === 'back' && garment.collar === 'shirt')
    pen.both([
      [0, 12],
      [block.shoulder[0] - 1.6, 11],
    ]);
  if (view === 'front' && garment.cloth.fabric === 'denim' && garment.layer === 'outer')
    pen.both([
      [1.6, 20],
      [block.underarm[0] - 1.6, 19],
    ]);
}

function hemFinish(pen: Pen, garment: Garment, block: Block, side: Point[], hemY: number, sag: number): void {
  const end = side[side.length - 1];
  const line: Point[] = [[0, hemY + sag], [end[0] * 0.5, hemY + sag * 0.8], end];
  if (garment.border) {
    const up = line.map(([x, y]): Point => [x, y - 5]);
    pen.fillWhole([...up, ...line.slice().reverse()], 'trim');
    pen.both(up);
  } else if (hasRibHem(garment)) {
    pen.both(line.map(([x, y]): Point => [x, y - 5]));
    for (const t of [0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.95])
      pen.both([
        [end[0] * t, hemY + sag],
        [end[0] * t, hemY + sag - 5],
      ]);
  } else if (!TAILORED.has(garment.collar)) {
    pen.both(
      line.map(([x, y]): Point => [x, y - 2]),
      'stitch',
    );
  }
  if (garment.details.some((d) => d === 'side-slit' || d === 'side-slits') && hemY > block.hip[1] + 10)
    pen.both([end, [end[0] - 1.6, lerp(LEVEL.hip, hemY, 0.35)]], 'contour');
}

function embroidery(pen: Pen, garment: Garment, neck: Neck): void {
  if (!garment.details.some((d) => /embroider|zardosi|gota|mirror|yoke/.test(d))) return;
  for (const grow of [3, 4.6])
    pen.both(
      neck.edge.map(([x, y]): Point => [x + grow * 0.7, y + grow]),
      'stitch',
    );
}

/** Bodice or whole garment down to `hemY`. */
function drawBody(
  pen: Pen,
  garment: Garment,
  block: Block,
  neck: Neck,
  hemY: number,
  view: View,
  seamed: boolean,
): void {
  const flare = seamed ? 0 : (TUNIC_FLARE[garment.silhouette] ?? 1.5) * Math.max(0.12, (hemY - LEVEL.hip) / 80);
  const side = sideSeam(block, hemY, hemY > LEVEL.hip ? flare : flare * 0.3);
  const sag = seamed ? 0.8 : 1.6;
  const outline = bodyOutline(block, neck, side, hemY, sag);
  if (view === 'front' && !neck.bare) {
    const behind = neckOf(garment, block, 'back').edge;
    pen.fillWhole([...behind, ...neck.edge.slice().reverse()], 'inside');
    pen.both(behind, 'contour');
  }
  pen.fillWhole(outline);
  const end = side[side.length - 1];
  pen.both(side, 'contour');
  pen.both([end, [end[0] * 0.5, hemY + sag * 0.8], [0, hemY + sag]], seamed ? 'seam' : 'contour');
  if (!neck.bare) {
    pen.both([neck.edge[neck.edge.length - 1], block.shoulder], garment.sleeve.shape === 'none' ? 'contour' : 'seam');
    const hole = armholeSeam(garment, block);
    if (hole) pen.both(hole, garment.sleeve.shape === 'none' ? 'contour' : 'seam');
  }
  pen.both(neck.edge, 'contour');
  shaping(pen, garment, block, hemY, view);
  if (!seamed) hemFinish(pen, garment, block, side, hemY, sag);
}

/** Tops, jackets, coats, kurtas: one length. Dresses: bodice and skirt, with a waist seam where the cut has one. */
export function drawUpper(pen: Pen, garment: Garment, person: Person, view: View): void {
  const block = blockOf(garment, person);
  const neck = neckOf(garment, block, view);
  const dress = garment.family === 'dress';
  const hemY = hemHeight(garment.length) + (dress || garment.layer === 'outer' ? 2 : 0);
  const seamY =
    garment.waistline === 'empire' || garment.silhouette === 'empire'
      ? LEVEL.empire
      : garment.waistline === 'dropped'
        ? LEVEL.low + 4
        : LEVEL.waist;
  const isPeplum = garment.silhouette === 'peplum' && !dress;
  const seamed =
    isPeplum || (dress && (!inOnePiece(garment) || garment.waistline === 'empire' || garment.waistline === 'dropped'));
  // a bare shoulder has nothing a short sleeve could be set into
  if (!neck.bare || LONG_SLEEVES.has(garment.sleeve.length)) drawSleeves(pen, garment, block);
  if (seamed) {
    const at = sideSeam(block, seamY, 0);
    drawSkirt(pen, garment, { waist: [at[at.length - 1][0], seamY], hipHalf: block.hip[0], hemY }, view);
  }
  drawBody(pen, garment, block, neck, seamed ? seamY : hemY, view, seamed);
  if (view === 'front') pockets(pen, garment, block, hemY);
  drawNeckline(pen, garment, block, neck, view);
  embroidery(pen, garment, neck);
  const low = TAILORED.has(garment.collar)
    ? breakHeight(garment)
    : Math.max(neck.edge[0][1], garment.collar === 'none' ? 0 : 6.5);
  if (view === 'front') drawClosure(pen, garment, low, hemY, block.waist[0]);
  else if (dress && garment.closure !== 'buttons')
    pen.line(
      [
        [0, neck.edge[0][1]],
        [0, seamY + 14],
      ],
      'stitch',
    );
  drawCollar(pen, garment, block, view);
  if (garment.details.some((d) => d === 'belt' || d === 'sash')) {
    const w = block.waist[0] + 0.6;
    pen.fillWhole(
      [
        [0, 40],
        [w, 39.4],
        [w, 43],
        [0, 43.6],
      ],
      'trim',
    );
    pen.both(
      [
        [0, 40],
        [w, 39.4],
        [w, 43],
        [0, 43.6],
      ],
      'contour',
    );
  }
}
