/** Embroidery and braid on a great robe: its breast, its yoke, the edges of a kaftan. */

import type { Line, Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bandsBeside, frontBands, neckBand } from '#atelier/garments/finish/work-bands.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point, place } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { OPEN, type Robe } from './wide-robe.ts';

/** Where on the shoulder the work on a breast begins. */
const ON_SHOULDER = 0.16;

/** The yoke from the shoulder down beside the pit of the neck, page units: its side, then what lies below the slit. */
const YOKE = {
  shoulder: [9, 4],
  side: [
    [39, 18],
    [46, 44],
  ],
  belowSlit: [
    [47, 34],
    [0, 80],
  ],
} satisfies {
  shoulder: Point;
  side: Point[];
  belowSlit: Point[];
};

/** The shape that the outermost band of a breast's embroidery bounds: a yoke pointed below the slit. */
export function breastYoke(f: Wearer, slit: number): Piece {
  const { pit } = f.neck;
  const side = (s: Side): Point[] =>
    spline(
      [
        ...place([YOKE.shoulder], at(shoulderLine(f, s), ON_SHOULDER), 0, s),
        ...place(YOKE.side, pit, 0, s),
        ...YOKE.belowSlit.map(([x, y]) => add(pit, [s * x, slit + y])),
      ],
      8,
    );
  const [left, right] = [side(-1), side(1)];
  const surface = new Panel(left, right, { depth: 0.1, across: 12, along: 30 });
  return { name: 'yoke', outline: [...left, ...reversed(right)], surface };
}

/** Bands beside the opening: how far out each lies, how much lower it ends, page units, and its weight. */
const BANDS = [
  { out: 2, low: 0, weight: 2.2 },
  { out: 6, low: 7, weight: 1.2 },
  { out: 16, low: 24, weight: 2.4 },
  { out: 21, low: 31, weight: 1.2 },
] as const;
/** The way of a band from the pit of the neck: to the side, and what each unit further out adds; the last two lie below the slit. */
const WAY = {
  shoulder: { out: 0.4, y: 4 },
  throat: { x: 17, y: 9, out: 0.4 },
  breast: { x: 13, out: 1.5, y: 44 },
  slit: { x: 12, out: 1.6, y: 34 },
  point: { x: 2, y: 46 },
} as const;

/** One band, from the shoulder to the point. */
function bandLine(f: Wearer, s: Side, slit: number, { out, low }: (typeof BANDS)[number]): Point[] {
  const { pit } = f.neck;
  const { shoulder, throat, breast, slit: below, point } = WAY;
  return spline(
    [
      add(at(shoulderLine(f, s), ON_SHOULDER), [s * out * shoulder.out, shoulder.y]),
      add(pit, [s * (throat.x + out), throat.y + out * throat.out]),
      add(pit, [s * (breast.x + out * breast.out), breast.y]),
      add(pit, [s * (below.x + out * below.out), slit + below.y]),
      add(pit, [s * point.x, slit + point.y + low]),
    ],
    8,
  );
}

/** Eyelets down either side: how many, how far from the middle, where the first is and how far the last is above the slit's end. */
const EYELETS = {
  count: 5,
  beside: 24,
  from: 46,
  short: 4,
  rings: [
    { r: 5.4, weight: 2 },
    { r: 2, weight: 2.4 },
  ],
} as const;

const eyelets = (pit: Point, thread: string, slit: number): Line[] =>
  Array.from({ length: EYELETS.count }, (_, i) => i).flatMap((i) =>
    SIDES.flatMap((s) => {
      const y = EYELETS.from + (i * (slit - EYELETS.short)) / (EYELETS.count - 1);
      const c = add(add(pit, [0, y]), [s * EYELETS.beside, 0]);
      return EYELETS.rings.map(({ r, weight }): Line => {
        const points = ellipse(c, r, r, r > 2 ? 18 : 10);
        return { kind: 'detail', points, weight, colour: thread, isCord: true };
      });
    }),
  );

/** The star below the slit: its rays, how they turn, and how far each reaches, page units. */
const STAR = { rays: 8, below: 58, turn: 0.24, bend: 8, reach: 13 } as const;

function star(pit: Point, thread: string, slit: number): Line[] {
  const middle = add(pit, [0, slit + STAR.below]);
  const to = (angle: number, r: number): Point => add(middle, [Math.cos(angle) * r, Math.sin(angle) * r]);
  return Array.from({ length: STAR.rays }, (_, k): Line => {
    const a = (k * Math.PI) / 4;
    const points = spline([middle, to(a + STAR.turn, STAR.bend), to(a, STAR.reach)], 5);
    return { kind: 'detail', points, weight: 1.2, colour: thread, isCord: true };
  });
}

/** Embroidery round the neck and down the breast: bands beside the opening, knots and eyelets within a pointed panel. */
export function breastEmbroidery(f: Wearer, thread: string, slit: number): Line[] {
  const { pit } = f.neck;
  const bands = BANDS.flatMap((band) =>
    SIDES.map(
      (s): Line => ({
        kind: 'overlap',
        points: bandLine(f, s, slit, band),
        weight: band.weight,
        colour: thread,
        isCord: true,
      }),
    ),
  );
  return [...bands, ...eyelets(pit, thread, slit), ...star(pit, thread, slit)];
}

/** Braid round the neck, down the middle to the hem and along the stitched lines that part the body of a kaftan from its wings. */
export function kaftanBraid(robe: Robe, f: Wearer, slit: number): { bands: Piece[]; lines: Line[] } {
  const low = add(f.neck.pit, [0, 16 + slit]);
  const hemY = Math.max(...robe.hem.map(([, y]) => y));
  const lines: Line[] = SIDES.map((s) => ({
    kind: 'stitch',
    points: robe.panel.line([
      [s * 0.44, 0.27],
      [s * 0.4, 0.4],
      [s * 0.5, 0.6],
    ]),
    weight: 1.1,
  }));
  // the mouths of its sleeves are braided too
  const cuffs = SIDES.map((s) => {
    const edge = robe.panel.edge(s, OPEN.from, OPEN.to, 40);
    return bandsBeside(edge, 9)[s < 0 ? 1 : 0];
  });
  return { bands: [neckBand(robe.neck, 17), ...cuffs, ...frontBands(add(low, [0, -4]), hemY - low[1] - 8, 13)], lines };
}
