import { FIGURE } from '@toile/contract';

/** Widths of the window, pixels, from which the gallery has three and four columns. */
const THREE_FROM = 640;
const FOUR_FROM = 1200;
/** Height over width of a tile's picture: that of a figure. */
export const TILE_RATIO = FIGURE.height / FIGURE.width;

/** How large everything stands, in pixels. */
export interface Measure {
  columns: 2 | 3 | 4;
  gutter: number;
  rowGap: number;
  /** Width of a small tile. */
  small: number;
  /** Width of a large tile: two columns and what lies between them. */
  large: number;
  /** Height of the words beneath a small picture. */
  caption: number;
  largeCaption: number;
}

/** Where a tile of a block stands, in cells. */
export interface Cell {
  column: number;
  row: number;
  isLarge: boolean;
}

const small = (column: number, row: number): Cell => ({ column, row, isLarge: false });
const large = (column: number): Cell => ({ column, row: 0, isLarge: true });
const four = (left: number) => [small(left, 0), small(left + 1, 0), small(left, 1), small(left + 1, 1)];
const ROW_OF_THREE = [small(0, 0), small(1, 0), small(2, 0)];
const ROW_OF_TWO = [small(0, 0), small(1, 0)];

/** The repeat: blocks that follow each other down the page. A large tile is exactly as high as two small ones. */
const REPEATS: Record<Measure['columns'], readonly (readonly Cell[])[]> = {
  4: [
    [large(0), ...four(2)],
    [...four(0), large(2)],
  ],
  3: [[large(0), small(2, 0), small(2, 1)], ROW_OF_THREE, [small(0, 0), small(0, 1), large(1)], ROW_OF_THREE],
  // the first window of a phone shows whole designs, with whose they are
  2: [ROW_OF_TWO, [large(0)], ROW_OF_TWO],
};

/** Sizes for a list of `width` pixels in a window of `windowWidth`. */
export function measureTiles(width: number, windowWidth: number): Measure {
  const columns = windowWidth >= FOUR_FROM ? 4 : windowWidth >= THREE_FROM ? 3 : 2;
  const gutter = columns === 2 ? 14 : columns === 3 ? 18 : 24;
  const rowGap = columns === 2 ? 26 : 40;
  const caption = columns === 2 ? 84 : 88;
  const smallWidth = (width - gutter * (columns - 1)) / columns;
  return {
    columns,
    gutter,
    rowGap,
    caption,
    small: smallWidth,
    large: smallWidth * 2 + gutter,
    // Two small tiles and their gap, less the large picture in its own proportion.
    largeCaption: columns === 2 ? 104 : caption * 2 + rowGap - gutter * TILE_RATIO,
  };
}

/** A block of the list: which posts it holds, and where they stand. */
export interface Block {
  /** Of its first post. */
  from: number;
  cells: readonly Cell[];
  /** Pixels, without the gap beneath. */
  height: number;
  /** What the last row of all leaves over, in columns. */
  room?: { column: number; span: number };
}

const blockHeight = (cells: readonly Cell[], m: Measure): number => {
  const smallHeight = m.small * TILE_RATIO + m.caption;
  if (m.columns === 2) return cells[0]?.isLarge ? m.large * TILE_RATIO + m.largeCaption : smallHeight;
  const rows = Math.max(...cells.map(({ row, isLarge }) => row + (isLarge ? 2 : 1)));
  return rows * smallHeight + (rows - 1) * m.rowGap;
};

/** The last posts of all: fewer than a block holds stand in one row, and what is left of it is known. */
function layLast(from: number, count: number, m: Measure): Block {
  const cells = Array.from({ length: count }, (_, column) => small(column, 0));
  const span = m.columns - count;
  return { from, cells, height: blockHeight(cells, m), ...(span > 0 && { room: { column: count, span } }) };
}

/**
 * Lays `count` posts into the repeat. While more may come the last block keeps its full height, so that nothing moves when they do;
 * a list that is whole ends with its last picture.
 */
export function layBlocks(count: number, m: Measure, isWhole = false): Block[] {
  const repeat = REPEATS[m.columns];
  const blocks: Block[] = [];
  for (let from = 0, n = 0; from < count; n++) {
    const cells = repeat[n % repeat.length] ?? ROW_OF_TWO;
    const held = cells.slice(0, count - from);
    if (isWhole && held.length < cells.length) blocks.push(layLast(from, held.length, m));
    else blocks.push({ from, cells: held, height: blockHeight(cells, m) });
    from += cells.length;
  }
  return blocks;
}
