import { randomUUID } from 'node:crypto';
import { BUCKET, GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';
import { sampleGarment, sampleLook } from '@toile/look/sample';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { designs } from '../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../apps/server/src/parts/database/schema/files.ts';
import type { Storage } from '../apps/server/src/parts/storage/storage.ts';
import { plainPicture } from './pictures.ts';

/** A plain cotton kurta: every drawing, piece and table of it exists. */
export const kurtaLook = (over: Partial<Look> = {}): Look =>
  sampleLook({
    title: 'Mustard cotton kurta',
    garments: [
      sampleGarment({
        kind: 'kurta',
        family: 'top',
        layer: 'base',
        name: 'mustard cotton kurta',
        cloth: {
          fabric: 'cotton',
          colour: { name: 'mustard', hex: '#d8a021' },
          print: { kind: 'solid', colours: [], scale: 'medium' },
        },
        silhouette: 'straight',
        length: 'knee',
        neckline: 'round',
        collar: 'mandarin',
        sleeve: { shape: 'set-in', length: 'long' },
        closure: 'none',
      }),
    ],
    ...over,
  });

/** Writes a finished design as drawing it does, with this Look, for one token that the ledger does not know of. */
export async function sewDesign(
  { database, storage }: { database: Database; storage: Storage },
  accountId: string,
  more: Partial<typeof designs.$inferInsert> = {},
): Promise<string> {
  const [designId, fileId] = [randomUUID(), randomUUID()];
  const bytes = await plainPicture('jpeg');
  const sha256 = await storage.save(bytes);
  await database.transaction(async (tx) => {
    await tx.insert(files).values({
      id: fileId,
      bucket: BUCKET.designs,
      ownerId: accountId,
      sha256,
      mime: 'image/jpeg',
      bytes: bytes.byteLength,
      width: 300,
      height: 400,
      name: 'kurta.jpg',
      permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${accountId}")`),
    });
    await tx.insert(designs).values({
      id: designId,
      accountId,
      request: GenerationRequest.parse({ style_idea: 'a mustard cotton kurta' }),
      words: 'a mustard cotton kurta',
      seed: 1,
      deadlineAt: new Date(),
      engine: 'fake',
      status: 'done',
      look: kurtaLook(),
      description: 'A kurta.',
      fileId,
      finishedAt: new Date(),
      ...more,
    });
  });
  return designId;
}
