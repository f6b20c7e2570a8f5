import { expect, test } from 'vitest';
import { openWrongGuesses } from './hold-wrong.ts';

/** Milliseconds of a core for each. */
const COST = 40;

/** So many who guess anew as soon as they are answered, in a minute: how many guesses in all, and how late the last one is answered. */
function guess(people: number): { guesses: number; later: number } {
  const { add } = openWrongGuesses();
  const due = Array.from({ length: people }, (_, n) => n);
  let [guesses, later] = [0, 0];
  for (;;) {
    const next = due.indexOf(Math.min(...due));
    const now = due[next] ?? 0;
    if (now > 60_000) return { guesses, later };
    later = add(COST, now);
    due[next] = now + COST + later;
    guesses++;
  }
}

test('who mistypes a few times is told at once', () => {
  const { add } = openWrongGuesses();
  for (let n = 0; n < 5; n++) expect(add(COST, n * 3000)).toBe(0);
});

test('however many guess without a pause, they take a small part of a core', () => {
  for (const people of [24, 60]) {
    const { guesses, later } = guess(people);
    // Of a core, in that minute.
    expect((guesses * COST) / 60_000).toBeLessThan(0.5);
    expect(later).toBeGreaterThan(1000);
    expect(later).toBeLessThanOrEqual(6000);
  }
});

test('when they have gone, all are told at once again', () => {
  const { add } = openWrongGuesses();
  for (let n = 0; n < 500; n++) add(COST, 0);
  expect(add(COST, 0)).toBe(6000);
  expect(add(COST, 60_000)).toBe(0);
});
