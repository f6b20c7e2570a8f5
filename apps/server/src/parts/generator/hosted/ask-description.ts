import * as z from 'zod';
import type { HostedModel } from '#server/config/models-config.ts';
import { openLanguageModel } from './open-models.ts';
import { type Watch, watchFetch } from './watched-fetch.ts';

const INSTRUCTIONS =
  'You write for a fashion look book. You are given the facts of one outfit. Write one paragraph of 60 to 110 words that ' +
  'describes it to its wearer: each garment by its name with its colour, fabric and cut, how the pieces work together, and ' +
  'one line on styling it. State no garment, colour, fabric or accessory that is not among the facts, and no hex codes.';

/** Tokens a description takes at most, with room for its frame. */
const TOKENS = 600;

const Answer = z.object({
  description: z.string().describe('The paragraph.'),
});

export interface Written {
  description: string;
  /** Tokens read and written, where the provider counts them. */
  tokens: { read: number | undefined; written: number | undefined };
}

/**
 * Asks a model for the words to a Look, once.
 * @throws whatever the SDK throws
 */
export async function askDescription(
  { model, key }: { model: HostedModel; key: string | undefined },
  { facts, designId, signal }: { facts: string; designId: string; signal: AbortSignal },
  watch: Watch,
): Promise<Written> {
  const [{ generateText, Output }, opened] = await Promise.all([
    import('ai'),
    openLanguageModel({ model, key, fetch: watchFetch(watch) }),
  ]);
  const { output, usage } = await generateText({
    model: opened,
    instructions: INSTRUCTIONS,
    prompt: facts,
    output: Output.object({ schema: Answer }),
    maxOutputTokens: TOKENS,
    maxRetries: 0,
    abortSignal: signal,
    headers: { 'idempotency-key': `${designId}-words` },
  });
  const { inputTokens: read, outputTokens: written } = usage;
  return { description: output.description.trim(), tokens: { read, written } };
}
