import type { Garment } from '@toile/look';
import { type Pt, toData } from '../../kit/path.ts';
import { wrapped } from '../../kit/wrapped.ts';
import { type Caption, type Dimension, type Flat, LAYERS, type View } from '../view.ts';
import { arrange } from './arrange.ts';
import { DIMENSION_INK, type Ground, INK, type Inks, inksOf, PENS } from './ink.ts';

/** Pixels for a centimetre of the garment. */
const PX_PER_CM = 4;

export interface FlatSvgOptions {
  ground?: Ground;
  /** Pixels for a centimetre; 4 unless said otherwise. */
  scale?: number;
  note?: string;
  /** A line under all of them: what the outfit is styled with. */
  foot?: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
const n = (v: number): string => String(Math.round(v * 100) / 100);

function style(k: number): string {
  const weight = k / PX_PER_CM;
  const pens = Object.entries(PENS).map(([name, { width, dash }]) => {
    const dashes = dash ? `;stroke-dasharray:${dash.map((d) => n(d * 1.3 * weight)).join(' ')}` : '';
    return `.${name}{stroke:${INK};stroke-width:${n(width * 1.35 * weight)};stroke-linejoin:round;stroke-linecap:round${dashes}}`;
  });
  const size = n(10 * Math.max(0.8, weight));
  return `${pens.join('')}.dim{stroke:${DIMENSION_INK};stroke-width:${n(0.8 * weight)};fill:none}.witness{stroke:${DIMENSION_INK};stroke-width:${n(0.4 * weight)};fill:none;opacity:.7}.num{font:${size}px Helvetica,Arial,sans-serif;fill:${DIMENSION_INK};text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-width:3px}.view{font:${size}px Helvetica,Arial,sans-serif;fill:#444;text-anchor:middle}.note{font:10px Helvetica,Arial,sans-serif;fill:#333}.title{font:bold ${n(11 * Math.max(0.8, weight))}px Helvetica,Arial,sans-serif;fill:#111}`;
}

function dimension(d: Dimension, k: number, [ox, oy]: Pt): string {
  const [x1, y1, x2, y2] = [d.from[0] * k + ox, d.from[1] * k + oy, d.to[0] * k + ox, d.to[1] * k + oy];
  const a = Math.atan2(y2 - y1, x2 - x1);
  const head = (x: number, y: number, s: number) =>
    [0.35, -0.35]
      .map((t) => `M${n(x)} ${n(y)}L${n(x + s * 5 * Math.cos(a + t))} ${n(y + s * 5 * Math.sin(a + t))}`)
      .join('');
  const ends = [d.from, d.to] as const;
  const witness = (d.of ?? [])
    .map(([x, y], i) => {
      const [ex, ey] = ends[i] ?? d.to;
      return `M${n(x * k + ox)} ${n(y * k + oy)}L${n(ex * k + ox)} ${n(ey * k + oy)}`;
    })
    .join('');
  const lines = witness && `<path class="witness" d="${witness}"/>`;
  return `${lines}<path class="dim" d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${head(x1, y1, 1)}${head(x2, y2, -1)}"/>${words(d, k, [ox, oy])}`;
}

/** The middle of a line of words above its foot, as a share of its size. */
const MIDDLE = '0.34em';

/** Large letters, px. */
const LARGE = 26;

function words(said: Dimension | Caption, k: number, [ox, oy]: Pt): string {
  const { text, label } = said;
  if (!label) return '';
  const size = 'isLarge' in said ? ` style="font-size:${LARGE}px;font-weight:bold;fill:#111"` : '';
  const { at, degrees, leader } = label;
  const put = ([x, y]: Pt) => `${n(x * k + ox)} ${n(y * k + oy)}`;
  const led = leader ? `<path class="witness" d="M${put(leader[0])}L${put(leader[1])}"/>` : '';
  return `${led}<text class="num"${size} transform="translate(${put(at)}) rotate(${n(degrees)})" dy="${MIDDLE}">${escaped(text)}</text>`;
}

function viewGroup(view: View, k: number, o: Pt, { id, inks }: { id: string; inks: Inks }): string {
  const groups = LAYERS.flatMap((layer) => {
    const marks = view.marks.filter((mark) => mark.layer === layer);
    if (!marks.length) return [];
    const paths = marks.map(
      ({ path, pen, fill }) =>
        `<path d="${toData(path, k, o)}" fill="${fill ? inks[fill] : 'none'}"${pen === 'none' ? '' : ` class="${pen}"`}/>`,
    );
    return [`<g id="${id}-${layer}">${paths.join('')}</g>`];
  });
  if (view.captions.length)
    groups.push(`<g id="${id}-words">${view.captions.map((caption) => words(caption, k, o)).join('')}</g>`);
  if (view.dimensions.length)
    groups.push(`<g id="${id}-dimensions">${view.dimensions.map((d) => dimension(d, k, o)).join('')}</g>`);
  return `<g id="${id}">${groups.join('')}</g>`;
}

export interface FlatDrawing {
  flat: Flat;
  garment: Garment;
  /** What is told in words under the drawing, a paragraph each: its cloth, and what was ordered and is not drawn. */
  notes?: readonly string[];
}

/** Height of a line of notes, and the width of a letter of theirs, px at the usual scale. */
const NOTE = { line: 13, letter: 5.4, least: 42 } as const;

/** Notes broken into lines that fit the width of a row, px. */
function noteLines(notes: readonly string[], width: number): string[] {
  const most = Math.max(NOTE.least, Math.floor((width - 24) / NOTE.letter));
  return notes.flatMap((note) => wrapped(note, most));
}

/** Room between a drawing and the name of its view, px. */
const BELOW = 8;

/** Cloth of several metres is drawn smaller than what is sewn, so that one sheet holds both; each row prints its own scale. */
const rowScale = (flat: Flat, width: number, k: number): number =>
  width > 320 && flat.views.some((view) => view.name === 'laid out') ? k * 0.4 : k;

/**
 * A layered SVG: a group for each view (`g1-front`), in it a group for each layer (`g1-front-seams`), dimension lines last and
 * apart (`g1-front-dimensions`). Garments stand below one another.
 */
export function flatSvg(drawings: readonly FlatDrawing[], options: FlatSvgOptions = {}): string {
  const { ground = 'cloth', scale = PX_PER_CM, note = '' } = options;
  let y = 0;
  let widest = 0;
  const rows = drawings.map(({ flat, garment, notes = [] }, i) => {
    const { placed, width, height } = arrange(flat);
    const k = rowScale(flat, width, scale);
    const top = y + 26;
    const inks = inksOf(garment, ground);
    const views = placed.map(({ view, at }) => {
      const o: Pt = [at[0] * k, at[1] * k + top];
      const id = `${garment.id || `g${i + 1}`}-${view.name.replace(' ', '-')}`;
      const box = view.bounds();
      const middle = view.name === 'laid out' ? ((box.x0 + box.x1) / 2) * k : 0;
      return `${viewGroup(view, k, o, { id, inks })}<text class="view" x="${n(o[0] + middle)}" y="${n(top + height * k + BELOW)}">${view.name}</text>`;
    });
    const lines = noteLines(notes, width * k);
    const foot = top + height * k + BELOW + 16;
    const told = lines.map(
      (line, nth) => `<text class="note" x="12" y="${n(foot + (nth + 1) * NOTE.line)}">${escaped(line)}</text>`,
    );
    y = foot;
    widest = Math.max(widest, width * k, ...lines.map((line) => line.length * NOTE.letter + 24));
    const bar = `<g><path class="dim" d="M${n(width * k - 12 - 10 * k)} ${n(y - 14)}h${n(10 * k)}m0 -3v6m${n(-10 * k)} -6v6"/><text class="num" x="${n(width * k - 12 - 5 * k)}" y="${n(y - 18)}">10 cm</text></g>`;
    y += lines.length > 0 ? lines.length * NOTE.line + 8 : 0;
    return `<text class="title" x="12" y="${n(top - 10)}">${escaped(flat.name)}${note ? ` · ${escaped(note)}` : ''}</text>${views.join('')}${bar}${told.join('')}`;
  });
  const foot = wrapped(options.foot ?? '', Math.floor(Math.max(widest, 240) / NOTE.letter)).map((line) => {
    y += NOTE.line;
    return `<text class="note" x="12" y="${n(y)}">${escaped(line)}</text>`;
  });
  if (foot.length > 0) y += 10;
  const [w, h] = [Math.ceil(Math.max(widest, 160)), Math.ceil(y)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><style>${style(scale)}</style><rect id="paper" width="${w}" height="${h}" fill="#fff"/>${rows.join('')}${foot.join('')}</svg>`;
}
