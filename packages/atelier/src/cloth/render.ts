/** Paints a build and draws its lines, in the order a hand would. */

import { type LayerOptions, paintLayer } from '#atelier/cloth/shading/layer.ts';
import { branch } from '#atelier/kit/chance.ts';
import { sparse } from '#atelier/kit/curves.ts';
import { drawInkGroups } from '#atelier/kit/ink.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Build, FoldCurve, Line, LineKind, Material } from './build.ts';
import { FABRIC_RULES } from './fabric-rules.ts';
import { furLines } from './fur.ts';
import { foldLines, inkGroup } from './lines.ts';

export interface RenderOptions extends LayerOptions {
  clip?: Point[][];
}

const OUTLINE: readonly LineKind[] = ['light', 'shade', 'hem', 'overlap', 'opening'];
const isSleeve = (name: string): boolean => name.startsWith('sleeve');
const isSoft = (line: Line): boolean => line.kind === 'seam' || line.kind === 'stitch';

/** Whether a line is drawn where a pixel is so many millimetres of the figure. */
export const isLineSeen = ({ finest }: Line, grain: number): boolean => finest === undefined || grain <= finest;

/** Pixels within which, in a preview, a point of an outline tells nothing beside the one before it. */
const NEAREST = 1.5;

const thinned = (build: Build, { scale, grain }: Scene): Build => ({
  ...build,
  pieces: build.pieces.map((piece) => ({ ...piece, outline: sparse(piece.outline, NEAREST / scale).slice() })),
  lines: build.lines.filter((line) => isLineSeen(line, grain)),
});

/** Strength of a fold's line: of cloth that breaks sharply, what each step of roundness takes of it, and its bounds. */
const CRISP = { sharp: 1.65, rounded: 0.42, least: 0.4, most: 1.2 } as const;
/** Ink of soft lines and folds, and of single hairs, 0..1. */
const SOFT_INK = 0.85;
const HAIR_INK = 0.7;

/** @param materials the first is the garment's own and gives the ink its colour. */
export function renderBuild(scene: Scene, cut: Build, materials: readonly Material[], o: RenderOptions): void {
  const build = scene.shows('outline') ? cut : thinned(cut, scene);
  paintLayer(scene, build, materials, o);
  const ink = materials[0].colour;
  const crisp = clamp(CRISP.sharp - FABRIC_RULES[materials[0].fabric].round * CRISP.rounded, CRISP.least, CRISP.most);
  const body = o.clip ?? build.pieces.map((p) => p.outline);
  const sleeves = build.pieces.filter((p) => isSleeve(p.name)).map((p) => p.outline);
  const onSleeve = (f: FoldCurve): boolean => !!f.on?.some(isSleeve);
  const inside = body.length ? body : undefined;
  const isStitched = scene.shows('stitch');
  const soft = build.lines.filter(isSoft);
  const furry = materials[0].fabric === 'fur' && materials[0].name !== 'shearling';
  // fur has no drawn edge: its hairs are the edge
  const hard = build.lines.filter((l) => !isSoft(l) && !(furry && OUTLINE.includes(l.kind)));
  // lines of the body stop where a sleeve lies in front of it
  const bodyFolds = foldLines(
    build.folds.filter((f) => !onSleeve(f)),
    crisp,
  );
  const sleeveFolds = foldLines(build.folds.filter(onSleeve), crisp);
  const hairs = furry
    ? build.pieces.map((piece, i) =>
        inkGroup(furLines(piece.outline, ink, branch(o.seed, 'fur.piece', i)), ink, {
          cut: isSleeve(piece.name) ? undefined : sleeves,
          alpha: HAIR_INK,
        }),
      )
    : [];
  drawInkGroups(scene, [
    inkGroup([...soft.filter((l) => !l.top), ...bodyFolds], ink, {
      clip: inside,
      alpha: SOFT_INK,
      isStitched,
    }),
    inkGroup(
      hard.filter((l) => !l.top),
      ink,
      { clip: o.clip, cut: sleeves, isStitched },
    ),
    ...hairs,
    inkGroup([...soft.filter((l) => l.top), ...sleeveFolds], ink, {
      clip: inside,
      alpha: SOFT_INK,
      isStitched,
    }),
    inkGroup(
      hard.filter((l) => l.top),
      ink,
      { clip: o.clip, isStitched },
    ),
  ]);
}
