/** Paints persons alone beside the page, with the very hand of the server; asks the network for nothing. */
import { choose, harmonyOf, nameColours, paintPerson, placesOf, recolour, variationsOf } from '@toile/atelier/sketch';
import type { PainterAnswer, PainterOrder, PersonOrder, Place } from '#web/lib/painter/painter-messages.ts';

/** Height in which a neck or sleeves lie, beneath the top of their garment; and what is seen round it. Shares of the picture's sides. */
const SEEN = { neck: 0.16, sleeves: 0.36 } as const;
const ROUND = 0.04;

/** What of a picture is wanted, in its pixels: the same of every choice, so that they can be told apart. */
function cropped(places: readonly Place[], { crop, width, height }: PersonOrder): [number, number, number, number] {
  const place = places.find(({ garmentId }) => garmentId === crop?.garmentId);
  if (!crop || !place) return [0, 0, width, height];
  const tall = Math.min(place.height, SEEN[crop.part]);
  const [left, top] = [Math.max(0, place.x - ROUND), Math.max(0, place.y - ROUND)];
  const [right, bottom] = [Math.min(1, place.x + place.width + ROUND), Math.min(1, place.y + tall + ROUND)];
  const { round } = Math;
  return [round(left * width), round(top * height), round((right - left) * width), round((bottom - top) * height)];
}

async function person(order: PersonOrder) {
  const { look, seed, width, height, colour, moves = [] } = order;
  const shown = choose(colour ? recolour(look, colour.ids, colour.hex) : look, moves);
  const pixels = new ImageData(new Uint8ClampedArray(paintPerson(shown, seed, { width, height })), width, height);
  const ratio = width / height;
  const picture = await createImageBitmap(pixels, ...cropped(order.crop ? placesOf(look, seed, ratio) : [], order));
  return { picture, places: placesOf(shown, seed, ratio) };
}

async function answer(order: PainterOrder): Promise<PainterAnswer> {
  const { id, type } = order;
  switch (type) {
    case 'person':
      return { id, type, painted: await person(order.order) };
    case 'variations':
      return { id, type, variations: variationsOf(order.order) };
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
