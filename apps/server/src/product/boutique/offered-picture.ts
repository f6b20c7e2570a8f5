import { eq } from 'drizzle-orm';
import { files } from '#server/parts/database/schema/files.ts';
import { reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { openOffer } from './open-offer.ts';

type OpenCall = Parameters<typeof openOffer>[0];

/**
 * Address of the bytes of an offered design's picture.
 * @throws {ProductError} as `openOffer` does; `design-not-found` for one that is not offered
 */
export async function offeredPicture({
  ctx,
  parts,
  input,
}: OpenCall & { input: { designId: string } }): Promise<string> {
  const { designs } = await openOffer({ ctx, parts, input });
  const offered = designs.find(({ designId }) => designId === input.designId);
  if (!offered) throw new ProductError('design-not-found');
  const [file] = await reader(ctx).select({ sha256: files.sha256 }).from(files).where(eq(files.id, offered.fileId));
  if (!file) throw new ProductError('design-not-found');
  return file.sha256;
}
