import type { Garment, Look } from '@toile/look';
import { wearWords } from './wear.ts';

const isSaid = (id: string) => id !== '' && id !== 'none';
/** 'झुमके, चूड़ियाँ और बिंदी' */
const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} और ${all.at(-1)}`;

const LENGTHS: Partial<Record<Garment['length'], string>> = {
  crop: 'कमर से ऊपर तक',
  waist: 'कमर तक',
  hip: 'कूल्हे तक',
  thigh: 'जाँघ तक',
  micro: 'जाँघ से ऊपर तक',
  mini: 'मिनी लंबाई',
  knee: 'घुटने तक',
  midi: 'मिडी लंबाई',
  ankle: 'टखने तक',
  maxi: 'मैक्सी लंबाई',
  floor: 'ज़मीन तक',
  cropped: 'टखने से ऊपर तक',
};

/** A drape is as long as it is worn. */
const lengthOf = ({ family, length }: Garment): string =>
  family === 'saree' || family === 'dupatta' ? '' : (LENGTHS[length] ?? '');

/** What hangs from the waist or lies over the rest has neither neck nor sleeves. */
const WITHOUT_NECK: ReadonlySet<Garment['family']> = new Set(['skirt', 'trousers', 'saree', 'lehenga', 'dupatta']);

/** 'गोल गला', 'तीन-चौथाई आस्तीन' */
function neckAndSleeves({ family, neckline, collar, sleeve }: Garment): string[] {
  if (WITHOUT_NECK.has(family)) return [];
  const hasSleeves = isSaid(sleeve.length) && sleeve.length !== 'sleeveless';
  return [
    isSaid(neckline) && collar === 'none' ? `${wearWords(neckline)} गला` : '',
    hasSleeves ? wearWords(`${sleeve.length} sleeves`) : '',
  ];
}

/** 'सुनहरी कढ़ाई' */
function embroideryOf({ details, trims }: Garment): string {
  if (!details.some(({ id }) => id.startsWith('embroidery'))) return '';
  return wearWords(trims.embroidery ? `${trims.embroidery.name}-coloured embroidery` : 'embroidery');
}

/** 'लाल रेशमी अनारकली, मैक्सी लंबाई: गोल गला, तीन-चौथाई आस्तीन और सुनहरी कढ़ाई।' */
function tellGarment(garment: Garment): string {
  const { name, cloth, border } = garment;
  const facts = [
    ...neckAndSleeves(garment),
    embroideryOf(garment),
    border ? wearWords(`${border.colour.name}-coloured border`) : '',
  ].filter((fact) => fact !== '');
  const { print, colour } = cloth;
  const figured = print.kind === 'solid' ? '' : (print.name ?? print.kind);
  const worn = wearWords([colour.name, figured, cloth.name ?? cloth.fabric, name].join(' ').replace(/ +/g, ' '));
  const whole = [worn, lengthOf(garment)].filter((part) => part !== '').join(', ');
  return facts.length === 0 ? `${whole}।` : `${whole}: ${listed(facts)}।`;
}

/** A design told from its Look; where there is none, in the words it was described in. */
export function tellLook(look: Look | null | undefined, described: string): string {
  if (!look) return described;
  const worn = [look.footwear.name, ...look.accessories.map(({ name }) => name)].map(wearWords);
  return [...look.garments.map(tellGarment), `साथ में ${listed(worn)}।`].join(' ');
}
