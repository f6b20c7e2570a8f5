import type { GenerationRequest } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { hearBrief } from '#server/product/reading/hear-brief.ts';
import { briefOf } from './brief-of.ts';
import type { Earlier } from './family/earlier-of.ts';

/** A request, whose it is, and what it goes on from. */
interface Wish {
  request: GenerationRequest;
  accountId: string;
  earlier?: Earlier | undefined;
  /** Aborts when nobody waits for what comes of it: then it is read no more. */
  gone?: AbortSignal | undefined;
}

/**
 * The words, and the Look they are read into, are judged by the atelier before a token is taken.
 * @returns whether it takes no token: it gives a design of this person, which was paid for, other colours or another medium, and nothing else
 * @throws {ProductError} `design-refused`, naming what cannot be drawn; `design-not-understood`, of an edit too that changes nothing;
 * `overloaded` when too many wait to be read
 */
export async function refuseUndrawable({ request, accountId, earlier, gone }: Wish): Promise<{ isFree: boolean }> {
  const { refused, isUnderstood, reach } = await hearBrief(briefOf(request, earlier), accountId, gone);
  if (refused) throw new ProductError('design-refused', { message: refused.message });
  if (reach === 'nothing' || !isUnderstood) throw new ProductError('design-not-understood');
  return { isFree: reach === 'colours' };
}
