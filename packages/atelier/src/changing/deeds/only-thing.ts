import { accessoriesLike } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { wornAs } from '../targets.ts';
import type { Work } from '../work.ts';

const ONLY = /^(?:only|just) (?:an? |the |her |his )?(?<what>[a-z' -]+)$/;

/** 'No bangles, only jhumkas': what is worn stays, what is not is put on. @returns whether one thing was named so */
export function onlyThing(work: Work, clause: string, read: (work: Work, clause: string) => void): boolean {
  const what = ONLY.exec(clause)?.groups?.what ?? '';
  const { things, floating, unread } = draftOf(what);
  const [thing] = things;
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
