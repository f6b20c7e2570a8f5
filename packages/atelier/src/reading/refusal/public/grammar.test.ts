import { expect, it } from 'vitest';
import { grammarOf, type Token } from './grammar.ts';

const tokensOf = (count: number): Token[] =>
  Array.from({ length: count }, () => ({ word: 'a', isWhose: false, begins: false, opens: false, isName: false }));

/** Questions that a sentence which is never found asks of so many words. */
function asked(sentence: string, count: number): number {
  let questions = 0;
  const any = (): boolean => {
    questions++;
    return true;
  };
  expect(grammarOf({ any, never: () => false }, [sentence])(tokensOf(count))).toBe(false);
  return questions;
}

it.each(['any ~4 never', 'any any* ~6 any* ~~4 any* never', 'any ~3 any? any? ~3 any* !never never'])(
  "'%s' asks twice as much of twice as many words",
  (sentence) => {
    expect(asked(sentence, 400)).toBeLessThan(2.1 * asked(sentence, 200));
  },
);

it('finds a sentence whose words are far enough apart, and none that is torn by a clause', () => {
  const kinds = { wish: new Set(['hope']), harm: new Set(['dies']) };
  const say = (text: string): Token[] =>
    text.split(' ').map((word) => ({
      word: word.replace(',', ''),
      isWhose: false,
      begins: word.startsWith(','),
      opens: false,
      isName: false,
    }));
  const grammar = grammarOf(kinds, ['wish ~2 harm']);
  expect([grammar(say('i hope he soon dies')), grammar(say('i hope he very very soon dies'))]).toEqual([true, false]);
  expect(grammar(say('i hope he ,soon dies'))).toBe(false);
});
