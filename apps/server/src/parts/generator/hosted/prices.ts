import type { PictureModel, Quality } from '#server/config/models-config.ts';

type PictureCost = number | Readonly<Record<Quality, number>>;

/**
 * US dollars for one portrait picture, by the first name that begins the model's. As the providers' price lists stood
 * when this was written; `GENERATOR_PRICE` says what it costs here and now.
 */
const PICTURES: readonly [model: string, cost: PictureCost][] = [
  ['openai:gpt-image-1-mini', { low: 0.006, medium: 0.015, high: 0.052 }],
  ['openai:gpt-image-1', { low: 0.016, medium: 0.063, high: 0.25 }],
  ['openai:dall-e-3', { low: 0.08, medium: 0.08, high: 0.12 }],
  ['google:gemini-2.5-flash-image', 0.039],
  ['replicate:black-forest-labs/flux-schnell', 0.003],
  ['replicate:black-forest-labs/flux-dev', 0.025],
  ['replicate:black-forest-labs/flux-1.1-pro', 0.04],
  ['fal:fal-ai/flux/schnell', { low: 0.003, medium: 0.003, high: 0.006 }],
  ['fal:fal-ai/flux/dev', { low: 0.025, medium: 0.025, high: 0.05 }],
];

/** US dollars a million tokens, read and written. */
const WORDS: readonly [model: string, read: number, written: number][] = [
  ['openai:gpt-4o-mini', 0.15, 0.6],
  ['openai:gpt-4.1-mini', 0.4, 1.6],
  ['google:gemini-2.5-flash-lite', 0.1, 0.4],
  ['google:gemini-2.5-flash', 0.3, 2.5],
];

const micros = (dollars: number): number => Math.round(dollars * 1_000_000);

/** Millionths of a US dollar that a picture costs; undefined where nobody has said. A server of one's own costs no fee. */
export function costOfPicture(model: PictureModel): number | undefined {
  if (model.price !== undefined) return micros(model.price);
  if (model.provider === 'openai' && model.baseUrl !== undefined) return 0;
  const name = `${model.provider}:${model.model}`;
  const [, cost] = PICTURES.find(([known]) => name.startsWith(known)) ?? [];
  if (cost === undefined) return undefined;
  return micros(typeof cost === 'number' ? cost : cost[model.quality]);
}

/** Millionths of a US dollar for words, by the tokens that were read and written. */
export function costOfWords(model: string, read: number | undefined, written: number | undefined): number | undefined {
  const [, readPrice, writtenPrice] = WORDS.find(([known]) => model.startsWith(known)) ?? [];
  if (readPrice === undefined || writtenPrice === undefined || read === undefined || written === undefined) return;
  return Math.round(read * readPrice + written * writtenPrice);
}
