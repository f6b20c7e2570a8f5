/** Fits title, flats and swatches into the columns of a layout. Page units throughout. */

import type { FlatDrafter, Look } from '@toile/look';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { lengthWords, momentLine } from '#atelier/sheet/lettering/sheet-words.ts';
import { titleParts } from '#atelier/sheet/lettering/title-parts.ts';
import { lengthOf, setFace, wrapEvenly, wrapWords } from '#atelier/sheet/lettering/type.ts';
import { arrangeFlats, type PlacedFlat, placeFlats } from './flat-rows.ts';
import type { Column, Layout, Part } from './layout.ts';
import type { Rect } from './places.ts';
import type { DimensionLine } from './product/dimension-lines.ts';
import { type Sample, samplesOf } from './samples.ts';

/** Smallest type of the sheet: 1.6% of its height. */
export const BODY = 22;
const BODY_LEAD = 27;
/** Colour and cloth stand in spaced capitals above the garments' names. */
const LEAD_SIZE = 21;
const LEAD_STEP = 29;

export interface TextLine {
  words: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
}
export interface PlacedSample extends Sample {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: TextLine[];
}
export interface SheetPlan {
  /** Colour and cloth, small above the title. */
  lead: TextLine[];
  title: TextLine[];
  moment: TextLine[];
  /** The rule between title and moment; none where the title stands outside the columns. */
  rule: { x: number; y: number; width: number } | null;
  flats: PlacedFlat[];
  /** How long the one garment of the flats is: they are true to their measures, and the figure is drawn longer than any body. */
  lengths: TextLine[];
  samples: PlacedSample[];
  /** What each column holds. */
  taken: Rect[];
  /** Measures of what is drawn. */
  dimensions: DimensionLine[];
}

const GAP = 34;
/** Height of a swatch by how many there are, how far it may grow into free room, and how far without growing broader. */
const SWATCH_HEIGHT = [0, 128, 104, 84, 70];
const SWATCH_GROWTH = { most: 1.6, tall: 1.15 } as const;
/** Width of a swatch by that of its column, and what parts it from its caption. */
const SWATCH_WIDTH = { of: 0.42, most: 108, broadest: 0.6, beside: 14 } as const;
const STRIP_HEIGHT = 46;
const SWATCH_GAP = 22;
const CAPTION_LINES = 3;

interface Block {
  height: number;
  place: (top: number) => void;
}
interface Fitting {
  look: Look;
  layout: Layout;
  column: Column;
  measure: Context2D;
  draft: FlatDrafter | undefined;
  plan: SheetPlan;
}

/** Least size of a title in so many lines: two small lines read better than three large ones. */
const LEAST_SIZE = [0, 0, 32, 28] as const;
const SMALLEST = 26;
/** A title that parts before its 'and' may be so much smaller than one that breaks where it comes out largest. */
const BEFORE_AND = 0.8;

interface Head {
  lines: string[];
  size: number;
}

/** Lines of the garments' names as large as the column takes them: few before large, and parted before 'and' where that costs little. */
function headLines({ layout, column: { width }, measure }: Fitting, words: string): Head {
  // letters grow as their size does: measured once, at the usual size, in a column that shrinks instead
  setFace(measure, layout.titleFace, layout.titleSize);
  const roomAt = (size: number): number => (width * layout.titleSize) / size;
  const setAt = (parts: readonly string[], size: number, whole: boolean): Head => ({
    lines: parts.flatMap((part) => wrapEvenly(measure, part, roomAt(size), whole)),
    size,
  });
  const largest = (parts: readonly string[], most: number): Head | null => {
    for (let size = layout.titleSize; size >= LEAST_SIZE[most]; size -= 1.5) {
      const room = roomAt(size);
      const lines = parts.flatMap((part) => wrapWords(measure, part, room, true));
      if (lines.length <= most && lines.every((line) => lengthOf(measure, line) <= room))
        return setAt(parts, size, true);
    }
    return null;
  };
  const joint = words.indexOf(' and ');
  for (const most of [2, 3]) {
    const whole = largest([words], most);
    const parted = joint > 0 ? largest([words.slice(0, joint), words.slice(joint + 1)], most) : null;
    if (parted && parted.size >= (whole?.size ?? 0) * BEFORE_AND) return parted;
    if (whole) return whole;
  }
  return setAt([words], SMALLEST, false);
}

