import { read } from '@toile/atelier';
import type { Look } from '@toile/look';

/** FNV-1a: the same words cut the same garment. */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(words)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The designer reads the words; the cutter gets the Look. */
export const wordsToLook = (words: string, seed?: number): Look => read({ words }, seed ?? seedOf(words));
