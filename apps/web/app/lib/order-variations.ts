import { MESSAGE, VariationsReply, type VariationsRequest } from '@toile/contract';
import { browserWire, HEADERS, send } from '#web/lib/generation-client.ts';
import { GenerationError } from '#web/lib/generation-error.ts';

interface Wish extends VariationsRequest {
  designId: string;
  /** The server knows the set by it: sending it again is harmless. */
  key: string;
  signal: AbortSignal;
}

/**
 * Orders variations of a design, all of them or none.
 * @throws GenerationError with the catalogue's message; the signal's reason when stopped
 */
export async function orderVariations({ designId, key, variations, signal }: Wish): Promise<VariationsReply> {
  const response = await send(browserWire, `/generate-outfit/${encodeURIComponent(designId)}/variations`, {
    method: 'POST',
    headers: { ...HEADERS, Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ variations }),
    signal,
  });
  const told = VariationsReply.safeParse(await response.json().catch(() => undefined));
  if (!told.success) throw new GenerationError('invalid-response', MESSAGE.responseInvalid, { cause: told.error });
  return told.data;
}
