/** The upper edge of a garment lying flat: neckline, and straps where the shoulder is bare. */
import type { Garment, Neckline } from '#atelier/look/look.ts';
import type { Block } from '#atelier/paint/flats/block.ts';
import type { Pen, View } from '#atelier/paint/flats/pen.ts';
import { lerp, type Point, spline } from '#atelier/paint/geometry.ts';

/** `edge` runs from the centre line outwards; on a bare shoulder it ends at the side, else on the shoulder seam. */
export interface Neck {
  edge: Point[];
  bare: boolean;
}

const BARE = new Set<Neckline>(['strapless', 'straps', 'halter', 'off-shoulder', 'one-shoulder']);
const FRONT_DEPTH: Partial<Record<Neckline, number>> = {
  crew: 7,
  round: 9,
  v: 20,
  scoop: 16,
  boat: 4.5,
  square: 13,
  cowl: 15,
  keyhole: 7,
  notched: 9,
  wrap: 24,
  plunging: 33,
  high: 1,
  turtle: 5,
  shirt: 8,
  lapel: 30,
  sweetheart: 19,
};

const onShoulder = (block: Block, t: number): Point => [
  lerp(block.neck, block.shoulder[0], t),
  lerp(0, block.shoulder[1], t),
];

function bareEdge(neckline: Neckline, block: Block, view: View): Point[] {
  const side: Point = [block.underarm[0], block.underarm[1] - 1];
  if (view === 'back') return spline([[0, 21], [side[0] * 0.5, 20.4], side], 6);
  if (neckline === 'off-shoulder') return spline([[0, 17], [side[0] * 0.55, 16.2], side], 6);
  if (neckline === 'halter') return [[0, 19], [2.8, 9], ...spline([[5.4, 0], [8, 0.8], [9.6, 9], [14, 17.4], side], 6)];
  if (neckline === 'straps' || neckline === 'cowl')
    return spline([[0, 18.5], [6, 17.4], [11.5, 13.5], [15, 16.5], side], 6);
  return spline([[0, 18], [5, 15.6], [10, 14.6], [16, 17.4], side], 6);
}

/** A cowl on a slip hangs between straps; on a sleeve it hangs between shoulder seams. */
const isStrappedCowl = ({ neckline, sleeve, silhouette }: Garment): boolean =>
  neckline === 'cowl' && sleeve.shape === 'none' && silhouette !== 'shift';

/** Upper edge of this garment seen from one side. */
export function neckOf(garment: Garment, block: Block, view: View): Neck {
  const { neckline } = garment;
  if (BARE.has(neckline) || isStrappedCowl(garment)) return { edge: bareEdge(neckline, block, view), bare: true };
  if (neckline === 'sweetheart' && garment.sleeve.shape === 'none')
    return { edge: bareEdge('sweetheart', block, view), bare: true };
  const wide =
    neckline === 'boat'
      ? 0.62
      : neckline === 'scoop' || neckline === 'square' || neckline === 'sweetheart'
        ? 0.3
        : 0.08;
  const end = onShoulder(block, wide);
  if (view === 'back')
    return { edge: spline([[0, 2.4 + wide * 3], [end[0] * 0.6, 2 + wide * 2], end], 6), bare: false };
  const depth = FRONT_DEPTH[neckline] ?? 8;
  switch (neckline) {
    case 'v':
    case 'plunging':
    case 'lapel':
    case 'wrap':
      return { edge: spline([[0, depth], [end[0] * 0.55, depth * 0.48], end], 6), bare: false };
    case 'square':
      return { edge: [[0, depth], [end[0] - 0.6, depth], end], bare: false };
    case 'sweetheart':
      return { edge: spline([[0, depth], [4, depth - 2.6], [end[0] - 1, depth - 4.2], end], 6), bare: false };
    case 'boat':
      return { edge: spline([[0, depth], [end[0] * 0.6, depth - 0.6], end], 6), bare: false };
    default:
      return {
        edge: spline([[0, depth], [end[0] * 0.62, depth * 0.84], [end[0] * 0.96, depth * 0.34], end], 6),
        bare: false,
      };
  }
}

