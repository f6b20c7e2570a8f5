import type { GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { readLook } from './read-look.ts';

interface Order {
  accountId: string;
  request: GenerationRequest;
}

/**
 * The Look of the earlier design that a press keeps something of. Undefined when it keeps nothing, or when that design is not the
 * person's own, not finished, gone, or of no Look that can be read.
 */
export async function keptLook(reader: Reader, { accountId, request }: Order): Promise<Look | undefined> {
  if (!request.keep) return undefined;
  const { design_id: id } = request.keep;
  const own = and(eq(designs.id, id), eq(designs.accountId, accountId), eq(designs.status, 'done'));
  const [earlier] = await reader.select({ look: designs.look }).from(designs).where(own);
  return readLook(earlier?.look) ?? undefined;
}
