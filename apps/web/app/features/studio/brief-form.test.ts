import { GenerationRequest } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import {
  BriefForm,
  EMPTY_BRIEF,
  hasOptions,
  promptExcess,
  promptLength,
  readBrief,
} from '#web/features/studio/brief-form.ts';

describe('an empty brief', () => {
  it('carries the specification’s defaults', () => {
    expect(EMPTY_BRIEF).toEqual({
      style_idea: '',
      gender: 'female',
      category: 'outfit',
      style: 'casual',
      creativity: 50,
      ethnicity: 'any',
      age: 'any',
      skin_color: 'any',
      season: 'any',
      accessories: 'none',
      occasion: 'casual',
    });
  });

  it('is not a request until it has words', () => {
    expect(BriefForm.safeParse(EMPTY_BRIEF).success).toBe(false);
    expect(BriefForm.safeParse({ ...EMPTY_BRIEF, style_idea: '   ' }).success).toBe(false);
  });
});

describe('a filled brief', () => {
  it('becomes a request of the contract, its words trimmed', () => {
    const brief = { ...EMPTY_BRIEF, style_idea: '  indigo kurta \n', gender: 'male', occasion: 'romantic-date' };
    const request = BriefForm.parse(brief);
    expect(request).toEqual({ ...brief, style_idea: 'indigo kurta' });
    expect(GenerationRequest.parse(request)).toEqual(request);
  });

  it('knows whether an option was set, whatever its words are', () => {
    expect(hasOptions({ ...EMPTY_BRIEF, style_idea: 'a red coat' })).toBe(false);
    expect(hasOptions({ ...EMPTY_BRIEF, creativity: 51 })).toBe(true);
    expect(hasOptions({ ...EMPTY_BRIEF, season: 'winter' })).toBe(true);
  });

  it('counts as the server counts, and says by how much it is too long', () => {
    expect(promptLength(`  ${'a'.repeat(1000)}\n`)).toBe(1000);
    expect(promptExcess(` ${'a'.repeat(1000)} `)).toBeUndefined();
    expect(promptExcess('a'.repeat(1001))).toBe('That is 1 character too long.');
    expect(promptExcess('a'.repeat(2234))).toBe('That is 1,234 characters too long.');
  });
});

describe('a kept brief', () => {
  it('comes back as it was, unfinished words and all', () => {
    const brief = { ...EMPTY_BRIEF, style_idea: ' camel co', skin_color: 'deep-cool' as const, creativity: 0 };
    expect(readBrief(JSON.stringify(brief))).toEqual(brief);
    expect(readBrief(JSON.stringify({ ...EMPTY_BRIEF, style_idea: 'x'.repeat(5000) })).style_idea).toHaveLength(5000);
  });

  it('loses only what cannot be read', () => {
    expect(readBrief(JSON.stringify({ style_idea: 'coat', season: 'monsoon', creativity: 'high', seed: 4 }))).toEqual({
      ...EMPTY_BRIEF,
      style_idea: 'coat',
    });
  });

  it.each([null, '', '{', 'null', '7', '[]'])('that is %s is an empty one', (text) => {
    expect(readBrief(text)).toEqual(EMPTY_BRIEF);
  });
});
