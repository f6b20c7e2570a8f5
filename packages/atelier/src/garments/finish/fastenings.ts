/** Plackets and zips along the front. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { arcLength, at } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** The centre-front line from a point downwards, as it lies on the turned body. */
export function frontLine(f: Wearer, top: Point, endY: number, count = 12): Point[] {
  const shift = top[0] - centreX(f, top[1]);
  return Array.from({ length: count }, (_, i): Point => {
    const y = top[1] + ((endY - top[1]) * i) / (count - 1);
    return [centreX(f, y) + shift * (1 - i / (count - 1)), y];
  });
}

export interface Placket {
  lines: Line[];
  buttons: Point[];
}

/** A buttoned band down the front. */
export interface PlacketCut {
  /** Where it ends, page height. */
  endY: number;
  buttons: number;
  /** The side that lies over the other. */
  over: 1 | -1;
  /** Half its width, page units. */
  half: number;
}

/** How far the first button lies below the neck, and both ends are kept clear of, page units. */
const ENDS = { first: 12, both: 22 } as const;

export function placket(f: Wearer, top: Point, { endY, buttons, over, half }: PlacketCut): Placket {
  const line = frontLine(f, top, endY);
  const span = endY - top[1];
  return {
    lines: [
      { kind: 'overlap', points: line.map((p) => add(p, [over * half, 0])), weight: 0.65 },
      { kind: 'stitch', points: line.map((p) => add(p, [-over * half, 0])), weight: 0.65 },
    ],
    buttons: Array.from({ length: buttons }, (_, i) =>
      at(line, (ENDS.first + ((span - ENDS.both) * i) / Math.max(1, buttons - 1)) / Math.max(1, span)),
    ),
  };
}

/** Teeth and puller of a zip. */
const METAL = '#b3b0aa';
const GAP = '#4b4844';
/** From tooth to tooth, and half the breadth of the chain, page units. */
const TEETH = { apart: 4.2, half: 2.2 } as const;

/** How far down a skirt an exposed zip runs, share of its length, and from tooth to tooth, page units. */
const EXPOSED = { to: 0.97, apart: 5 } as const;

/** An exposed zip down the middle of a panel: its tape in its metal, its teeth, its puller. */
export function exposedZip(panel: Panel, metal = METAL): Line[] {
  const line = panel.line(
    [
      [0, 0.005],
      [0, EXPOSED.to / 2],
      [0, EXPOSED.to],
    ],
    24,
  );
  const across = (d: number): Point[] => line.map((p) => add(p, [d, 0]));
  const long = Math.abs((line[line.length - 1]?.[1] ?? 0) - (line[0]?.[1] ?? 0));
  const count = Math.max(8, Math.round(long / EXPOSED.apart));
  const teeth = Array.from({ length: count }, (_, i): Line => {
    const p = at(line, (i + 0.5) / count);
    return { kind: 'overlap', points: [add(p, [-TEETH.half, 0]), add(p, [TEETH.half, 0])], weight: 1.1, colour: GAP };
  });
  const pull = at(line, 0.03);
  return [
    { kind: 'overlap', points: line, weight: 5.5, colour: metal, isCord: true },
    ...teeth,
    ...[-4.4, 4.4].map((d): Line => ({ kind: 'overlap', points: across(d), weight: 0.6 })),
    { kind: 'overlap', points: [pull, add(pull, [0, 12])], weight: 3, colour: metal, isCord: true },
  ];
}

/** A closed zip down the front. @param tape colour of its tape, where that is not the cloth's. */
export function zip(f: Wearer, top: Point, endY: number, tape?: string): Line[] {
  const line = frontLine(f, top, endY, 16);
  return [
    ...[-1, 1].flatMap((s): Line[] => [
      ...(tape
        ? [
            {
              kind: 'overlap' as const,
              points: line.map((p) => add(p, [s * 3.2, 0])),
              weight: 3,
              colour: tape,
              isCord: true as const,
            },
          ]
        : []),
      { kind: 'overlap', points: line.map((p) => add(p, [s * (tape ? 5.5 : 5), 0])), weight: 0.6 },
    ]),
    ...chain(line),
    ...puller(at(line, 0.04)),
  ];
}

/** Teeth closed in one another: a bright chain with dark gaps across it. */
function chain(line: readonly Point[]): Line[] {
  const count = Math.round(arcLength(line) / TEETH.apart);
  const gaps = Array.from({ length: count }, (_, i): Line => {
    const p = at(line, (i + 0.5) / count);
    return { kind: 'detail', points: [add(p, [-TEETH.half, 0]), add(p, [TEETH.half, 0])], weight: 0.6, colour: GAP };
  });
  return [{ kind: 'overlap', points: [...line], weight: 2.1, colour: METAL }, ...gaps];
}

/** The slider and the tab it is drawn by. */
const puller = (p: Point): Line[] => [
  { kind: 'overlap', points: [add(p, [0, -1]), add(p, [0, 5])], weight: 3.4, colour: METAL },
  { kind: 'overlap', points: [add(p, [0, 5]), add(p, [0.6, 19])], weight: 2.6, colour: GAP },
  { kind: 'overlap', points: [add(p, [0, 6]), add(p, [0.6, 18])], weight: 1.5, colour: METAL },
];

/** One half of an open zip along the edge of a front. @param s the front's side. */
export function openZip(edge: readonly Point[], s: Side, tape?: string): Line[] {
  const beside = (x: number): Point[] => edge.map((p) => add(p, [s * x, 0]));
  return [
    ...(tape ? [{ kind: 'overlap' as const, points: beside(4), weight: 3, colour: tape, isCord: true as const }] : []),
    { kind: 'overlap', points: beside(6.5), weight: 0.5 },
    { kind: 'stitch', points: beside(1.5), weight: 2.2, colour: METAL },
  ];
}
