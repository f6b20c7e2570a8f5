import type { Difference, Look } from '@toile/look';

/** Whether a sheet is of one thing that is no garment: a dupatta is one, and changed as one. */
export const isSheetOfThing = ({ product }: Look): boolean => product !== undefined && product.of !== 'dupatta';

/** Where a thing stands by itself on the sheet, nothing is asked of clothes that nobody sees. */
export const ofThings = ({ slot }: Difference): boolean => /^(?:accessory|footwear|page)\b/.test(slot);

/** On the sheet of one thing every edit is of that thing: nothing comes beside it, unless it is added in so many words. */
export const isOfSheet = (before: Look, after: Look, clause: string): boolean =>
  !before.product || after.accessories.length <= before.accessories.length || clause.startsWith('add ');
