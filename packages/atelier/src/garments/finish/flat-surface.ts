/** A nearly flat surface for a small shape drawn freely: a tassel, a bow. */
import { Panel } from '#atelier/cloth/panel.ts';
import { at } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';

export const newFlat = (shape: readonly Point[]): Panel =>
  new Panel([shape[0], at(shape, 0.75)], [at(shape, 0.25), at(shape, 0.5)], { depth: 0.12, across: 8, along: 8 });
