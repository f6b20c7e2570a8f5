import type { ImageModel } from 'ai';
import type { PictureModel } from '#server/config/models-config.ts';
import { declined, type ModelNames, unusable } from './hosted-fault.ts';
import { openImageModel } from './open-models.ts';
import { pictureRequest } from './picture-request.ts';
import type { Watch } from './watched-fetch.ts';
import { watchFetch } from './watched-fetch.ts';

export interface PictureQuestion {
  prompt: string;
  seed: number;
  /** Sent along, so that a provider that knows what it means bills it once. */
  designId: string;
  signal: AbortSignal;
}

/**
 * Asks a model for a picture, once: the SDK's own retries may be billed. Gives the bytes as they came.
 * @throws whatever the SDK throws, or `HostedFault`
 */
export async function askPicture(
  { model, key, names }: { model: PictureModel; key: string | undefined; names: ModelNames },
  { prompt, seed, designId, signal }: PictureQuestion,
  watch: Watch,
): Promise<Uint8Array> {
  const [{ generateImage }, opened] = await Promise.all([
    import('ai'),
    openImageModel({ model, key, fetch: watchFetch(watch) }),
  ]);
  const { note, takesSeed, ...request } = pictureRequest(model);
  const { image } = await generateImage({
    model: await listening(opened, names),
    prompt: prompt + note,
    n: 1,
    maxRetries: 0,
    abortSignal: signal,
    headers: { 'idempotency-key': designId },
    ...(takesSeed && { seed }),
    ...request,
  });
  return image.uint8Array;
}

/** The model, with an ear for answers that decline in the form of a success. */
async function listening(model: ImageModel, names: ModelNames): Promise<ImageModel> {
  const { wrapImageModel } = await import('ai');
  if (typeof model === 'string' || model.specificationVersion !== 'v4') return model;
  return wrapImageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapGenerate: async ({ doGenerate }) => {
        const answer = await doGenerate();
        const { images, isRetryable, providerMetadata } = answer;
        if (isRetryable === false || isFlagged(providerMetadata)) {
          throw declined(names, { status: 200, cause: undefined });
        }
        if (images.length === 0) throw unusable(names, 'incomplete', 'without a picture', undefined);
        return answer;
      },
    },
  });
}

/** Whether the first picture was found to show what it must not, and is a black sheet. */
function isFlagged(metadata: unknown): boolean {
  const { images } = Object(Object(metadata).fal);
  return Array.isArray(images) && Object(images[0]).nsfw === true;
}
