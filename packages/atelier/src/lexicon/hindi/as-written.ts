import type { Kind } from './hindi.ts';

/** A word that sounds like another one and is told by how it is written and by what stands beside it. */
interface Written {
  word: RegExp;
  /** What must follow it in the same breath. */
  next?: RegExp;
  /** What must not. */
  unless?: RegExp;
  /** What must stand before it. */
  before?: RegExp;
  english: string;
  kind: Kind;
}

export const AS_WRITTEN: readonly Written[] = [
  // a waistcoat; 'bandhi' is tied
  { word: /^(?:bandi|बंडी|बन्डी)$/iu, unless: /^(?:hu[iae]|hai|हुई|है)$/iu, english: 'nehru jacket', kind: 'thing' },
  // a border of the Marathas; 'kat' is a slit
  { word: /^(?:kaath|काठ)$/iu, english: 'border', kind: 'part' },
  // whom a child is dressed as
  { word: /^(?:radha|krishna|kanha|राधा|कृष्ण|कान्हा)$/iu, english: '', kind: 'nothing' },
  // a pot; 'matka' is a silk
  { word: /^(?:matki|मटकी)$/iu, english: 'clay pot', kind: 'thing' },
  // a panel where it is counted; 'kala' is black
  { word: /^(?:kali|kaliyan|kaliyon|कली|कलियाँ)$/iu, before: /^(?:\d+|har|हर)$/iu, english: 'panels', kind: 'part' },
  // each; worn it is a necklace
  { word: /^(?:har|हर)$/iu, next: /^(?:kali|ek|jagah|taraf|कली|एक|जगह|तरफ)$/iu, english: '', kind: 'nothing' },
  // how somebody stands, and no drape of Assam
  { word: /^(?:mudra|मुद्रा)$/iu, english: '', kind: 'nothing' },
];

/** Numbers before what is counted; by themselves they are 'give', an age, thin, with, eight of somebody. */
export const NUMBERS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:do|दो)$/iu, 'two'],
  [/^(?:teen|tin|तीन)$/iu, 'three'],
  [/^(?:cha+r|चार)$/iu, 'four'],
  [/^(?:pa+nch|पाँच|पांच)$/iu, 'five'],
  [/^(?:chhah?|chhe|छह|छः|छे)$/iu, 'six'],
  [/^(?:sa+t|सात)$/iu, 'seven'],
  [/^(?:aath|आठ)$/iu, 'eight'],
];

/** What is counted of clothes under its English name. */
export const COUNTED_IN_ENGLISH: RegExp =
  /^(?:buttons?|pockets?|layers?|tiers?|straps?|buckles?|pleats?|tassels?|slits?|zips?|frills?|bands?|hooks?|loops?|strings?)$/iu;
