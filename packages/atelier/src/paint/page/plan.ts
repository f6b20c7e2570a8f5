/** Fits title, flats and swatches into the column of a layout. Page units throughout. */
import type { Look } from '#atelier/look/look.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';
import { type Flat, flatOf, telling } from '#atelier/paint/flats/flat.ts';
import { clamp } from '#atelier/paint/geometry.ts';
import type { Layout, Part } from '#atelier/paint/page/layout.ts';
import { type Sample, samplesOf } from '#atelier/paint/page/samples.ts';
import { setFace, wrapEvenly, wrapWords } from '#atelier/paint/page/type.ts';
import { momentLine } from '#atelier/paint/page/words.ts';

/** Smallest type of the sheet: 1.6% of its height. */
export const BODY = 22;
const BODY_LEAD = 27;

export interface TextLine {
  words: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
}
export interface PlacedFlat {
  flat: Flat;
  /** Page position of the drawing's own origin, page units per centimetre. */
  x: number;
  y: number;
  scale: number;
}
export interface PlacedSample extends Sample {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: TextLine[];
}
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface ColumnPlan {
  title: TextLine[];
  moment: TextLine[];
  /** Baseline of the rule between title and moment. */
  rule: number;
  flats: PlacedFlat[];
  samples: PlacedSample[];
  /** Free stretch of the column between two parts, where a note may stand. */
  slack: { top: number; bottom: number };
  /** Everything the column holds. */
  bounds: Rect;
}

const GAP = 34;
/** Height of a swatch by how many there are, and how far it may grow into free room. */
const SWATCH_HEIGHT = [0, 150, 124, 96, 74];
const SWATCH_GROWTH = 1.6;
const STRIP_HEIGHT = 46;
const SWATCH_GAP = 22;

interface Block {
  part: Part;
  height: number;
  place: (top: number) => void;
}

function titleBlock(look: Look, layout: Layout, measure: Context2D, plan: ColumnPlan): Block {
  const { x, width } = layout.column;
  let size = layout.titleSize;
  setFace(measure, layout.titleFace, size);
  let lines = wrapEvenly(measure, look.title, width);
  const longest = (): number => Math.max(...lines.map((l) => measure.measureText(l).width));
  // a smaller title in fewer lines reads better than a large one broken at every word
  while (size > 26 && (longest() > width || lines.length > (size > 33 ? 3 : 4))) {
    size -= 1.5;
    setFace(measure, layout.titleFace, size);
    lines = wrapEvenly(measure, look.title, width);
  }
  const lead = size * 1.12;
  setFace(measure, 'sans', BODY);
  const moment = wrapWords(measure, momentLine(look), width);
  const ruleAt = (lines.length - 1) * lead + size * 0.78 + 26;
  return {
    part: 'title',
    height: ruleAt + (moment.length ? 12 + moment.length * BODY_LEAD : 4),
    place(top) {
      plan.title = lines.map((words, i) => ({ words, x, y: top + size * 0.78 + i * lead, size }));
      plan.rule = top + ruleAt;
      plan.moment = moment.map((words, i) => ({ words, x, y: top + ruleAt + 30 + i * BODY_LEAD, size: BODY }));
    },
  };
}

/** @param spare room that nothing else needs: swatches grow into a part of it. */
function sampleBlock(look: Look, layout: Layout, measure: Context2D, spare: number, plan: ColumnPlan): Block {
  const { x, width } = layout.column;
  const samples = samplesOf(look);
  setFace(measure, 'sans', BODY);
  const usual = SWATCH_HEIGHT[samples.length];
  const growing = samples.filter((sample) => !sample.border).length * usual;
  const growth = clamp(1 + (spare * 0.6) / Math.max(1, growing), 1, SWATCH_GROWTH);
  const rows = samples.map((sample) => ({
    sample,
    height: sample.border ? STRIP_HEIGHT : usual * growth,
    lines: wrapWords(measure, sample.caption, width).slice(0, 2),
  }));
  const rowHeight = (row: (typeof rows)[number]): number => row.height + 4 + row.lines.length * BODY_LEAD;
  return {
    part: 'swatches',
    height: rows.reduce((sum, row) => sum + rowHeight(row) + SWATCH_GAP, -SWATCH_GAP),
    place(top) {
      let y = top;
      for (const row of rows) {
        const { sample, height } = row;
        const lines = row.lines.map((words, i) => ({ words, x, y: y + height + 25 + i * BODY_LEAD, size: BODY }));
        plan.samples.push({ ...sample, x, y, width, height, lines });
        y += rowHeight(row) + SWATCH_GAP;
      }
    },
  };
}

const FLAT_GAP = 18;
const ROW_GAP = 24;
/** Front and back hang from one line, so a row is as tall as its highest point to its lowest. */
const topOf = (row: readonly Flat[]): number => Math.min(...row.map((flat) => flat.bounds.top));
const tallest = (row: readonly Flat[]): number => Math.max(...row.map((flat) => flat.bounds.bottom)) - topOf(row);
const widthOf = ({ bounds }: Flat): number => bounds.right - bounds.left;

