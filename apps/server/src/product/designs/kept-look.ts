import type { Look } from '@toile/atelier';
import type { GenerationRequest } from '@toile/contract';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';

interface Order {
  accountId: string;
  request: GenerationRequest;
}

/**
 * The Look of the earlier design that a press keeps something of. Undefined when it keeps nothing, or when that design is not the
 * person's own, not finished, or gone.
 */
export async function keptLook(reader: Reader, { accountId, request }: Order): Promise<Look | undefined> {
  if (!request.keep) return undefined;
  const { design_id: id } = request.keep;
  const own = and(eq(designs.id, id), eq(designs.accountId, accountId), eq(designs.status, 'done'));
  const [earlier] = await reader.select({ look: designs.look }).from(designs).where(own);
  // A stored Look is what the atelier made; the contract leaves its parts to the atelier.
  return (earlier?.look as unknown as Look | null | undefined) ?? undefined;
}
