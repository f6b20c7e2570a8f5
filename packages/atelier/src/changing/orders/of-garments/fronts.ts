import type { Frame } from '../order.ts';

const FLAT =
  /^(?:with |make (?:it |them )?|have |an? |the )*flat[- ]?front(?:ed)?(?: (?:waistband|waist|trousers?|pants?|band))?$|^(?:the )?(?:waistband|waist|front) (?:to be |should be )?flat$/;
const SHOWN =
  /^(?:with |have |make |an? |the )*(?:exposed|visible|showing|proper) (?:button )?placket(?: (?:with|in) (.+))?$|^(?:the )?placket (?:to be |should be )?(?:exposed|visible|showing)$/;

/** How trousers lie flat in front, and a placket that shows its buttons. */
export const fronts: Frame = (clause, { look }) => {
  if (FLAT.test(clause)) {
    const legs = look.garments.find(({ layer }) => layer === 'bottom');
    if (!legs) return undefined;
    const isPleated = legs.details.some(({ id }) => id === 'pleats');
    const told = [`The ${legs.name} are drawn flat in front.`];
    return isPleated ? { clauses: ['remove the pleats'], of: legs.name } : { clauses: [], told, of: legs.name };
  }
  const shown = SHOWN.exec(clause);
  return shown ? { clauses: [`with ${shown[1] ?? 'buttons'} down the front`], of: 'buttons' } : undefined;
};
