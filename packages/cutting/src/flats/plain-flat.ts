import type { FlatMark, FlatView, Garment, Look } from '@toile/look';
import { flatten } from '../kit/path.ts';
import { specify } from '../spec/specify.ts';
import { drawFlat } from './draw-flat.ts';
import { LAYERS, type Mark, type View } from './view.ts';

/** Corner points of a curve: enough for a drawing of a hand's height. */
const PARTS = 10;

const plainMark = ({ path, pen, fill }: Mark): FlatMark => ({
  points: flatten(path, PARTS),
  isClosed: path.closed === true,
  ...(fill && { fill }),
  ...(pen !== 'none' && { pen }),
});

const plainView = ({ name, marks }: View): FlatView => ({
  name,
  marks: LAYERS.flatMap((layer) => marks.filter((mark) => mark.layer === layer).map(plainMark)),
});

/**
 * The true flat of a garment of a Look as plain data, in the middle size of its wearer's table and without dimensions, long cloth
 * broken off: for a page that sets it in its own ink.
 */
export const plainFlat = (look: Look, garment: Garment): FlatView[] =>
  drawFlat(specify(look, garment), { dimensions: false, isBroken: true }).views.map(plainView);
