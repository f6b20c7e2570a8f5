/** Pixels a finger must travel for the next slide. */
const THRESHOLD = 50;

/** Where a swipe of `travel` pixels leads from slide `from` of `count`: a swipe to the left goes on, and both ends hold. */
export function slideAfter(from: number, travel: number, count: number): number {
  if (Math.abs(travel) < THRESHOLD) return from;
  return Math.min(count - 1, Math.max(0, from - Math.sign(travel)));
}
