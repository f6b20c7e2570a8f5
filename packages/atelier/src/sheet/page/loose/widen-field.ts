/** A full colour behind a figure that is shown alone: it runs on where the sheet left paper for its columns. */
import { smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE, type Scene } from '#atelier/kit/scene.ts';
import { FULL_FORMS, type LooseStage, OFF, openField } from './loose-forms.ts';
import { type LooseGround, noiseOf } from './loose-ground.ts';

type Page = Pick<Scene, 'width' | 'height' | 'scale' | 'seed' | 'paper' | 'figure'>;

/** Page units from a field's edge in which its own colour is uneven. */
const EDGE = 9;
/** Page units of paper that a field leaves at the head and the foot of a sheet. */
const FRAME = 26;
/** Pixels that have one tone. */
const STEP = 2;
/** Share of the ground's light between which a pixel is something that stands before it, and is the ground itself. */
const LIGHT = { other: 0.55, own: 0.8 } as const;

/**
 * Lays the rest of the field onto a painting that is done, wherever there is nothing but ground. Grounds that are no field
 * stay as they are: a pool or a disc lies on paper.
 * @param painting pixels of the scene, 0..1 a channel, changed in place.
 */
export function widenField(
  painting: Float32Array,
  scene: Page,
  { ground, stage }: { ground: LooseGround; stage: Omit<LooseStage, 'offset' | 'side'> },
): void {
  const { form, tint } = ground;
  if (!FULL_FORMS.includes(form)) return;
  const { width, height, scale, paper, figure } = scene;
  const whole = { ...stage, ...noiseOf(scene), left: -OFF, right: PAGE.width + OFF, foot: PAGE.height + OFF };
  const log = tint.map(Math.log);
  const foot = Math.min(stage.foot, PAGE.height - FRAME);
  const isLaid = (x: number, y: number): boolean =>
    x > stage.left + EDGE && x < stage.right - EDGE && y > FRAME + EDGE && y < foot - EDGE;
  const lay = (at: number, colour: readonly number[]): void => {
    const light = Math.min(...colour.map((v, q) => painting[at * 3 + q] / v));
    const share = smoothstep(LIGHT.other, LIGHT.own, light) * (1 - figure[at]);
    for (let q = 0; q < 3; q++) painting[at * 3 + q] += (colour[q] - painting[at * 3 + q]) * share;
  };
  for (let row = 0; row < height; row += STEP)
    for (let column = 0; column < width; column += STEP) {
      if (isLaid(column / scale, row / scale)) continue;
      const density = openField(column / scale, row / scale, whole);
      const colour = paper.map((v, q) => v * Math.exp(log[q] * density));
      for (let y = row; y < Math.min(row + STEP, height); y++)
        for (let x = column; x < Math.min(column + STEP, width); x++) lay(y * width + x, colour);
    }
}
