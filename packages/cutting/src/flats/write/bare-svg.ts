import type { Garment } from '@toile/look';
import { type Box, type Pt, toData } from '../../kit/path.ts';
import type { Specification } from '../../spec/specification.ts';
import { drawFlat } from '../draw-flat.ts';
import { LAYERS, type View } from '../view.ts';
import { DIMENSION_INK, type Ground, INK, inksOf, PENS } from './ink.ts';

/** Units of the drawing for a centimetre of the garment. */
const PER_CM = 4;
/** Room between views, and about all of them, cm. */
const ROOM = { between: 9, about: 2 } as const;
/** The pane that the weights of lines and the size of numbers are made for, px. */
const PANE_PX = 400;
const NUMBER_PX = 14;
/** Shown smaller than this on one side nobody reads the number: it is left to the page, which says it too. */
const LEGIBLE_PX = 300;
/** From the garment to the line that tells how long it is, and from that to its number, in heights of the number. */
const OFF = { line: 0.7, number: 0.55 } as const;
/** Half the mean width of a letter, in its heights. */
const HALF_LETTER = 0.3;
/** A length that reaches further past the drawing is of cloth that is drawn broken off. */
const PAST_CM = 4;

/** The points of measure that tell how long a torso, a skirt, legs and a drape are. */
const LENGTHS: ReadonlySet<string> = new Set(['T01', 'S01', 'B07', 'D01']);

const n = (v: number): string => String(Math.round(v * 100) / 100);

interface Shown {
  view: View;
  garment: Garment;
  /** How long it is, cm; of the first of its views. */
  length?: number | undefined;
}

/** One garment from both sides; of several the fronts alone, in one scale. */
function shownOf(specs: readonly Specification[]): Shown[] {
  return specs.flatMap((spec) => {
    const { views } = drawFlat(spec, { dimensions: false, isBroken: true });
    const length = spec.points.find(({ code }) => LENGTHS.has(code))?.value;
    const seen = specs.length === 1 ? views : views.slice(0, 1);
    return seen.map((view, nth) => ({ view, garment: spec.garment, length: nth === 0 ? length : undefined }));
  });
}

function marksOf({ view, garment }: Shown, at: Pt, ground: Ground): string {
  const inks = inksOf(garment, ground);
  const inOrder = LAYERS.flatMap((layer) => view.marks.filter((mark) => mark.layer === layer));
  return inOrder
    .map(
      ({ path, pen, fill }) =>
        `<path d="${toData(path, PER_CM, at)}" fill="${fill ? inks[fill] : 'none'}"${pen === 'none' ? '' : ` class="${pen}"`}/>`,
    )
    .join('');
}

/** A line along the garment from its top to its hem, with its length beside it. */
function lengthLine(cm: number, [x, y]: Pt, size: number): string {
  const [end, tick] = [y + cm * PER_CM, size * 0.3];
  const said = `${n(cm)} cm`;
  // of a short garment the number is longer than its line, and yet not cut off
  const middle = `${n(x - size * OFF.number)} ${n(Math.max((y + end) / 2, said.length * size * HALF_LETTER))}`;
  return `<path class="dim" d="M${n(x - tick)} ${n(y)}h${n(tick * 2)}M${n(x)} ${n(y)}V${n(end)}M${n(x - tick)} ${n(end)}h${n(tick * 2)}"/><text class="num" transform="translate(${middle}) rotate(-90)">${said}</text>`;
}

function style(unit: number): string {
  const pens = Object.entries(PENS).map(([name, { width, dash }]) => {
    const dashes = dash ? `;stroke-dasharray:${dash.map((d) => n(d * unit)).join(' ')}` : '';
    return `.${name}{stroke:${INK};stroke-width:${n(width * unit)};stroke-linejoin:round;stroke-linecap:round${dashes}}`;
  });
  return `${pens.join('')}.dim{stroke:${DIMENSION_INK};stroke-width:${n(unit)};fill:none}.num{font:500 ${n(NUMBER_PX * unit)}px Helvetica,Arial,sans-serif;fill:${DIMENSION_INK};text-anchor:middle}@media(max-width:${LEGIBLE_PX}px),(max-height:${LEGIBLE_PX}px){.dim,.num{display:none}}`;
}

interface Placed {
  shown: Shown;
  box: Box;
}

/** Views in so many rows, about as many in each, in their order. */
function inRows(all: readonly Placed[], count: number): Placed[][] {
  const each = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, row) => all.slice(row * each, (row + 1) * each)).filter(
    (row) => row.length > 0,
  );
}

const widthOf = (row: readonly Placed[]): number =>
  row.reduce((sum, { box }) => sum + box.x1 - box.x0 + ROOM.between, 0);
const heightOf = (row: readonly Placed[]): number => Math.max(1, ...row.map(({ box }) => box.y1 - box.y0));
const sideOf = (rows: readonly Placed[][]): number =>
  Math.max(
    ...rows.map(widthOf),
    rows.reduce((sum, row) => sum + heightOf(row) + ROOM.between, -ROOM.between),
  );

/** As many rows as make the views largest in a square. */
function rowsOf(all: readonly Placed[]): Placed[][] {
  const ways = Array.from({ length: Math.max(1, all.length) }, (_, i) => inRows(all, i + 1));
  return ways.reduce((best, way) => (sideOf(way) < sideOf(best) ? way : best));
}

/**
 * The drawing alone, on no paper and without a word but how long each garment is: to be looked at beside its picture, where a page says
 * the rest.
 */
export function bareFlatSvg(specs: readonly Specification[], ground: Ground): string {
  const rows = rowsOf(shownOf(specs).map((shown) => ({ shown, box: shown.view.bounds() })));
  const unit = (sideOf(rows) * PER_CM) / PANE_PX;
  const size = NUMBER_PX * unit;
  let [y, w] = [ROOM.about, 0];
  const drawn: string[] = [];
  for (const row of rows) {
    let x = ROOM.about * PER_CM;
    for (const { shown, box } of row) {
      const isTold = shown.length !== undefined && shown.length <= box.y1 + PAST_CM;
      if (isTold) x += size * (OFF.line + OFF.number + 1);
      const at: Pt = [x - box.x0 * PER_CM, (y - box.y0) * PER_CM];
      const line = isTold ? lengthLine(shown.length ?? 0, [x - size * OFF.line, at[1]], size) : '';
      x += (box.x1 - box.x0 + ROOM.between) * PER_CM;
      drawn.push(`<g>${marksOf(shown, at, ground)}${line}</g>`);
    }
    w = Math.max(w, Math.ceil(x - (ROOM.between - ROOM.about) * PER_CM));
    y += heightOf(row) + ROOM.between;
  }
  const h = Math.ceil((y - ROOM.between + ROOM.about) * PER_CM);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><style>${style(unit)}</style>${drawn.join('')}</svg>`;
}
