import type { Difference, Look } from '@toile/look';

/** Where a thing stands by itself on the sheet, nothing is asked of clothes that nobody sees. */
export const ofThings = ({ slot }: Difference): boolean => /^(?:accessory|footwear|page)\b/.test(slot);

/** On the sheet of one thing every edit is of that thing: nothing comes beside it, unless it is added in so many words. */
export const isOfSheet = (before: Look, after: Look, clause: string): boolean =>
  !before.product || after.accessories.length <= before.accessories.length || clause.startsWith('add ');
