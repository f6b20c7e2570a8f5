import { detailWord, type Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { garmentAt } from '../../places/place.ts';
import { wornAs } from '../../targets.ts';
import { alsoCalled } from '../also-called.ts';

/** Puts on, or gives one for another. */
const PUTS =
  /^(?:add|put|give|with|wear|swap|replace|exchange|want|and|need|needs)\b|\b(?:instead|rather|in place|over it|as well)\b/;
const RIBBON = /\bribbons?\b/g;

const hasDetail = ({ garments }: Look, id: RegExp): boolean =>
  garments.some(({ details }) => details.some((one) => id.test(detailWord(one))));

/** 'Waistcoat' of a knitted vest, 'ribbon' of a bow: what goes by no such name here by the one that it has. */
export function hereCalled(look: Look, text: string): string {
  const bowed = hasDetail(look, /\bbow\b/) && !hasDetail(look, /ribbon|sash/) ? text.replace(RIBBON, 'bow') : text;
  // of two people a name may be of either
  if (PUTS.test(bowed) || look.companion) return bowed;
  return draftOf(bowed).things.reduce((said, thing) => {
    if (thing.type !== 'garment' || wornAs(look, thing.entry)) return said;
    const name = bowed.slice(thing.start, thing.end).split(' ').at(-1) ?? '';
    const own = alsoCalled(look, name);
    const garment = own && garmentAt(look, own.place);
    return garment ? said.split(name).join(garment.name.toLowerCase()) : said;
  }, bowed);
}

/** A text in which what is worn beside goes by its kind, where its name here would be read as another thing's. */
export const ownNames = (look: Look, text: string): string =>
  look.accessories.reduce((said, { name, kind }) => {
    const own = name.toLowerCase();
    if (!own.includes(' ') || !said.includes(own)) return said;
    const isRead = draftOf(own).things.some((thing) => thing.type === 'accessory' && thing.entry.kind === kind);
    return isRead ? said : said.split(own).join(kind.split('-').join(' '));
  }, text);
