import { type Look, peopleOf } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { stream } from '#atelier/kit/chance.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON } from '#atelier/lexicon/lexicon.ts';
import { read } from '#atelier/read.ts';
import { shareOf } from '#atelier/soak.fixture.ts';
import { SHOP_PARTS, SHOP_THINGS, SHOP_WORDS } from './shop-words.fixture.ts';

const BRIEFS = shareOf(2000, 120);

/** Words that join, count or point, and ask for nothing that could be drawn. */
const isLittle = (word: string): boolean =>
  LEXICON.next.get(foldWord(word))?.senses.some(({ as }) => as === 'connective' || as === 'matching') ??
  word.length < 3;

/** What a reading leaves in silence by its sort: talk of the shop, of the picture, of who it is for. */
const SILENT: ReadonlySet<string> = new Set(['shop', 'camera', 'direction', 'place', 'whose', 'homonym', 'label']);

/** Words of a brief that nothing of the answer speaks of: neither read as something, nor told. */
function lostOf(words: string, { reading }: Look): string[] {
  const { understood, unread, notDrawn } = reading;
  const told = notDrawn.join(' ').toLowerCase();
  return [...words.matchAll(/[\p{L}]+/gu)]
    .filter(({ 0: word, index }) => {
      const touches = (span: { start: number; end: number }): boolean =>
        span.start < index + word.length && span.end > index;
      if (isLittle(word) || unread.some(touches) || told.includes(word.toLowerCase())) return false;
      const spans = understood.filter(touches);
      return spans.every(({ as, value, drawn }) => as === 'ignored' && !SILENT.has(value) && drawn !== false);
    })
    .map(([word]) => word);
}

/** The n-th brief: qualities of real shops before and behind a thing and its parts, known here or not. */
function shopBrief(n: number): string {
  const next = stream(n, 'reading.shop-brief');
  const pick = (words: readonly string[]): string => words[Math.floor(next() * words.length)] ?? '';
  const some = (): string => pick(SHOP_WORDS);
  const before = `${some()} ${next() < 0.5 ? `${some()} ` : ''}${pick(SHOP_THINGS)}`;
  const after = next() < 0.3 ? `, ${pick(SHOP_PARTS)} ${some()}` : '';
  return `${before} with ${some()} ${pick(SHOP_PARTS)} and ${some()} ${some()} ${pick(SHOP_PARTS)}${after}`;
}

describe('every word of a brief', () => {
  it.each(BRIEFS.map((n) => [shopBrief(n), n] as const))('is kept or told: %s', (words, n) => {
    expect(lostOf(words, read({ words }, n))).toEqual([]);
  });
});

describe('what is said of a garment and replaced', () => {
  const told = (words: string): string => read({ words }, 1).reading.notDrawn.join(' ');

  it('is told, the words of the brief with it', () => {
    expect(told('a dress with a square neck, halter neck')).toMatch(/drawn otherwise: square neck/);
    expect(told('a bomber jacket with a front zip, closed by buttons')).toMatch(/drawn otherwise: front zip/);
  });

  it('is not told where the one is seen in the other', () => {
    for (const words of [
      'a double-breasted coat with gold buttons',
      'a slip dress, cowl neck, thin straps',
      'a long coat down to the ankle',
      'a gown with a round neck and a keyhole',
      'a cotton shirt with puff sleeves, long sleeves',
    ])
      expect([words, told(words)]).toEqual([words, expect.not.stringContaining('drawn otherwise')]);
  });

  it('is not told where it is there: two people, the satin of a lapel', () => {
    expect(told('Two girls, one in a yellow sundress, the other in jeans')).not.toContain('Numbers');
    expect(told('a velvet tuxedo, shawl collar black satin')).not.toContain('drawn otherwise');
  });

  it('is not told of a brief that says each thing once', () => {
    for (const n of shareOf(400, 20)) {
      const words = `a ${SHOP_THINGS[n % SHOP_THINGS.length]} in navy`;
      expect([words, told(words)]).toEqual([words, expect.not.stringContaining('drawn otherwise')]);
    }
  });
});

describe('words that no picture shows', () => {
  const look = (words: string): Look => read({ words }, 1);
  it.each([
    ['a coat from thick wool', 'thick'],
    ['a coat, collar is large', 'large'],
    ['an anarkali with self jaal', 'self'],
    ['a rain jacket, water repellent', 'water repellent'],
    ['a red or blue dress', 'blue'],
  ])('are told: %s', (words, said) => {
    expect(look(words).reading.notDrawn.join(' ').toLowerCase()).toContain(said);
  });

  it('but not where they are denied', () => {
    expect(look('a red dress, nothing heavy').reading.notDrawn.join(' ')).not.toContain('heavy');
  });

  it('and who stands is no more told than drawn walking', () => {
    for (let seed = 1; seed < 8; seed++)
      for (const { person } of peopleOf(read({ words: 'a woman standing, in a red coat and trousers' }, seed)))
        expect(['walk', 'stroll', 'catwalk']).not.toContain(person.pose);
  });
});
