import { type Accessory, addDetail, type Garment, LAYERS, type Look, peopleOf } from '@toile/look';
import { bareIn, GROWN_CUTS, SLOTS_OF_CUT, slotOfDetail } from '@toile/look/records';
import { type Draft, emptyDraft, type GarmentThing, type Thing } from '#atelier/draft/draft.ts';
import { SWUM_IN, UNDER_DRESSES } from '#atelier/lexicon/layers.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { isApron, WEARS_APRONS } from '#atelier/reading/settle/settle-aprons.ts';
import { chooseAccessories } from '#atelier/styling/choose-accessories.ts';
import { chooseFootwear } from '#atelier/styling/choose-footwear.ts';
import { composeLook } from '#atelier/styling/compose.ts';
import { line } from '#atelier/styling/young/dress-the-young.ts';
import { tasteFor } from './say.ts';
import { mainGarment, mark, type Work } from './work.ts';

/** Choices that putting something on leaves open are made alike each time. */
const SEED = 0;

/** Where on the body a garment is worn: who puts on another takes the first off. */
const place = ({ layer, family }: Pick<Garment, 'layer' | 'family'>): string => {
  if (layer === 'bottom') return 'below';
  if (layer === 'one-piece') return 'whole';
  if (layer === 'mid' && family === 'jacket') return 'middle';
  if (layer === 'outer' || family === 'jacket') return 'outer';
  return layer === 'drape' ? 'drape' : 'above';
};

const isDressed = ({ garments }: Look): boolean => garments.some(({ family }) => family === 'dress');

/** A cardigan in the place of a jacket leaves what is worn under both. */
const isOver = ({ layer }: Pick<Garment, 'layer'>): boolean => layer === 'outer' || layer === 'mid';

/** What gives way to a garment that is put on. */
const GIVES_WAY: Readonly<Record<string, readonly string[]>> = {
  below: ['below', 'whole'],
  whole: ['above', 'below', 'whole'],
  above: ['above', 'whole'],
  outer: ['outer'],
  drape: ['drape'],
  middle: ['middle'],
};

/** A garment of a Look, as words would have named it. */
function worn(garment: Garment, at: number): GarmentThing[] {
  const entry = GARMENT_BY_ID.get(garment.kind);
  if (!entry) return [];
  const { colour, fabric } = garment.cloth;
  const span = { start: at, end: at };
  return [
    {
      type: 'garment',
      entry,
      said: [
        { as: 'colour', value: colour.name, colour, ...span },
        { as: 'fabric', value: fabric, slots: { fabric }, ...span },
      ],
      without: new Set(),
      ...span,
    },
  ];
}

const optionsOf = ({ person, season, occasion, style }: Look) => ({
  gender: person.presentation === 'androgynous' ? 'unisex' : person.presentation,
  season,
  occasion,
  style,
  creativity: 10,
});

/** A draft of what stays on, and one thing more. */
const draftWith = (kept: readonly Garment[], thing: Thing): Draft => ({
  ...emptyDraft(),
  things: [...kept.flatMap((garment, i) => worn(garment, i - 100)), thing],
});

const BODICED = new Set(['top', 'dress', 'jumpsuit', 'choli', 'saree']);

/** A cut that comes with the garment and that nobody asked for is as the young wear it. */
function easeForTheYoung(fresh: Garment, { said }: GarmentThing, { person }: Look): void {
  const isYoung = person.ageGroup === 'child' || person.ageGroup === 'teen';
  if (!isYoung) return;
  if (!said.some(({ slots }) => slots?.fit)) fresh.fit = GROWN_CUTS.fit[fresh.fit] ?? fresh.fit;
  const longer = said.some(({ slots }) => slots?.length) ? undefined : GROWN_CUTS.length[fresh.length];
  if (longer) fresh.length = fresh.family === 'trousers' ? 'thigh' : longer;
  if (!said.some(({ as }) => as === 'fabric')) line([fresh]);
}

