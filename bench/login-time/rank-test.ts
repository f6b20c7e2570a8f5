/** How two sets of times compare. */
export interface Comparison {
  /** Probability that a time of `a` is below one of `b`; 0.5 where nothing can be told. */
  readonly share: number;
  /** Chance of a difference at least so large if there is none. */
  readonly p: number;
}

/**
 * The rank-sum test of Mann, Whitney and Wilcoxon, two-sided, by the normal approximation with ties counted: it asks
 * whether one set tends to be faster, whatever the shape of the times, and a few slow outliers do not sway it.
 */
export function compare(a: readonly number[], b: readonly number[]): Comparison {
  const all = [...a.map((time) => ({ time, isA: true })), ...b.map((time) => ({ time, isA: false }))].sort(
    (x, y) => x.time - y.time,
  );
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.time === all[from]?.time) to += 1;
    const count = to - from;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isA }) => isA).length;
    ties += count ** 3 - count;
    from = to;
  }
  const n = all.length;
  const product = a.length * b.length;
  const above = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((product / 12) * (n + 1 - ties / (n * (n - 1))));
  const z = deviation === 0 ? 0 : (above - product / 2) / deviation;
  return { share: 1 - above / product, p: 2 * (1 - normal(Math.abs(z))) };
}

/** The distribution function of the standard normal, to about 1e-7 (Abramowitz and Stegun 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
