/** Finds places for the notes: beside the very edge they speak of, where there is room on the paper. */
import type { Context2D } from '#atelier/kit/canvas.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import type { TextLine } from '#atelier/sheet/page/plan.ts';
import type { Callout } from './callouts.ts';
import { lengthOf, setFace } from './type.ts';

export interface Note {
  lines: TextLine[];
  /** The point on the garment, and where the leader meets the words. */
  from: [number, number];
  to: [number, number];
  /** The words stand on a dark ground. */
  onDark?: boolean;
  /** They stand on a ground of middle depth. */
  onMiddle?: boolean;
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
  const to = Math.min(height - 1, Math.floor(bottom * scale));
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

/** Least distance between the words and the figure, between words and columns, and to the edge of the page, page units. */
const CLEAR = 34;
const BESIDE = 24;
const MARGIN = 36;
const SIZE = 24;
const LEAD = 28;
/** How far inside its garment a leader ends. */
const INSIDE = 5;
/** How far above the lowest point of a garment its hem may rise on one side, and how far a sleeve's end may lie from where it is looked for. */
const HEM_RISE = 90;
const NEARBY = 36;
const LOOK_ABOUT = 16;
/** How far beyond the points of a note its letters and its leader's end reach, page units. */
export const WORDS_REACH = 34;
/** The lowest line of words stands above the shoes. */
const LOWEST = 1162;
/** Notes on one side stand at least so far apart. */
const APART = 86;
/** Longest leader. */
const LONGEST = 150;

export interface NotePage {
  scene: Scene;
  /** Width of the page, page units. */
  width: number;
  /** What the columns hold. */
  taken: readonly Rect[];
}

/** Something to say and where it may be pointed at. */
export interface NoteInput {
  words: string;
  /** Whether a note may stand where it was placed; absent = anywhere. */
  suits?: (note: Note) => boolean;
  /** Whether a pixel of the scene shows the garment spoken of. */
  isGarment: (pixel: number) => boolean;
  /** Heights to try on a side, best first, and the x near which the garment must be the outline there. */
  tries: (side: Side) => Tries;
}

interface Tries {
  heights: number[];
  x?: number;
  /** Where its leader ends, where that is not the outline. */
  tip?: readonly [number, number];
}

/** Heights at which a hem may be pointed at, from its lowest point up. */
export function hemHeights(topY: number, hemY: number): number[] {
  const heights: number[] = [];
  for (let y = Math.min(hemY - 5, LOWEST); y > hemY - HEM_RISE && y > topY; y -= 4) heights.push(y);
  return heights;
}

/** Heights at which the cloth between the top of a garment and its hem may be pointed at, from a little below the middle out. */
export function skirtHeights(topY: number, hemY: number): number[] {
  const middle = topY + (hemY - topY) * 0.6;
  const reach = (hemY - topY) * 0.2;
  const heights: number[] = [];
  for (let step = 0; step <= reach; step += 8) heights.push(middle + step, middle - step);
  return heights.filter((y) => y < LOWEST);
}

/** Heights about the place of a callout on this side; none where it has no place. */
export function heightsAbout(places: Exclude<Callout['places'], string>, side: Side): Tries {
  const place = places.find((p) => p.side === (side === 'left' ? -1 : 1));
  if (!place) return { heights: [] };
  const [x, y] = place.at;
  const steps = [0, -1, 1, -2, 2, -3, 3].map((n) => y + (n * LOOK_ABOUT) / 3);
  return { heights: steps, x, ...(place.tip && { tip: place.tip }) };
}

/** How far below where it is looked for the garment may begin, page units. */
const BELOW_TIP = 30;

/** The point within the figure that a leader ends on: the first below it where the garment itself is seen; null where it is not. */
function tipOn(
  { scene }: NotePage,
  { isGarment }: NoteInput,
  [x, y]: readonly [number, number],
): [number, number] | null {
  for (let down = 0; down <= BELOW_TIP; down += 2) {
    const pixel = Math.floor((y + down) * scene.scale) * scene.width + Math.floor(x * scene.scale);
    if (isGarment(pixel)) return [x, y + down];
  }
  return null;
}

/** The first height at which the garment itself is the outline on that side, and no shoe, hand or other garment. */
function anchorOf(page: NotePage, o: NoteInput, side: Side): { x: number; y: number } | null {
  const { scene } = page;
  const { heights, x } = o.tries(side);
  for (const y of heights) {
    const rows = [y, y] as const;
    const garment = outlineX(scene, o.isGarment, side, rows);
    const figure = outlineX(scene, (pixel) => scene.figure[pixel] > 0.5, side, rows);
    if (garment === null || figure === null || Math.abs(garment - figure) >= INSIDE) continue;
    if (x === undefined || Math.abs(garment - x) < NEARBY) return { x: garment, y };
  }
  return null;
}

/** Between which x words of these heights may stand on one side of the figure. */
function room(page: NotePage, side: Side, [top, bottom]: readonly [number, number], figure: number): [number, number] {
  const beside = page.taken.filter((r) => r.top < bottom + BESIDE && r.bottom > top - BESIDE);
  if (side === 'right') {
    const columns = beside.filter((r) => r.left > figure).map((r) => r.left - BESIDE);
    return [figure + CLEAR, Math.min(page.width - MARGIN, ...columns)];
  }
  const columns = beside.filter((r) => r.right < figure).map((r) => r.right + BESIDE);
  return [Math.max(MARGIN, ...columns), figure - CLEAR];
}

/** How far up from where it is looked for words may stand whose leader goes down into the figure, page units: about the throat there is room. */
const ABOVE_TIP = [0, 24, 48] as const;

interface Words {
  lines: readonly string[];
  /** Page units. */
  width: number;
}

function besideEdge(page: NotePage, o: NoteInput, side: Side, words: Words): Note | null {
  const { tip, heights } = o.tries(side);
  if (!tip) {
    const anchor = anchorOf(page, o, side);
    const from = anchor && ([side === 'right' ? anchor.x - INSIDE : anchor.x + INSIDE, anchor.y] as const);
    return anchor && from && besideAt(page, side, words, { edge: anchor.x, y: anchor.y, from });
  }
  const from = tipOn(page, o, tip);
  if (!from) return null;
  for (const up of ABOVE_TIP) {
    const note = besideAt(page, side, words, { edge: from[0], y: heights[0] - up, from });
    if (note) return note;
  }
  return null;
}

interface Beside {
  /** Page x that the words stand clear of, with all of the figure that is near. */
  edge: number;
  /** Of the first line. */
  y: number;
  /** Where the leader ends. */
  from: readonly [number, number];
}

function besideAt(page: NotePage, side: Side, { lines, width }: Words, { edge, y, from }: Beside): Note | null {
  const low = y + (lines.length - 1) * LEAD;
  if (low > LOWEST) return null;
  const { scene } = page;
  const nearby = outlineX(scene, (pixel) => scene.figure[pixel] > 0.5, side, [y - 30, low + 30]) ?? edge;
  const [first, last] = room(page, side, [y - SIZE, low + 8], nearby);
  if (last - first < width + 20) return null;
  const set = (x: number): TextLine[] => lines.map((words, i) => ({ words, x, y: y + 7 + i * LEAD, size: SIZE }));
  const x = side === 'right' ? first + 20 : last - 20 - width;
  const to = side === 'right' ? x - 8 : x + width + 8;
  return Math.abs(to - from[0]) > LONGEST ? null : { lines: set(x), from: [from[0], from[1]], to: [to, y] };
}

const sideOf = (note: Note): Side => (note.to[0] > note.from[0] ? 'right' : 'left');
const clashes = (note: Note, others: readonly Note[]): boolean =>
  others.some((other) => sideOf(other) === sideOf(note) && Math.abs(other.to[1] - note.to[1]) < APART);

/** The words whole, and broken in two: after a comma, or else where the lines come out most even. */
function breaksOf(words: string, widthOf: (lines: readonly string[]) => number): string[][] {
  const parts = words.split(' ');
  const breaks = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const after = breaks.find(([first]) => first.endsWith(','));
  const even = breaks.toSorted((a, b) => widthOf(a) - widthOf(b))[0];
  return [[words], ...(after ? [after] : even ? [even] : [])];
}

/**
 * The place of one note, on one line or broken in two; null if none is free.
 * @param placed the notes that stand already. @param first the side that is tried first.
 */
export function placeNote(
  page: NotePage,
  o: NoteInput,
  placed: readonly Note[],
  measure: Context2D,
  first: Side = 'right',
): Note | null {
  setFace(measure, 'note', SIZE);
  const widthOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => lengthOf(measure, line)));
  for (const side of first === 'right' ? (['right', 'left'] as const) : (['left', 'right'] as const))
    for (const lines of breaksOf(o.words, widthOf)) {
      const note = besideEdge(page, o, side, { lines, width: widthOf(lines) });
      if (note && !clashes(note, placed) && (o.suits?.(note) ?? true)) return note;
    }
  return null;
}
