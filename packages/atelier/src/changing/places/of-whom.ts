import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';

/** Words for somebody, by how they are drawn. */
const WORDS: Readonly<Record<'male' | 'female', RegExp>> = {
  male: /\b(?:his|him|he|man|men's|mens|groom|husband|boy|guy|gentleman|dulha)\b/,
  female: /\b(?:her|hers|she|woman|women's|womens|bride|wife|girl|lady|dulhan)\b/,
};
/** Words for whoever is drawn, in the plural and as people write them of somebody's own. */
const NAMES: Readonly<Record<Look['person']['presentation'], string>> = {
  male: 'his him he man men groom husband boy guy gentleman dulha dulhe',
  female: 'her hers she woman women bride wife girl lady dulhan',
  androgynous: 'their they person',
};
const OTHER = /\b(?:the other|second|other) (?:one|person|man|woman|girl|boy|guy|lady)\b|\bon the right\b/;

const BOTH = /\b(?:both of them|the two of them|both(?! (?:sides|sleeves|legs|ends|in front)\b)|each of them)\b/;
const PRONOUNS: Readonly<Record<Look['person']['presentation'], string>> = {
  male: 'he',
  female: 'she',
  androgynous: '',
};

/** 'Both in black sneakers' of two people is said of the one and of the other. */
export function ofEach({ companion, person }: Look, clause: string): string[] {
  if (!companion || !BOTH.test(clause) || person.presentation === companion.person.presentation) return [clause];
  const said = clause.replace(BOTH, '').replace(/\s+/g, ' ').trim();
  return [person, companion.person].map(({ presentation }) => whose(presentation, said));
}

const whose = (presentation: Look['person']['presentation'], said: string): string =>
  /^(?:should|must|could|can|in|with|wear)\b/.test(said)
    ? `${PRONOUNS[presentation]} ${said}`.trim()
    : `${said} for ${presentation === 'male' ? 'him' : 'her'}`;

/** Where in a clause somebody is first spoken of. */
const at = (clause: string, presentation: Look['person']['presentation']): number => {
  const found = presentation === 'androgynous' ? undefined : WORDS[presentation].exec(clause)?.index;
  return found ?? Number.POSITIVE_INFINITY;
};

const wears = (look: Pick<Look, 'garments'>, clause: string): boolean =>
  draftOf(clause)
    .things.filter(isGarment)
    .some(({ entry }) => look.garments.some(({ kind }) => kind === entry.id));

/** Words for the person of a Look, which name nobody else: where what they wear has changed they say whose that is. */
export const whoseWords = ({ person }: Pick<Look, 'person'>): string[] => NAMES[person.presentation].split(' ');

/** Whether a clause is of the second of two people; undefined where it says nothing of whom. */
export function isOfSecond(look: Look, clause: string): boolean | undefined {
  const { companion, person } = look;
  if (!companion) return false;
  if (OTHER.test(clause)) return true;
  const [first, second] = [at(clause, person.presentation), at(clause, companion.person.presentation)];
  if (first !== second) return second < first;
  const things = draftOf(clause).things.filter(isGarment);
  // a dupatta is hers who has one, though a stole may go by that name
  const isTheirs = wears(companion, clause) && !wears(look, clause);
  if (isTheirs) return true;
  return things.length > 0 ? (wears(look, clause) ? false : undefined) : undefined;
}

/** The Look as it is seen from the second person: who was the companion stands first. Done twice, it is as it was. */
export function turned(look: Look): Look {
  const { companion, person, garments, footwear, accessories } = look;
  return companion ? { ...look, ...companion, companion: { person, garments, footwear, accessories } } : look;
}
