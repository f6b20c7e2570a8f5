import type { Family } from '@toile/atelier';
import type { GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';
import { type AskingContext, reader } from '#server/product/context.ts';
import { type EarlierDesign, keptLook, type Purpose } from '../kept-look.ts';
import { readLook } from '../read-look.ts';
import { type FamilyRow, familyOf } from './read-family.ts';

/** An earlier design with the designs around it, where it is to be changed. */
export type Earlier = EarlierDesign & { family?: Family };

/** What a press goes on from; undefined as `keptLook` says. */
export async function earlierOf(
  ctx: AskingContext,
  order: { accountId: string; request: Pick<GenerationRequest, 'keep' | 'edit'> },
  purpose: Purpose,
): Promise<Earlier | undefined> {
  const earlier = await keptLook(reader(ctx), order, purpose);
  if (!earlier || !order.request.edit) return earlier;
  const rows = await familyOf(ctx, order.accountId, earlier.id);
  const known = rows.flatMap(({ id, look }): { id: string; look: Look }[] => {
    const read = readLook(look);
    return read ? [{ id, look: read }] : [];
  });
  const parent = known.find(({ id }) => id === earlier.parentId)?.look;
  const said = wordsOf(rows, earlier.id);
  return { ...earlier, family: { looks: known.map(({ look }) => look), said, ...(parent && { parent }) } };
}

/** What a design was asked in, and what each that it came of was. */
function wordsOf(rows: readonly FamilyRow[], id: string): string[] {
  const said: string[] = [];
  const left = new Map(rows.map((row) => [row.id, row]));
  for (let at = left.get(id); at; at = left.get(at.parentId ?? '')) {
    said.unshift(at.words, at.change ?? '');
    left.delete(at.id);
  }
  return said;
}
