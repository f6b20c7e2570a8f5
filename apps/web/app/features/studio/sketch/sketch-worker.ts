/**
 * Draws briefs beside the page. The one file of the web that knows the atelier and the cutter: it is loaded when somebody types, asks the
 * network for nothing and cannot (see docs/decisions).
 */
import { sketch, sketchEdit } from '@toile/atelier/sketch';
import { plainFlat } from '@toile/cutting/flat';
import { differences } from '@toile/look';
import type { SketchAnswer, SketchFont, SketchOrder, SketchPlan } from '#web/features/studio/sketch/sketch-messages.ts';

/** In a worker fonts belong to its own scope, which the types of a page do not know. */
const scope = globalThis as unknown as { fonts: FontFaceSet };

const tell = (plan: SketchPlan) => postMessage(plan);

/** The sheet is set in what there is: a face that does not load costs its shapes alone. */
async function learn(fonts: readonly SketchFont[]): Promise<void> {
  const loaded = await Promise.allSettled(fonts.map(({ family, bytes }) => new FontFace(family, bytes).load()));
  for (const face of loaded) if (face.status === 'fulfilled') scope.fonts.add(face.value);
}

async function draw({ order, width, isFigure }: Extract<SketchOrder, { type: 'brief' }>): Promise<SketchAnswer> {
  const { style_idea, ...options } = order.brief;
  const onCroquis = (croquis: SketchPlan['croquis']) => tell({ type: 'croquis', croquis });
  const drawn = sketch({ words: style_idea, options }, order.seed, { width, isFigure, draft: plainFlat, onCroquis });
  if (!drawn) return null;
  const pixels = new ImageData(drawn.data, drawn.width, drawn.height);
  const picture = await createImageBitmap(pixels);
  return { words: style_idea, look: drawn.look, picture, isFigure: drawn.isFigure };
}

async function drawEdit({ order, width }: Extract<SketchOrder, { type: 'edit' }>): Promise<SketchAnswer> {
  const { seed, key, isFigure, ...edit } = order;
  const drawn = sketchEdit(edit, seed, { width, isFigure, draft: plainFlat });
  if (!drawn) return null;
  const { look, told, isChanged, isFree, offers } = drawn;
  const picture = await createImageBitmap(new ImageData(drawn.data, drawn.width, drawn.height));
  const changed = differences(edit.look, look);
  return { words: edit.words, look, told, changed, isChanged, isFree, offers, key, picture, isFigure: drawn.isFigure };
}

let ready = Promise.resolve();

addEventListener('message', async ({ data }: MessageEvent<SketchOrder>) => {
  if (data.type === 'fonts') {
    ready = learn(data.fonts);
    return;
  }
  await ready;
  // every brief gets its answer, or the page would wait for ever with the sketch before
  const answer = await (data.type === 'edit' ? drawEdit(data) : draw(data)).catch(() => null);
  postMessage(answer, { transfer: answer ? [answer.picture] : [] });
});
