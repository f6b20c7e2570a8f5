/** Everything on the sheet that is set or ruled rather than painted: title, flats, captions and the notes. */

import type { Look } from '@toile/look';
import type { Pen } from '#atelier/kit/canvas.ts';
import type { Point } from '#atelier/kit/points.ts';
import { drawFlat } from '#atelier/sheet/flats/draw-flat.ts';
import type { Note } from '#atelier/sheet/lettering/note.ts';
import { drawDimension, drawLeader, drawRule } from '#atelier/sheet/lettering/ornaments.ts';
import { momentLine } from '#atelier/sheet/lettering/sheet-words.ts';
import { type Face, setFace, settable } from '#atelier/sheet/lettering/type.ts';
import type { PlacedFlat } from './flat-rows.ts';
import type { Layout } from './layout.ts';
import { GROUND } from './places.ts';
import { BODY, type SheetPlan, type TextLine } from './plan.ts';

const INK = '#2f2825';
const SOFT = '#5f554d';
/** Leaders, and the words they lead to. */
const LEADER = '#5c5149';
const NOTE = '#37302b';
/** On dark grounds. */
const CHALK = '#fbf8f2';
/** On grounds where the usual ink would be faint. */
const DEEP = '#1a1411';
/** Page units. */
const EDGE = 40;
const SMALLEST_TITLE = 26;
const HEAD_SIZE = 74;
const HEAD_TOP = 44;

function setLines(c: Pen, lines: readonly TextLine[], face: Face, colour: string): void {
  c.fillStyle = colour;
  for (const { words, x, y, size } of lines) {
    setFace(c, face, size);
    c.fillText(words, x, y);
  }
}

/** Chooses the largest size at which the title stands on one line of this length. */
function fitTitle(c: Pen, words: string, { titleFace, titleSize }: Layout, length: number): number {
  let size = titleSize;
  setFace(c, titleFace, size);
  while (c.measureText(words).width > length && size > SMALLEST_TITLE) {
    size -= 2;
    setFace(c, titleFace, size);
  }
  return size;
}

/** The title climbs the edge of the page from the ground line. */
function setSpine(c: Pen, { look, layout, pageWidth }: FurnitureOptions): void {
  const words = settable(look.title);
  fitTitle(c, words, layout, GROUND - 110);
  c.save();
  c.translate(pageWidth - 30, GROUND + 8);
  c.rotate(-Math.PI / 2);
  c.fillStyle = INK;
  c.fillText(words, 0, 0);
  c.restore();
}

/** The title lies under the ground line, over the width of the page, its moment at the other end. */
function setPlinth(c: Pen, { look, layout, pageWidth }: FurnitureOptions): void {
  const moment = momentLine(look);
  setFace(c, 'sans', BODY);
  const beside = moment ? c.measureText(moment).width + 40 : 0;
  const width = pageWidth - 2 * EDGE;
  drawRule(c, layout.rule, EDGE, GROUND + 30, layout.rule === 'bar' ? 64 : width, SOFT);
  const words = settable(look.title);
  fitTitle(c, words, layout, width - beside);
  c.fillStyle = INK;
  c.fillText(words, EDGE, GROUND + 74);
  if (!moment) return;
  setFace(c, 'sans', BODY);
  c.fillStyle = SOFT;
  c.fillText(moment, pageWidth - EDGE - beside + 40, GROUND + 72);
}

/** The title at the head of the page, large, over a sheet whose figure leaves it the room. */
function setHead(c: Pen, { look, layout, pageWidth }: FurnitureOptions): void {
  const words = settable(look.title);
  const size = fitTitle(c, words, { ...layout, titleSize: HEAD_SIZE }, pageWidth - 2 * EDGE);
  const y = HEAD_TOP + size * 0.72;
  c.fillStyle = INK;
  c.fillText(words, EDGE, y);
  drawRule(c, layout.rule, EDGE, y + 30, layout.rule === 'bar' ? 64 : pageWidth - 2 * EDGE, SOFT);
  setFace(c, 'sans', BODY);
  c.fillStyle = SOFT;
  c.fillText(momentLine(look), EDGE, y + 62);
}

export interface FurnitureOptions {
  look: Look;
  layout: Layout;
  plan: SheetPlan;
  notes: readonly Note[];
  paper: string;
  /** Page units. */
  pageWidth: number;
  /** Pixels of the picture per page unit, where the pen is a canvas. */
  seen?: number;
  /** Lays true prints on the technical drawings, where the pen is a canvas. */
  prints?: (placed: PlacedFlat) => ((outline: readonly Point[]) => void) | null;
}

const BANNERS = { spine: setSpine, plinth: setPlinth, head: setHead };

/** Draws on a context scaled to page units. */
export function drawFurniture(c: Pen, o: FurnitureOptions): void {
  const { layout, plan, notes } = o;
  if (layout.banner !== 'none') BANNERS[layout.banner](c, o);
  setLines(c, plan.lead, 'lead', INK);
  setLines(c, plan.title, layout.titleFace, INK);
  if (plan.rule) {
    const { x, y, width } = plan.rule;
    drawRule(c, layout.rule, x, y, layout.rule === 'bar' ? 64 : width, SOFT);
  }
  setLines(c, plan.moment, 'sans', SOFT);
  for (const placed of plan.flats) {
    const { flat, ...at } = placed;
    drawFlat(c, flat, {
      ...at,
      unit: 1,
      ...(o.seen && { seen: o.seen }),
      print: o.prints?.(placed) ?? null,
    });
  }
  setLines(c, plan.lengths, 'sans', SOFT);
  for (const sample of plan.samples) setLines(c, sample.lines, 'sans', INK);
  for (const dimension of plan.dimensions) drawDimension(c, dimension, SOFT);
  for (const note of notes) {
    const [colour, words] = note.onDark ? [CHALK, CHALK] : note.onMiddle ? [DEEP, DEEP] : [LEADER, NOTE];
    drawLeader(c, note.from, note.to, { colour, paper: note.onDark ? INK : o.paper });
    setLines(c, note.lines, 'note', words);
  }
}
