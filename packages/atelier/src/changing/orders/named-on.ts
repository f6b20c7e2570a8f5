import type { Garment, Look } from '@toile/look';
import { garmentAt, type Place } from '../places/place.ts';
import { isPronoun, targetOf } from '../places/target.ts';
import { mainGarment } from '../work.ts';
import { alsoCalled } from './also-called.ts';

const DETERMINERS =
  /^(?:(?:the|that|this|those|these|her|his|its|their|my|our|both|all|whole|entire|extra|attached|only|any|of) )+/;
/** How patterned and coloured things are called by those who have them. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/^strip(?:e)?y$/, 'striped'],
  [/^(?:flowery|flower)$/, 'floral'],
  [/^(?:spotty|spotted|dotty|dotted)$/, 'polka'],
  [/^(?:checky|check|chequered)$/, 'checked'],
];

/** A name without what stands before any name. */
export const bareName = (words: string): string => words.trim().replace(DETERMINERS, '').replace(/'s$/, '');

/** 'The pink one': of the garment that is so. */
function oneThatIs(look: Look, name: string): Garment | undefined {
  const how = /^([a-z]+(?: [a-z]+)?) ones?$/.exec(name)?.[1];
  if (how === undefined) return undefined;
  const called = LOOKS.find(([says]) => says.test(how))?.[1] ?? how;
  const place = targetOf(look, called);
  return place && garmentAt(look, place);
}

interface Named {
  place: Place;
  name: string;
}

/** What a name is of, and what that is called here. */
function find(look: Look, words: string, topic?: string): Named | undefined {
  const name = bareName(words);
  if (name === '' || isPronoun(name)) return topic === undefined ? undefined : find(look, topic);
  const garment = oneThatIs(look, name);
  if (garment) return { place: { of: 'garment', id: garment.id }, name: garment.name };
  const place = targetOf(look, name);
  return place ? { place, name } : alsoCalled(look, name);
}

/** What words name on the Look and nothing else: a pronoun names what was spoken of. Undefined where nothing there goes by them. */
export const namedOn = (look: Look, words: string, topic?: string): Place | undefined =>
  find(look, words, topic)?.place;

/** By which name a clause speaks of what words name: the Look's own where it goes by no such word. */
export const calledOn = (look: Look, words: string, topic?: string): string | undefined =>
  find(look, words, topic)?.name;

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

const REFERRED = /\bthe ([a-z]+) one\b(?! (?:on|in|at|with|of|that)\b)/;

/** A text in which what is called by its looks has its name: 'the stripy one plain'. */
export const namingOnes = (look: Look, text: string): string =>
  text.replace(REFERRED, (said, how: string) => {
    const garment = oneThatIs(look, `${how} one`);
    return garment ? `the ${garment.name}` : said;
  });
