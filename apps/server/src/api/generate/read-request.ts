import { GenerationRequest, MESSAGE, PROMPT_LENGTH_MAX } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';

/**
 * Reads the body of a press.
 * @throws {ProductError} `argument-invalid`: in the catalogue's words when the words are missing, else naming the field
 */
export function readRequest(body: unknown): GenerationRequest {
  const parsed = GenerationRequest.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new ProductError('argument-invalid', {
    message: explain(field, issue?.message ?? '', body),
    cause: parsed.error,
  });
}

function explain(field: string, message: string, body: unknown): string {
  if (field === '') return 'The request must be a JSON object.';
  if (field !== 'style_idea') return `Invalid \`${field}\` param: ${message}`;
  const words = Object(body).style_idea;
  const isTooLong = typeof words === 'string' && words.trim().length > PROMPT_LENGTH_MAX;
  return isTooLong ? `Invalid \`style_idea\` param: at most ${PROMPT_LENGTH_MAX} characters.` : MESSAGE.promptEmpty;
}
