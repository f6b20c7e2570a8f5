import { BOARD_FORMATS, BOARD_LAYOUTS, type BoardFormat, type BoardLayout } from '@toile/look/boards';
import * as z from 'zod';

export {
  BOARD_FORMATS,
  BOARD_LAYOUTS,
  BOARD_RATIOS,
  type BoardFormat,
  type BoardLayout,
  boardSize,
} from '@toile/look/boards';

/** Pixels of a board's longer side. */
export const BOARD_SIZES = { usual: 2048, large: 4096 } as const;
export type BoardSize = keyof typeof BOARD_SIZES;

/** A design in another layout and format, as it is ordered: 'hero.square', and 'hero.square.large' at the greater size. */
export const BoardForm = z.templateLiteral([z.enum(BOARD_LAYOUTS), '.', z.enum(BOARD_FORMATS), z.enum(['', '.large'])]);
export type BoardForm = z.infer<typeof BoardForm>;

export interface BoardWish {
  layout: BoardLayout;
  format: BoardFormat;
  size: BoardSize;
}

export const boardForm = ({ layout, format, size }: BoardWish): BoardForm =>
  `${layout}.${format}${size === 'large' ? '.large' : ''}`;

/** What was ordered; null of a form that is no board. */
export function boardOf(form: string): BoardWish | null {
  const [name, kind, size = 'usual'] = form.split('.');
  const layout = BOARD_LAYOUTS.find((one) => one === name);
  const format = BOARD_FORMATS.find((one) => one === kind);
  return layout && format && (size === 'usual' || size === 'large') ? { layout, format, size } : null;
}

/** Type of the refusal of a board for a design that has none. */
export const BOARD_IMPOSSIBLE = 'board_impossible';
