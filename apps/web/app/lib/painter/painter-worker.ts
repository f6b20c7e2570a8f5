/** Paints persons alone beside the page, with the very hand of the server; asks the network for nothing. */
import { harmonyOf, nameColours, paintPerson, placesOf, recolour } from '@toile/atelier/sketch';
import type { PainterAnswer, PainterOrder, PersonOrder } from '#web/lib/painter/painter-messages.ts';

async function person({ look, seed, width, height, colour }: PersonOrder) {
  const shown = colour ? recolour(look, colour.ids, colour.hex) : look;
  const pixels = new ImageData(new Uint8ClampedArray(paintPerson(shown, seed, { width, height })), width, height);
  return { picture: await createImageBitmap(pixels), places: placesOf(shown, seed, width / height) };
}

async function answer(order: PainterOrder): Promise<PainterAnswer> {
  const { id, type } = order;
  switch (type) {
    case 'person':
      return { id, type, painted: await person(order.order) };
    case 'harmony':
      return { id, type, hexes: harmonyOf(order.hex) };
    case 'names':
      return { id, type, names: nameColours(order.hexes) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<PainterOrder>) => {
  const reply = await answer(data).catch((): PainterAnswer => ({ id: data.id, type: 'failed' }));
  postMessage(reply, { transfer: reply.type === 'person' ? [reply.painted.picture] : [] });
});
