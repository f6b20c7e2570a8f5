import { isCraft } from '@toile/look/records';
import { namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const OPAQUE =
  /^(?:make |have |with |the |her )*(?:sleeves? (?:(?:should|must|to|be|made|in|not|are) )*(?:opaque|solid|lined|(?:not be |not )?(?<=not (?:be )?)see[- ]through|not sheer|not transparent|same cloth|in the same cloth)|(?:opaque|lined|solid) sleeves?)$/;
const METAL =
  /^(?:make |have |all |the )*(?:hardware|metal ?ware|metal|fittings|metal bits|trims?) (?:(?:should|to|in|into|be|all|made) )*([a-z]+(?: [a-z]+)?)$/;
const LESS =
  /^(?:a bit |a little |much )?less (?:of the )?(?:bling|blingy|sparkle|sparkly|glitter|glittery|shiny work|shimmer|heavy work|ornate)$|^not so (?:blingy|sparkly|glittery)$/;
const FEWER = /^(?:a bit |a little |much )?(?:less|fewer|more) (?:of the )?([a-zé-]+(?: work)?)$/;
const KEPT = /^(?:the |her |his )?[a-z]+(?: [a-z]+)? (?:kept|retained|to be kept|kept as is|untouched|unchanged)$/;

/** Sleeves that show no arm, the metal of what shuts, less of what glitters, and what is only kept. */
export const cloths: Frame = (clause, { look }) => {
  if (KEPT.test(clause)) return { clauses: [] };
  const sheer = look.garments.some(({ details }) =>
    details.some(({ id }) => id === 'sheer-sleeve' || id === 'lace-sleeve'),
  );
  if (OPAQUE.test(clause) && sheer) return { clauses: ['remove the sheer sleeves'], of: 'sleeves' };
  const isWorked = look.garments.some(({ details }) =>
    details.some(({ id }) => /mirror|sequin|zar|gota|bead|stone|embroider/.test(id)),
  );
  const worked = FEWER.exec(clause)?.[1];
  const place = worked === undefined ? undefined : namedOn(look, worked);
  if (worked !== undefined && place?.of === 'detail' && isCraft(place.detail)) return { clauses: [clause], of: worked };
  if (LESS.test(clause) && isWorked) return { clauses: ['less embroidery'], of: 'embroidery' };
  const metal = METAL.exec(clause)?.[1];
  const isZipped = look.garments.some(({ closure, trims }) => closure === 'zip' || trims.zip !== undefined);
  const isButtoned = look.garments.some(({ trims }) => trims.buttons !== undefined);
  if (metal === undefined || !(isZipped || isButtoned)) return undefined;
  return {
    clauses: [...(isZipped ? [`the zip in ${metal}`] : []), ...(isButtoned ? [`the buttons in ${metal}`] : [])],
    of: 'hardware',
  };
};
