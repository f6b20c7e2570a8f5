import type { Scene } from '#atelier/paint/scene.ts';
import { Brush } from './brush.ts';
import type { Wearer } from './wearer.ts';

/** The brush that paints in the wearer's heads. */
export const brushFor = (S: Scene, w: Wearer): Brush => new Brush(S, w.k, w.px);
