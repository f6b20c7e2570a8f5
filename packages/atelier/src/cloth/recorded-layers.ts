/** Builds noted down instead of painted: what a technical drawing is made from. */

import type { Scene } from '#atelier/kit/scene.ts';
import type { Build, Material } from './build.ts';

/** One layer of cloth with its lines, as it would have been painted. */
export interface LaidLayer extends Pick<Build, 'pieces' | 'lines' | 'folds'> {
  /** The first is the layer's own. */
  materials: readonly Material[];
}

const RECORDS = new WeakMap<Scene, LaidLayer[]>();

/** From now on everything laid on this scene is noted, in the order of painting, and none of it painted. */
export function startRecording(scene: Scene): readonly LaidLayer[] {
  const layers: LaidLayer[] = [];
  RECORDS.set(scene, layers);
  return layers;
}

/** Notes a layer if the scene is recorded. @returns whether it does. */
export function isRecorded(scene: Scene, laid: LaidLayer): boolean {
  const layers = RECORDS.get(scene);
  layers?.push(laid);
  return !!layers;
}
