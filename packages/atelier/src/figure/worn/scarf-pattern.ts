/** What is woven or printed on a scarf: stripes across it, checks, dots, blossoms. */
import { wordsOf } from '@toile/look';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { closedSpline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { partHex } from './part-said.ts';
import type { Thing } from './worn-things.ts';

type Pattern = 'stripe' | 'check' | 'dot' | 'blossom' | 'drop';

const PLAIN = /\b(?:plain|solid)\b/;
/** By the words of a scarf; the first that fits. */
const PATTERNS: readonly (readonly [RegExp, Pattern])[] = [
  [/strip/, 'stripe'],
  [/check|plaid|tartan|gingham|houndstooth|keffiyeh|windowpane/, 'check'],
  [/polka|dot/, 'dot'],
  [/paisley|ambi|kairi|boteh/, 'drop'],
  [/print|pattern|floral|flower|block|abstract|animal|leopard|geometric|ikat|bandhani/, 'blossom'],
];

const saidOf = ({ accessory }: Thing): string => [accessory.name, ...wordsOf(accessory)].join(' ').replaceAll('-', ' ');

export function patternOf(t: Thing): Pattern | undefined {
  const said = saidOf(t);
  return PLAIN.test(said) ? undefined : PATTERNS.find(([words]) => words.test(said))?.[1];
}

/** What a second colour is told by: 'orange accents'. */
const ACCENT = /[- ]accents$/;
/** A border in a colour of its own: 'navy border'. */
const BORDER = /[- ]border$/;

/** The second colour: the one that is named, else pale on dark and dark on pale. */
function threadOf(t: Thing): string {
  const accent = wordsOf(t.accessory).find((word) => ACCENT.test(word));
  if (accent) return colourNamed(accent.replace(ACCENT, '')).hex;
  const said = partHex(t.accessory, /\b(?:prints?|patterns?|motifs?|stripes?|checks?|dots?)$/);
  if (said) return said;
  const { hex } = t.accessory.colour;
  return mixHex(hex, lumaOf(hex) > 0.5 ? '#1f2029' : '#f5ecd9', 0.85);
}

/** A strip of cloth between two edges, each from its upper end to its lower, point by point. */
export interface Strip {
  left: readonly Point[];
  right: readonly Point[];
  outline: Point[];
}

/** Heads: from stripe to stripe, one stripe, from line to line of a check, a dot, a petal. */
const PITCH = { stripe: 0.15, check: 0.085, dot: 0.11, blossom: 0.17, drop: 0.16 } as const;
const SIZE = { stripe: 0.062, line: 0.017, dot: 0.024, petal: 0.032 } as const;
const FORM = { round: 0.012, base: 0.32, edge: 0, grain: 0 } as const;
/** Lines down a check. */
const DOWN = 4;

const at = (edge: readonly Point[], u: number): Point => {
  const place = u * (edge.length - 1);
  const i = Math.min(edge.length - 2, Math.floor(place));
  return mix(edge[i], edge[i + 1], place - i);
};

const lengthOf = ({ left, right }: Strip): number => {
  const [a, b] = [mix(left[0], right[0], 0.5), mix(left[left.length - 1], right[right.length - 1], 0.5)];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
};

/** A bar across the strip. */
function across({ left, right }: Strip, u: number, half: number, length: number): Point[] {
  const [from, to] = [Math.max(0, u - half / length), Math.min(1, u + half / length)];
  return [at(left, from), at(right, from), at(right, to), at(left, to)];
}

/** A line along the strip, so far from its left edge. */
function along({ left, right }: Strip, share: number): Point[] {
  const middle = left.map((p, i): Point => mix(p, right[i], share));
  const half = SIZE.line / 2;
  return [
    ...middle.map(([x, y]): Point => [x - half, y]),
    ...middle.toReversed().map(([x, y]): Point => [x + half, y]),
  ];
}

function blossom(c: Point): Point[][] {
  return [0, 1, 2, 3, 4].map((i) =>
    ellipse(
      add(c, [Math.cos(i * 1.257) * SIZE.petal, Math.sin(i * 1.257) * SIZE.petal]),
      SIZE.petal * 0.62,
      SIZE.petal * 0.62,
      8,
    ),
  );
}

/** The curled drop of a paisley, heads: from its round foot to its tip, which bends to `way`. */
const DROP: readonly Point[] = [
  [0, 0.055],
  [-0.042, 0.03],
  [-0.04, -0.015],
  [-0.008, -0.05],
  [0.034, -0.07],
  [0.018, -0.03],
  [0.036, 0.004],
  [0.036, 0.034],
];
const teardrop = (c: Point, way: number): Point[] => closedSpline(DROP.map(([x, y]) => add(c, [x * way, y])));

function motifs(pattern: Pattern, strip: Strip): Point[][] {
  const length = Math.max(0.1, lengthOf(strip));
  const count = Math.max(2, Math.round(length / PITCH[pattern]));
  const rows = Array.from({ length: count }, (_, i) => (i + 0.5) / count);
  if (pattern === 'stripe') return rows.map((u) => across(strip, u, SIZE.stripe / 2, length));
  if (pattern === 'check')
    return [
      ...rows.map((u) => across(strip, u, SIZE.line / 2, length)),
      ...Array.from({ length: DOWN }, (_, i) => along(strip, (i + 0.5) / DOWN)),
    ];
  const places = rows.flatMap((u, i) =>
    (i % 2 ? [0.22, 0.72] : [0.47, 0.95]).map((share) => mix(at(strip.left, u), at(strip.right, u), share)),
  );
  if (pattern === 'dot') return places.map((c) => ellipse(c, SIZE.dot, SIZE.dot, 10));
  return pattern === 'drop' ? places.map((c, i) => teardrop(c, i % 2 ? 1 : -1)) : places.flatMap((c) => blossom(c));
}

/** How wide a border is, heads, and as a share of the strip. */
const BORDER_WIDE = 0.07;
const BORDER_SHARE = 0.16;

/** The border along one edge of the strip. */
const edgeOf = ({ left, right }: Strip, from: 0 | 1): Point[] => {
  const [outer, inner] = from === 0 ? [left, right] : [right, left];
  return [...outer, ...outer.map((p, i): Point => mix(p, inner[i], BORDER_SHARE)).toReversed()];
};

/** Lays the pattern of a scarf on one strip of it. */
export function layPattern(t: Thing, strip: Strip): void {
  const pattern = patternOf(t);
  if (pattern) t.B.form(motifs(pattern, strip), rampOf(threadOf(t)), { clip: [strip.outline], ...FORM });
  const border = wordsOf(t.accessory).find((word) => BORDER.test(word));
  if (!border) return;
  const length = Math.max(0.1, lengthOf(strip));
  const bars = [edgeOf(strip, 0), edgeOf(strip, 1), across(strip, 1, BORDER_WIDE, length)];
  t.B.form(bars, rampOf(colourNamed(border.replace(BORDER, '')).hex), { clip: [strip.outline], ...FORM });
}
