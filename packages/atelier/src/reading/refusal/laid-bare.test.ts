import { describe, expect, it } from 'vitest';
import { judge } from '#atelier/judge.ts';
import { LAID_BARE_ASKED, LAID_BARE_OF_NOBODY } from './laid-bare.fixture.ts';

describe('what cut, cloth or water would show of somebody young', () => {
  it.each(LAID_BARE_ASKED)('is refused: %s', (words) => {
    expect(judge({ words })?.reason).toBe('minors');
  });

  it.each(LAID_BARE_OF_NOBODY)('is not heard where nothing is shown: %s', (words) => {
    expect(judge({ words })).toBeUndefined();
  });
});