function titleBlock(fitting: Fitting): Block {
  const { look, column, measure, plan } = fitting;
  const { x, width } = column;
  const { lead, head } = titleParts(look);
  setFace(measure, 'lead', LEAD_SIZE);
  const leads = wrapEvenly(measure, lead, width);
  const { lines, size } = headLines(fitting, head);
  const leading = size * 1.06;
  const headAt = leads.length * LEAD_STEP + (leads.length ? 4 : 0);
  setFace(measure, 'sans', BODY);
  const moment = wrapWords(measure, momentLine(look), width);
  const ruleAt = headAt + (lines.length - 1) * leading + size * 0.78 + 28;
  return {
    height: ruleAt + (moment.length ? 12 + moment.length * BODY_LEAD : 4),
    place(top) {
      plan.lead = leads.map((words, i) => ({ words, x, y: top + LEAD_SIZE * 0.8 + i * LEAD_STEP, size: LEAD_SIZE }));
      plan.title = lines.map((words, i) => ({ words, x, y: top + headAt + size * 0.78 + i * leading, size }));
      plan.rule = { x, y: top + ruleAt, width };
      plan.moment = moment.map((words, i) => ({ words, x, y: top + ruleAt + 30 + i * BODY_LEAD, size: BODY }));
    },
  };
}

/** @param spare room that nothing else needs: swatches grow into a part of it. */
function sampleBlock({ look, column, measure, plan }: Fitting, spare: number): Block {
  const { x, width } = column;
  const samples = samplesOf(look);
  setFace(measure, 'sans', BODY);
  const usual = SWATCH_HEIGHT[samples.length];
  const growing = samples.filter((sample) => !sample.border).length * usual;
  const free = clamp(1 + (spare * 0.8) / Math.max(1, growing), 1, SWATCH_GROWTH.most);
  const usualChip = Math.min(SWATCH_WIDTH.most, width * SWATCH_WIDTH.of);
  const captioned = (growth: number) => {
    const chip = Math.min(usualChip * growth, width * SWATCH_WIDTH.broadest);
    const captionX = x + chip + SWATCH_WIDTH.beside;
    const room = x + width - captionX;
    const beside = samples.map(({ caption }) => wrapWords(measure, caption, room));
    const isBeside = beside.every(
      (lines) => lines.length <= CAPTION_LINES && lines.every((line) => lengthOf(measure, line) <= room),
    );
    return { growth, chip, captionX, beside, isBeside };
  };
  // a cloth that grows taller grows broader too, as long as its name still stands beside it
  const sizes = [free, (free + 1) / 2, 1].map(captioned);
  const fits = sizes.find(({ isBeside }) => isBeside) ?? captioned(1);
  const { chip, captionX, beside, isBeside } = fits;
  const growth = Math.max(fits.growth, Math.min(free, SWATCH_GROWTH.tall));
  const rows = samples.map((sample, i) => ({
    sample,
    height: sample.border ? STRIP_HEIGHT : usual * growth,
    lines: isBeside ? beside[i] : wrapWords(measure, sample.caption, width).slice(0, 2),
  }));
  // a caption beside its cloth stands on the cloth's own foot
  const under = ({ lines }: (typeof rows)[number]): number => (isBeside ? 0 : 4 + lines.length * BODY_LEAD);
  const tall = (row: (typeof rows)[number]): number =>
    isBeside ? Math.max(row.height, row.lines.length * BODY_LEAD) : row.height;
  const rowHeight = (row: (typeof rows)[number]): number => tall(row) + under(row);
  return {
    height: rows.reduce((sum, row) => sum + rowHeight(row) + SWATCH_GAP, -SWATCH_GAP),
    place(top) {
      let y = top;
      for (const row of rows) {
        const { sample, height } = row;
        const first = isBeside ? y + tall(row) - 3 - (row.lines.length - 1) * BODY_LEAD : y + height + 25;
        const lines = row.lines.map((words, i) => ({
          words,
          x: isBeside ? captionX : x,
          y: first + i * BODY_LEAD,
          size: BODY,
        }));
        plan.samples.push({ ...sample, x, y, width: chip, height, lines });
        y += rowHeight(row) + SWATCH_GAP;
      }
    },
  };
}

