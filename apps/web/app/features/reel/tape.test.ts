import { expect, it } from 'vitest';
import { tapeAround } from '#web/features/reel/tape.ts';

it.each([
  [0, 25, false, 0, 3],
  [1, 25, false, 1, 3],
  [23, 25, false, 3, 1],
  [24, 25, false, 3, 0],
  [23, 25, true, 3, 3],
  [0, 1, false, 0, 0],
])(
  'at place %i of %i (more to come: %s) the tape shows %i above and %i below',
  (index, count, hasMore, above, below) => {
    expect(tapeAround(index, count, hasMore)).toEqual({ above, below });
  },
);
