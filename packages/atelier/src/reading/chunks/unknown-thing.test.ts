import { describe, expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

const coloursOf = (words: string): (string | undefined)[] =>
  draftOf(words).things.flatMap(({ said }) => said.filter(({ as }) => as === 'colour').map(({ value }) => value));
const unreadOf = (words: string): string[] => draftOf(words).unread.map(({ text }) => text);

describe('a word nobody knows, right after a colour', () => {
  it.each([
    ['velvet green tandemtrikes, a woman in a brown blazer', 'velvet green tandemtrikes', ['brown']],
    ['a pink tandemtrike passing, a man in a grey suit', 'pink tandemtrike', ['grey']],
    ['rain, tiled walls and a pink tandemtrike passing, a man in a grey suit', 'pink tandemtrike', ['grey']],
    ['rain, tiled walls and pink tandemtrike passing, a man in a grey suit', 'pink tandemtrike', ['grey']],
  ])('keeps it, and dresses nobody: %s', (words, unread, colours) => {
    expect(unreadOf(words)).toContain(unread);
    expect([...new Set(coloursOf(words))]).toEqual(colours);
  });

  it.each([
    ['a dress in powder blue quiblish, long sleeves', 'powder blue'],
    ['wellies: navy quirbine', 'navy'],
    ['skirt black quirbine, a red scarf', 'black'],
  ])('leaves it to what it is said of: %s', (words, colour) => {
    expect(coloursOf(words)).toContain(colour);
  });
});
