/** Finds a place for the one note: beside the hem if there is room, else under the column. */
import type { Context2D } from '#atelier/paint/canvas.ts';
import type { Layout } from '#atelier/paint/page/layout.ts';
import { BODY, type ColumnPlan, type TextLine } from '#atelier/paint/page/plan.ts';
import { setFace, wrapWords } from '#atelier/paint/page/type.ts';
import type { Scene } from '#atelier/paint/scene.ts';

export interface Note {
  lines: TextLine[];
  /** The point on the garment, and where the leader meets the words. */
  from: [number, number];
  to: [number, number];
}

type Side = 'left' | 'right';

/** Page x of the outline of whatever `isThere` (by pixel index) between two heights on one side; null if nothing is. */
export function outlineX(
  { scale, width, height }: Scene,
  isThere: (pixel: number) => boolean,
  side: Side,
  [top, bottom]: readonly [number, number],
): number | null {
  const from = Math.max(0, Math.floor(top * scale));
  const to = Math.min(height - 1, Math.ceil(bottom * scale));
  let edge: number | null = null;
  for (let y = from; y <= to; y++) {
    for (let i = 0; i < width; i++) {
      const x = side === 'right' ? width - 1 - i : i;
      if (!isThere(y * width + x)) continue;
      if (edge === null || (side === 'right' ? x > edge : x < edge)) edge = x;
      break;
    }
  }
  return edge === null ? null : (edge + (side === 'right' ? 1 : 0)) / scale;
}

/** Least distance between the words and the figure, and between the words and the edge of the page, page units. */
const CLEAR = 34;
const MARGIN = 36;
const LEAD = 26;
/** How far inside its garment a leader ends. */
const INSIDE = 5;
/** How far above the lowest point of a garment its hem may rise on one side. */
const HEM_RISE = 90;

export interface NoteInput {
  words: string;
  /** Heights between which the garment the note speaks of is seen: the lower one is its hem. */
  topY: number;
  hemY: number;
  /** Whether a pixel of the scene shows that garment. */
  isGarment: (pixel: number) => boolean;
  layout: Layout;
  plan: ColumnPlan;
}

/** The lowest point near the hem where the garment itself is the outline on that side, and no shoe or hand. */
function anchorAt(scene: Scene, o: NoteInput, side: Side, lowest: number): { x: number; y: number } | null {
  for (let y = Math.min(o.hemY - 5, lowest); y > o.hemY - HEM_RISE && y > o.topY; y -= 4) {
    const rows = [y - 2, y + 1] as const;
    const garment = outlineX(scene, o.isGarment, side, rows);
    const figure = outlineX(scene, (pixel) => scene.figure[pixel] > 0.5, side, rows);
    if (garment !== null && figure !== null && Math.abs(garment - figure) < INSIDE) return { x: garment, y };
  }
  return null;
}

/** Beside the hem, to the right or else to the left of the figure; `lines` are the words as they are broken. */
function besideHem(scene: Scene, o: NoteInput, lines: readonly string[], width: number): Note | null {
  const { layout } = o;
  const isFigure = (pixel: number): boolean => scene.figure[pixel] > 0.5;
  const place = (side: Side): Note | null => {
    const anchor = anchorAt(scene, o, side, 1212 - (lines.length - 1) * LEAD);
    if (!anchor) return null;
    const { x: edge, y } = anchor;
    const nearby = outlineX(scene, isFigure, side, [y - 30, y + 30 + (lines.length - 1) * LEAD]) ?? edge;
    const set = (x: number): TextLine[] => lines.map((words, i) => ({ words, x, y: y + 7 + i * LEAD, size: BODY }));
    if (side === 'right') {
      const last = layout.column.x - 24 - width;
      if (last - CLEAR <= nearby) return null;
      const x = Math.min(last, Math.max(nearby + CLEAR + 20, layout.figureX + 150));
      return { lines: set(x), from: [edge - INSIDE, y], to: [x - 8, y] };
    }
    const x = nearby - CLEAR - 20 - width;
    return x < MARGIN ? null : { lines: set(x), from: [edge + INSIDE, y], to: [x + width + 8, y] };
  };
  return place('right') ?? place('left');
}

/** Under the column, where the garment stands at that height. */
function underColumn(scene: Scene, o: NoteInput, measure: Context2D): Note | null {
  const { layout, plan } = o;
  const { top, bottom } = plan.slack;
  const { column } = layout;
  const lines = wrapWords(measure, o.words, column.width);
  if (bottom < column.bottom || bottom - top < lines.length * LEAD) return null;
  const y = top + 18;
  const side = y > o.topY && y < o.hemY ? outlineX(scene, o.isGarment, 'right', [y - 9, y - 5]) : null;
  if (side === null || side > column.x - CLEAR) return null;
  return {
    lines: lines.map((words, i) => ({ words, x: column.x, y: y + i * LEAD, size: BODY })),
    from: [side - INSIDE, y - 7],
    to: [column.x - 8, y - 7],
  };
}

/** @returns null if no place is free. */
export function placeNote(scene: Scene, o: NoteInput, measure: Context2D): Note | null {
  setFace(measure, 'note', BODY);
  const widthOf = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => measure.measureText(line).width));
  const whole = [o.words];
  const [first, ...rest] = o.words.split(', ');
  const broken = rest.length ? [`${first},`, rest.join(', ')] : wrapWords(measure, o.words, widthOf(whole) * 0.68);
  return (
    besideHem(scene, o, whole, widthOf(whole)) ??
    besideHem(scene, o, broken, widthOf(broken)) ??
    underColumn(scene, o, measure)
  );
}
