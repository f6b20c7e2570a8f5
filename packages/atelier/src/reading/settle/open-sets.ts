/** 'A tracksuit with hoodie and joggers', 'nurse uniform: tunic and trousers': a set whose parts follow is those parts. */
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';
import { isUniform } from '#atelier/lexicon/likenesses/is-uniform.ts';

const LEGS: ReadonlySet<string> = new Set(['trousers', 'skirt']);
const UPPER: ReadonlySet<string> = new Set(['top', 'jacket']);
const CLOTH: ReadonlySet<string> = new Set(['colour', 'fabric', 'print', 'palette']);
/** What is told of right after its name: 'school dress: …', 'ski suit – …'. */
const OPENS_LIST = /^\s*(?:[:(–—-]|=)/;

const isGarment = (thing: Thing): thing is GarmentThing => thing.type === 'garment';
const isLower = ({ entry }: GarmentThing): boolean => LEGS.has(entry.family);
const isUpper = ({ entry }: GarmentThing): boolean => UPPER.has(entry.family);
const isSleeved = ({ entry }: GarmentThing): boolean => entry.is?.sleeveShape !== 'none';

/** Named once more after the set, by its own word. */
const isNamedAgain = ({ said, start }: GarmentThing): boolean =>
  said.some((own) => own.as === 'garment' && own.start !== start);

/** The jacket of a suit by another name: a bandhgala, or one that has no cloth of its own: 'a skirt suit in camel wool: boxy jacket'. */
function isSuitJacket(named: GarmentThing): boolean {
  const { family, region, facts } = named.entry;
  if (family !== 'jacket' || !isSleeved(named)) return false;
  const hasOwnCloth = named.said.some(({ as, part }) => CLOTH.has(as) && !part);
  return region === 'india' || (!hasOwnCloth && !facts?.asSuitJacket && facts?.sets?.includes('tailored') === true);
}

/** The jacket of a suit with short sleeves is its shirt: 'safari suit, shirt length 29'. */
const isShirtOfSuit = ({ entry }: GarmentThing): boolean =>
  entry.family === 'jacket' && entry.is?.sleeveLength === 'short';

/** Whether a garment is what a piece of a set is made of instead: nobody wears both. */
function standsFor(piece: GarmentThing, named: GarmentThing): boolean {
  if (isLower(piece)) return isLower(named);
  const { facts, region, family } = piece.entry;
  // a bandeau is a cut of a bikini's top
  if (facts?.grownOnly) return false;
  // a set of the house's own is opened by what is worn over the same place
  if (facts?.tracksuit) return named.entry.cloths[0] === 'fleece' && named.entry.family === 'top';
  if (facts?.suitHalf) return isSuitJacket(named);
  if (isShirtOfSuit(piece)) return named.entry.family === 'top' && !named.entry.region && isSleeved(named);
  // 'a salwar suit, the kurti knee-long'
  if (family === 'top' && region === 'india') return named.entry.family === 'top' && named.entry.region === 'india';
  if (family !== 'top' || region || piece.entry.cloths[0] === 'denim' || named.entry.region) return false;
  return named.entry.family === 'top' || named.entry.facts?.vest === true;
}

const lacks = ({ said }: GarmentThing, { as }: Said): boolean =>
  CLOTH.has(as) && !said.some((own) => own.as === as && !own.part);

/** Says of a garment what its set was called, and what was said of the set that it has not of its own. */
function inherit(heir: GarmentThing, { said, start, end }: GarmentThing): void {
  const told = said.filter((own) => own.as !== 'garment' && own.start >= end);
  const cloth = said.filter((own) => !own.part && !told.includes(own) && lacks(heir, own));
  heir.said.unshift(...cloth.map((own) => ({ ...own })));
  heir.said.push(...told, { as: 'garment', value: heir.entry.id, start, end });
}

/** Only a plainer word for what the piece is: the vest of a kit, the pyjama of a night suit. */
const isPlainer = ({ entry }: GarmentThing): boolean => (entry.facts?.vest ?? entry.facts?.nightwear) !== undefined;

/** What is said of a set after its last piece, where the first has nothing of the kind: 'hoodie and joggers in green'. */
function shareBack(first: GarmentThing, pieces: readonly GarmentThing[]): void {
  if (first.said.some(({ as, part }) => CLOTH.has(as) && !part)) return;
  const last = pieces.at(-1);
  if (!last || last === first) return;
  first.said.push(...last.said.filter(({ as, part }) => CLOTH.has(as) && !part).map((said) => ({ ...said })));
}

/** The top of 'a two piece' or a co-ord, which whatever is named takes the place of (`name-ensembles.ts`). */
const isStandIn = ({ ofSet, entry }: GarmentThing): boolean =>
  ofSet === true && entry.generic === true && entry.id === 'top';

/** Puts what is named after a set in the place of its pieces. */
function openPieces(things: Thing[]): void {
  if (things.filter(isGarment).some(isStandIn)) return;
  for (const piece of things.filter(isGarment).filter(({ ofSet }) => ofSet)) {
    if (isNamedAgain(piece)) continue;
    const named = things
      .filter(isGarment)
      .find((thing) => !thing.ofSet && !thing.relation && thing.start > piece.end && standsFor(piece, thing));
    if (!named) continue;
    things.splice(things.indexOf(named), 1);
    if (isPlainer(named)) {
      const { start, end, entry } = named;
      piece.said.push({ as: 'garment', value: entry.id, start, end }, ...named.said);
      continue;
    }
    // what is said before the shirt is named is the shirt's as well
    if (isShirtOfSuit(piece))
      named.said.unshift(
        ...piece.said.filter(({ as, end }) => as !== 'garment' && !CLOTH.has(as) && end <= piece.start),
      );
    inherit(named, piece);
    named.ofSet = true;
    // what is left of the set is cut from its cloth, as it was from the piece's
    if (piece.matches) named.matches = true;
    things.splice(things.indexOf(piece), 1, named);
  }
  for (const piece of things.filter(isGarment).filter(({ ofSet, matches }) => ofSet && !matches)) {
    const rest = things.slice(things.indexOf(piece) + 1).filter(isGarment);
    const pieces = rest.filter(({ ofSet, matches }) => ofSet && matches);
    if (isNamedAgain(piece) && pieces.every(isNamedAgain)) shareBack(piece, pieces);
  }
}

/** 'School dress: a shirt and shorts': so whole outfits are called as well. */
const isOutfit = (thing: GarmentThing, presentation: Draft['presentation'], text: string): boolean =>
  thing.entry.id === 'dress' &&
  thing.said.every(({ as }) => CLOTH.has(as) || as === 'garment') &&
  (presentation === 'male' || OPENS_LIST.test(text.slice(thing.end)));

/** Leaves a uniform that is drawn in one piece to its parts, where they are named. */
function openUniforms(things: Thing[], presentation: Draft['presentation'], text: string): void {
  for (const whole of things.filter(isGarment)) {
    if (whole.ofSet || !(isUniform(whole.entry) || isOutfit(whole, presentation, text))) continue;
    const parts = things.filter(isGarment).filter(({ start, relation }) => start > whole.end && !relation);
    const [hasLower, hasUpper] = [parts.some(isLower), parts.some(isUpper)];
    const isNamed = isUniform(whole.entry) && whole.entry.family === 'dress' ? hasLower : hasLower && hasUpper;
    if (!isNamed) continue;
    for (const part of parts) if (isLower(part) || isUpper(part)) inherit(part, whole);
    things.splice(things.indexOf(whole), 1);
  }
}

/** What begins the list of a set's parts, and what ends its sentence. */
const LISTS = /[:(–—+]/;
const ENDS = /[.;]\s|[.;]$/;

/** Gives every part that a list names the cloth of its set, where it has none of its own: 'a set in linen: waistcoat, trousers'. */
function shareCloth(things: readonly Thing[], text: string): void {
  const set = things.filter(isGarment).find((thing) => thing.ofSet && thing.said.some(({ as }) => CLOTH.has(as)));
  if (!set) return;
  // what is said of one part by its own name is that part's
  const cloth = set.said.filter(({ as, part, start }) => CLOTH.has(as) && !part && !isWithin(start, set, things));
  for (const part of things.filter(isGarment)) {
    if (part === set || part.relation || part.start < set.end || !(isUpper(part) || isLower(part))) continue;
    const between = text.slice(set.end, part.start);
    if (ENDS.test(between) || !(LISTS.test(between) || isWaistcoatOrJacket(part))) continue;
    const own = cloth.filter((said) => said.end < part.start && lacks(part, said));
    if (part.said.some(({ as, part: of }) => (as === 'colour' || as === 'palette') && !of)) continue;
    part.said.unshift(...own.map((said) => ({ ...said })));
  }
}

const isWaistcoatOrJacket = ({ entry }: GarmentThing): boolean =>
  entry.facts?.vest === true || entry.family === 'jacket';

/** Said between the name of a later part and the next. */
const isWithin = (at: number, set: GarmentThing, things: readonly Thing[]): boolean =>
  things.some((thing) => thing !== set && thing.start > set.end && thing.end < at);

/** 'Jacket and skirt set,': two pieces of one set, and what is then told of it. */
const BOTH_OF_SET = /^ (?:set|co-?ords?(?: set)?|combo|two[- ]piece|suit)\b\s*(?:$|[,.;:–—-]|in\b|with\b)/i;
const JOINT = /^ (?:and|&|\+|with) (?:an? |matching )?(?:[\w-]+ ){0,2}$/i;
/** What is sewn on the front of a jacket before anywhere else. */
const OF_JACKETS =
  /^(?:buttons|double-breasted|single-breasted|(?:\w+-)?buttons|\w+-pockets|(?:patch|flap|welt|chest|chest-flap)-pocket|epaulette|press-studs)$/;

/** Gives the jacket of such a set the buttons and pockets that are told after both. */
function giveJacketIts(things: readonly Thing[], text: string): void {
  const garments = things.filter(isGarment);
  garments.forEach((lower, i) => {
    const jacket = garments[i - 1];
    if (jacket?.entry.family !== 'jacket' || !isLower(lower) || !BOTH_OF_SET.test(text.slice(lower.end))) return;
    if (!JOINT.test(text.slice(jacket.end, lower.start))) return;
    const isIts = ({ as, value, part, start }: Said): boolean =>
      start > lower.end && ((as === 'colour' ? part === 'buttons' : OF_JACKETS.test(value)) || part === 'collar');
    jacket.said.push(...lower.said.filter(isIts));
    // what edges are worked with goes round both
    jacket.said.push(
      ...lower.said.filter(({ value, start }) => start > lower.end && EDGED.has(value)).map((said) => ({ ...said })),
    );
    lower.said = lower.said.filter((said) => !isIts(said));
  });
}
const EDGED: ReadonlySet<string> = new Set(['fringe', 'piping', 'lace-trim', 'frayed']);

const isColour = ({ as, part }: Said): boolean => (as === 'colour' || as === 'palette') && !part;

/** 'A navy two-piece, white top': the set is navy but for the piece that is named again with a colour of its own. */
function keepOwnColours(things: readonly Thing[]): void {
  const pieces = things.filter(isGarment).filter(({ ofSet }) => ofSet);
  const [first] = pieces;
  if (!first || first.matches) return;
  const again = first.said.find(({ as, start }) => as === 'garment' && start >= first.end);
  if (!again) return;
  const ofName = first.said.filter((said) => isColour(said) && said.start >= first.end && said.end <= again.start);
  const ofSet = first.said.filter((said) => isColour(said) && said.end <= first.start);
  if (ofName.length === 0 || ofSet.length === 0) return;
  first.said = first.said.filter((said) => !ofSet.includes(said));
  for (const piece of pieces) {
    if (piece !== first && piece.matches && !piece.said.some(isColour))
      piece.said.unshift(...ofSet.map((said) => ({ ...said })));
  }
}

/** Opens every set whose parts the words name. */
export function openSets({ things, presentation }: Draft, text: string): void {
  openPieces(things);
  keepOwnColours(things);
  giveJacketIts(things, text);
  shareCloth(things, text);
  openUniforms(things, presentation, text);
}
