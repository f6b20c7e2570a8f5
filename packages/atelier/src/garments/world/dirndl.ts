/** What makes a dress a dirndl: the white blouse under its laced bodice, and the apron tied over its skirt. */

import type { Colour, Garment } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { Panel as Surface } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { laces } from '#atelier/garments/finish/corded.ts';
import { tailsAndKnot } from '#atelier/garments/finish/knot.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import { type Bodice, neckFront } from '#atelier/garments/upper/bodice-cut.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

const WHITE: Colour = { name: 'white', hex: '#f7f3ea' };

export const isDirndl = (g: Garment): boolean => factsOf(g).overBlouse === true;

/** The dress with the sleeves of its blouse. */
export const withBlouse = (g: Garment): Garment =>
  isDirndl(g)
    ? {
        ...g,
        details: [...g.details, { id: 'contrast-sleeve' }],
        trims: { ...g.trims, sleeve: g.trims.sleeve ?? WHITE },
      }
    : g;

/** Colour of the apron: it stands off the skirt. */
export const apronColour = (g: Garment): string =>
  trimOf(g, 'contrast') ?? (lumaOf(g.cloth.colour.hex) > 0.6 ? mixHex(g.cloth.colour.hex, '#8a2f45', 0.75) : '#f1e9da');

/** Height of the blouse's gathered edge above the bodice, page units. */
const FRILL = 15;

/** The blouse above the bodice's edge, drawn up in small gathers. @param neck from left to right. */
export function blouseFrill(neck: readonly Point[]): Build {
  const last = neck.length - 1;
  const top = neck.map((p, i): Point => {
    const inner = Math.sin((Math.PI * i) / last);
    return [p[0], p[1] - (FRILL + Math.sin(i * 1.9) * 1.4) * lerp(0.35, 1, inner)];
  });
  const surface = new Surface([top[0], neck[0]], [top[last], neck[last]], { depth: 0.2, across: 20, along: 4 });
  const gathers = neck.flatMap((p, i): Line[] =>
    i % 3 ? [] : [{ kind: 'fold', points: [top[i], add(p, [0, -4])], weight: 0.7 }],
  );
  return {
    ...emptyBuild(),
    pieces: [{ name: 'frill', outline: [...top, ...reversed(neck)], surface, lift: 1 }],
    lines: [
      { kind: 'opening', points: top, weight: 0.8 },
      { kind: 'overlap', points: [...neck], weight: 0.8 },
      ...gathers,
    ],
  };
}

/** Sides of the apron as u of the skirt, at the waist and at its hem; how far down it reaches. */
const APRON = { top: 0.5, low: 0.4, end: 0.88 } as const;

export function dirndlApron(panel: Panel): Build {
  const side = (s: Side): Point[] =>
    Array.from({ length: 30 }, (_, i) => panel.map(s * lerp(APRON.top, APRON.low, i / 29), (APRON.end * i) / 29));
  const [left, right] = [side(-1), side(1)];
  const surface = new Surface(left, right, { depth: 0.24, sagBottom: 12, across: 26, along: 34 });
  const folds = [-0.7, -0.36, -0.08, 0.3, 0.62].map((u, i) => ({
    points: surface.line([
      [u, 0.01],
      [u * 1.05, 0.3 + 0.1 * (i % 3)],
      [u * 1.1, 0.55 + 0.2 * (i % 2)],
    ]),
    width: 11,
    height: 4.5,
    side: i % 2 ? (1 as const) : (-1 as const),
    ink: 0.55,
    on: ['apron'],
  }));
  return {
    ...emptyBuild(),
    pieces: [{ name: 'apron', outline: surface.outline(), surface, lift: 2.6 }],
    folds,
    lines: [
      { kind: 'light', points: left },
      { kind: 'overlap', points: right, weight: 0.9 },
      { kind: 'hem', points: surface.row(1), weight: 0.9 },
      { kind: 'stitch', points: surface.row(0.955), weight: 0.7 },
      { kind: 'seam', points: surface.row(0.91), weight: 0.8 },
    ],
  };
}

/** The band that ties the apron, with its bow at the side. @param line the waist, left to right. */
export function apronBand(line: readonly Point[]): Build[] {
  const top = line.map((p) => add(p, [0, -6]));
  const low = line.map((p) => add(p, [0, 7]));
  const last = line.length - 1;
  const band: Build = {
    ...emptyBuild(),
    pieces: [
      {
        name: 'band',
        outline: [...top, ...reversed(low)],
        surface: new Surface([top[0], low[0]], [top[last], low[last]], { depth: 0.4, across: 20, along: 4 }),
        lift: 1.6,
      },
    ],
    lines: [
      { kind: 'opening', points: top, weight: 0.7 },
      { kind: 'overlap', points: low, weight: 0.8 },
    ],
  };
  return [band, ...tailsAndKnot(line[Math.round(last * 0.24)], 'tie')];
}

/** Laces down the bodice, from under its edge to the waist. */
export const bodiceLaces = (f: Wearer, b: Bodice): Line[] => {
  const top = add(neckFront(b), [0, 12]);
  return laces(f, top, (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2 - 8).map((line) => ({
    ...line,
    colour: '#efe4cf',
    weight: 1.3,
  }));
};
