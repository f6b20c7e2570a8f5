import type { Garment, Look } from '@toile/look';
import { movedHem } from './how-far.ts';

/** A hem is longer or shorter by just so many centimetres. */
export function moveHem(garment: Garment, cm: number, { person }: Look): boolean {
  const to = movedHem(garment, cm, person.ageGroup);
  if (!to) return false;
  garment.length = to.length;
  delete garment.hem;
  if (to.hem !== 0) garment.hem = to.hem;
  return true;
}
