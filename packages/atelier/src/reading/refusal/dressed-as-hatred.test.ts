import { describe, expect, it } from 'vitest';
import { DRESSED_AS_HATRED, DRESSED_AS_NO_HATRED } from './dressed-as-hatred.fixture.ts';
import { refusal } from './refuse.ts';

describe('clothes that are asked for to hate, to mock or to kill', () => {
  it.each(DRESSED_AS_HATRED)('are refused: %s', (words) => {
    expect(refusal({ words })?.reason).toMatch(/^(?:hate|violence)$/);
  });

  it.each(DRESSED_AS_NO_HATRED)('are not heard in these: %s', (words) => {
    expect(refusal({ words })).toBeUndefined();
  });
});
