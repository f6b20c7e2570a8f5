import type { GenerationRequest } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { briefOf } from './brief-of.ts';
import type { Earlier } from './family/earlier-of.ts';

let judges: Promise<typeof import('@toile/atelier/judge')> | undefined;

/**
 * The words, and the Look they are read into, are judged by the atelier, which takes a quarter of a second to load: with
 * the first press, not with the start of the server.
 * @returns whether it takes no token: it gives a design of this person, which was paid for, other colours or another medium, and nothing else
 * @throws {ProductError} `design-refused`, naming what cannot be drawn; `design-not-understood`, of an edit too that changes nothing
 */
export async function refuseUndrawable(request: GenerationRequest, earlier?: Earlier): Promise<{ isFree: boolean }> {
  judges ??= import('@toile/atelier/judge');
  const { judge, understands, reachOf } = await judges;
  const brief = briefOf(request, request.edit && earlier);
  const refused = judge(brief);
  if (refused) throw new ProductError('design-refused', { message: refused.message });
  const reach = brief.edit && reachOf(brief.edit);
  if (reach === 'nothing') throw new ProductError('design-not-understood');
  if (!understands(brief)) throw new ProductError('design-not-understood');
  return { isFree: reach === 'colours' };
}
