/** Whether this is `npm run bench -- soak`, which goes through every long row whole. */
const IS_SOAK = process.env.SOAK === 'on';
/** What the shares of a run are chosen by: another in each run, which prints it. */
const SEED = Number(process.env.SEED ?? 1);

/**
 * Of a long row one in so many, beginning where the seed says; all of it in a soak. Rows beside each other begin at other places by
 * `offset`.
 */
export const taken = <T>(row: readonly T[], oneIn: number, offset = 0): T[] =>
  row.filter((_, nth) => IS_SOAK || nth % oneIn === (SEED + offset) % oneIn);
