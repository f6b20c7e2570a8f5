/** Builds noted down instead of painted: what a technical drawing is made from. */
import type { Build, Material } from '#atelier/cloth/build.ts';
import type { Scene } from '#atelier/paint/scene.ts';

/** One layer of cloth with its lines, as it would have been painted. */
export interface Laid extends Pick<Build, 'pieces' | 'lines' | 'folds'> {
  /** The first is the layer's own. */
  materials: readonly Material[];
}

const TAPES = new WeakMap<Scene, Laid[]>();

/** From now on everything laid on this scene is noted, in the order of painting, and none of it painted. */
export function startTape(scene: Scene): readonly Laid[] {
  const tape: Laid[] = [];
  TAPES.set(scene, tape);
  return tape;
}

/** Notes a layer if the scene keeps a tape. @returns whether it does. */
export function taped(scene: Scene, laid: Laid): boolean {
  const tape = TAPES.get(scene);
  tape?.push(laid);
  return !!tape;
}
