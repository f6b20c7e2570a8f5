import type { Garment } from '@toile/look';
import { SAME_NOUN } from '#atelier/lexicon/likenesses/same-noun.ts';

const lastWord = (text: string): string => text.trim().toLowerCase().split(' ').at(-1) ?? '';

/** The name of a garment with the noun it was written with: of a 'slip gown' the name is 'slip gown', and the cut a slip dress's. */
export function nameAsWritten({ name }: Pick<Garment, 'name'>, written: string): string {
  const [noun, said] = [lastWord(name), lastWord(written)];
  const isSame = noun !== said && SAME_NOUN.some((nouns) => nouns.includes(noun) && nouns.includes(said));
  return isSame ? name.slice(0, name.length - noun.length) + said : name;
}
