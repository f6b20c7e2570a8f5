import { LITTLE_WORDS as OF_HINDI } from '#atelier/lexicon/hindi/little-words.ts';
import { stem } from '../places/stems.ts';

/** Words that help a wish along and are no part of it: verbs of asking, articles, degrees, politeness. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those it its her his him she he they them their my our your me i we you us one ones',
    'and or but then also too as well so just only even all both everything rest whole thing things something anything',
    'in on at of to into for from with by onto over off out up down around about till until like than instead rather',
    'is are be been being was were should could would can may might must will shall do does did not no never dont',
    'make made making turn change changed set add added put give get have has had let go going take taken swap replace',
    'exchange switch want wants need needs try use keep leave show see draw wear wearing worn remove lose drop ditch',
    'skip delete bring come look looks looking feel style styled styling kind type sort version way bit little touch tad',
    'lot much more most less least very quite really slightly somewhat bit maybe perhaps actually please pls plz kindly',
    'ok okay hi hello hey thanks thank now same there here still again some any colour color colours colors coloured',
    'shade shades tone fabric cloth material part place side outfit look design piece replaced without better rid while',
    'under underneath beneath carry carrying hold holding actually unke unki unka uske uski uska iske iska',
    'away move shift showing shown seen visible peeping peeking entire sa si upto tak',
    'fully completely totally nicely properly inside within done couple match matches matching hang hangs stays if where which who whose what when how why because since after before am im ive id lets thats please size work',
    'don doesn didn isn aren wasn won wouldn shouldn couldn doesnt didnt isnt wont like dislike hate love prefer otherwise unchanged alone',
    'wahi vahi wohi waisa waise waisi vaise vaisi jaisa jaise jaisi rehne rahne rahe rehna rahega chhedna chhedo badalna badlo',
    'except but baaki baki baqi bas sirf garmi sardi bhai bhaiya didi yaar lagwa karwa whatever evening evenings sense',
    'normal usual ordinary opposite other kuch',
    'wait moment needed required thoda thodi thode karo kardo kariye kijiye madam maam sir',
    'walk walks walking sit sits sitting dance dances dancing trip trips fall falls breathe bend climb drive months month weeks carrying',
    'proper decent delete hello',
    'find finds found think thinks allow allows allowed comfortable client clients customer customers seen mind prefers office strip kill lose',
    'professor trouble wrong said says tell told through anywhere whatsoever tbh idk imo honestly exactly literally especially hmm umm ummm lol haha kinda sorta bcoz coz cuz',
    'atleast obviously mistake oye nah nope hai hain ji please dated outdated mom mum mummy nani dadi jaan beta',
    'oh ah hm hmm wow lovely nice pretty altogether together already itself properly only hes shes theyre its anyway',
  ].flatMap((line) => line.split(' ')),
);

/** Those that say more or less: without effect they are told. */
const DEGREES: ReadonlySet<string> = new Set(['kam', 'zyada']);
const HINDI_WORDS: ReadonlySet<string> = new Set(
  Object.values(OF_HINDI).flatMap((words) => words.split(', ').flatMap((phrase) => phrase.split(' '))),
);

/** Says nothing of what is wished. */
export const isLittle = (word: string): boolean =>
  LITTLE_WORDS.has(word) || LITTLE_WORDS.has(stem(word)) || (HINDI_WORDS.has(word) && !DEGREES.has(word));
