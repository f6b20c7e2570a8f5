import { expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { HINDI, type Kind } from './hindi.ts';

/** English of one kind where such a word stands. */
const SENTENCES: Partial<Record<Kind, (english: string) => string>> = {
  quality: (english) => `${english} kurta`,
  part: (english) => `kurta with ${english}`,
  day: (english) => `for ${english}, kurta`,
};

/** What shades or measures another word, and says nothing by itself. */
const BESIDE_ANOTHER = new Set(['light']);

it('means nothing in English that the English reader does not know', () => {
  const unknown = [...new Map(HINDI.map((entry) => [`${entry.kind} ${entry.english}`, entry])).values()].filter(
    ({ english, kind }) =>
      english !== '' &&
      !BESIDE_ANOTHER.has(english) &&
      draftOf(SENTENCES[kind]?.(english) ?? english).unread.length > 0,
  );
  expect(unknown.map(({ english }) => english)).toEqual([]);
});

it('says each phrase once', () => {
  const known = new Map<string, string>();
  const twice = HINDI.filter(({ phrase, kind, english }) => {
    const other = known.get(phrase);
    known.set(phrase, `${kind} ${english}`);
    return other !== undefined && other !== `${kind} ${english}`;
  });
  expect(twice.map(({ phrase }) => phrase)).toEqual([]);
});
