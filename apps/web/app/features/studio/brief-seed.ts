/** One more than the largest seed. */
const SEEDS = 2 ** 32;

/** A seed nobody has seen the pictures of. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % SEEDS;
}
