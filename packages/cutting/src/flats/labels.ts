import { between, boxOf, distance, flatten, type Pt } from '../kit/path.ts';
import { type Caption, type Dimension, type Label, View } from './view.ts';

/** Height of a line of words and mean width of a letter at the scale of a printed flat, cm of the garment. */
const LINE = 2.4;
const LETTER = 1.42;
/** A cloth laid out whole is printed smaller, so that its words are larger on it. */
const LAID_OUT = 2.5;
/** Between a line and its words. */
const GAP = 0.5;
/** Where along its line a number may stand, from the place that it was given outwards. */
const STANDS = [0, 0.12, -0.12, 0.22, -0.22, 0.32, -0.32, 0.4, -0.4] as const;
/** How far off a point or line words are carried at a leader, cm, and up or down. */
const OUT = [2, 5, 8, 12, 16, 20, 25, 30, 36, 44, 52, 64] as const;
const UP = [0, -4, 4, -8, 8, -13, 13, -18, 18, -24, 24, -32, 32, -42, 42] as const;
/** What it costs words to stand on a line of the drawing, on other words, within the outline, and to be led away. */
const COST = { line: 14, words: 90, inside: 60, led: 3, long: 0.12, crossed: 0.6, aside: 2 } as const;

interface Words {
  at: Pt;
  /** Half its length and half its height. */
  half: Pt;
  radians: number;
}

type Segment = readonly [Pt, Pt];

/** A point in the frame of words: their middle at the origin, along them x. */
function into({ at, radians }: Words, [x, y]: Pt): Pt {
  const [c, s] = [Math.cos(-radians), Math.sin(-radians)];
  const [dx, dy] = [x - at[0], y - at[1]];
  return [dx * c - dy * s, dx * s + dy * c];
}

/** Whether a line runs through words. */
function strikes(words: Words, [p, q]: Segment): boolean {
  const reach = words.half[0] + words.half[1];
  const [x, y] = words.at;
  if (Math.min(p[0], q[0]) > x + reach || Math.max(p[0], q[0]) < x - reach) return false;
  if (Math.min(p[1], q[1]) > y + reach || Math.max(p[1], q[1]) < y - reach) return false;
  const [a, b] = [into(words, p), into(words, q)];
  let [t0, t1] = [0, 1];
  for (const axis of [0, 1] as const) {
    const [d, h] = [b[axis] - a[axis], words.half[axis]];
    if (Math.abs(d) < 1e-9) {
      if (Math.abs(a[axis]) > h) return false;
      continue;
    }
    const [u, v] = [(-h - a[axis]) / d, (h - a[axis]) / d];
    t0 = Math.max(t0, Math.min(u, v));
    t1 = Math.min(t1, Math.max(u, v));
  }
  return t0 <= t1;
}

const cornersOf = ({ at, half: [w, h], radians }: Words): Pt[] => {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  const corner = (x: number, y: number): Pt => [at[0] + x * c - y * s, at[1] + x * s + y * c];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
};

const edgesOf = (words: Words): Segment[] => {
  const corners = cornersOf(words);
  return corners.map((p, i): Segment => [p, corners[(i + 1) % 4] ?? p]);
};

const overlaps = (a: Words, b: Words): boolean =>
  edgesOf(a).some((edge) => strikes(b, edge)) || strikes(b, [a.at, a.at]);

const meets = ([a, b]: Segment, [c, d]: Segment): boolean => {
  const turn = (p: Pt, q: Pt, r: Pt) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;
};

const segmentsOf = (points: readonly Pt[]): Segment[] => points.slice(1).map((q, i): Segment => [points[i] ?? q, q]);

interface Candidate {
  words: Words;
  cost: number;
  leader?: Segment;
}

/** Words are read from below or from the right. */
function readable(radians: number): number {
  const half = Math.PI / 2;
  if (radians > half + 0.01) return radians - Math.PI;
  if (radians <= -half - 0.01) return radians + Math.PI;
  return Math.abs(Math.abs(radians) - half) < 0.02 ? -half : radians;
}

/** From where to where the drawing reaches at each level, by whole centimetres. */
type Outline = ReadonlyMap<number, readonly [from: number, to: number]>;

function outlineOf(lines: readonly Segment[]): Outline {
  const rows = new Map<number, [number, number]>();
  for (const [[x0, y0], [x1, y1]] of lines) {
    const [low, high] = [Math.floor(Math.min(y0, y1)), Math.floor(Math.max(y0, y1))];
    for (let row = low; row <= high; row++) {
      const share = y1 === y0 ? 0 : Math.min(1, Math.max(0, (row + 0.5 - y0) / (y1 - y0)));
      const at = y1 === y0 ? [x0, x1] : [x0 + (x1 - x0) * share];
      const [from, to] = rows.get(row) ?? [Infinity, -Infinity];
      rows.set(row, [Math.min(from, ...at), Math.max(to, ...at)]);
    }
  }
  return rows;
}

/** Whether words stand on the garment itself. */
function isWithin(words: Words, rows: Outline): boolean {
  const corners = cornersOf(words);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  for (let row = Math.floor(Math.min(...ys)); row <= Math.floor(Math.max(...ys)); row++) {
    const [from, to] = rows.get(row) ?? [Infinity, -Infinity];
    if (right > from && left < to) return true;
  }
  return false;
}

/** Puts every number and word of a view where it stands on no line of the drawing, with a leader where it must go away. */
class Sheet {
  readonly #lines: Segment[];
  readonly #rows: Outline;
  readonly #placed: Words[] = [];
  readonly #k: number;
  readonly #middle: number;

