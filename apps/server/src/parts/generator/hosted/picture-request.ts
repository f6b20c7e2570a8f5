import type { PictureModel, Quality } from '#server/config/models-config.ts';

type Size = `${number}x${number}`;

/** How a model is asked for a portrait: as large as it is good at, in as near a shape to ours as it can. */
export interface PictureRequest {
  size?: Size;
  aspectRatio?: '3:4';
  /** Whether the model takes a seed. */
  takesSeed: boolean;
  /** Options of one provider alone, under its name. */
  providerOptions: Record<string, Record<string, string | number | Record<string, string>>>;
  /** What the prompt must say besides, because of the shape. */
  note: string;
}

/** Diffusion models are at their best in multiples of 64 pixels, near the sizes they were trained in. */
const DIFFUSED: Readonly<Record<Quality, Size>> = { low: '576x768', medium: '768x1024', high: '960x1280' };

const TALLER = ' Leave clear room above the head and below the shoes: top and bottom of the picture are cut away.';

/** Whether OpenAI itself or somebody in front of it serves the model. These refuse `response_format`. */
const isGptImage = (model: string) => /^(?:openai\/)?(?:chat)?gpt-image/.test(model);

export function pictureRequest(model: PictureModel): PictureRequest {
  const chosen = model.size && { size: model.size };
  switch (model.provider) {
    case 'openai':
      return openaiRequest(model);
    case 'google':
      return {
        aspectRatio: '3:4',
        takesSeed: false,
        providerOptions: sharpGemini(model) ? { google: { imageConfig: { imageSize: '2K' } } } : {},
        note: '',
      };
    case 'replicate':
      return { aspectRatio: '3:4', ...chosen, takesSeed: true, providerOptions: {}, note: '' };
    case 'fal':
      return { size: DIFFUSED[model.quality], ...chosen, takesSeed: true, providerOptions: {}, note: '' };
  }
}

const sharpGemini = ({ model, quality }: PictureModel) => quality === 'high' && /^gemini-[3-9]/.test(model);

function openaiRequest({ model, quality, size, baseUrl }: PictureModel): PictureRequest {
  if (isGptImage(model)) {
    return { size: size ?? '1024x1536', takesSeed: false, providerOptions: { openai: { quality } }, note: TALLER };
  }
  if (baseUrl !== undefined) {
    const providerOptions = { openai: { response_format: 'b64_json' } };
    return { size: size ?? DIFFUSED[quality], takesSeed: false, providerOptions, note: '' };
  }
  if (model === 'dall-e-3') {
    const providerOptions = { openai: { quality: quality === 'high' ? 'hd' : 'standard' } };
    return { size: size ?? '1024x1792', takesSeed: false, providerOptions, note: TALLER };
  }
  return { size: size ?? '1024x1024', takesSeed: false, providerOptions: {}, note: '' };
}
