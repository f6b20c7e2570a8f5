import * as z from 'zod';

/** Companies whose models may be asked. `openai` with a base URL is any server that speaks its dialect. */
export const PROVIDERS = ['openai', 'google', 'replicate', 'fal'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The settings of a provider, as everybody calls them. */
export const PROVIDER_SETTINGS = {
  openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', baseUrl: 'GOOGLE_BASE_URL' },
  replicate: { key: 'REPLICATE_API_TOKEN', baseUrl: 'REPLICATE_BASE_URL' },
  fal: { key: 'FAL_API_KEY', baseUrl: 'FAL_BASE_URL' },
} as const satisfies Record<Provider, { key: string; baseUrl: string }>;

export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

/** A model of somebody else. */
export interface HostedModel {
  readonly provider: Provider;
  /** As its provider calls it. */
  readonly model: string;
  /** Where the provider's API is, when it is not the provider's own. */
  readonly baseUrl?: string;
  /** Milliseconds one call may take. */
  readonly timeout: number;
}

export interface PictureModel extends HostedModel {
  readonly quality: Quality;
  /** Pixels to ask for; the provider's best portrait size if absent. */
  readonly size?: `${number}x${number}`;
  /** US dollars a picture, where the list of prices known here is not to be used. */
  readonly price?: number;
  /** Calls that may be under way at once in one process. */
  readonly concurrency: number;
  /** Whether the atelier draws what the model could not. */
  readonly hasFallback: boolean;
}

/** Who makes pictures and who writes the words to them; the atelier where one is absent. */
export interface ModelsConfig {
  readonly picture?: PictureModel;
  readonly description?: HostedModel;
}

const whole = (name: string, most: number) =>
  z
    .string()
    .refine(
      (text) => /^[1-9]\d*$/.test(text) && Number(text) <= most,
      `${name} must be a whole number from 1 to ${most}.`,
    )
    .transform(Number);

const model = (name: string) =>
  z.string().transform((text, check) => {
    if (text === 'atelier') return undefined;
    // Ids of models may hold colons and slashes themselves.
    const [, provider, id] = /^([a-z]+):(\S+)$/.exec(text) ?? [];
    const known = PROVIDERS.find((one) => one === provider);
    if (known && id) return { provider: known, model: id };
    const list = PROVIDERS.join(', ');
    check.addIssue(
      `${name} must be atelier, or provider:model such as openai:gpt-image-1 with one of these providers: ${list}; it holds "${text}".`,
    );
    return z.NEVER;
  });

const baseUrl = (name: string) =>
  z
    .string()
    .refine(
      // A name and password in it would stand in the log, and no request may carry them so.
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#@]/.test(text),
      `${name} must be the address of an API such as http://localhost:8080/v1, without a name and password.`,
    )
    .transform((text) => text.replace(/\/+$/, ''));

/** Pixels of a side that may be asked for: what is smaller is no picture to us, and nobody makes larger ones. */
const SIDE = { min: 256, max: 8192 } as const;
const SIZE_WANTED = `GENERATOR_SIZE must be width and height such as 768x1024, each from ${SIDE.min} to ${SIDE.max} pixels.`;

/** What the environment says of models. */
export const MODEL_SETTINGS = {
  GENERATOR: model('GENERATOR').optional(),
  GENERATOR_FALLBACK: z
    .literal('atelier', { error: () => 'GENERATOR_FALLBACK must be atelier, or not set.' })
    .optional(),
  GENERATOR_QUALITY: z
    .enum(QUALITIES, { error: () => `GENERATOR_QUALITY must be one of: ${QUALITIES.join(', ')}.` })
    .default('medium'),
  GENERATOR_SIZE: z
    .templateLiteral([z.int(), 'x', z.int()], { error: () => SIZE_WANTED })
    .refine(
      (text) => text.split('x').every((side) => Number(side) >= SIDE.min && Number(side) <= SIDE.max),
      SIZE_WANTED,
    )
    .optional(),
  GENERATOR_PRICE: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})?$/, 'GENERATOR_PRICE must be US dollars a picture such as 0.04.')
    .transform(Number)
    .optional(),
  /** Seconds. */
  GENERATOR_TIMEOUT: whole('GENERATOR_TIMEOUT', 3600).optional(),
  GENERATOR_CONCURRENCY: whole('GENERATOR_CONCURRENCY', 100).default(4),
  DESCRIBER: model('DESCRIBER').optional(),
  /** Seconds. */
  DESCRIBER_TIMEOUT: whole('DESCRIBER_TIMEOUT', 600).default(20),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: baseUrl('OPENAI_BASE_URL').optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_BASE_URL: baseUrl('GOOGLE_BASE_URL').optional(),
  REPLICATE_API_TOKEN: z.string().optional(),
  REPLICATE_BASE_URL: baseUrl('REPLICATE_BASE_URL').optional(),
  FAL_API_KEY: z.string().optional(),
  FAL_BASE_URL: baseUrl('FAL_BASE_URL').optional(),
} as const;

