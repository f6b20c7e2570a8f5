/** Paints a build and draws its lines, in the order a hand would. */
import type { Build, FoldCurve, Line, Material } from '#atelier/cloth/build.ts';
import { type LayerOptions, paintLayer } from '#atelier/cloth/layer.ts';
import { drawLines, foldLines } from '#atelier/cloth/lines.ts';
import type { Point } from '#atelier/paint/geometry.ts';
import type { Scene } from '#atelier/paint/scene.ts';

export interface RenderOptions extends LayerOptions {
  clip?: Point[][];
}

const isSleeve = (name: string): boolean => name.startsWith('sleeve');
const isSoft = (line: Line): boolean => line.kind === 'seam' || line.kind === 'stitch';

/** @param materials the first is the garment's own and gives the ink its colour. */
export function renderBuild(scene: Scene, build: Build, materials: readonly Material[], o: RenderOptions): void {
  paintLayer(scene, build, materials, o);
  const ink = materials[0].colour;
  const body = o.clip ?? build.pieces.map((p) => p.outline);
  const sleeves = build.pieces.filter((p) => isSleeve(p.name)).map((p) => p.outline);
  const onSleeve = (f: FoldCurve): boolean => !!f.on?.some(isSleeve);
  const inside = body.length ? body : undefined;
  const soft = build.lines.filter(isSoft);
  const hard = build.lines.filter((l) => !isSoft(l));
  // lines of the body stop where a sleeve lies in front of it
  const bodyFolds = foldLines(build.folds.filter((f) => !onSleeve(f)));
  drawLines(scene, [...soft.filter((l) => !l.top), ...bodyFolds], ink, { clip: inside, cut: sleeves, alpha: 0.85 });
  const sleeveFolds = foldLines(build.folds.filter(onSleeve));
  drawLines(scene, [...soft.filter((l) => l.top), ...sleeveFolds], ink, { clip: inside, alpha: 0.85 });
  drawLines(
    scene,
    hard.filter((l) => !l.top),
    ink,
    { clip: o.clip, cut: sleeves },
  );
  drawLines(
    scene,
    hard.filter((l) => l.top),
    ink,
    { clip: o.clip },
  );
}