/** How a sleeve ends goes with the sleeve. */
const OF_SLEEVES: ReadonlySet<string> = new Set(SLOTS_OF_CUT['sleeve.length']);

/** What a garment takes over from the one it is put in the place of: its colour, and of cloth and cut what suits it. */
function inherit(fresh: Garment, old: Garment, thing: GarmentThing, { sources }: Look['reading']): void {
  const said = new Set(thing.said.map(({ as }) => as));
  const { is, cloths, colour } = thing.entry;
  if (!said.has('fabric') && !is?.fabric && cloths.includes(old.cloth.fabric)) {
    const { name: _, ...rest } = fresh.cloth;
    fresh.cloth = { ...rest, fabric: old.cloth.fabric, ...(old.cloth.name && { name: old.cloth.name }) };
  }
  const isAsked = sources[`${old.id}.colour`] === 'words' && old.cloth.fabric !== 'denim';
  const isDenim = fresh.cloth.fabric === 'denim' && old.cloth.fabric !== 'denim' && !isAsked;
  if (isAsked && fresh.cloth.fabric === 'denim' && !said.has('fabric') && !is?.fabric)
    fresh.cloth = { ...fresh.cloth, fabric: cloths.find((cloth) => cloth !== 'denim') ?? 'cotton' };
  if (!said.has('colour') && !said.has('wash') && !said.has('palette') && (!colour || isAsked) && !isDenim) {
    const print = said.has('print') || is?.print ? fresh.cloth.print : structuredClone(old.cloth.print);
    fresh.cloth = { ...fresh.cloth, colour: old.cloth.colour, print };
  }
  if (!BODICED.has(fresh.family) || !BODICED.has(old.family)) return;
  const isSleeved = !said.has('sleeve') && !is?.sleeveLength && !is?.sleeveShape && !is?.neckline;
  if (isSleeved) {
    fresh.sleeve = { ...old.sleeve };
    for (const detail of old.details) if (OF_SLEEVES.has(slotOfDetail(detail) ?? '')) addDetail(fresh.details, detail);
  }
  // what the words asked of the first of a kind is asked of the next as well
  const isKept = (slot: string): boolean => old.family === fresh.family && sources[`${old.id}.${slot}`] === 'words';
  const isFree = !said.has('neckline') && !said.has('collar');
  if (isFree && (isKept('collar') || isKept('neckline')))
    Object.assign(fresh, { neckline: old.neckline, collar: old.collar });
  else if (!said.has('neckline') && !is?.neckline && !is?.collar && old.family !== 'saree')
    fresh.neckline = old.neckline;
}

/** Ids go on from one person's garments to the other's. */
const allOf = (look: Look): Garment[] => peopleOf(look).flatMap(({ garments }) => garments);

const freeId = (garments: readonly Garment[]): string =>
  `g${Math.max(0, ...garments.map(({ id }) => Number(id.slice(1)))) + 1}`;

/** Gives an apron to what it is worn over, in its own colour. @returns whether there is such a thing */
function tieApron(work: Work, thing: GarmentThing): boolean {
  const owner = work.look.garments.find(({ family }) => WEARS_APRONS.has(family));
  if (!owner) return false;
  addDetail(owner.details, { id: 'apron' });
  const colour = thing.said.find((one) => one.colour)?.colour;
  if (colour) owner.trims = { ...owner.trims, contrast: colour };
  mark(work, `${owner.id}.details`, `${owner.id}.trims`);
  return true;
}

/**
 * Puts a garment on: in the place of `instead`, else of what it cannot be worn with. What the outfit then lacks (a top over a
 * skirt that was a dress) is chosen.
 */
