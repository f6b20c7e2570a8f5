/** Grounds of a board: panels of one wash in the colour that the clothes ask for. */

import type { Rect } from '#atelier/sheet/page/places.ts';
import { layPanel } from '#atelier/sheet/page/product/product-ground.ts';
import type { Board } from './board.ts';

/** How far a wash over the whole page runs beyond it, page units. */
const BLEED = 40;

/** @param density 1 = a full wash. */
export const washPanel = ({ scene, ground }: Board, rect: Rect, density: number): void =>
  layPanel(scene, rect, ground.tint, density);

export const washPage = (board: Board, density: number): void =>
  washPanel(
    board,
    { left: -BLEED, top: -BLEED, right: board.page.width + BLEED, bottom: board.page.height + BLEED },
    density,
  );
