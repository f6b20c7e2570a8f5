import { asksFor, type Colour, type Look, type Part } from '@toile/look';
import { accessoriesLike } from '@toile/look/records';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { turned } from '../places/of-whom.ts';
import { garmentWith, nounOf, wornAs } from '../targets.ts';
import { mark, type Work } from '../work.ts';

/** Parts whose colour is their own. */
const TRIMMED: readonly (readonly [RegExp, Part])[] = [
  [/\bembroider(?:y|ies)|\b(?:zari|thread ?work|work)\b/, 'embroidery'],
  [/\bbuttons?\b/, 'buttons'],
  [/\bcollars?\b/, 'collar'],
  [/\bcuffs?\b/, 'cuff'],
  [/\blapels?\b/, 'lapel'],
  [/\bsash\b/, 'sash'],
  [/\bbelt\b/, 'belt'],
  [/\blining\b/, 'lining'],
  [/\bpiping\b/, 'piping'],
];

const trimOf = (words: string): Part | undefined => TRIMMED.find(([names]) => names.test(words))?.[1];

/** The colour of whatever words name: a garment, its border or print, shoes, an accessory, hair; of two people, on either. */
export const colourOf = (look: Look, words: string): Colour | undefined =>
  colourOn(look, words) ?? (look.companion && colourOn(turned(look), words));

function colourOn(look: Look, words: string): Colour | undefined {
  const { things } = draftOf(words);
  const worn = things.flatMap((thing) => (thing.type === 'garment' ? (wornAs(look, thing.entry) ?? []) : []))[0];
  const noun = nounOf(words);
  if (noun === 'hair') return look.person.hair.colour;
  if (noun === 'border') return garmentWith(look, 'border', undefined, worn)?.border?.colour;
  if (noun === 'print') return garmentWith(look, 'print', undefined, worn)?.cloth.print.colours[0];
  const part = trimOf(words);
  const trimmed = part && [worn, ...look.garments].find((garment) => garment?.trims[part])?.trims[part];
  if (trimmed) return trimmed;
  if (worn) return worn.cloth.colour;
  if (noun === 'shoes' || noun === 'heel') return look.footwear.colour;
  return things.flatMap((thing) =>
    thing.type === 'accessory'
      ? look.accessories.filter(({ kind }) => accessoriesLike(thing.entry.kind).includes(kind))
      : [],
  )[0]?.colour;
}

/** Gives whatever words name a colour. @returns whether there is such a thing */
export function paintNamed(work: Work, words: string, colour: Colour): boolean {
  const { look } = work;
  const { things } = draftOf(words);
  const worn = things.flatMap((thing) => (thing.type === 'garment' ? (wornAs(look, thing.entry) ?? []) : []))[0];
  const part = nounOf(words) === 'border' ? 'border' : trimOf(words);
  const edged = part && (worn ?? garmentWith(look, part === 'border' ? 'border' : 'neck', undefined));
  const beside = things.find((thing) => thing.type === 'accessory');
  const kind = beside?.type === 'accessory' ? beside.entry.kind : undefined;
  if (edged && part === 'border' && edged.border) edged.border = { ...edged.border, colour };
  else if (edged && part && !kind) edged.trims = { ...edged.trims, [part]: colour };
  else if (worn) worn.cloth = { ...worn.cloth, colour };
  else if (nounOf(words) === 'shoes' || nounOf(words) === 'heel') look.footwear = { ...look.footwear, colour };
  else if (kind && look.accessories.some((one) => one.kind === kind)) {
    look.accessories = look.accessories.map((one) => (one.kind === kind ? { ...one, colour } : one));
    const belted = look.garments.find((garment) => kind === 'belt' && asksFor(garment, 'belt'));
    if (belted) belted.trims = { ...belted.trims, belt: colour };
  } else return false;
  const slot = edged ? `${edged.id}.trims` : worn ? `${worn.id}.colour` : kind ? `accessory.${kind}.colour` : undefined;
  mark(work, slot ?? 'footwear.colour');
  return true;
}
