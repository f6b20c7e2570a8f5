/** The accepted pictures: one small file a brief, so that a change of one is a change of one file. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packed, type Signature, unpacked } from './signature.ts';

export const REFERENCES = join(import.meta.dirname, 'references');
const SUFFIX = '.webp';

/** Names of the briefs that have a reference. */
export const accepted = async (): Promise<string[]> =>
  (await readdir(REFERENCES)).filter((file) => file.endsWith(SUFFIX)).map((file) => file.slice(0, -SUFFIX.length));

/** @throws Error naming the brief, if nothing was accepted for it. */
export async function referenceOf(id: string): Promise<Signature> {
  const file = await readFile(join(REFERENCES, id + SUFFIX)).catch((cause: unknown) => {
    throw new Error(`${id} has no reference: npm run gate -- --accept`, { cause });
  });
  return unpacked(file);
}

export async function accept(id: string, signature: Signature): Promise<void> {
  await mkdir(REFERENCES, { recursive: true });
  await writeFile(join(REFERENCES, id + SUFFIX), await packed(signature));
}

export const forget = (id: string): Promise<void> => rm(join(REFERENCES, id + SUFFIX));
