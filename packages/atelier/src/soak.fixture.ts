/** Whether this is `npm run bench -- soak`, which goes through every long row whole. */
export const IS_SOAK = process.env.SOAK === 'on';

/** What the shares of this run are chosen by, and what chance begins with where it may: another in each run, which prints it. */
export const SEED = Number(process.env.SEED ?? 1);

/** How much of something long is done: all in a soak, else what fits into every run. */
export const soakOr = (whole: number, share: number): number => (IS_SOAK ? whole : share);

/** The numbers below `whole`: all in a soak, else `share` of them, evenly spread and beginning where the seed says. */
export function shareOf(whole: number, share: number): number[] {
  const step = soakOr(1, Math.floor(whole / share));
  const first = SEED % step;
  return Array.from({ length: soakOr(whole, share) }, (_, i) => first + i * step);
}

/**
 * Of a long row one in so many, beginning where the seed says; all of it in a soak. Rows beside each other begin at other places by
 * `offset`.
 */
export const taken = <T>(row: readonly T[], oneIn: number, offset = 0): T[] =>
  row.filter((_, nth) => IS_SOAK || nth % oneIn === (SEED + offset) % oneIn);
