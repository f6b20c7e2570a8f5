import type { Garment, Look } from '@toile/look';
import { garmentAt, type Place } from '../places/place.ts';
import { isPronoun, targetOf } from '../places/target.ts';
import { mainGarment } from '../work.ts';

const DETERMINERS =
  /^(?:(?:the|that|this|those|these|her|his|its|their|my|our|both|all|whole|entire|extra|attached|only|any|of) )+/;

/** A name without what stands before any name. */
export const bareName = (words: string): string => words.trim().replace(DETERMINERS, '').replace(/'s$/, '');

/** What words name on the Look and nothing else: a pronoun names what was spoken of. Undefined where nothing there goes by them. */
export function namedOn(look: Look, words: string, topic?: string): Place | undefined {
  const name = bareName(words);
  if (name === '' || isPronoun(name)) return topic === undefined ? undefined : namedOn(look, topic);
  return targetOf(look, name);
}

/** The name a clause is built with: a pronoun gives way to what was spoken of. */
export function nameFor(words: string, topic?: string): string {
  const name = bareName(words);
  return name !== '' && isPronoun(name) && topic !== undefined ? bareName(topic) : name;
}

/** The garment that words name as a whole. */
export function garmentNamed(look: Look, words: string, topic?: string): Garment | undefined {
  const place = namedOn(look, words, topic);
  return place?.of === 'garment' ? garmentAt(look, place) : undefined;
}

/** The garment that is spoken of: the one named, the one of whose parts the last thing is, or the one the design is about. */
export function garmentSpokenOf(look: Look, topic?: string): Garment {
  const place = topic === undefined ? undefined : namedOn(look, topic);
  return (place && garmentAt(look, place)) ?? mainGarment(look);
}
