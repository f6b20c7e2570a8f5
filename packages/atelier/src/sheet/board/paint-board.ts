/** A board as pixels. */
import {
  type BoardFormat,
  type BoardLayout,
  type FlatDrafter,
  HOUSE_MEDIUM,
  type Look,
  type Medium,
} from '@toile/look';
import { Scene } from '#atelier/kit/scene.ts';
import { MEDIUM_PAPER } from '#atelier/sheet/media/medium-paper.ts';
import { paperOf } from '#atelier/sheet/page/ground-colours.ts';
import { looseGroundOf } from '#atelier/sheet/page/loose/loose-ground.ts';
import { groundBy } from '#atelier/sheet/page/page-of.ts';
import { finish } from '#atelier/sheet/page/sheet.ts';
import { type Board, pageOf, type Way } from './board.ts';
import { crop } from './layouts/crop.ts';
import { details } from './layouts/details.ts';
import { frontBack } from './layouts/front-back.ts';
import { hero } from './layouts/hero.ts';
import { lineUp } from './layouts/line-up.ts';
import { mood } from './layouts/mood.ts';
import { product } from './layouts/product.ts';
import { specification } from './layouts/specification.ts';
import { setBoard } from './set-board.ts';

export interface BoardOptions {
  layout: BoardLayout;
  format: BoardFormat;
  /** Pixels of the picture. */
  width: number;
  height: number;
  medium?: Medium | undefined;
  draft?: FlatDrafter | undefined;
  /** The design in other colours, its own first; a line-up shows as many as it has room for. */
  ways?: readonly Way[];
  onStep?: ((step: 'cutting' | 'painting', progress: number) => void) | undefined;
}

const LAYOUTS: Record<BoardLayout, (board: Board) => void> = {
  hero,
  'front-back': frontBack,
  crop,
  details,
  'line-up': lineUp,
  specification,
  mood,
  product,
};

/** How far the work is. */
const STEPS = { begun: 0.1, painted: 0.8 } as const;

/** A board with everything painted that is painted, and nothing set. */
export function composeBoard(look: Look, seed: number, o: BoardOptions): Board {
  const { width, height, format, medium = HOUSE_MEDIUM, draft, ways = [] } = o;
  const by = groundBy(look);
  const page = pageOf(format, width / height);
  const scale = height / page.height;
  const scene = new Scene(scale, seed, MEDIUM_PAPER[medium] ?? paperOf(by), page);
  const ground = looseGroundOf(by, seed);
  const board: Board = {
    ...{ look, seed, format, page, scene, medium, ground, draft, ways },
    ...{ materials: [], lines: [], rules: [], chips: [], flats: [] },
  };
  o.onStep?.('painting', STEPS.begun);
  LAYOUTS[o.layout](board);
  o.onStep?.('painting', STEPS.painted);
  return board;
}

/** RGB bytes, `width` × `height` × 3. Deterministic in all it is given. */
export function paintBoard(look: Look, seed: number, o: BoardOptions): Uint8Array {
  const board = composeBoard(look, seed, o);
  const { scene } = board;
  setBoard(board);
  const frame = { left: 0, top: 0, width: scene.width, height: scene.height };
  const picture = finish(scene.rgb.slice(), { width: scene.width, height: scene.height, frame }, scene.scale);
  scene.release();
  return picture;
}