const Settings = z.object(MODEL_SETTINGS);
type Settings = z.infer<typeof Settings>;

/** Seconds that are left for drawing and storing when a model has used up its time. */
const SPARE = 10;
/** Seconds a picture may take where nothing is said: the slowest models finish in a minute. */
const TIMEOUT = 90;

export function modelsOf(settings: Settings): ModelsConfig {
  const of = ({ provider, model }: { provider: Provider; model: string }, seconds: number): HostedModel => {
    const url = settings[PROVIDER_SETTINGS[provider].baseUrl];
    return { provider, model, timeout: seconds * 1000, ...(url && { baseUrl: url }) };
  };
  const { GENERATOR: picture, DESCRIBER: description, GENERATOR_SIZE: size, GENERATOR_PRICE: price } = settings;
  return {
    ...(picture && {
      picture: {
        ...of(picture, settings.GENERATOR_TIMEOUT ?? TIMEOUT),
        quality: settings.GENERATOR_QUALITY,
        concurrency: settings.GENERATOR_CONCURRENCY,
        hasFallback: settings.GENERATOR_FALLBACK === 'atelier',
        ...(size && { size }),
        ...(price !== undefined && { price }),
      },
    }),
    ...(description && { description: of(description, settings.DESCRIBER_TIMEOUT) }),
  };
}

/** A sentence for every setting of a model that does not go with another. */
export function modelContradictions(settings: Settings & { GENERATION_DEADLINE: number }): string[] {
  const sentences: string[] = [];
  for (const name of ['GENERATOR', 'DESCRIBER'] as const) {
    const chosen = settings[name];
    if (!chosen) continue;
    const { key, baseUrl } = PROVIDER_SETTINGS[chosen.provider];
    const isOwnServer = chosen.provider === 'openai' && settings[baseUrl] !== undefined;
    if (settings[key] === undefined && !isOwnServer) {
      const other = chosen.provider === 'openai' ? `, or ${baseUrl} for a server of your own` : '';
      sentences.push(`${key} must be set as well: ${name}=${chosen.provider}:${chosen.model} needs it${other}.`);
    }
  }
  const { GENERATOR: picture, DESCRIBER: description } = settings;
  if (picture?.provider === 'google' && !picture.model.startsWith('gemini-')) {
    sentences.push(
      'GENERATOR=google:… must name a Gemini model that makes images, such as google:gemini-2.5-flash-image.',
    );
  }
  if (description?.provider === 'replicate' || description?.provider === 'fal') {
    sentences.push(`DESCRIBER must be a model that writes, of openai or google: ${description.provider} makes images.`);
  }
  const seconds = settings.GENERATOR_TIMEOUT ?? TIMEOUT;
  if (picture && seconds + SPARE > settings.GENERATION_DEADLINE) {
    sentences.push(
      `GENERATOR_TIMEOUT (${seconds}) must leave ${SPARE} seconds of GENERATION_DEADLINE (${settings.GENERATION_DEADLINE}) for drawing and storing.`,
    );
  }
  if (description && settings.DESCRIBER_TIMEOUT + SPARE > settings.GENERATION_DEADLINE) {
    sentences.push(
      `DESCRIBER_TIMEOUT (${settings.DESCRIBER_TIMEOUT}) must leave ${SPARE} seconds of GENERATION_DEADLINE (${settings.GENERATION_DEADLINE}) for drawing and storing.`,
    );
  }
  if (settings.GENERATOR_SIZE && picture?.provider === 'google') {
    sentences.push('GENERATOR_SIZE is not for google, which is asked for 3:4 and no size: unset it.');
  }
  if (!picture && settings.GENERATOR_FALLBACK) {
    sentences.push('GENERATOR_FALLBACK is for when GENERATOR names a model: unset it, or set GENERATOR.');
  }
  return sentences;
}
