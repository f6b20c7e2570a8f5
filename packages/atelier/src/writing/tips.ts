import { asksFor, type Garment, type Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { isPlural } from './words.ts';

const HAIR_UP = new Set([
  'space-buns',
  'high-ponytail',
  'low-ponytail',
  'slicked-back',
  'afro-puffs',
  'bun',
  'top-knot',
  'ponytail',
  'braid',
  'pixie',
  'crop',
  'short',
  'fade',
  'side-part',
]);
const AT_EARS = new Set(['earrings', 'jhumkas', 'hoops', 'studs']);
const AT_WRISTS = new Set(['bracelet', 'bangles', 'watch']);
/** Cut to be worn done up, and drawn so: a double-breasted front hangs askew when it is undone. */
const CLOSED = new Set<Garment['closure']>(['frog', 'tie', 'wrap', 'double-breasted', 'single-breasted']);
const AT_NECK = new Set(['necklace', 'choker', 'pendant']);

type Find = (test: (garment: Garment) => boolean) => Garment | undefined;
/** One of several ways to say a thing. */
const oneOf = (way: number, ways: readonly string[]): string => ways[way % ways.length] ?? '';
const them = (garment: Garment): string => (isPlural(garment) ? 'them' : 'it');

/** How to wear the clothes, each with a reason taken from these garments. */
function clothesTips(find: Find, way: number): string[] {
  const one = (...ways: string[]): string => oneOf(way, ways);
  const saree = find(({ family }) => family === 'saree');
  const skirt = find(({ family }) => family === 'skirt' || family === 'lehenga');
  const drape = find(({ family }) => family === 'dupatta');
  const outer = find(({ layer, closure }) => layer === 'outer' && !CLOSED.has(closure));
  const top = find(({ family, layer }) => family === 'top' && (layer === 'base' || layer === 'mid'));
  const bottom = find(({ layer }) => layer === 'bottom');
  const inner = find(({ layer }) => layer === 'base' || layer === 'one-piece');
  const long = find(({ family, length }) => family === 'dress' && (length === 'maxi' || length === 'floor'));
  const kurta = find((garment) => factsOf(garment).loose === true);
  const suited = find((garment) => factsOf(garment).formalHalf === true) !== undefined;
  const tips: string[] = [];
  if (saree?.border)
    tips.push(
      one(
        `let the pallu hang long, so that its ${saree.border.colour.name} border shows`,
        `pin the pleats narrow; the ${saree.border.colour.name} border should run level at the hem`,
        `turn the pallu so that the ${saree.border.colour.name} border lies outward`,
        `keep the ${saree.border.colour.name} border in one line from hem to shoulder`,
      ),
    );
  else if (saree) tips.push('pin the pleats narrow and let the pallu hang long');
  if (skirt?.family === 'lehenga')
    tips.push(
      one(
        'wear the lehenga at the natural waist and give it room to turn',
        'tie the lehenga high enough for the hem to clear the foot',
        'let the lehenga have the floor to itself',
        'walk slowly, for the lehenga shows best as it turns',
      ),
    );
  if (drape)
    tips.push(
      asksFor(drape, 'head-cover')
        ? `draw the ${drape.cloth.colour.name} ${drape.name} over the head and let its ends fall forward`
        : one(
            `carry the ${drape.cloth.colour.name} ${drape.name} over one shoulder and leave the other side clear`,
            `pin the ${drape.name} at one shoulder so that it stays through the evening`,
            `let one end of the ${drape.name} hang lower than the other`,
            `fold the ${drape.name} lengthwise before it goes over the shoulder`,
          ),
    );
  if (kurta && bottom) {
    const room = asksFor(kurta, 'side-slit') ? '; its side slits need the room' : '';
    tips.push(
      one(
        `leave the ${kurta.name} loose over the ${bottom.name}${room}`,
        `let the ${kurta.name} hang free of the ${bottom.name}${room}`,
        `wear the ${kurta.name} untucked, over the ${bottom.name}${room}`,
        `nothing should hold the ${kurta.name} at the waist${room}`,
      ),
    );
  }
  if (outer && inner)
    tips.push(
      one(
        `leave the ${outer.name} open, so that the ${inner.cloth.colour.name} ${inner.name} shows`,
        `open the ${outer.name} indoors and let the ${inner.name} be seen`,
        `show a hand's breadth of the ${inner.cloth.colour.name} ${inner.name} under the ${outer.name}`,
        `the ${outer.name} looks best undone over the ${inner.name}`,
      ),
    );
  const warm = top !== undefined && factsOf(top).overWaistband === true;
  if (top?.collar === 'hood') tips.push('keep the hood down and the drawcords even');
  else if (top && bottom && warm) tips.push(`let the ${top.name} sit over the waistband of the ${bottom.name}`);
  const tucks =
    top &&
    bottom &&
    !kurta &&
    !warm &&
    !factsOf(top).untucked &&
    top.length === 'hip' &&
    top.fit !== 'oversized' &&
    !asksFor(top, 'half-tuck') &&
    !asksFor(top, 'untucked') &&
    top.closure !== 'open';
  if (tucks && top && bottom)
    tips.push(
      one(
        `tuck the ${top.name} into the ${bottom.name} so that the waist is seen`,
        `the ${top.name} is tidiest inside the ${bottom.name}`,
        `keep the waist of the ${bottom.name} in sight by tucking the ${top.name}`,
        ...(suited
          ? [`keep the ${top.name} well tucked into the ${bottom.name}`]
          : [
              `tuck the front of the ${top.name} only, and let the back fall over the ${bottom.name}`,
              `pull the ${top.name} a little loose once it is tucked into the ${bottom.name}`,
            ]),
      ),
    );
  const rolled = top !== undefined && asksFor(top, 'rolled-sleeve');
  if (top && top.sleeve.length === 'long' && top.collar === 'shirt' && !outer && !suited && !rolled)
    tips.push(
      one(
        `turn back the cuffs of the ${top.name} once`,
        `undo the top button of the ${top.name}`,
        `roll the sleeves of the ${top.name} to the forearm when it is warm`,
        `let the collar of the ${top.name} stand a little open`,
      ),
    );
  if (long)
    tips.push(
      one(
        `let the hem of the ${long.name} just clear the ground`,
        `have the ${long.name} hemmed to the shoes it is worn with`,
        `lift the ${long.name} a little on the stairs`,
        `the ${long.name} should break at the toe, not pool`,
      ),
    );
  return tips;
}

/** What to do with what is worn besides. */
function extrasTips({ accessories, person, garments }: Look, bare: Garment | undefined, way: number): string[] {
  const one = (...ways: string[]): string => oneOf(way, ways);
  const sleeved = garments.some(({ sleeve }) => sleeve.length === 'long' || sleeve.length === 'three-quarter');
  const kind = (kinds: ReadonlySet<string>): string | undefined =>
    accessories.find((worn) => kinds.has(worn.kind))?.name;
  const ears = kind(AT_EARS);
  const wrists = kind(AT_WRISTS);
  const neck = kind(AT_NECK);
  const tips: string[] = [];
  if (ears && HAIR_UP.has(person.hair.style))
    tips.push(
      one(
        `with the hair off the neck, the ${ears} can be seen`,
        `the ${ears} ask for bare ears`,
        `let nothing hide the ${ears}`,
        `the ${ears} need no rival near the face`,
      ),
    );
  if (wrists)
    tips.push(
      sleeved
        ? one(
            `push the sleeves back a little for the ${wrists}`,
            `let the ${wrists} show below the cuff`,
            `wear the ${wrists} where the sleeve ends`,
            `the ${wrists} should slip out from under the sleeve`,
          )
        : one(
            `the bare forearms leave room for the ${wrists}`,
            `with so much arm to see, the ${wrists} will be noticed`,
            `wear the ${wrists} on one arm and leave the other bare`,
            `the ${wrists} have the whole forearm to themselves`,
          ),
    );
  if (!neck && bare)
    tips.push(
      one(
        `keep the neck bare; the ${bare.name} needs no necklace`,
        `wear nothing at the neck of the ${bare.name}`,
        `no necklace could add to the ${bare.name}`,
        `let the throat be bare above the ${bare.name}`,
        `the ${bare.name} is complete without anything round the neck`,
        `leave off the necklace, for the ${bare.name} has its own line at the throat`,
      ),
    );
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
        oneOf(way, [
          `wear ${them(only)} alone by day, and add ${season} when the evening turns cool`,
          `${season} is all that has to be added after dark`,
          `put ${season} over ${them(only)} if it turns cold`,
          `keep ${season} at hand and the rest as it is`,
          `the ${only.name} wants no company before the evening, and ${season} after it`,
          `when the air cools, ${season} goes on top`,
          `take ${season} along, and little else`,
          `nothing need be worn with the ${only.name} but ${season} on the way home`,
          `let ${season} wait over the arm until it is needed`,
        ]),
        ...(['midi', 'ankle'].includes(only.length)
          ? [`let the ${look.footwear.name} set the hem: the ${only.name} should fall clear of them`]
          : []),
      ]
    : [];
  return [...clothesTips(find, way), ...alone, ...extrasTips(look, covered ? undefined : bare, way)];
}
