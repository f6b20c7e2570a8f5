import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkedSpan, markWords } from '#web/features/studio/mark-words.ts';

const WORDS = 'Emerald silk gown, hem with peacocks';
const at = (text: string): MarkedSpan => ({ start: WORDS.indexOf(text), end: WORDS.indexOf(text) + text.length });
const told = (understood: MarkedSpan[], unread: MarkedSpan[]) =>
  markWords(WORDS, understood, unread).map(({ text, thread }) => `${thread}:${text}`);

describe('marking the words', () => {
  it('sews what was understood and chalks what was not', () => {
    expect(told([at('Emerald'), at('silk gown')], [at('peacocks')])).toEqual([
      'sewn:Emerald',
      'plain: ',
      'sewn:silk gown',
      'plain:, hem with ',
      'chalked:peacocks',
    ]);
  });

  it('leaves words without spans in one piece', () => {
    expect(told([], [])).toEqual([`plain:${WORDS}`]);
    expect(markWords('', [], [])).toEqual([]);
  });

  it('does not underline the space around a word', () => {
    expect(told([{ start: 7, end: 13 }], [])).toEqual([
      'plain:Emerald ',
      'sewn:silk',
      'plain: gown, hem with peacocks',
    ]);
  });

  it('lets what was understood win where both claim a word, and keeps the rest of the other', () => {
    expect(told([at('silk')], [at('silk gown')])).toEqual([
      'plain:Emerald ',
      'sewn:silk',
      'plain: ',
      'chalked:gown',
      'plain:, hem with peacocks',
    ]);
  });

  it('gives the words back whole, in order, whatever the spans are', () => {
    const span = fc.record({ start: fc.integer({ min: -5, max: 50 }), end: fc.integer({ min: -5, max: 50 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(span), fc.array(span), (words, understood, unread) => {
        const stretches = markWords(words, understood, unread);
        expect(stretches.map((s) => s.text).join('')).toBe(words);
        for (const s of stretches) {
          expect(s.text).not.toBe('');
          expect(words.slice(s.start, s.start + s.text.length)).toBe(s.text);
        }
      }),
    );
  });
});
