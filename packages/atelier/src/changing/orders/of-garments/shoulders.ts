import type { Frame } from '../order.ts';

const SHARP =
  /^(?:with |make |have |give (?:it |her |him )?|the |a )*(?:(?:sharp|sharper|strong|stronger|structured|padded|power|square|squarer|more structured) shoulders?|shoulders? (?:(?:should|to|be|a|bit|more) )*(?:sharp|sharper|strong|stronger|structured|padded|squarer))$/;
const SOFT =
  /^(?:with |make |have |give (?:it |her |him )?|the |a )*(?:(?:soft|softer|natural|unpadded|rounder) shoulders?|shoulders? (?:(?:should|to|be|a|bit|more) )*(?:soft|softer|natural|unpadded|rounder))$|^no (?:shoulder )?pads?$/;
const DROPPED = /^(?:slightly |a bit |a little |with a |a )*dropped?(?: shoulders?)?$/;

/** How shoulders are built. */
export const shoulders: Frame = (clause, { look, topic }) => {
  const isHeld = /\bshoulders?\b/.test(topic ?? '');
  if (SHARP.test(clause)) return { clauses: ['add shoulder pads'], of: 'shoulders' };
  if (DROPPED.test(clause) && (isHeld || /shoulder/.test(clause)))
    return { clauses: ['with dropped shoulder sleeves'], of: 'shoulders' };
  if (!SOFT.test(clause)) return undefined;
  const isPadded = look.garments.some(({ details }) => details.some(({ id }) => id === 'shoulder-pads'));
  return isPadded
    ? { clauses: ['remove the shoulder pads'], of: 'shoulders' }
    : { clauses: [], told: ['The shoulders are drawn without pads already.'], of: 'shoulders' };
};
