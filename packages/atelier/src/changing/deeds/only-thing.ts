import type { Garment } from '@toile/look';
import { accessoriesLike } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { wornAs } from '../targets.ts';
import type { Work } from '../work.ts';

const ONLY = /^(?:only|just) (?:an? |the |her |his )?(?<what>[a-z' -]+)$/;

/** 'Only the net dupatta', of two that are worn: the other goes. @returns whether there were others */
function onlyOneOf({ look }: Work, what: string): boolean {
  const [thing, other] = draftOf(what).things;
  if (thing?.type !== 'garment' || other) return false;
  const alike = look.garments.filter(({ family }) => family === thing.entry.family);
  const isMeant = ({ cloth }: Garment): boolean =>
    thing.said.every(({ colour, slots }) =>
      colour ? cloth.colour.name === colour.name : !slots?.fabric || cloth.fabric === slots.fabric,
    );
  const meant = alike.filter(isMeant);
  if (alike.length < 2 || meant.length !== 1 || thing.said.length === 0) return false;
  look.garments = look.garments.filter((one) => !alike.includes(one) || one === meant[0]);
  return true;
}

/** 'No bangles, only jhumkas': what is worn stays, what is not is put on. @returns whether one thing was named so */
export function onlyThing(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const what = ONLY.exec(clause)?.groups?.what ?? '';
  const { things, floating, unread } = draftOf(what);
  const [thing] = things;
  if (onlyOneOf(work, what)) return true;
  if (!thing || things.length > 1 || floating.length > 0 || unread.length > 0) return false;
  const { look } = work;
  const isWorn =
    thing.type === 'garment'
      ? wornAs(look, thing.entry) !== undefined
      : thing.type === 'footwear' ||
        look.accessories.some(({ kind }) => accessoriesLike(thing.entry.kind).includes(kind));
  if (!isWorn) read(work, `add ${what}`);
  return true;
}
