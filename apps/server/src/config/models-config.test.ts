import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';

function sentencesOf(environment: Environment): readonly string[] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
}

test('without any setting nobody else is asked', () => {
  expect(parseConfig({}).models).toEqual({});
  expect(parseConfig({ GENERATOR: 'atelier', DESCRIBER: 'atelier' }).models).toEqual({});
});

test('a model is its provider and the name it has there, colons and slashes included', () => {
  const { picture, description } = parseConfig({
    GENERATOR: 'replicate:black-forest-labs/flux-dev:abc',
    GENERATOR_FALLBACK: 'atelier',
    GENERATOR_SIZE: '768x1024',
    GENERATOR_PRICE: '0.04',
    REPLICATE_API_TOKEN: 'r8_x',
    DESCRIBER: 'openai:llama3.2:3b',
    OPENAI_BASE_URL: 'http://localhost:11434/v1/',
  }).models;
  expect(picture).toEqual({
    provider: 'replicate',
    model: 'black-forest-labs/flux-dev:abc',
    timeout: 90_000,
    quality: 'medium',
    concurrency: 4,
    hasFallback: true,
    size: '768x1024',
    price: 0.04,
  });
  expect(description).toEqual({
    provider: 'openai',
    model: 'llama3.2:3b',
    timeout: 20_000,
    baseUrl: 'http://localhost:11434/v1',
  });
});

const WRONG: [environment: Environment, sentence: RegExp][] = [
  [{ GENERATOR: 'gpt-image-1' }, /^GENERATOR must be atelier, or provider:model .* it holds "gpt-image-1"\.$/],
  [{ GENERATOR: 'midjourney:v7' }, /^GENERATOR must be .* openai, google, replicate, fal;/],
  [{ GENERATOR: 'openai:' }, /^GENERATOR must be/],
  [{ DESCRIBER: 'openai' }, /^DESCRIBER must be/],
  [
    { GENERATOR: 'openai:gpt-image-1' },
    /^OPENAI_API_KEY must be set as well: GENERATOR=openai:gpt-image-1 needs it, or OPENAI_BASE_URL/,
  ],
  [{ GENERATOR: 'fal:fal-ai/flux/dev' }, /^FAL_API_KEY must be set as well/],
  [{ DESCRIBER: 'google:gemini-2.5-flash' }, /^GOOGLE_GENERATIVE_AI_API_KEY must be set as well: DESCRIBER=/],
  [
    { GENERATOR: 'google:imagen-4.0', GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
    /^GENERATOR=google:… must name a Gemini model/,
  ],
  [{ DESCRIBER: 'fal:words', FAL_API_KEY: 'k' }, /^DESCRIBER must be a model that writes/],
  [{ OPENAI_BASE_URL: 'localhost:8080' }, /^OPENAI_BASE_URL must be the address of an API/],
  [{ GENERATOR_QUALITY: 'best' }, /^GENERATOR_QUALITY must be one of: low, medium, high\.$/],
  [
    { OPENAI_BASE_URL: 'http://me:hush@localhost:8080/v1' },
    /^OPENAI_BASE_URL must be .* without a name and password\.$/,
  ],
  [{ GENERATOR_SIZE: 'large' }, /^GENERATOR_SIZE must be width and height/],
  [{ GENERATOR_SIZE: '0x1024' }, /^GENERATOR_SIZE must be .* each from 256 to 8192 pixels\.$/],
  [{ GENERATOR_SIZE: '768x9000' }, /^GENERATOR_SIZE must be/],
  [
    { GENERATOR: 'google:gemini-3-pro-image', GOOGLE_GENERATIVE_AI_API_KEY: 'k', GENERATOR_SIZE: '768x1024' },
    /^GENERATOR_SIZE is not for google/,
  ],
  [{ GENERATOR_PRICE: '4 cents' }, /^GENERATOR_PRICE must be US dollars/],
  [{ GENERATOR_TIMEOUT: '0' }, /^GENERATOR_TIMEOUT must be a whole number/],
  [{ GENERATOR_CONCURRENCY: 'many' }, /^GENERATOR_CONCURRENCY must be a whole number/],
  [{ GENERATOR_FALLBACK: 'atelier' }, /^GENERATOR_FALLBACK is for when GENERATOR names a model/],
  [
    { GENERATOR: 'openai:x', OPENAI_API_KEY: 'k', GENERATION_DEADLINE: '60' },
    /^GENERATOR_TIMEOUT \(90\) must leave 10 seconds of GENERATION_DEADLINE \(60\)/,
  ],
  [
    { DESCRIBER: 'openai:x', OPENAI_API_KEY: 'k', DESCRIBER_TIMEOUT: '120' },
    /^DESCRIBER_TIMEOUT \(120\) must leave 10 seconds of GENERATION_DEADLINE \(120\)/,
  ],
];

test.each(WRONG)('%o stops the start with a sentence that names the setting', (environment, sentence) => {
  const sentences = sentencesOf(environment);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(sentence);
  expect(sentences[0]).not.toContain('hush');
});
