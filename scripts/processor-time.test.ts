import { expect, it } from 'vitest';
import { processorSeconds } from './processor-time.ts';

it('what the children took is told in seconds, whatever the program is called', () => {
  const told = '42 (a) b (c) S 1 42 42 0 -1 4194304 100 200 0 0 11 12 250 50 20 0 1 0 5';
  expect(processorSeconds(told)).toBe(3);
});
