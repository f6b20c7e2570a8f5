import { GenerationRequest } from '@toile/contract';
import type { Piece } from '#web/features/studio/bench-state.ts';

/** What decides a picture, in one order and with every option said. */
function orderOf(request: GenerationRequest): string {
  const { style_idea, ...rest } = GenerationRequest.parse(request);
  return JSON.stringify([style_idea, Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b))]);
}

/** Whether a request would buy the picture that a piece of this visit is, or is becoming. What failed was not bought. */
export function isSameOrder({ request, table: { work, result } }: Piece, next: GenerationRequest): boolean {
  if (!work && !result) return false;
  const seed = result?.reply.seed ?? request.seed;
  return orderOf({ ...request, ...(seed !== undefined && { seed }) }) === orderOf(next);
}