interface FlatRows {
  rows: Flat[][];
  scales: number[];
}

/** Scales at which rows of flats fill the column: small garments may be told a little larger than great ones. */
function scaleRows(rows: Flat[][], width: number, budget: number): FlatRows {
  const widest = (row: Flat[]): number => row.reduce((sum, flat) => sum + widthOf(flat), 0);
  const room = (row: Flat[]): number =>
    Math.min(row.length > 1 ? 2.2 : 1.5, (width - (row.length - 1) * FLAT_GAP) / widest(row));
  const least = Math.min(...rows.map(room));
  const wished = rows.map((row) => Math.min(room(row), least * 1.5));
  const needed = rows.reduce((sum, row, i) => sum + tallest(row) * (wished[i] ?? 0), 0);
  const shrink = Math.min(1, (budget - ROW_GAP * (rows.length - 1)) / needed);
  return { rows, scales: wished.map((k) => k * shrink) };
}

/** Front and back of a lone garment stand beside or below each other, whichever shows it larger. */
function arrangeFlats(look: Look, width: number, budget: number): FlatRows {
  const rows = telling(look, 3).map((garment) => {
    const front = flatOf(garment, look.person, 'front');
    const isCloth = garment.family === 'saree' || garment.family === 'dupatta';
    return isCloth ? [front] : [front, flatOf(garment, look.person, 'back')];
  });
  const beside = scaleRows(rows, width, budget);
  if (rows.length > 1 || rows[0].length < 2) return beside;
  const below = scaleRows(
    rows[0].map((flat) => [flat]),
    width,
    budget,
  );
  return below.scales[0] > beside.scales[0] * 1.15 ? below : beside;
}

/** Rows of flats: a cut garment shows front and back, a cloth lies once across the column. */
function flatBlock(look: Look, layout: Layout, budget: number, plan: ColumnPlan): Block {
  const { x, width } = layout.column;
  const { rows, scales } = arrangeFlats(look, width, budget);
  const heights = rows.map((row, i) => tallest(row) * scales[i]);
  return {
    part: 'flats',
    height: heights.reduce((a, b) => a + b, ROW_GAP * (rows.length - 1)),
    place(top) {
      let y = top;
      rows.forEach((row, r) => {
        const k = scales[r];
        const half = width / row.length;
        row.forEach((flat, i) => {
          const middle = x + half * (i + 0.5) + (row.length > 1 ? (i ? FLAT_GAP / 4 : -FLAT_GAP / 4) : 0);
          const { left, right } = flat.bounds;
          plan.flats.push({ flat, scale: k, x: middle - ((left + right) / 2) * k, y: y - topOf(row) * k });
        });
        y += heights[r] + ROW_GAP;
      });
    },
  };
}

/** Room that is kept free for the note, page units. */
const NOTE_ROOM = 48;
const FLATS_TALLEST = 600;
/** Most by which the gaps between the parts open where the column is not full. */
const OPENING = 30;

/**
 * Places everything as one group: from the upper margin down, or, where the title closes the column, standing on the ground
 * line. What is left over lies at the other end.
 */
export function planColumn(look: Look, layout: Layout, measure: Context2D): ColumnPlan {
  const { column, order } = layout;
  const bounds = { left: column.x, right: column.x + column.width, top: column.top, bottom: column.bottom };
  const plan: ColumnPlan = {
    title: [],
    moment: [],
    rule: 0,
    flats: [],
    samples: [],
    slack: { top: 0, bottom: 0 },
    bounds,
  };
  const title = titleBlock(look, layout, measure, plan);
  const titleHeight = order.includes('title') ? title.height : -GAP;
  const free = column.bottom - column.top - titleHeight - 2 * GAP - NOTE_ROOM;
  const least = sampleBlock(look, layout, measure, 0, plan).height;
  const flats = flatBlock(look, layout, clamp(free - least, 160, FLATS_TALLEST), plan);
  const samples = sampleBlock(look, layout, measure, Math.max(0, free - least - flats.height), plan);
  const blocks = order.flatMap((part) => [title, flats, samples].filter((b) => b.part === part));
  const height = blocks.reduce((sum, b) => sum + b.height, 0);
  const over = column.bottom - column.top - height - GAP * (blocks.length - 1);
  const gap = GAP + clamp(over / blocks.length, 0, OPENING);
  const group = height + gap * (blocks.length - 1);
  const stands = order[order.length - 1] === 'title' || over < NOTE_ROOM;
  let y = stands ? Math.max(column.top, column.bottom - group) : column.top;
  plan.slack = stands ? { top: column.top, bottom: y - GAP } : { top: y + group + GAP, bottom: column.bottom };
  for (const block of blocks) {
    block.place(y);
    y += block.height + gap;
  }
  return plan;
}
