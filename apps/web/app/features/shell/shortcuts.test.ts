import { describe, expect, it } from 'vitest';
import { askedBy } from '#web/features/shell/shortcuts.ts';

const stroke = (key: string, at = 0) => ({ key, at });

describe('keys', () => {
  it('lead to a place by G and a letter that comes soon after', () => {
    expect(askedBy(stroke('d', 500), stroke('g'))).toEqual({ go: '/dashboard' });
    expect(askedBy(stroke('g', 500), stroke('g'))).toEqual({ go: '/gallery' });
    expect(askedBy(stroke('d', 5000), stroke('g'))).toEqual({ press: 'D' });
    expect(askedBy(stroke('x', 500), stroke('g'))).toBeUndefined();
  });

  it('press what says that it is theirs', () => {
    expect(askedBy(stroke('l'), null)).toEqual({ press: 'L' });
    expect(askedBy(stroke('S'), stroke('l'))).toEqual({ press: 'S' });
    expect(askedBy(stroke('q'), null)).toBeUndefined();
  });

  it('show themselves by a question mark', () => {
    expect(askedBy(stroke('?'), null)).toBe('list');
  });
});