  constructor(view: View) {
    this.#k = view.name === 'laid out' ? LAID_OUT : 1;
    const drawn = view.marks
      .filter(({ pen }) => pen !== 'none')
      .flatMap(({ path }) => {
        const points = flatten(path, 4);
        return segmentsOf(path.closed ? [...points, path.from] : points);
      });
    this.#rows = outlineOf(drawn);
    const measured = view.dimensions.flatMap(({ from, to, of = [] }) => [
      [from, to] as const,
      ...of.map((p, i) => [p, i ? to : from] as const),
    ]);
    this.#lines = [...drawn, ...measured];
    const box = boxOf(this.#lines.flat());
    this.#middle = (box.x0 + box.x1) / 2;
  }

  #words(text: string, at: Pt, radians = 0): Words {
    return { at, radians, half: [(text.length * LETTER * this.#k) / 2, (LINE * this.#k) / 2] };
  }

  /** What a place costs; no more is worked out of what costs more than the best. */
  #cost({ words, cost, leader }: Candidate, own: Segment | undefined, best: number): number {
    let sum = cost;
    for (const other of this.#placed) if (overlaps(words, other)) sum += COST.words;
    if (isWithin(words, this.#rows)) sum += COST.inside;
    for (const line of this.#lines) {
      if (sum >= best) return sum;
      // its own line passes words that stand beside it, and none that are led away
      if ((line !== own || leader) && strikes(words, line)) sum += COST.line;
      if (leader && meets(line, leader)) sum += COST.crossed;
    }
    return sum;
  }

  /** Level words at the end of a leader from a point. */
  #led(text: string, from: Pt): Candidate[] {
    const outward = from[0] < this.#middle ? -1 : 1;
    return OUT.flatMap((dx) =>
      UP.flatMap((dy) =>
        [outward, -outward].map((side): Candidate => {
          const near: Pt = [from[0] + side * dx * this.#k, from[1] + dy * this.#k];
          const words = this.#words(text, [near[0] + (side * text.length * LETTER * this.#k) / 2, near[1]]);
          const cost = COST.led + distance(from, near) * COST.long + (side === outward ? 0 : COST.aside);
          return { words, cost, leader: [from, near] };
        }),
      ),
    );
  }

  #take(candidates: readonly Candidate[], own?: Segment): Label {
    let best: { candidate: Candidate; cost: number } | undefined;
    for (const candidate of [...candidates].sort((a, b) => a.cost - b.cost)) {
      // no place is better than one that costs less before it is looked at
      if (best && candidate.cost >= best.cost) break;
      const cost = this.#cost(candidate, own, best?.cost ?? Infinity);
      if (!best || cost < best.cost) best = { candidate, cost };
    }
    const { words, leader } = best?.candidate ?? { words: this.#words('', [0, 0]) };
    this.#placed.push(words);
    return { at: words.at, degrees: (words.radians * 180) / Math.PI, ...(leader && { leader }) };
  }

  dimension(d: Dimension): Label {
    const own = this.#lines.find(([p, q]) => p === d.from && q === d.to);
    const long = distance(d.from, d.to) || 1;
    const radians = readable(Math.atan2(d.to[1] - d.from[1], d.to[0] - d.from[0]));
    const up: Pt = [Math.sin(radians), -Math.cos(radians)];
    const off = (LINE * this.#k) / 2 + GAP;
    const beside = STANDS.flatMap((by) => {
      const at = d.at + by;
      if (at < 0.08 || at > 0.92) return [];
      const p = between(d.from, d.to, at);
      return [1, -1].map((side): Candidate => {
        const words = this.#words(d.text, [p[0] + up[0] * off * side, p[1] + up[1] * off * side], radians);
        return { words, cost: Math.abs(by) + (side > 0 ? 0 : 0.4) };
      });
    });
    const fits = d.text.length * LETTER * this.#k < long * 1.6 || Math.abs(radians) < 1;
    // across the garment words stand best off it, at the end of their line
    const isAcross = Math.abs(radians) < 0.1;
    const led = isAcross
      ? [d.from, d.to].flatMap((end) => this.#led(d.text, end))
      : this.#led(d.text, between(d.from, d.to, 0.5));
    return this.#take([...(fits ? beside : []), ...led], own);
  }

  caption({ at, text, of, isLarge }: Caption): Label {
    if (isLarge) return this.#take([{ words: this.#words(text, at), cost: 0 }]);
    if (of) return this.#take(this.#led(text, of));
    const nudged = UP.flatMap((dy) =>
      [0, -6, 6, -12, 12, -20, 20].map((dx): Candidate => {
        const p: Pt = [at[0] + dx * this.#k, at[1] + (dy * this.#k) / 2];
        return { words: this.#words(text, p), cost: distance(at, p) * 0.05 };
      }),
    );
    return this.#take(nudged);
  }
}

/** How far about a view its words reach. */
export const reachOf = (view: View): Pt[] =>
  [...view.dimensions, ...view.captions].flatMap(({ text, label }) => {
    const k = view.name === 'laid out' ? LAID_OUT : 1;
    if (!label) return [];
    const radians = (label.degrees * Math.PI) / 180;
    return cornersOf({ at: label.at, radians, half: [(text.length * LETTER * k) / 2, (LINE * k) / 2] });
  });

/** A view with a place for each of its words. */
export function withLabels(view: View): View {
  const sheet = new Sheet(view);
  const out = new View(view.name);
  out.marks.push(...view.marks);
  out.dimensions.push(...view.dimensions.map((d) => ({ ...d, label: sheet.dimension(d) })));
  out.captions.push(...view.captions.map((c) => ({ ...c, label: sheet.caption(c) })));
  return out;
}