export function putOnGarment(work: Work, thing: GarmentThing, instead?: Garment, isAdded = false): Garment | undefined {
  const { look } = work;
  if (!instead && isApron(thing) && tieApron(work, thing)) return undefined;
  const { entry } = thing;
  const at = { kind: entry.id, layer: entry.layer ?? layerOf(entry), family: entry.family };
  const isKeptOn = (isAdded && place(at) === 'above') || (!instead && UNDER_DRESSES.has(at.kind) && isDressed(look));
  const clears = new Set(isKeptOn ? [place(at)] : GIVES_WAY[place(at)]);
  if (isAdded && place(at) === 'above') clears.clear();
  const isOneForOne = instead !== undefined && (place(instead) === place(at) || (isOver(instead) && isOver(at)));
  const gone = look.garments.filter((garment) =>
    isOneForOne
      ? garment === instead
      : garment === instead ||
        (!isApron(thing) &&
          clears.has(place(garment)) &&
          !stays(garment, at) &&
          !(entry.facts?.bib && place(garment) === 'above')),
  );
  const kept = look.garments.filter((garment) => !gone.includes(garment));
  const composed = composeLook(draftWith(kept, thing), optionsOf(look), SEED);
  const fresh =
    composed.garments.find(({ id }) => id === `g${kept.length + 1}`) ??
    composed.garments.find(({ kind }) => kind === entry.id);
  if (!fresh) return undefined;
  const old = instead ?? gone.find((garment) => place(garment) === place(at)) ?? gone[0];
  if (old) inherit(fresh, old, thing, look.reading);
  easeForTheYoung(fresh, thing, look);
  const added: Garment = { ...fresh, id: old?.id ?? freeId(allOf(look)) };
  const isHalf = gone.some((garment) => place(garment) === 'whole') && place(at) !== 'whole';
  const isBare = bareIn({ person: look.person, garments: [...kept, added] }).length > 0;
  const missing = isHalf || isBare ? completions(composed.garments, kept, fresh) : [];
  const garments = [...kept, added];
  for (const garment of missing) garments.push({ ...garment, id: freeId([...allOf(look), ...garments]) });
  for (const { id } of gone) forget(look, id);
  look.garments = garments.toSorted((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer));
  mark(work, ...['kind', ...thing.said.map(({ as }) => as)].map((slot) => `${added.id}.${slot}`));
  return added;
}

const layerOf = ({ family }: { family: Garment['family'] }): Garment['layer'] =>
  family === 'jacket'
    ? 'outer'
    : family === 'dupatta'
      ? 'drape'
      : ['trousers', 'skirt', 'lehenga'].includes(family)
        ? 'bottom'
        : ['dress', 'saree', 'jumpsuit'].includes(family)
          ? 'one-piece'
          : 'base';

/** A choli stays under the lehenga that replaces another, a waistcoat over a shirt, a sarong round a swimsuit. */
function stays(garment: Garment, at: Pick<Garment, 'kind' | 'layer' | 'family'>): boolean {
  if (garment.kind === SWUM_IN.wrap && at.kind === SWUM_IN.under) return true;
  const entry = GARMENT_BY_ID.get(at.kind);
  // a shrug goes over a gown
  const isOpen = entry?.facts?.wornOpen === true || entry?.is?.closure === 'open';
  if (isOpen && at.layer === 'mid' && place(garment) === 'whole') return true;
  if (place(garment) !== 'above' || place(at) !== 'above') return false;
  // a hoodie worn by itself lies where a shirt does, and gives way to what is worn over shirts
  return (GARMENT_BY_ID.get(garment.kind)?.layer ?? garment.layer) !== at.layer;
}

/** What the composer found missing beside the new garment. */
const completions = (composed: readonly Garment[], kept: readonly Garment[], fresh: Garment): Garment[] =>
  composed.filter(
    // those that are named come first in its counting, and not in its order
    ({ id, layer }) =>
      Number(id.slice(1)) > kept.length + 1 && id !== fresh.id && layer !== 'drape' && layer !== 'outer',
  );

