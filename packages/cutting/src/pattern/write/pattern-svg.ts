import type { Pt } from '../../kit/path.ts';
import { cutLine, type Pattern, type Piece, seamLine } from '../piece.ts';
import { labelAt, labelOf } from './label.ts';
import { placePieces } from './place-pieces.ts';

/** Millimetres in a centimetre: pieces are in cm, prints in mm. */
const MM = 10;
const n = (v: number) => String(Math.round(v * 100) / 100);
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
const data = (points: readonly Pt[], [ox, oy]: Pt, close = true) =>
  `M${points.map(([x, y]) => `${n((x + ox) * MM)} ${n((y + oy) * MM)}`).join('L')}${close ? 'Z' : ''}`;

function pieceGroup(piece: Piece, at: Pt): string {
  const layer = (name: string, body: string) => (body ? `<g id="${piece.id}-${name}" class="${name}">${body}</g>` : '');
  const [lx, ly] = labelAt(piece);
  const words = labelOf(piece).map(
    (line, i) => `<text x="${n((lx + at[0]) * MM)}" y="${n((ly + at[1]) * MM + i * 7)}">${escaped(line)}</text>`,
  );
  const fold = piece.sides.find((s) => s.name === piece.fold);
  return `<g id="${piece.id}">${[
    layer('cut', `<path d="${data(cutLine(piece), at)}"/>`),
    layer('sew', `<path d="${data(seamLine(piece), at)}"/>`),
    layer('fold', fold ? `<path d="${data(fold.points, at, false)}"/>` : ''),
    layer('inner', piece.inner.map((q) => `<path d="${data(q.points, at, false)}"/>`).join('')),
    layer('grain', `<path marker-start="url(#tip)" marker-end="url(#tip)" d="${data(piece.grain, at, false)}"/>`),
    layer(
      'notch',
      piece.notches.map(([x, y]) => `<circle cx="${n((x + at[0]) * MM)}" cy="${n((y + at[1]) * MM)}" r="2"/>`).join(''),
    ),
    layer('words', words.join('')),
  ].join('')}</g>`;
}

const STYLE =
  'path{fill:none;stroke:#111}.cut path{stroke-width:.8}.sew path{stroke-width:.5;stroke-dasharray:6 3}.fold path{stroke-width:1.2;stroke-dasharray:12 3 2 3}.inner path{stroke-width:.4;stroke:#555}.grain path{stroke:#1f5fa8;stroke-width:.6}.notch circle{fill:#111}text{font:6px Helvetica,Arial,sans-serif;text-anchor:middle}.title{font:bold 9px Helvetica,Arial,sans-serif;text-anchor:start}';

/** A layered SVG in real millimetres: a group for each piece, in it cut, sew, fold, inner, grain, notch, words. */
export function patternSvg(pattern: Pattern, title: string): string {
  const sheet = placePieces(pattern.pieces, 150);
  const [w, h] = [Math.max(sheet.width * MM + 20, 160), sheet.height * MM + 40];
  const pieces = sheet.placed.map(({ piece, at }) => pieceGroup(piece, [at[0] + 1, at[1] + 3]));
  const why = pattern.undrafted
    ? `<text class="title" x="10" y="30">${escaped(pattern.undrafted.why)} Nearest: ${escaped(pattern.undrafted.nearest)}.</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(w)}mm" height="${n(h)}mm" viewBox="0 0 ${n(w)} ${n(h)}"><style>${STYLE}</style><defs><marker id="tip" viewBox="0 0 6 6" refX="3" refY="3" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L6 3L0 6" style="stroke:#1f5fa8"/></marker></defs><rect width="100%" height="100%" fill="#fff"/><text class="title" x="10" y="16">${escaped(title)}</text>${why}${pieces.join('')}</svg>`;
}
