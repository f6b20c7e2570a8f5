import type { Garment } from '@toile/look';
import type { Build } from '../../spec/cut.ts';
import type { Torso } from '../../spec/points.ts';
import { View } from '../view.ts';
import { drawBody } from './body.ts';
import { drawClosure } from './closures.ts';
import { drawCollar } from './collars.ts';
import { drawDetails } from './details.ts';
import { drawDimensions } from './dimensions.ts';
import { frameOf } from './frame.ts';
import { drawHem, drawTrain, drawTrainBehind } from './hem-details.ts';
import { drawJoinedSkirt } from './joined-skirt.ts';
import { drawLapels } from './lapels.ts';
import { drawPockets } from './pockets.ts';
import { drawShaping } from './shaping.ts';
import { drawSleeves } from './sleeves.ts';

export interface TorsoDrawing {
  measures: Torso;
  garment: Garment;
  build: Build;
  men: boolean;
}

const LAPELS: readonly Garment['collar'][] = ['notch', 'peak', 'shawl'];

/** Front and back of everything that hangs from the shoulders or the bust. */
export function torsoViews({ measures, garment, build, men }: TorsoDrawing, dimensions = true): View[] {
  const f = frameOf(measures, garment, build, men);
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const sleeve = drawSleeves(view, f);
    const skirt = drawJoinedSkirt(view, f);
    drawTrainBehind(view, f, skirt);
    drawBody(view, f);
    drawTrain(view, f, skirt);
    drawShaping(view, f);
    drawHem(view, f, skirt);
    drawPockets(view, f);
    drawClosure(view, f);
    if (LAPELS.includes(garment.collar)) drawLapels(view, f);
    else drawCollar(view, f);
    drawDetails(view, f, skirt);
    if (dimensions) drawDimensions(view, f, skirt, sleeve);
    return view;
  });
}
