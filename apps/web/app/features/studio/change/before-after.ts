import type { Difference } from '@toile/look';
import { CHANGE } from '#web/content/change.ts';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { capital } from '#web/lib/capital.ts';

/** One thing of a design as it is and as it would be. */
export interface BeforeAfter {
  what: string;
  /** Empty where there was none. */
  from: string;
  to: string;
}

const { describeLook: SAID } = STUDIO;

/** What a slot is called; one that has no name here is told in the line of words alone. */
const NAMES: Readonly<Record<string, string>> = {
  kind: CHANGE.itself,
  colour: SAID.colour,
  fabric: SAID.cloth,
  print: SAID.print,
  silhouette: SAID.cut,
  fit: SAID.fit,
  length: SAID.length,
  neckline: SAID.neckline,
  collar: SAID.collar,
  closure: SAID.closure,
  'sleeve.length': SAID.sleeves,
  'sleeve.shape': SAID.sleeves,
  details: SAID.details,
  border: SAID.border,
  hair: SAID.hair,
  skin: SAID.skin,
};

const bare = (text: string): string => text.replace(/ #[0-9a-f]{6}/gi, '');
const shownAs = (text: string): string => capital(wearWords(bare(text)));

/** The slot within what it is of: `companion.g1.sleeve.length` is `sleeve.length`. */
function slotOf(slot: string): string {
  const path = slot.replace(/^companion\./, '').split('.');
  return path.slice(path[0] === 'accessory' ? 2 : 1).join('.');
}

/** Of a list what went and what came; of anything else both sides. */
function sidesOf(name: string, from: string, to: string): Pick<BeforeAfter, 'from' | 'to'> {
  if (name !== 'details') return { from, to };
  const [was, is] = [from.split(', ').filter(Boolean), to.split(', ').filter(Boolean)];
  return {
    from: was.filter((one) => !is.includes(one)).join(', '),
    to: is.filter((one) => !was.includes(one)).join(', '),
  };
}

/** The differences of two Looks, each thing with both its sides; whose it is stands before it where they are of several things. */
export function beforeAfter(changed: readonly Difference[]): BeforeAfter[] {
  const isOfMany = new Set(changed.map(({ of }) => of)).size > 1;
  const slots = new Set(changed.map(({ slot }) => slot));
  return changed.flatMap(({ slot, of, from, to }) => {
    const name = slotOf(slot);
    const whose = capital(wearWords(of));
    if (name === '') return { what: whose, from: '', to: from === '' ? CHANGE.added : CHANGE.takenOff };
    const term = NAMES[name];
    // how long sleeves are tells of their shape as well
    const isTold = name === 'sleeve.shape' && slots.has(slot.replace('shape', 'length'));
    if (term === undefined || isTold) return [];
    const sides = sidesOf(name, from, to);
    return {
      what: isOfMany && name !== 'kind' ? `${whose}: ${term.toLowerCase()}` : term,
      from: shownAs(sides.from),
      to: sides.to === '' ? CHANGE.nothing : shownAs(sides.to),
    };
  });
}