function flatBlock({ look, column, draft, plan }: Fitting, budget: number): Block {
  const { x, width } = column;
  const [own, ...others] = draft ? telling(look, 2) : [];
  // beside a vast skirt a column has no line to spare, and the skirt on the ground says it
  const isSpare = column.stands !== 'head';
  const words = own && others.length === 0 && isSpare ? lengthWords(own) : '';
  const under = words ? BODY_LEAD + 8 : 0;
  const rows = arrangeFlats(look, { width, budget: budget - under, draft });
  return {
    height: rows.height + under,
    place(top) {
      plan.flats.push(...placeFlats(rows, x, width, top));
      if (words) plan.lengths.push({ words, x, y: top + rows.height + BODY_LEAD, size: BODY });
    },
  };
}

/** Room that the gaps between the parts take beyond the least, page units. */
const AIR = 40;
const FLATS_TALLEST = 560;
const FLATS_LEAST = 160;
/** Most by which the gaps between the parts open where the column is not full. */
const OPENING = 30;

/** The blocks of a column in their order: swatches take what they need, flats what is left, swatches grow into the rest. */
function blocksOf(fitting: Fitting): Block[] {
  const { column } = fitting;
  const { parts } = column;
  const height = column.bottom - column.top - (parts.length - 1) * GAP;
  const blocks: Partial<Record<Part, Block>> = {};
  let free = height;
  if (parts.includes('title')) {
    blocks.title = titleBlock(fitting);
    free -= blocks.title.height;
  }
  const least = parts.includes('swatches') ? sampleBlock(fitting, 0).height : 0;
  if (parts.includes('flats')) {
    const kept = least ? AIR : 0;
    blocks.flats = flatBlock(fitting, clamp(free - least - kept, FLATS_LEAST, FLATS_TALLEST));
    free -= blocks.flats.height;
  }
  if (least) blocks.swatches = sampleBlock(fitting, Math.max(0, free - least - AIR));
  return parts.flatMap((part) => blocks[part] ?? []);
}

/**
 * Places the parts of a column: from its head to its foot with equal gaps, or as one group that hangs from its head or stands on
 * its foot.
 */
function fillColumn(fitting: Fitting): void {
  const { column, plan } = fitting;
  const blocks = blocksOf(fitting);
  const height = blocks.reduce((sum, b) => sum + b.height, 0);
  const gaps = Math.max(1, blocks.length - 1);
  const over = column.bottom - column.top - height - GAP * (blocks.length - 1);
  const gap = GAP + (column.stands === 'whole' ? Math.max(0, over / gaps) : clamp(over / blocks.length, 0, OPENING));
  const group = height + gap * (blocks.length - 1);
  const top = column.stands === 'foot' ? Math.max(column.top, column.bottom - group) : column.top;
  plan.taken.push({ left: column.x, right: column.x + column.width, top, bottom: top + group });
  let y = top;
  for (const block of blocks) {
    block.place(y);
    y += block.height + gap;
  }
}

/** Places everything that stands in the columns. @param look only what of it is seen. @param draft who draws its flats; without one there are none. */
export function planSheet(look: Look, layout: Layout, measure: Context2D, draft?: FlatDrafter): SheetPlan {
  const plan: SheetPlan = {
    lead: [],
    title: [],
    moment: [],
    rule: null,
    flats: [],
    lengths: [],
    samples: [],
    taken: [],
    dimensions: [],
  };
  for (const column of layout.columns) fillColumn({ look, layout, column, measure, draft, plan });
  return plan;
}
