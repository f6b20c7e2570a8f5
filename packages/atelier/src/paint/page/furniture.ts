/** Everything on the sheet that is set or ruled rather than painted: title, flats, captions, pins and the note. */
import type { Look } from '#atelier/look/look.ts';
import type { Pen } from '#atelier/paint/canvas.ts';
import { mixHex } from '#atelier/paint/colour.ts';
import { drawFlat } from '#atelier/paint/flats/draw-flat.ts';
import { GROUND, type Layout } from '#atelier/paint/page/layout.ts';
import type { Note } from '#atelier/paint/page/note.ts';
import { drawLeader, drawPin, drawRule } from '#atelier/paint/page/ornaments.ts';
import type { ColumnPlan, TextLine } from '#atelier/paint/page/plan.ts';
import { type Face, setFace, settable } from '#atelier/paint/page/type.ts';

const INK = '#2f2825';
const SOFT = '#6b6159';
const FAINT = '#8d8378';

function setLines(c: Pen, lines: readonly TextLine[], face: Face, colour: string): void {
  c.fillStyle = colour;
  for (const { words, x, y, size } of lines) {
    setFace(c, face, size);
    c.fillText(words, x, y);
  }
}

/** The title of a spine layout climbs the right edge from the ground line. */
function setSpine(c: Pen, look: Look, layout: Layout, pageWidth: number): void {
  const words = settable(look.title);
  let size = layout.titleSize;
  setFace(c, layout.titleFace, size);
  while (c.measureText(words).width > GROUND - 110 && size > 26) {
    size -= 2;
    setFace(c, layout.titleFace, size);
  }
  c.save();
  c.translate(pageWidth - 30, GROUND + 8);
  c.rotate(-Math.PI / 2);
  c.fillStyle = INK;
  c.fillText(words, 0, 0);
  c.restore();
}

export interface FurnitureOptions {
  look: Look;
  layout: Layout;
  plan: ColumnPlan;
  note: Note | null;
  paper: string;
  /** Page units. */
  pageWidth: number;
}

/** Draws on a context scaled to page units. */
export function drawFurniture(c: Pen, o: FurnitureOptions): void {
  const { layout, plan, note } = o;
  const { x, width } = layout.column;
  if (layout.order.includes('title')) {
    setLines(c, plan.title, layout.titleFace, INK);
    drawRule(c, layout.rule, x, plan.rule, layout.rule === 'bar' ? 64 : width, SOFT);
    setLines(c, plan.moment, 'sans', SOFT);
  } else setSpine(c, o.look, layout, o.pageWidth);
  for (const { flat, ...at } of plan.flats) drawFlat(c, flat, { ...at, unit: 1, paper: o.paper });
  for (const sample of plan.samples) {
    setLines(c, sample.lines, 'sans', INK);
    drawPin(c, sample.x + 12, sample.y + 9, mixHex(sample.cloth.colour.hex, '#b3402e', 0.75));
  }
  if (note) {
    drawLeader(c, note.from, note.to, FAINT);
    setLines(c, note.lines, 'note', SOFT);
  }
}
