/** The mark of a cloth on a technical drawing: what tells a knit from a cord, in few fine strokes at the scale of the sheet. */

import type { FabricRule, Weave } from '#atelier/cloth/fabric-rules.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { arcLength, at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { fallOf, ruled, strewn, turned } from './hatch.ts';

/** Strokes of one weight. */
export interface Strokes {
  lines: Point[][];
  /** Page units. */
  width: number;
  /** How far they stand off the cloth, 0..1. */
  strength: number;
  /** Lighter than the cloth though it is light itself. */
  isBright?: boolean;
}

type Maker = (outline: readonly Point[], unit: number) => Strokes[];

/** A stroke so short that its round ends make it a dot. */
const dot = ([x, y]: Point): Point[] => [
  [x, y],
  [x + 0.01, y],
];

/** Upright lines, `gap` page units apart. */
const upright =
  (gap: number, width: number, strength: number): Maker =>
  (outline, unit) => [{ lines: ruled(outline, fallOf(outline), gap * unit), width, strength }];

/** A stroke of a certain length and direction at every place, both shaken a little. */
const scattered =
  (gap: number, length: number, angle: number, shake: number, look: Omit<Strokes, 'lines'>): Maker =>
  (outline, unit) => {
    const next = stream(SAME, 'flat-weave.scattered');
    const lines = strewn(outline, 0, gap * unit, (length / 2 + 0.4) * unit).map((place): Point[] => {
      const half = (length * unit * (0.7 + next() * 0.6)) / 2;
      const turn = angle + (next() - 0.5) * shake;
      const reach: Point = [Math.cos(turn) * half, Math.sin(turn) * half];
      const off = (next() - 0.5) * gap * unit * 0.35;
      const [x, y] = [place[0] + off, place[1]];
      return [
        [x - reach[0], y - reach[1]],
        [x + reach[0], y + reach[1]],
      ];
    });
    return [{ ...look, lines }];
  };

/** Cables between ribs: two strands that cross, over and over. */
const cables: Maker = (outline, unit) => {
  const fall = fallOf(outline);
  const [gap, period, swing] = [11 * unit, 9 * unit, 1.9 * unit];
  const lines: Point[][] = [];
  for (const line of ruled(outline, fall, gap)) {
    const length = arcLength(line);
    if (length < period) continue;
    const steps = Math.ceil(length / (period / 8));
    for (const side of [-1, 1]) {
      const strand = Array.from({ length: steps + 1 }, (_, i): Point => {
        const way = side * swing * Math.sin((i / steps) * (length / period) * 2 * Math.PI);
        return add(at(line, i / steps), [Math.sin(fall) * way, -Math.cos(fall) * way]);
      });
      lines.push(strand);
    }
  }
  const ribs = ruled(outline, fall, gap / 2).filter((_, i) => i % 2 === 0);
  return [
    { lines, width: 0.7, strength: 0.46 },
    { lines: ribs, width: 0.45, strength: 0.22 },
  ];
};

const sequins: Maker = (outline, unit) => {
  const next = stream(SAME, 'flat-weave.sequins');
  const [shade, light]: [Point[][], Point[][]] = [[], []];
  for (const place of strewn(outline, 0, 2.9 * unit, 1.2 * unit)) (next() > 0.6 ? light : shade).push(dot(place));
  return [
    { lines: shade, width: 1.5, strength: 0.24 },
    { lines: light, width: 1.5, strength: 0.62, isBright: true },
  ];
};

const lace: Maker = (outline, unit) => {
  const flowers = strewn(outline, 0, 11 * unit, 4 * unit).flatMap((place) => [
    ...Array.from({ length: 5 }, (_, i): Point[] => {
      const [c, s] = [Math.cos(i * 1.257 - 1.57), Math.sin(i * 1.257 - 1.57)];
      const petal = ellipse([2 * unit, 0], 1.5 * unit, unit, 7);
      return [...petal, petal[0]].map(([x, y]): Point => [place[0] + x * c - y * s, place[1] + x * s + y * c]);
    }),
  ]);
  const between = strewn(outline, 0, 3.6 * unit, unit).map(dot);
  return [
    { lines: between, width: 0.7, strength: 0.2 },
    { lines: flowers, width: 0.5, strength: 0.42 },
  ];
};

const crossed =
  (gap: number, width: number, strength: number, lean: number): Maker =>
  (outline, unit) => [
    { lines: [lean, -lean].flatMap((turn) => ruled(outline, Math.PI / 2 + turn, gap * unit)), width, strength },
  ];

/** The channels of a padded cloth run round the body and round each sleeve. */
const channels: Maker = (outline, unit) => [
  { lines: ruled(outline, fallOf(outline) - Math.PI / 2, 7.5 * unit), width: 0.7, strength: 0.46 },
];

const herringbone: Maker = (outline, unit) => {
  const gap = 3 * unit;
  const next = stream(SAME, 'flat-weave.herringbone');
  const lines = strewn(outline, Math.PI / 2, gap, 1.2 * unit).map(([x, y]): Point[] => {
    const lean = Math.round(x / gap) % 2 ? 1 : -1;
    const half = unit * (0.7 + next() * 0.3);
    return turned(
      [
        [-half, 0],
        [half, 0],
      ],
      lean * 0.8,
    ).map((p) => add(p, [x, y]));
  });
  return [{ lines, width: 0.5, strength: 0.32 }];
};

const dashes: Maker = scattered(8, 5, 0, 0.1, { width: 0.4, strength: 0.16 });
const MARKS: Partial<Record<Weave, Maker>> = {
  rib: upright(2.9, 0.65, 0.3),
  wale: upright(2.3, 0.7, 0.24),
  cable: cables,
  quilt: channels,
  sequin: sequins,
  lace,
  mesh: crossed(3, 0.3, 0.16, 0.78),
  twill: (outline, unit) => [{ lines: ruled(outline, -0.9, 2.4 * unit), width: 0.35, strength: 0.13 }],
  slub: dashes,
  dupion: dashes,
  herringbone,
  fuzz: scattered(6, 2, 1.2, 3, { width: 0.4, strength: 0.14 }),
  pills: (outline, unit) => [{ lines: strewn(outline, 0, 4.4 * unit, unit).map(dot), width: 0.7, strength: 0.17 }],
  hairs: scattered(3.6, 4.2, 1.57, 0.7, { width: 0.5, strength: 0.34 }),
  curls: (outline, unit) => [
    {
      lines: strewn(outline, 0, 4.2 * unit, 1.8 * unit).map((p) => ellipse(p, 1.3 * unit, 1.2 * unit, 7)),
      width: 0.5,
      strength: 0.26,
    },
  ],
  figured: (outline, unit) => [
    {
      lines: strewn(outline, 0, 8 * unit, 2.4 * unit).map(([x, y]) =>
        ellipse([x, y], 1.3 * unit, 2.2 * unit, 4).concat([[x + 1.3 * unit, y]]),
      ),
      width: 0.5,
      strength: 0.34,
    },
  ],
};

/** Weaves that are told though the cloth is printed as well. */
const TOLD_UNDER_PRINT: readonly Weave[] = ['rib', 'wale', 'cable', 'quilt', 'sequin', 'hairs'];

/** How the cloth of this weave is told on a piece. @param unit pixels per page unit. */
export function weaveMarks({ weave }: FabricRule, isPrinted: boolean): Maker | null {
  return isPrinted && !TOLD_UNDER_PRINT.includes(weave) ? null : (MARKS[weave] ?? null);
}
