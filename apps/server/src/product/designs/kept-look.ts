import type { GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { readLook, requireLook } from './read-look.ts';

interface Order {
  accountId: string;
  request: Pick<GenerationRequest, 'keep' | 'edit'>;
}

/** What asks for an earlier design: words that are being pressed, their drawing, or a caption that is to stand under it. */
export type Purpose = 'press' | 'drawing' | 'caption';

/** What of an earlier design a press goes on from. */
export interface EarlierDesign {
  id: string;
  look: Look;
  seed: number;
  /** What it was asked in. */
  brief: string;
  parentId: string | null;
}

/**
 * The earlier design that a press keeps something of, or changes. Undefined when it does neither, or when that design is not the
 * person's own, not finished, gone, or of no Look that can be read. A press goes on from nothing in the trash; what was pressed is drawn all the same.
 * @throws {ProductError} `look-newer`, `look-unreadable` where it is to be drawn: nothing is drawn as if there had been no Look to keep
 */
export async function keptLook(
  reader: Reader,
  { accountId, request }: Order,
  purpose: Purpose,
): Promise<EarlierDesign | undefined> {
  const id = request.edit?.design_id ?? request.keep?.design_id;
  if (id === undefined) return undefined;
  const own = and(
    eq(designs.id, id),
    eq(designs.accountId, accountId),
    eq(designs.status, 'done'),
    ...(purpose === 'press' ? [isNull(designs.deletedAt)] : []),
  );
  const [earlier] = await reader
    .select({
      id: designs.id,
      look: designs.look,
      seed: designs.seed,
      brief: designs.words,
      parentId: designs.parentId,
    })
    .from(designs)
    .where(own);
  const look = (purpose === 'drawing' ? requireLook : readLook)(earlier?.look);
  return earlier && look ? { ...earlier, look } : undefined;
}
