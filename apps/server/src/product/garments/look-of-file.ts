import type { Look } from '@toile/look';
import { eq } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { requireLook } from '#server/product/designs/read-look.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * The Look of the design that a picture shows; whoever asks has been shown to be allowed to see the picture.
 * @throws {ProductError} `garments-unknown` for a picture of no design, or of whose garments nothing is known; `look-newer`, `look-unreadable`
 */
export async function lookOfFile(from: Reader, fileId: string): Promise<Look> {
  const [design] = await from.select({ look: designs.look }).from(designs).where(eq(designs.fileId, fileId));
  const look = requireLook(design?.look);
  if (!look || look.garments.length === 0) throw new ProductError('garments-unknown');
  return look;
}
