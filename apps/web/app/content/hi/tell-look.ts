import type { Garment, Look } from '@toile/look';
import { wearWords } from './wear.ts';

const words = (id: string) => wearWords(id.replaceAll('-', ' '));
const isSaid = (id: string) => id !== '' && id !== 'none';

/** 'स्लिप ड्रेस: काउल गला, बिना आस्तीन, टखने तक' */
function tellGarment({ name, neckline, sleeve, length, cloth, border }: Garment): string {
  const facts = [
    `${wearWords(cloth.colour.name)} ${wearWords(cloth.name ?? cloth.fabric)}`,
    isSaid(neckline) ? `${words(neckline)} गला` : '',
    sleeve.length === 'sleeveless' || !isSaid(sleeve.length) ? '' : `${words(sleeve.length)} आस्तीन`,
    isSaid(length) ? words(length) : '',
    border ? `${wearWords(border.colour.name)} बॉर्डर` : '',
  ];
  return `${wearWords(name)}: ${facts.filter((fact) => fact !== '').join(', ')}।`;
}

/** A design told from its Look; where there is none, in the words it was described in. */
export function tellLook(look: Look | null | undefined, described: string): string {
  if (!look) return described;
  const extras = look.accessories.map(({ name }) => wearWords(name)).join(', ');
  const feet = `पैरों में ${wearWords(look.footwear.name)}`;
  return [
    `${wearWords(look.title)}।`,
    ...look.garments.map(tellGarment),
    extras === '' ? `${feet}।` : `${feet}; साथ में ${extras}।`,
  ].join(' ');
}
