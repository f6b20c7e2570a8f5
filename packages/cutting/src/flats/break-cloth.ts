import type { Garment } from '@toile/look';
import { flatten, type Path, type Pt } from '../kit/path.ts';
import type { DrapeKind } from '../spec/cut.ts';
import type { Drape } from '../spec/points.ts';
import { drapeViews } from './drape-flat.ts';
import { type Mark, View } from './view.ts';

/** Longest cloth that a page holds at a scale at which its borders are seen, cm. */
const TOLD = 250;
/** Where the cloth is broken off as a share of that, how far the two parts stand apart, and how far and how often the break waves. */
const BREAK = { at: 0.3, gap: 7, wave: 3, waves: 1.5 } as const;
const STEPS = 24;

/** x of a break at a level. */
type Edge = (y: number) => number;

const waving =
  (x: number, width: number): Edge =>
  (y) =>
    x + BREAK.wave * Math.sin((y / width) * BREAK.waves * 2 * Math.PI);

const along = (edge: Edge, from: number, to: number): Pt[] =>
  Array.from({ length: STEPS + 1 }, (_, i): Pt => {
    const y = from + ((to - from) * i) / STEPS;
    return [edge(y), y];
  });

/** The part of a mark on one side of a break; where it is cut it follows the break. */
function cutAt(points: readonly Pt[], isClosed: boolean, edge: Edge, side: -1 | 1): Pt[] {
  const isKept = ([x, y]: Pt): boolean => (x - edge(y)) * side >= 0;
  const out: Pt[] = [];
  let left: number | undefined;
  const last = isClosed ? points.length : points.length - 1;
  // begins on the kept side, so that whatever is left is come back to
  const first = Math.max(0, points.findIndex(isKept));
  if (!points.some(isKept)) return out;
  for (let i = 0; i < last; i++) {
    const a = points[(first + i) % points.length] ?? [0, 0];
    const b = points[(first + i + 1) % points.length] ?? [0, 0];
    if (isKept(a) && (i === 0 || !isClosed || out.at(-1) !== a)) out.push(a);
    if (isKept(a) === isKept(b)) continue;
    const level = a[1] + (b[1] - a[1]) * ((edge(a[1]) - a[0]) / (b[0] - a[0] || 1));
    if (left === undefined) {
      left = level;
      out.push([edge(level), level]);
    } else {
      out.push(...along(edge, left, level));
      left = undefined;
    }
  }
  const end = points.at(-1);
  if (!isClosed && end && isKept(end)) out.push(end);
  return out;
}

const toPath = ([from = [0, 0], ...rest]: readonly Pt[], isClosed: boolean): Path => ({
  from,
  steps: rest.map((to) => ({ to })),
  ...(isClosed && { closed: true }),
});

function broken(mark: Mark, edge: Edge, side: -1 | 1): Mark[] {
  const isClosed = mark.path.closed === true;
  const points = cutAt(flatten(mark.path, 8), isClosed, edge, side);
  return points.length > 1 ? [{ ...mark, path: toPath(points, isClosed) }] : [];
}

/**
 * A cloth laid out for a page: longer than the page tells it is broken off in its field, as the trade does, and what is told by
 * words alone is left out.
 */
export function brokenViews(d: Drape, g: Garment, kind: DrapeKind): View[] {
  if (d.length <= TOLD) return drapeViews(d, g, kind, false);
  const { blousePiece: _, fall: __, ...own } = d;
  const told: Drape = { ...own, length: TOLD, ...(d.pallu && { pallu: Math.min(d.pallu, TOLD * 0.38) }) };
  const x = TOLD * BREAK.at;
  return drapeViews(told, g, kind, false).map((whole) => {
    const view = new View(whole.name);
    for (const mark of whole.marks) {
      view.marks.push(...broken(mark, waving(x, d.width), -1));
      view.marks.push(...broken(mark, waving(x + BREAK.gap, d.width), 1));
    }
    return view;
  });
}
