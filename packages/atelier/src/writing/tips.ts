import type { Garment, Look } from '#atelier/look/look.ts';
import { isPlural } from './words.ts';

const HAIR_UP = new Set(['bun', 'top-knot', 'ponytail', 'braid', 'pixie', 'crop', 'short', 'fade', 'side-part']);
const AT_EARS = new Set(['earrings', 'jhumkas', 'hoops', 'studs']);
const AT_WRISTS = new Set(['bracelet', 'bangles', 'watch']);
const AT_NECK = new Set(['necklace', 'choker', 'pendant']);

type Find = (test: (garment: Garment) => boolean) => Garment | undefined;
const them = (garment: Garment): string => (isPlural(garment) ? 'them' : 'it');

/** How to wear the clothes, each with a reason taken from these garments. */
function clothesTips(find: Find, way: number): string[] {
  const one = (...ways: string[]): string => ways[way % ways.length] ?? '';
  const saree = find(({ family }) => family === 'saree');
  const skirt = find(({ family }) => family === 'skirt' || family === 'lehenga');
  const drape = find(({ family }) => family === 'dupatta');
  const outer = find(({ layer, closure }) => layer === 'outer' && !['frog', 'tie', 'wrap'].includes(closure));
  const top = find(({ family, layer }) => family === 'top' && (layer === 'base' || layer === 'mid'));
  const bottom = find(({ layer }) => layer === 'bottom');
  const inner = find(({ layer }) => layer === 'base' || layer === 'one-piece');
  const long = find(({ family, length }) => family === 'dress' && (length === 'maxi' || length === 'floor'));
  const kurta = find(({ kind }) => /kurt|tunic/.test(kind));
  const tips: string[] = [];
  if (saree?.border)
    tips.push(
      one(
        `let the pallu hang long, so that its ${saree.border.colour.name} border shows`,
        `pin the pleats narrow; the ${saree.border.colour.name} border should run level at the hem`,
      ),
    );
  else if (saree) tips.push('pin the pleats narrow and let the pallu hang long');
  if (skirt?.family === 'lehenga') tips.push('wear the lehenga at the natural waist and give it room to turn');
  if (drape)
    tips.push(`carry the ${drape.cloth.colour.name} ${drape.name} over one shoulder and leave the other side clear`);
  if (kurta && bottom) {
    const room = kurta.details.includes('side-slit') ? '; its side slits need the room' : '';
    tips.push(`leave the ${kurta.name} loose over the ${bottom.name}${room}`);
  }
  if (outer && inner)
    tips.push(`leave the ${outer.name} open, so that the ${inner.cloth.colour.name} ${inner.name} shows`);
  const warm = top !== undefined && /sweatshirt|hoodie|sweater|cardigan|shrug/.test(top.kind);
  if (top?.collar === 'hood') tips.push('keep the hood down and the drawcords even');
  else if (top && bottom && warm) tips.push(`let the ${top.name} sit over the waistband of the ${bottom.name}`);
  const tucks =
    top && bottom && !kurta && !warm && top.length === 'hip' && top.fit !== 'oversized' && top.closure !== 'open';
  if (tucks && top && bottom)
    tips.push(
      one(
        `tuck the ${top.name} into the ${bottom.name} so that the waist is seen`,
        `tuck the front of the ${top.name} only, and let the back fall over the ${bottom.name}`,
      ),
    );
  if (top && top.sleeve.length === 'long' && top.collar === 'shirt' && !outer)
    tips.push(`turn back the cuffs of the ${top.name} once`);
  if (long) tips.push(`let the hem of the ${long.name} just clear the ground`);
  return tips;
}

/** What to do with what is worn besides. */
function extrasTips({ accessories, person, garments }: Look, bare: Garment | undefined): string[] {
  const sleeved = garments.some(({ sleeve }) => sleeve.length === 'long' || sleeve.length === 'three-quarter');
  const kind = (kinds: ReadonlySet<string>): string | undefined =>
    accessories.find((worn) => kinds.has(worn.kind))?.name;
  const ears = kind(AT_EARS);
  const wrists = kind(AT_WRISTS);
  const neck = kind(AT_NECK);
  const tips: string[] = [];
  if (ears && HAIR_UP.has(person.hair.style)) tips.push(`with the hair off the neck, the ${ears} can be seen`);
  if (wrists)
    tips.push(
      sleeved ? `push the sleeves back a little for the ${wrists}` : `the bare forearms leave room for the ${wrists}`,
    );
  if (!neck && bare) tips.push(`keep the neck bare; the ${bare.name} needs no necklace`);
  return tips;
}

/** Every tip that holds for the Look, the most telling first. */
export function tipsFor(look: Look, way: number): string[] {
  const find: Find = (test) => look.garments.find(test);
  const bare = find(
    ({ sleeve, family }) => sleeve.length === 'sleeveless' && ['dress', 'top', 'jumpsuit'].includes(family),
  );
  const covered = look.garments.some(({ layer }) => layer === 'outer' || layer === 'mid');
  const only = look.garments.length === 1 ? look.garments[0] : undefined;
  const season = look.season === 'winter' || look.season === 'autumn' ? 'a long coat' : 'a short jacket';
  const alone = only
    ? [
        `wear ${them(only)} alone by day, and add ${season} when the evening turns cool`,
        ...(['midi', 'ankle'].includes(only.length)
          ? [`let the ${look.footwear.name} set the hem: the ${only.name} should fall clear of them`]
          : []),
      ]
    : [];
  return [...clothesTips(find, way), ...alone, ...extrasTips(look, covered ? undefined : bare)];
}