const STRAP_LINE = (view: View): Point[] => [
  [11.5, view === 'front' ? 13.5 : 20.5],
  [10.4, -0.5],
];
const STRAP: Partial<Record<Neckline, (view: View) => Point[]>> = {
  straps: STRAP_LINE,
  cowl: STRAP_LINE,
};

/** The one shoulder is the wearer's right: left on the page from the front, right from the back. */
function drawOneShoulder(pen: Pen, block: Block, neck: Neck, view: View): void {
  const side = view === 'front' ? -1 : 1;
  const [x, y] = neck.edge[neck.edge.length - 1];
  const on = ([px, py]: Point): Point => [side * px, py];
  const across: Point[] = spline([on([block.neck + 1, 0]), on([2, 10]), on([-x * 0.62, y - 2.5]), on([-x, y])], 6);
  const arm: Point[] = [on([x, y]), on([block.shoulder[0] - 2, y * 0.55]), on([block.shoulder[0], block.shoulder[1]])];
  pen.fill([...across, ...arm]);
  pen.line(across, 'contour');
  pen.line([...arm, across[0]], 'contour');
}

/** The band behind the neck; from the back also the edges of the front that lead to it. */
function drawHalterBand(pen: Pen, block: Block, view: View): void {
  pen.both(
    [
      [5.4, 0],
      [0, -1.6],
    ],
    'contour',
  );
  pen.both(
    [
      [7, 0.4],
      [0, 0.6],
    ],
    'contour',
  );
  if (view === 'back') pen.both(bareEdge('halter', block, 'front').slice(2), 'contour');
}

/** Straps, facings, slits and falls that belong to the neckline. */
export function drawNeckline(pen: Pen, garment: Garment, block: Block, neck: Neck, view: View): void {
  const { neckline } = garment;
  const strap = neckline !== 'cowl' || neck.bare ? STRAP[neckline]?.(view) : undefined;
  if (neckline === 'halter') drawHalterBand(pen, block, view);
  if (strap) {
    pen.both(strap, 'contour');
    pen.both(
      strap.map(([x, y]): Point => [x + 1.1, y]),
      'contour',
    );
  }
  if (neckline === 'one-shoulder') drawOneShoulder(pen, block, neck, view);
  if (neck.bare && neckline !== 'halter')
    pen.both(
      neck.edge.map(([x, y]): Point => [x, y + 1.6]),
      'stitch',
    );
  if (!neck.bare && garment.collar === 'none' && neckline !== 'cowl' && neckline !== 'turtle')
    pen.both(
      neck.edge.map(([x, y]): Point => [x + 1.2, y + 1.4]),
      'seam',
    );
  if (neckline === 'off-shoulder' && garment.sleeve.shape === 'none') {
    const [x, y] = neck.edge[neck.edge.length - 1];
    pen.shapeBoth([
      [x, y - 2],
      [x + 8.5, y - 4],
      [x + 10, y + 4],
      [x + 0.6, y + 6],
    ]);
  }
  if (view === 'back') return;
  if (neckline === 'cowl') {
    const [end] = neck.edge.slice(-1);
    for (const [t, drop] of [
      [0.02, 6],
      [0.25, 11],
    ] as const)
      pen.line(
        spline(
          [
            [-end[0] - t * 6, end[1] + t * 12],
            [0.8, neck.edge[0][1] + drop],
            [end[0] + t * 6, end[1] + t * 12],
          ],
          8,
        ),
      );
  }
  if (neckline === 'keyhole')
    pen.line(
      spline(
        [
          [0, 8],
          [-1.8, 12],
          [0, 14.5],
          [1.8, 12],
          [0, 8],
        ],
        6,
      ),
      'contour',
    );
  if (neckline === 'notched')
    pen.line(
      [
        [-0.3, neck.edge[0][1]],
        [0, neck.edge[0][1] + 11],
        [0.3, neck.edge[0][1]],
      ],
      'contour',
    );
}
