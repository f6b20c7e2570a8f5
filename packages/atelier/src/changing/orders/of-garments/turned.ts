import { detailOf, detailWord } from '@toile/look';
import { bareName, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const MOVED =
  /^(?:move |put |have |make |shift |bring )?(?:the |that )?(.+?) (?:at|to|on|in|onto) (?:the |her )?(front|back)(?: (?:instead|please|side|not (?:the |at the )?(?:front|back)))*$/;

/** What lies at the back is to lie in front, or the other way. */
export const turned: Frame = (clause, { look }) => {
  const [, what = '', side = ''] = MOVED.exec(clause) ?? [];
  const place = what === '' ? undefined : namedOn(look, bareName(what));
  if (place?.of !== 'detail') return undefined;
  const own = look.garments.find(({ id }) => id === place.id)?.details.find(({ id }) => id === place.detail);
  if (!own || (side === 'front') !== (own.part === 'back')) return undefined;
  const word = detailWord({ id: own.id }).replaceAll('-', ' ');
  if (detailOf(own.id) === undefined) return undefined;
  return {
    clauses: [`remove the ${word}`, side === 'front' ? `add a ${word}` : `add a ${word} at the back`],
    of: word,
  };
};
