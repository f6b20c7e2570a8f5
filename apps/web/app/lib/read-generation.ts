import { DesignStatus, GenerationEvent, GenerationReply, MESSAGE } from '@toile/contract';
import type { StreamMessage } from '#web/lib/event-stream.ts';
import { GenerationError } from '#web/lib/generation-error.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON of a text, `undefined` when it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a generation reply.
 * @throws GenerationError 'invalid-response' or 'missing-fields', as the specification tells them apart
 */
export function readReply(value: unknown): GenerationReply {
  if (!isRecord(value)) throw new GenerationError('invalid-response', MESSAGE.responseInvalid);
  if (!value.outfit_description || !value.image_url) {
    throw new GenerationError('missing-fields', MESSAGE.responseMissingFields);
  }
  const reply = GenerationReply.safeParse(value);
  if (!reply.success) {
    throw new GenerationError('invalid-response', MESSAGE.responseInvalid, { cause: reply.error });
  }
  return reply.data;
}

/**
 * Checks where a press stands.
 * @throws GenerationError 'invalid-response' or 'missing-fields'
 */
export function readStatus(value: unknown): DesignStatus {
  if (isRecord(value) && value.status === 'done') readReply(value.result);
  const status = DesignStatus.safeParse(value);
  if (!status.success) {
    throw new GenerationError('invalid-response', MESSAGE.responseInvalid, { cause: status.error });
  }
  return status.data;
}

/**
 * The event a stream message carries. Names that are not ours, and a broken report of progress, are passed over:
 * neither changes how the press ends.
 * @throws GenerationError 'invalid-response' or 'missing-fields' for an ending that cannot be read
 */
export function readEvent({ event, data }: StreamMessage): GenerationEvent | undefined {
  const body = parseJson(data);
  if (event === 'done') return { type: 'done', result: readReply(isRecord(body) ? body.result : undefined) };
  const parsed = GenerationEvent.safeParse(isRecord(body) ? { ...body, type: event } : undefined);
  if (parsed.success) return parsed.data;
  if (event === 'failed') {
    throw new GenerationError('invalid-response', MESSAGE.responseInvalid, { cause: parsed.error });
  }
  return undefined;
}
