import { HAIR_STYLES, type HairStyle, type Look } from '@toile/look';
import { type Draft, emptyDraft } from '#atelier/draft/draft.ts';
import { HOLDS_HEM } from '#atelier/lexicon/language/said-in-changes.ts';
import { choosePerson } from '#atelier/styling/persons.ts';
import { tasteFor } from './say.ts';
import { mark, type Work } from './work.ts';

/** Words that say for whom it is; 'her sleeves' does not. */
const FOR_WHOM =
  /\b(?:man|men|mens|men's|male|boy|guy|gentleman|groom|husband|woman|women|womens|women's|female|girl|lady|bride|wife|unisex|androgynous|non-?binary|genderless|child|kid|daughter|son|mother|father|grandmother|grandfather|him)\b/;

const HIS: ReadonlySet<HairStyle> = new Set([
  'crop',
  'short',
  'side-part',
  'fade',
  'curly',
  'afro',
  'bald',
  'turban',
  'locs',
  'top-knot',
]);
const HERS = new Set<HairStyle>(
  HAIR_STYLES.filter((style) => !['crop', 'short', 'side-part', 'fade', 'bald', 'turban'].includes(style)),
);

/** Sizes of shops from which, and up to which, a build is another. */
const SIZES = { full: 16, slim: 6 } as const;

/** 'I am size 22' says of a body what a shop says of it. */
function sizeOf(clause: string): Look['person']['build'] | undefined {
  const size = Number(/\bsize (\d{1,2})\b/.exec(clause)?.[1]);
  if (!(size > 0)) return undefined;
  return size >= SIZES.full ? 'full' : size <= SIZES.slim ? 'slim' : 'average';
}

/** From where somebody is looked at, in the ways it is typed. */
const VIEWS: readonly (readonly [RegExp, Look['person']['pose']])[] = [
  [
    /^(?:me )?(?:it |her |him )?(?:from )?(?:the |her |his )?(?:back|rear)(?: side| view)?$|\b(?:from|see|show|turn(?:ed)?|view|look(?:ing)?|stand(?:ing)?|pose)\b.*\b(?:back|rear)\b|\bback ?(?:side|view)\b|\bfrom behind\b/,
    'back',
  ],
  [
    /\bfrom (?:the |a |her |his )?side\b|\bturn(?:ed)? (?:her |him |them )?(?:to|on|onto) (?:the |her |his )?side\b|\bside(?:ways|-on| view| on)\b|\blooking (?:to|at) (?:the|her|his|one) side\b|\bin profile\b/,
    'three-quarter',
  ],
  [/\bhands? behind (?:the |her |his )?backs?\b/, 'hands-behind'],
  [/\bhands? (?:clasped|folded|joined|together)\b|\b(?:clasped|folded|joined) hands\b|\bnamaste\b/, 'clasped'],
  [HOLDS_HEM, 'hold-skirt'],
  [/\b(?:on the |like on a |in a )?(?:catwalk|runway|ramp)\b/, 'catwalk'],
  [/\bstand(?:ing)? (?:up )?straight\b/, 'steady'],
  [
    /\bhands? on (?:the |her |his )?(?:waist|hips?)\b|\b(?:from|facing) (?:the |us |me |in )?(?:front|camera|us)\b|\bfront view\b|\bfacing (?:forward|front)\b/,
    'contrapposto',
  ],
];
const viewOf = (clause: string): Look['person']['pose'] | undefined => VIEWS.find(([says]) => says.test(clause))?.[1];

/** Somebody else's hair and beard, where those of the one before would not be worn. */
function combed(work: Work): void {
  const { person } = work.look;
  const fits = person.presentation === 'male' ? HIS : person.presentation === 'female' ? HERS : undefined;
  const isFitting = !fits || fits.has(person.hair.style);
  const draft = { ...emptyDraft(), presentation: person.presentation };
  const chosen = choosePerson(draft, {}, { ...tasteFor(work.look), presentation: person.presentation }, {});
  if (!isFitting) person.hair = { ...person.hair, style: chosen.hair.style };
  // a beard is asked for
  person.beard = false;
}

/** Says how old the one in the picture is to be, and not who stands by. */
const OF_AGE = /\b(?:old|older|aged?|years?|(?:make|turn|draw) (?:her|him|it|them)|as an?|into)\b/;

/** 'Granny wants it decent', 'the elder one': a child in the picture does not grow old by whoever else is named. */
const isOfBystander = (
  { ageGroup }: Draft,
  { ageGroup: now }: Look['person'],
  isNamed: boolean,
  clause: string,
): boolean =>
  ageGroup === 'senior' &&
  (now === 'child' || now === 'teen' || /\belder\b/.test(clause)) &&
  !isNamed &&
  !OF_AGE.test(clause);

/** What the words say of the person, the pose and the medium. @returns whether they said any of it */
export function dressAnother(work: Work, draft: Draft, clause: string): boolean {
  const { look } = work;
  const { person } = look;
  const said: string[] = [];
  const set = <K extends keyof Look['person']>(slot: K, value: Look['person'][K] | undefined): void => {
    if (value === undefined) return;
    person[slot] = value;
    said.push(`person.${slot}`);
  };
  const isNamed = FOR_WHOM.test(clause);
  const before = person.presentation;
  if (isNamed) set('presentation', draft.presentation);
  const isYouth =
    isNamed && /\b(?:the|both|other) (?:boy|girl)s?\b|\b(?:boy|girl)'?s\b/.test(clause) && !OF_AGE.test(clause);
  if (!isYouth && !isOfBystander(draft, person, isNamed, clause)) set('ageGroup', draft.ageGroup);
  set('build', draft.build ?? sizeOf(clause));
  const view = viewOf(clause);
  set('pose', view ?? draft.pose);
  if (view && draft.pose && view !== draft.pose)
    work.notDone.push('One stance is drawn at a time: ask for the other by itself.');
  set('skin', draft.skin);
  const isBare =
    draft.things.length === 0 && draft.floating.length === 0 && !/\b(?:type|style|kind|cut)\b/.test(clause);
  set('heritage', isNamed || isBare || /\b(?:she|he|model|person|look)\b/.test(clause) ? draft.heritage : undefined);
  if (draft.hair) set('hair', { ...person.hair, style: draft.hair });
  if (draft.hairColour) set('hair', { ...person.hair, colour: draft.hairColour });
  if (draft.beard !== undefined) set('beard', draft.beard && person.presentation !== 'female');
  if (person.presentation !== before) combed(work);
  if (draft.medium) {
    look.medium = draft.medium;
    said.push('medium');
  }
  mark(work, ...said);
  const ofPerson = said.filter((slot) => slot.startsWith('person.'));
  const isHair = ofPerson.every((slot) => slot === 'person.hair');
  if (ofPerson.length > 0) work.subject = { of: 'person', ...(isHair && { part: 'hair' as const }) };
  return said.length > 0;
}
