/** A watch on its strap: its case, its dial, and how its hours are marked. */
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { lumaOf } from '#atelier/kit/colour.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { armRing, closeClasp, wrists } from './draw-armwear.ts';
import { partHex, partRamp, partSaid } from './part-said.ts';
import { type DrawThing, saidOf, type Thing } from './worn-things.ts';

/** A square display with its bars of light. */
function digitalDial({ B, ramp }: Thing, [x, y]: Point): void {
  const box = (w: number, h: number): Point[] => [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  B.touch([box(0.062, 0.068)], '#3b3d42', 1);
  B.touch([box(0.046, 0.046)], '#bfe3d6', 1);
  B.ink(
    [-0.02, 0.012].map((dy) => ({
      pts: [[x - 0.03, y + dy] as Point, [x + 0.03, y + dy] as Point],
      w: 0.012,
      press: [1, 1],
    })),
    '#20332d',
  );
  const edge = box(0.062, 0.068);
  B.ink([{ pts: [...edge, edge[0]], w: 0.01, press: [1, 1, 1] }], ramp.ink);
}

/** Heads: half the breadth of the case and of the dial; from its middle to the marks of the hours, and to numerals. */
const DIAL = { case: 0.06, dial: 0.05, marks: [0.036, 0.044], numerals: 0.0345, date: 0.0315 } as const;
/** A numeral: its height, how far its letters stand apart, and how broad a stroke is, heads. */
const NUMERAL = { high: 0.0082, apart: 0.0032, wide: 0.0015 } as const;
const ROMAN = ['III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'I', 'II'] as const;
/** The strokes of a letter in a box one high: from, to. */
const LETTERS: Readonly<Record<string, readonly (readonly [Point, Point])[]>> = {
  I: [
    [
      [0, -0.5],
      [0, 0.5],
    ],
  ],
  V: [
    [
      [-0.34, -0.5],
      [0, 0.5],
    ],
    [
      [0.34, -0.5],
      [0, 0.5],
    ],
  ],
  X: [
    [
      [-0.32, -0.5],
      [0.32, 0.5],
    ],
    [
      [0.32, -0.5],
      [-0.32, 0.5],
    ],
  ],
};

const onRound = (c: Point, r: number, hour: number): Point =>
  add(c, [Math.cos((hour * Math.PI) / 6) * r, Math.sin((hour * Math.PI) / 6) * r]);

/** The hours in Roman numerals, each upright; of the third, where a date stands, none. */
function numerals(c: Point, hasDate: boolean): Stroke[] {
  return ROMAN.flatMap((numeral, hour) => {
    if (hour === 0 && hasDate) return [];
    const at = onRound(c, DIAL.numerals, hour);
    const breadths = [...numeral].map((letter) => (letter === 'I' ? 1 : 1.9) * NUMERAL.apart);
    const whole = breadths.reduce((sum, one) => sum + one, 0);
    return [...numeral].flatMap((letter, i) => {
      const before = breadths.slice(0, i).reduce((sum, one) => sum + one, 0);
      const x = before + (breadths[i] ?? 0) / 2 - whole / 2;
      return (LETTERS[letter] ?? []).map(
        (ends): Stroke => ({
          pts: ends.map(([u, v]): Point => add(at, [x + u * NUMERAL.high, v * NUMERAL.high])),
          w: NUMERAL.wide,
          press: [1, 1],
        }),
      );
    });
  });
}

/** The date in its window, and the small dials of a chronograph. */
function complications(t: Thing, c: Point, ink: string): void {
  const said = saidOf(t.accessory);
  if (/\b(?:chronograph|sub ?-?dials?)\b/.test(said))
    for (const hour of [1.5, 4.5, 9]) {
      const ring = ellipse(onRound(c, 0.024, hour), 0.0105, 0.0105, 28);
      t.B.ink([{ pts: [...ring, ring[0]], w: 0.0024, press: [1, 1, 1] }], ink);
    }
  if (!/\bdate\b/.test(said)) return;
  const [x, y] = add(c, [DIAL.date, 0]);
  const box: Point[] = [
    [x - 0.0065, y - 0.0052],
    [x + 0.0065, y - 0.0052],
    [x + 0.0065, y + 0.0052],
    [x - 0.0065, y + 0.0052],
  ];
  t.B.touch([box], '#fbf8f1', 1);
  const digit = (dx: number): Stroke => ({
    pts: [[x + dx, y - 0.0032] as Point, [x + dx, y + 0.0032] as Point],
    w: 0.0018,
    press: [1, 1],
  });
  t.B.ink([digit(-0.0026), digit(0.0026)], '#2b2a2e');
  t.B.ink([{ pts: [...box, box[0]], w: 0.0018, press: [1, 1, 1] }], ink);
}

/** Scales across a strap of crocodile: lines over it, each broken along its middle. */
function scales(t: Thing, lines: readonly (readonly Point[])[], own: Ramp): void {
  const [upper, lower] = lines;
  if (!upper || !lower || !/\b(?:croco?|crocodile|alligator)\b/.test(saidOf(t.accessory))) return;
  const across = (share: number): Point[] => upper.map((p, i) => mix(p, lower[i] ?? p, share));
  const rows = [0.02, 0.35, 0.65, 0.98].map(across);
  const between = rows.slice(1).flatMap((row, r) =>
    row.flatMap((p, i) => {
      const other = rows[r]?.[i];
      const next = row[i + 1];
      const nextOther = rows[r]?.[i + 1];
      // the sides of the strap lie at the edge of the arm
      if (!other || i === 0 || i === row.length - 1) return [];
      if (r % 2 === 0 || !next || !nextOther) return [{ pts: [other, p], w: 0.0035, press: [0.6, 1] }];
      return [{ pts: [mix(other, nextOther, 0.5), mix(p, next, 0.5)], w: 0.0035, press: [0.6, 1] }];
    }),
  );
  t.B.ink([...rows.slice(1, 3).map((pts) => ({ pts, w: 0.0035 })), ...between], own.ink, { alpha: 0.75 });
}

export const drawWatch: DrawThing = (t) => {
  const s = wrists(t).at(-1);
  if (!s) return;
  const lines = [0.9, 0.965].map((u) => armRing(t, s, u));
  const strap = band(lines[0], lines[1]);
  const own = partRamp(t.accessory, /\b(?:straps?|bands?)\b/, t.ramp);
  t.B.form([strap], own, { round: 0.02, base: 0.4 });
  scales(t, lines, own);
  t.B.ink(
    [
      { pts: lines[0], w: 0.007 },
      { pts: lines[1], w: 0.007 },
    ],
    own.ink,
  );
  const c = mix(lines[0][1], lines[1][1], 0.5);
  if (/digital/.test(t.accessory.name)) {
    digitalDial(t, c);
    closeClasp(t);
    return;
  }
  const dial = ellipse(c, DIAL.dial, DIAL.dial + 0.002, 48);
  const face = partHex(t.accessory, /\b(?:dial|face)\b/) ?? '#f4efe6';
  const metal = partRamp(t.accessory, /\b(?:case|casing|bezel)\b/, t.ramp);
  const ink = lumaOf(face) < 0.5 ? '#f4efe6' : '#3a3034';
  // a form stands beyond the arm as well, which a touch alone does not
  t.B.form([ellipse(c, DIAL.case, DIAL.case, 48)], metal, { round: 0.012, base: 0.3, grain: 0 });
  t.B.form([dial], rampOf(face), { round: 0.004, base: 0.3, grain: 0, edge: 0 });
  complications(t, c, ink);
  const isRoman = partSaid(t.accessory, /\broman\b/) !== undefined;
  const marks = Array.from(
    { length: 12 },
    (_, i): Stroke => ({ pts: DIAL.marks.map((r) => onRound(c, r, i)), w: 0.004, press: [1, 1] }),
  );
  const hands: Stroke = {
    pts: [add(c, [0, isRoman ? -0.023 : -0.028]), c, add(c, [isRoman ? 0.014 : 0.02, 0.006])],
    w: isRoman ? 0.004 : 0.006,
    press: [1, 1],
  };
  t.B.ink([...(isRoman ? numerals(c, /\bdate\b/.test(saidOf(t.accessory))) : marks), hands], ink);
  t.B.ink([{ pts: [...dial, dial[0]], w: 0.014, press: [1, 1, 1] }], metal.shade);
  closeClasp(t);
};
