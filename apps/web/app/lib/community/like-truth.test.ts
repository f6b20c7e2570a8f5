import { describe, expect, it } from 'vitest';
import { LikeTruths, turned } from '#web/lib/community/like-truth.ts';

const off = { liked: false, likes: 3 };
const on = { liked: true, likes: 4 };

describe('a heart that is turned', () => {
  it('counts one more, or one less', () => {
    expect(turned(off, true)).toEqual(on);
    expect(turned(on, false)).toEqual(off);
  });

  it('that already stands so counts nothing', () => {
    expect(turned(on, true)).toBe(on);
  });

  it('never brings the count below 0', () => {
    expect(turned({ liked: true, likes: 0 }, false)).toEqual({ liked: false, likes: 0 });
  });
});

describe('the truth under turning hearts', () => {
  it('is the answer of the server', () => {
    const truths = new LikeTruths();
    truths.begin('p', off);
    expect(truths.end('p', { liked: true, likes: 9 })).toEqual({ liked: true, likes: 9 });
  });

  it('is what was before, when the turn fails', () => {
    const truths = new LikeTruths();
    truths.begin('p', off);
    expect(truths.end('p')).toEqual(off);
  });

  it('waits for the last of several turns', () => {
    const truths = new LikeTruths();
    truths.begin('p', off);
    truths.begin('p', on);
    expect(truths.end('p', on)).toBeUndefined();
    expect(truths.end('p')).toEqual(on);
  });

  it('goes back to the very start when all of them fail', () => {
    const truths = new LikeTruths();
    truths.begin('p', off);
    truths.begin('p', on);
    expect(truths.end('p')).toBeUndefined();
    expect(truths.end('p')).toEqual(off);
  });
});
