import type { ImageModel, LanguageModel } from 'ai';
import type { HostedModel } from '#server/config/models-config.ts';

/** How a model is reached. Its provider's code is loaded with the first call, and only that provider's. */
export interface ModelAccess {
  model: HostedModel;
  key: string | undefined;
  fetch: typeof fetch;
}

/** The SDK wants a key even where none is asked for. */
const NO_KEY = 'none';

const reach = ({ model: { baseUrl }, key = NO_KEY, fetch }: ModelAccess) => ({
  apiKey: key,
  fetch,
  ...(baseUrl !== undefined && { baseURL: baseUrl }),
});

export async function openImageModel(access: ModelAccess): Promise<ImageModel> {
  const { provider, model, baseUrl } = access.model;
  switch (provider) {
    case 'openai': {
      if (baseUrl !== undefined) return (await openCompatible(access, baseUrl)).imageModel(model);
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(reach(access)).image(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(reach(access)).image(model);
    }
    case 'replicate': {
      const { createReplicate } = await import('@ai-sdk/replicate');
      const { apiKey, ...rest } = reach(access);
      return createReplicate({ apiToken: apiKey, ...rest }).image(model);
    }
    case 'fal': {
      const { createFal } = await import('@ai-sdk/fal');
      return createFal(reach(access)).image(model);
    }
  }
}

/** @throws Error for a provider whose models do not write; the configuration refuses those. */
export async function openLanguageModel(access: ModelAccess): Promise<LanguageModel> {
  const { provider, model, baseUrl } = access.model;
  switch (provider) {
    case 'openai': {
      if (baseUrl !== undefined) return (await openCompatible(access, baseUrl)).chatModel(model);
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(reach(access)).chat(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle(reach(access))(model);
    }
    default:
      throw new Error(`${provider} has no models that write`);
  }
}

async function openCompatible({ key, fetch }: ModelAccess, baseURL: string) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai',
    baseURL,
    fetch,
    supportsStructuredOutputs: true,
    ...(key !== undefined && { apiKey: key }),
  });
}
