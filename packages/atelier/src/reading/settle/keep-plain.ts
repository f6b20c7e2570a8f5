/** Plain is plain: a cloth that the words call solid carries no print, and an outfit called so carries none anywhere. */
import type { Draft, Said } from '#atelier/draft/draft.ts';

const isPlain = ({ as, value, part }: Said): boolean => as === 'print' && value === 'solid' && !part;
const isPrint = ({ as, value, part, slots }: Said): boolean =>
  as === 'print' && value !== 'solid' && !part && slots?.print !== 'solid';

const OUTFIT = '(?:outfit|look|ensemble|clothes|clothing|garments|everything|all|both)';
const BEFORE = new RegExp(`\\b${OUTFIT}\\b[^.;,]{0,16}$`, 'i');
const AFTER = new RegExp(`^[^.;,]{0,16}\\b${OUTFIT}\\b`, 'i');
const NEAR = 24;

/** 'everything plain', 'a look in solid colours' */
const isOfOutfit = ({ start, end }: Said, text: string): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) || AFTER.test(text.slice(end, end + NEAR));

/** Takes every print off what is called plain; the words of a print that is lost are told as unread. */
export function keepPlain(draft: Draft, text: string): void {
  const qualities = [...draft.floating, ...draft.things.flatMap(({ said }) => said)];
  if (qualities.some((said) => isPlain(said) && (draft.floating.includes(said) || isOfOutfit(said, text))))
    draft.without.add('print');
  for (const thing of draft.things) {
    if (!thing.said.some(isPlain)) continue;
    const lost = thing.said.filter(isPrint);
    thing.said = thing.said.filter((said) => !lost.includes(said));
    draft.unread.push(...lost.map(({ start, end }) => ({ start, end, text: text.slice(start, end) })));
  }
}
