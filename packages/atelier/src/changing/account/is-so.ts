import type { Look } from '@toile/look';
import type { Said } from '#atelier/draft/draft.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { stems } from '../places/stems.ts';
import { wornAs } from '../targets.ts';
import { hasSlots } from './has-slots.ts';
import { isLittle } from './little-words.ts';

/** Every word of the clause says something that was read, or nothing at all. */
function isAllRead(clause: string, said: readonly { start: number; end: number }[]): boolean {
  const rest = said.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(Math.max(0, end - start))}${left.slice(end)}`,
    clause,
  );
  return stems(rest).every(isLittle);
}

function isOn(garments: Look['garments'], { as, colour, slots, part }: Said): boolean {
  if (as === 'part') return true;
  return garments.some((garment) => {
    if (slots) return hasSlots(garment, slots);
    const painted = part ? garment.trims[part as keyof typeof garment.trims] : garment.cloth.colour;
    return colour !== undefined && painted?.name === colour.name;
  });
}

/** Slots that the words rule out by value: 'closure=buttons'. */
function isWithout({ garments }: Look, ruledOut: string): boolean {
  const [, value] = /^closure[:=](.+)$/.exec(ruledOut) ?? [];
  return value !== undefined && garments.every(({ closure }) => closure !== value);
}

/** Speaks of what is to go, in whatever way. */
const GOING = /\b(?:out|off|away|gone|remove|lose|drop|ditch|move|back|no|not|never|nahin?|mat)\b/;

/** Whether the Look is already as the whole clause would have it: each quality on what it is said of, and no word beside them. Pure. */
export function isSo(look: Look, clause: string): boolean {
  const { things, floating, without, spans, hair } = draftOf(clause);
  // 'hair open', of whoever wears it so
  if (hair !== undefined && things.length === 0 && floating.length === 0) return look.person.hair.style === hair;
  // that a part is named says nothing of whether it is there
  const isPartAlone =
    things.some(({ said }) => said.length > 0 && said.every(({ as }) => as === 'part')) ||
    (things.length > 0 && floating.length > 0 && floating.every(({ as }) => as === 'part'));
  if (isPartAlone) return false;
  const isQuality = things.length > 0 || floating.some(({ as }) => as !== 'part');
  if (!isQuality || GOING.test(clause) || ![...without].every((ruledOut) => isWithout(look, ruledOut))) return false;
  const ruledOut = spans.filter(({ as }) => as === 'without');
  if (!isAllRead(clause, [...things, ...floating, ...ruledOut, ...things.flatMap(({ said }) => said)])) return false;
  const isWorn = things.every((thing) => {
    if (thing.type === 'footwear')
      return (
        look.footwear.kind === thing.entry.kind &&
        thing.said.every(({ colour }) => colour?.name === look.footwear.colour.name)
      );
    if (thing.type === 'accessory')
      return look.accessories.some(
        ({ kind, colour }) => kind === thing.entry.kind && thing.said.every((one) => one.colour?.name === colour.name),
      );
    const worn = wornAs(look, thing.entry);
    return worn !== undefined && thing.said.every((said) => isOn([worn], said));
  });
  const named = things.filter(isGarment).flatMap(({ entry }) => wornAs(look, entry) ?? []);
  return isWorn && floating.every((said) => isOn(named.length > 0 ? named : look.garments, said));
}
