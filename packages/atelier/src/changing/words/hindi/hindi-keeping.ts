const WORDS = '([a-z]+(?: [a-z]+){0,3}?)';
const SAME = '(?:wahi|vahi|wohi|wais[aei]|vais[aei]|ais[aei]|same)';
const TOUCH = '(?:che+d|chhe+d|chhe+r|chhu|badal|badl|touch|change|hila|bigad)\\w*';
const END = '(?: (?:kar\\w*|do|dena|hai|please|pls|ji|na|bhaiya|yaar))*$';

/** What is to stay as it is, by each way of saying that. */
const KEPT: readonly RegExp[] = [
  // 'dupatta wahi rehne do', 'saree waisi hi rahe'
  new RegExp(
    `^${WORDS} (?:ko )?${SAME}(?: (?:hi|ka|rahe|rahega|rahegi|rehn[ae]|rahn[ae]|rakh\\w*|chhod\\w*))+(?: (?:do|dena|please|pls|ji|na))*$`,
  ),
  // 'kurta safed hi rahe', 'saree maroon rehne do'
  new RegExp(`^(?:baa?ki )?${WORDS} (?:hi )?(?:rahe|rahega|rahegi|rahne do|rehne do)$`),
  // 'rang wahi'
  new RegExp(`^${WORDS} (?:bhi |to )?(?:wahi|vahi|wohi)$`),
  // 'sherwani mat chhedna'
  new RegExp(`^(?:${WORDS} (?:ko |se |me |mein )?)?(?:mat|na|nahin?) ${TOUCH}${END}`),
  // 'blouse ko chhedna mat', and not 'border badlo na', which begs for it
  new RegExp(`^(?:${WORDS} (?:ko |se |me |mein )?)?${TOUCH} (?:mat|nahin?)${END}`),
  // 'dupatta ko haath mat lagana'
  new RegExp(`^${WORDS} (?:ko |pe |par )?ha+th (?:mat|na) laga\\w*${END}`),
  // 'dupatta rehne do'
  new RegExp(`^${WORDS} (?:ko )?(?:rehne|rahne) (?:do|dena|dijiye|dijie)$`),
];
const REST = /^(?:baa?[kq]i|aur kuch|kuch aur|kuch)\b/;
/** An order before it, which nothing parts from it. */
const ORDERED = /\b(?:kar|laga|bana|hata|nikal|daal|pehna|rakh|jod)(?:o|na|ke|ne|iye|do)?\b/;

/** What a Hindi clause asks to be left as it is: its words, empty where that is all the rest; undefined for any other clause. Pure. */
export function leftAlone(clause: string): string | undefined {
  const found = KEPT.map((way) => way.exec(clause)).find(Boolean);
  const what = (found?.[1] ?? '').replace(/ jais[aei](?: hai)?$/, '');
  if (!found || ORDERED.test(what)) return undefined;
  return REST.test(what) ? '' : what;
}
