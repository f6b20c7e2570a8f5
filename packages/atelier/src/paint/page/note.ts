/** Finds a place for the one note: beside the hem if there is room, else between the parts of the column. */
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

/** Rightmost page x the figure reaches between two heights, page units; 0 if nothing is there. */
export function rightEdge(scene: Scene, top: number, bottom: number): number {
  const k = scene.scale;
  const from = Math.max(0, Math.floor(top * k));
  const to = Math.min(scene.height - 1, Math.ceil(bottom * k));
  let edge = -1;
  for (let y = from; y <= to; y++) {
    const row = y * scene.width;
    for (let x = scene.width - 1; x > edge; x--) {
      if (scene.figure[row + x] > 0.5) {
        edge = x;
        break;
      }
    }
  }
  return edge < 0 ? 0 : (edge + 1) / k;
}

const CLEAR = 34;

/**
 * @param hemY height of the hem the note speaks of.
 * @returns null if neither place is free.
 */
export function placeNote(
  scene: Scene,
  words: string,
  hemY: number,
  layout: Layout,
  plan: ColumnPlan,
  measure: Context2D,
): Note | null {
  setFace(measure, 'note', BODY);
  const width = measure.measureText(words).width;
  const aim = Math.min(hemY - 5, 1212);
  const edge = rightEdge(scene, aim - 3, aim + 3);
  const nearby = rightEdge(scene, aim - 30, aim + 30);
  const right = layout.column.x - 24;
  if (edge > 0 && right - width - CLEAR > nearby) {
    const x = Math.min(right - width, Math.max(nearby + CLEAR + 20, layout.figureX + 150));
    return { lines: [{ words, x, y: aim + 7, size: BODY }], from: [edge - 3, aim], to: [x - 8, aim] };
  }
  const { top, bottom } = plan.slack;
  const lines = wrapWords(measure, words, layout.column.width);
  const lead = 26;
  if (bottom - top < lines.length * lead) return null;
  // close to the group it belongs to: under it, or above it where the group stands on the ground line
  const under = bottom >= layout.column.bottom;
  const y = under ? top + 18 : bottom - (lines.length - 1) * lead;
  const side = rightEdge(scene, y - 10, y - 4);
  if (side === 0) return null;
  return {
    lines: lines.map((line, i) => ({ words: line, x: layout.column.x, y: y + i * lead, size: BODY })),
    from: [side - 4, y - 7],
    to: [layout.column.x - 8, y - 7],
  };
}
