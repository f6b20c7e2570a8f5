import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { bareName, namedOn } from '../named-on.ts';

const BESIDES =
  /^(?:(?:(?:and|with|plus|also|&) )+((?:an? |some |a pair of )?[a-z]+(?: [a-z]+){0,2}?)|((?:an? |some |a pair of )?[a-z]+(?: [a-z]+){0,2}?) (?:too|also|as well|bhi)|((?:an?|some|a pair of) [a-z]+(?: [a-z]+){0,2}?))(?: (?:too|also|as well|please|pls|bhi))*$/;

/** Names all of a sort. */
const OF_ALL = /\b(?:jewell?ery|jewels|ornaments|accessories)\b/;

/** 'Sunglasses too', 'and a hat', behind another wish: what is not worn yet is put on. */
export function besides(look: Look, text: string): string {
  const what = BESIDES.exec(text)?.slice(1).find(Boolean);
  if (what === undefined) return text;
  const { things, floating, unread } = draftOf(what);
  const [only] = things;
  const isThing =
    things.length === 1 &&
    floating.length === 0 &&
    unread.length === 0 &&
    only?.type === 'accessory' &&
    !OF_ALL.test(what);
  const name = bareName(what.replace(/^(?:an?|some|a pair of) /, ''));
  return isThing && namedOn(look, name.split(' ').at(-1) ?? name) === undefined ? `add ${what}` : text;
}
