import type { Garment, Look } from '@toile/look';
import { drawFlat } from '../flats/draw-flat.ts';
import type { Placed } from '../spec/placed.ts';
import { specify } from '../spec/specify.ts';

const linesOf = (look: Look, garment: Placed): string =>
  JSON.stringify(
    drawFlat(specify(look, garment), { dimensions: false }).views.map(({ marks, captions }) => [marks, captions]),
  );

/** Whether the flat of a garment is another where the garment is. */
export type Moves = (change: Partial<Placed>) => boolean;

/** What is drawn shows when it is left off: draws a garment of a Look once as it is, and then with each change. */
export function linesMoved(look: Look, garment: Garment): Moves {
  const asIs = linesOf(look, garment);
  return (change) => linesOf(look, { ...garment, ...change }) !== asIs;
}
