import { type Companion, type Garment, type Look, peopleOf } from '@toile/look';

const PARTS_OF_CLOTH: Readonly<Record<string, 'colour' | 'print'>> = { colour: 'colour', print: 'print' };

function putBackIn(garment: Garment, was: Garment, leaf: string): void {
  const part = PARTS_OF_CLOTH[leaf];
  if (part) garment.cloth = { ...garment.cloth, [part]: structuredClone(was.cloth[part]) };
  else if (leaf === 'fabric') {
    const { name: _, ...cloth } = garment.cloth;
    garment.cloth = { ...cloth, fabric: was.cloth.fabric, ...(was.cloth.name && { name: was.cloth.name }) };
  } else if (leaf === 'sleeve.shape') garment.sleeve = { ...garment.sleeve, shape: was.sleeve.shape };
  else if (leaf === 'sleeve.length') garment.sleeve = { ...garment.sleeve, length: was.sleeve.length };
  else if (leaf === 'length') {
    garment.length = was.length;
    delete garment.hem;
    if (was.hem !== undefined) garment.hem = was.hem;
  } else if (leaf === 'border') {
    delete garment.border;
    if (was.border) garment.border = structuredClone(was.border);
  } else if (leaf in was) Object.assign(garment, { [leaf]: structuredClone(was[leaf as keyof Garment]) });
}

const personOf = (look: Look, slot: string): Companion | undefined =>
  slot.startsWith('companion.') ? look.companion : look;

/** Puts one slot ('g1.colour', 'g3', 'accessory.belt', 'person.skin') of a Look back as it was before. */
export function putSlotBack(look: Look, before: Look, slot: string): void {
  const [id = '', ...rest] = slot.replace(/^companion\./, '').split('.');
  const [now, was] = [personOf(look, slot), personOf(before, slot)];
  if (!now || !was) return;
  if (/^g\d+$/.test(id)) {
    const old = peopleOf(before)
      .flatMap(({ garments }) => garments)
      .find((one) => one.id === id);
    for (const one of peopleOf(look)) {
      const garment = one.garments.find((worn) => worn.id === id);
      if (!garment) continue;
      if (!old) one.garments = one.garments.filter((worn) => worn !== garment);
      else putBackIn(garment, old, rest.join('.'));
    }
  } else if (id === 'accessory') {
    const [kind] = rest;
    const own = was.accessories.filter((worn) => worn.kind === kind);
    now.accessories = [...now.accessories.filter((worn) => worn.kind !== kind), ...structuredClone(own)];
  } else if (id === 'person') {
    const [part] = rest;
    if (part && part in was.person)
      now.person = { ...now.person, [part]: structuredClone(was.person[part as keyof Companion['person']]) };
  }
}
