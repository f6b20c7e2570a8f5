import { describe, expect, it } from 'vitest';
import { LEXICON, type Node, type Sense } from '#atelier/lexicon/lexicon.ts';
import { IGNORED, SCENE_WORDS } from './ignored.ts';

/** Lists whose words say nothing of clothes. */
const swallows = (sense: Sense): boolean =>
  sense.as === 'ignored' || sense.as === 'scene' || (sense.as === 'connective' && sense.role === 'skips');
/** A shade is one before a colour alone: 'soft' before pink, and nothing before light. */
const claims = (sense: Sense): boolean => !swallows(sense) && sense.as !== 'shade';
/** Who or what is asked for by itself, whatever stands before it. */
const isAskedFor = (sense: Sense): boolean =>
  ['gender', 'age', 'build', 'set', 'footwear'].includes(sense.as) || (sense.as === 'garment' && !sense.entry.generic);
/** Brands and people are called after garments and princesses. */
const isName = (sense: Sense): boolean => sense.as === 'ignored' && (sense.id === 'brand' || sense.id === 'celebrity');

interface Phrase {
  words: readonly string[];
  senses: readonly Sense[];
}

function phrases(at: Node = LEXICON, words: readonly string[] = []): Phrase[] {
  return [
    ...(at.senses.length > 0 ? [{ words, senses: at.senses }] : []),
    ...[...at.next].flatMap(([word, next]) => phrases(next, [...words, word])),
  ];
}

describe('words of which nothing is drawn', () => {
  const all = phrases();
  const swallowed = all.filter(({ senses }) => senses.some(swallows));

  it('are claimed by no other list', () => {
    const both = swallowed.filter(({ senses }) => senses.some(claims) || senses.filter(swallows).length > 1);
    expect(both.map(({ words }) => words.join(' '))).toEqual([]);
  });

  it('swallow nobody and no garment with them', () => {
    const asked = (word: string): boolean => LEXICON.next.get(word)?.senses.some(isAskedFor) ?? false;
    const eaten = swallowed.filter(
      ({ words, senses }) => words.length > 1 && !senses.some(isName) && words.some((word) => asked(word)),
    );
    expect(eaten.map(({ words }) => words.join(' '))).toEqual([]);
  });

  it('stand in their list once, without stray blanks', () => {
    for (const list of [...IGNORED.map(({ words }) => words), SCENE_WORDS]) {
      const words = list.split(', ');
      expect(words).toEqual([...new Set(words.map((word) => word.trim().replace(/\s+/g, ' ')))]);
    }
  });
});
