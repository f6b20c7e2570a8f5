import type { PackRevisions } from '@toile/contract';
import { type Context, requireAccount } from '#server/product/context.ts';
import type { LookRevisions } from '../cut-revisions.ts';
import { requirePack } from '../find-pack.ts';
import type { GarmentParts } from '../garment-parts.ts';
import { readSewn } from '../read-sewn.ts';
import { readIssues } from './read-issues.ts';

/**
 * The revisions of a pack with what each changed, and what may be set in the next.
 * @throws {ProductError} as `readSewn` and the cutter do; `pack-needed`
 */
export async function listRevisions({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<GarmentParts, 'cutter'>;
  input: { designId: string };
}): Promise<PackRevisions> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  await requirePack({ ctx, input });
  const issues = await readIssues({ ctx, input });
  const bytes = await parts.cutter.cut({ kind: 'revisions', look, issues }, accountId);
  const newest = issues.at(-1);
  return {
    // The cutter's own reply, read again.
    ...(JSON.parse(bytes.toString('utf8')) as LookRevisions),
    revision: newest?.number ?? 1,
    edits: newest?.edits ?? {},
  };
}
