import type { Garment } from '@toile/look';
import { View } from '../view.ts';
import { drawBody, drawFlounce } from './body.ts';
import { drawClosure } from './closures.ts';
import { drawCollar } from './collars.ts';
import { drawDetails } from './details.ts';
import { drawDimensions } from './dimensions.ts';
import { frameOf, type TorsoDrawing } from './frame.ts';
import { drawHem, drawTrain, drawTrainBehind } from './hem-details.ts';
import { drawJoinedSkirt } from './joined-skirt.ts';
import { drawLapels } from './lapels.ts';
import { drawMadeSleeves } from './made-sleeves.ts';
import { drawMadeWaist } from './made-waist.ts';
import { drawPiping } from './piping.ts';
import { drawPockets } from './pockets.ts';
import { drawShaping } from './shaping.ts';
import { drawSleeves } from './sleeves.ts';

const LAPELS: readonly Garment['collar'][] = ['notch', 'peak', 'shawl'];

/** Front and back of everything that hangs from the shoulders or the bust. */
export function torsoViews(drawing: TorsoDrawing, dimensions = true): View[] {
  const f = frameOf(drawing);
  const { garment } = drawing;
  return (['front', 'back'] as const).map((name) => {
    const view = new View(name);
    const sleeve = drawSleeves(view, f);
    if (sleeve) drawMadeSleeves(view, f, sleeve);
    const skirt = drawJoinedSkirt(view, f);
    drawTrainBehind(view, f, skirt);
    drawBody(view, f);
    drawTrain(view, f, skirt);
    drawShaping(view, f);
    drawHem(view, f, skirt);
    drawMadeWaist(view, f);
    drawPockets(view, f);
    drawClosure(view, f);
    if (LAPELS.includes(garment.collar)) drawLapels(view, f);
    else drawCollar(view, f);
    drawFlounce(view, f);
    drawPiping(view, f, skirt, sleeve);
    drawDetails(view, f, skirt);
    if (dimensions) drawDimensions(view, f, skirt, sleeve);
    return view;
  });
}
