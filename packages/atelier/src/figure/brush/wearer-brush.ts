import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { Brush } from './brush.ts';

/** The brush that paints in the wearer's heads. */
export const brushFor = (S: Scene, w: Wearer): Brush => new Brush(S, w.perHead, w.toPage);