function forget({ reading }: Look, id: string): void {
  for (const slot of Object.keys(reading.sources)) if (slot.startsWith(`${id}.`)) delete reading.sources[slot];
}

/** One is tied at a time. */
export const NECKWEAR: ReadonlySet<string> = new Set(['tie', 'bow-tie']);

/** Puts on or changes an accessory; one of its kind that is worn already only takes what is said of it. */
export function putOnAccessory(work: Work, thing: Extract<Thing, { type: 'accessory' }>): void {
  const { look } = work;
  const draft = { ...emptyDraft(), things: [thing] };
  const chosen = chooseAccessories(draft, {}, look.garments, { ...tasteFor(look), quiet: true }, look.reading.sources);
  const isJewels = thing.entry.id === 'jewellery';
  const fresh = chosen.filter(({ kind }) => kind === thing.entry.kind || isJewels);
  for (const worn of fresh) {
    const at = look.accessories.findIndex(({ kind }) => kind === worn.kind);
    const old =
      look.accessories[at] ??
      (NECKWEAR.has(worn.kind) ? look.accessories.find(({ kind }) => NECKWEAR.has(kind)) : undefined);
    const hasColour = thing.said.some(({ colour }) => colour);
    const isSame = old?.kind === worn.kind;
    const isRecoloured =
      isSame && hasColour && thing.said.every(({ colour }) => colour) && thing.entry.id === worn.kind;
    const next: Accessory = !old
      ? worn
      : isRecoloured
        ? { ...old, colour: worn.colour }
        : hasColour
          ? worn
          : { ...worn, colour: old.colour };
    if (NECKWEAR.has(worn.kind))
      look.accessories = look.accessories.filter(({ kind }) => kind === worn.kind || !NECKWEAR.has(kind));
    if (at < 0) look.accessories = [...look.accessories, next];
    else look.accessories = look.accessories.with(at, next);
    if (worn.kind === 'belt' || worn.kind === 'obi') buckle(look, worn.kind);
    mark(work, `accessory.${worn.kind}`);
  }
}

/** A belt goes over a long top and round a coat, where one sees it; over anything else the tailor knows where. */
function buckle(look: Look, kind: 'belt' | 'obi'): void {
  for (const { trims } of look.garments) delete trims[kind];
  const main = mainGarment(look);
  if ((main.family === 'top' || main.layer === 'outer') && LONG_TOPS.has(main.length))
    addDetail(main.details, { id: kind });
}

const LONG_TOPS: ReadonlySet<Garment['length']> = new Set(['thigh', 'knee', 'midi', 'ankle', 'maxi', 'floor']);

/** Other shoes, or the same in what is said of them. @param isOfWorn 'the boots' of whoever wears knee boots are those */
export function putOnShoes(work: Work, thing: Extract<Thing, { type: 'footwear' }>, isOfWorn = false): void {
  const { look } = work;
  const hasColour = thing.said.some(({ colour }) => colour);
  const isKept = look.footwear.kind !== 'barefoot';
  const isSame = isKept || thing.entry.id === 'shoes' || thing.entry.kind === look.footwear.kind;
  const draft = { ...emptyDraft(), things: [thing] };
  const chosen = chooseFootwear(draft, look.garments, tasteFor(look), look.reading.sources);
  const details = { ...(chosen.details && { details: chosen.details }), ...(chosen.told && { told: chosen.told }) };
  if (thing.entry.id === 'shoes')
    look.footwear = { ...look.footwear, ...details, colour: hasColour ? chosen.colour : look.footwear.colour };
  else if (isOfWorn)
    look.footwear = { ...look.footwear, ...details, colour: hasColour ? chosen.colour : look.footwear.colour };
  else look.footwear = isSame && !hasColour ? { ...chosen, colour: look.footwear.colour } : chosen;
  mark(work, 'footwear.kind', ...(hasColour || isKept ? ['footwear.colour'] : []));
}
