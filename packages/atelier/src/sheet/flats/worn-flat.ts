/** The flat of a cut garment: the very pieces and seams it is worn in, on a figure that stands straight with its arms held off. */

import type { Fabric, Garment, Look, Silhouette } from '@toile/look';
import type { Build, Line, Material, Piece } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { foldLines } from '#atelier/cloth/lines.ts';
import { isLineSeen } from '#atelier/cloth/render.ts';
import { makeWearer } from '#atelier/figure/body/wearer.ts';
import type { PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { POSE_DATA } from '#atelier/figure/poses/pose-table.ts';
import { clothsAmong, isSeen } from '#atelier/garments/layer.ts';
import { cutAlone } from '#atelier/garments/outfit.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { both } from '#atelier/kit/side.ts';
import { bandOf } from './band.ts';
import { dartMarks } from './darts.ts';
import { fair } from './fair.ts';
import type { Mark, Slice, View, Weight } from './pen.ts';

/** Page units of the figure per centimetre of the flat. */
export const UNITS = 6.3;
/** Straight, and the same on both sides; sleeves stand clear of the side seam. */
const FRONT: PoseSpec = {
  ...POSE_DATA.steady,
  ribTilt: 0,
  pelvisTilt: 0,
  joints: {
    crown: [0, 0],
    atlas: [0, 0.82],
    pit: [0, 1.4],
    waist: [0, 2.76],
    pelvis: [0, 4.08],
    shoulder: both([-0.6, 1.52], [0.6, 1.52]),
    elbow: both([-0.94, 2.7], [0.94, 2.7]),
    wrist: both([-1.2, 3.78], [1.2, 3.78]),
    hip: both([-0.31, 3.78], [0.31, 3.78]),
    knee: both([-0.36, 6.06], [0.36, 6.06]),
    ankle: both([-0.36, 8.4], [0.36, 8.4]),
  },
  arm: both({ hand: 'hangSide', turn: 0 }, { hand: 'hangSide', turn: 0 }),
  foot: both({ yaw: 20 }, { yaw: 20 }),
};
const STANCE: Record<View, PoseSpec> = { front: FRONT, back: { ...FRONT, back: true, head: { view: 'back' } } };

const LINE: Record<Line['kind'], Weight | null> = {
  light: 'contour',
  shade: 'contour',
  hem: 'contour',
  opening: 'contour',
  overlap: 'contour',
  detail: 'seam',
  seam: 'seam',
  stitch: 'stitch',
  fold: null,
};
/** An overlap lighter than this is drawn as a seam. */
const LIGHT_OVERLAP = 0.6;
/** Shade from which a piece is an inside. */
const INSIDE = 0.15;
const BUTTON_RADIUS = 0.8;
/** How much of a band the thread covers. */
const THREAD = 0.65;

const isSleeve = ({ name }: Piece): boolean => name.startsWith('sleeve');

/** A layer of cloth as it is drawn flat. */
interface LaidLayer extends Pick<Build, 'pieces' | 'lines' | 'folds'> {
  /** The first is the layer's own. */
  materials: readonly Material[];
}

/** Millimetres of the figure that a flat tells nothing below: glints and the buttons of a cuff. */
const GRAIN = 5;

/** What is laid to wear this garment alone, in the order in which it lies. */
function laidOf(garment: Garment, look: Look, view: View): readonly LaidLayer[] {
  const wearer = makeWearer(look.person, { x: PAGE.width / 2, heel: 0, stance: STANCE[view] });
  const { behind = [], on = [], over = [] } = cutAlone(wearer, look, garment, 1).layers;
  const seen = clothsAmong([...behind, ...on, ...over]).filter((layer) => isSeen(layer, GRAIN));
  return seen.map(({ build, materials }) => ({
    ...build,
    materials,
    lines: build.lines.filter((line) => isLineSeen(line, GRAIN)),
  }));
}

const placed = ([x, y]: Point): Point => [(x - PAGE.width / 2) / UNITS, y / UNITS];
const toFlat = (points: readonly Point[]): Point[] => points.map(placed);

/** Lines so light on the figure are the ribs of a band or the pleats of a back. */
const RIB = 0.6;

function weightOf({ kind, weight = 1 }: Line): Weight | null {
  if (kind === 'overlap' && weight < LIGHT_OVERLAP) return 'seam';
  if ((kind === 'seam' || kind === 'detail') && weight <= RIB) return 'rib';
  return LINE[kind];
}

/** Thread as light as its cloth is not read by its colour. */
const LEAST_CONTRAST = 0.13;

function markOf(line: Line, cloth: string): Mark[] {
  const weight = weightOf(line);
  if (!weight || line.points.length < 2) return [];
  const isRead = weight === 'stitch' && line.colour && Math.abs(lumaOf(line.colour) - lumaOf(cloth)) > LEAST_CONTRAST;
  return [{ kind: 'line', points: toFlat(line.points), weight, ...(isRead && { of: line.colour }) }];
}

function pieceMarks(piece: Piece, { materials }: LaidLayer, garment: Garment): Mark[] {
  const points = toFlat(piece.outline);
  const material = materials[piece.material ?? 0] ?? materials[0];
  if (piece.name === 'button') {
    const x = points.reduce((sum, p) => sum + p[0], 0) / points.length;
    const y = points.reduce((sum, p) => sum + p[1], 0) / points.length;
    const ring = ellipse([x, y], BUTTON_RADIUS, BUTTON_RADIUS, 12);
    return [
      { kind: 'fill', points: ring, tone: 'trim', of: material.colour },
      { kind: 'line', points: [...ring, ring[0]], weight: 'seam' },
    ];
  }
  if ((piece.dark ?? 0) > INSIDE) return [{ kind: 'fill', points, tone: 'inside' }];
  const { strip } = material;
  if (strip) {
    // a border is told in its own colour, needlework in its thread on the cloth
    const of = strip.clear ? mixHex(garment.cloth.colour.hex, material.colour, THREAD) : material.colour;
    return [{ kind: 'fill', points, tone: 'trim', of, band: bandOf(piece, strip, placed) }];
  }
  const own = material.colour === garment.cloth.colour.hex;
  return [{ kind: 'fill', points, tone: 'cloth', ...(!own && { of: material.colour }) }];
}

/** Cuts whose fullness is made by folds: without them a pleated skirt would be drawn as a plain one. */
const FOLDED = new Set<Silhouette>(['pleated', 'gathered', 'tiered', 'circle', 'dhoti', 'patiala', 'harem', 'balloon']);
const isFolded = (g: Garment): boolean => g.family === 'lehenga' || FOLDED.has(g.silhouette);

/** Cloth that shows what is under it; lace tells itself by its figure. */
const showsThrough = (fabric: Fabric): boolean => FABRIC_RULES[fabric].cover < 0.9 && fabric !== 'lace';

/** A lining as it is seen through what lies over it: the cloth has its full colour there. */
const liningMarks = ({ pieces, lines }: LaidLayer): Mark[] => [
  ...pieces
    .filter(({ dark = 0 }) => dark <= INSIDE)
    .map((piece): Mark => ({ kind: 'fill', points: toFlat(piece.outline), tone: 'cloth' })),
  ...lines
    .filter(({ kind }) => kind === 'opening' || kind === 'hem')
    .map((line): Mark => ({ kind: 'line', points: toFlat(line.points), weight: 'seam' })),
];

/** Fills and lines of sheer layers over their linings; pale where nothing lies behind. */
function sheerMarks(layers: readonly LaidLayer[], garment: Garment): Mark[] {
  const linings = layers.filter(({ materials: [own] }) => !own.strip && !showsThrough(own.fabric));
  const lined = new Set(linings.flatMap(({ pieces }) => pieces.map(({ name }) => name)));
  const under = linings.flatMap(liningMarks);
  return layers
    .filter((laid) => !linings.includes(laid))
    .flatMap((laid) => {
      const marks = marksOf(laid, garment).map(
        (mark): Mark => (mark.kind === 'fill' && mark.tone === 'cloth' && !mark.of ? { ...mark, tone: 'sheer' } : mark),
      );
      if (!laid.pieces.some(({ name }) => lined.has(name))) return marks;
      const first = marks.findIndex(({ kind }) => kind === 'line');
      return [...marks.slice(0, first), ...under, ...marks.slice(first)];
    });
}

function marksOf(laid: LaidLayer, garment: Garment): Mark[] {
  const { pieces } = laid;
  const folds = isFolded(garment) ? foldLines(laid.folds).map((fold): Line => ({ ...fold, kind: 'seam' })) : [];
  const lines = [...folds, ...laid.lines];
  const fill = (piece: Piece): Mark[] => pieceMarks(piece, laid, garment);
  const stroke = (line: Line): Mark[] => markOf(line, garment.cloth.colour.hex);
  // lines of the body stop where a sleeve lies in front of it
  return [
    ...pieces.filter((p) => !isSleeve(p)).flatMap(fill),
    ...lines.filter((l) => !l.top).flatMap(stroke),
    ...pieces.filter(isSleeve).flatMap(fill),
    ...lines.filter((l) => l.top).flatMap(stroke),
  ];
}

const across = ([x, y]: Point): Point => [-x, y];
const mirrored = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => {
    const points = mark.points.map(across);
    if (mark.kind === 'line' || !mark.band) return { ...mark, points };
    const { tile, slices } = mark.band;
    const turned = (slice: Slice): Slice => ({
      ...slice,
      origin: across(slice.origin),
      along: across(slice.along),
      across: across(slice.across),
    });
    return { ...mark, points, band: { tile, slices: () => slices().map(turned) } };
  });

/** Marks of a cut garment from one side, centimetres; from behind its left is on the left. */
export function wornMarks(garment: Garment, look: Look, view: View): Mark[] {
  const layers = laidOf(garment, look, view);
  const worn = showsThrough(garment.cloth.fabric)
    ? sheerMarks(layers, garment)
    : layers.flatMap((laid) => marksOf(laid, garment));
  const cut = fair(worn, isFolded(garment));
  const marks = [...cut, ...dartMarks(garment, cut, view)];
  return view === 'back' ? mirrored(marks) : marks;
}
