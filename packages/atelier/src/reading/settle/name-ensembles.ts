import { type Company, craftOf, isCraft } from '@toile/look/records';
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { DRAPED } from '#atelier/lexicon/halves.ts';
import { isAnarkali, SOFT_OF_INDIA } from '#atelier/lexicon/layers.ts';
import { FOOTWEAR_BY_ID, GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { colourBefore } from '#atelier/reading/attach/share-rules.ts';

/** Dyed in India by tying. */
const INDIAN_DYES = new Set(['bandhani', 'leheriya']);
const isIndianWork = (id: string): boolean => INDIAN_DYES.has(id) || (isCraft(id) && craftOf(id).indian === true);
/** Printed with blocks, or of cloth too soft for a jacket: no suit is tailored of it. */
const isOfIndianCloth = ({ as, value, slots, part }: Said): boolean =>
  !part && ((as === 'print' && slots?.print === 'block') || (as === 'fabric' && SOFT_OF_INDIA.test(value)));
const garmentsOf = (things: readonly Thing[]): GarmentThing[] =>
  things.filter((thing): thing is GarmentThing => thing.type === 'garment');

function become(thing: GarmentThing, id: string | undefined): void {
  const entry: GarmentEntry | undefined = id === undefined ? undefined : GARMENT_BY_ID.get(id);
  if (entry) thing.entry = entry;
}

/** What a garment's word means in some company, if it means another garment there. */
const meant = ({ entry }: GarmentThing, company: Company): string | undefined => entry.facts?.means?.[company];

/** 'A saree with a black blouse' speaks of a choli. */
function nameBlouses(things: Thing[]): void {
  const garments = garmentsOf(things);
  const draped = garments.some(({ entry }) => entry.family === 'saree' || entry.family === 'lehenga');
  if (!draped) return;
  const [blouse, ...again] = garments.filter(({ entry }) => entry.facts?.blouse);
  // 'a crop top as blouse' is one
  for (const other of blouse ? again.filter(({ entry }) => entry.generic || entry.facts?.blouseAgain) : []) {
    const { start, end, entry } = other;
    blouse?.said.push({ as: 'garment', value: entry.id, start, end }, ...other.said);
    things.splice(things.indexOf(other), 1);
  }
  const choli = garments.find(({ entry }) => entry.family === 'choli');
  if (blouse && !choli) become(blouse, DRAPED.blouse);
  // the blouse of a lehenga is its choli
  if (blouse && choli?.ofSet) {
    choli.said.push({ as: 'garment', value: blouse.entry.id, start: blouse.start, end: blouse.end }, ...blouse.said);
    things.splice(things.indexOf(blouse), 1);
  }
  giveNecks(garments);
}

const UPPER = new Set(['neckline', 'sleeve', 'collar']);
const UPPER_PARTS: ReadonlySet<string | undefined> = new Set([
  'neck',
  'neckline',
  'sleeve',
  'collar',
  'cuff',
  'shoulder',
]);
const isOfUpper = ({ as, part, slots }: Said): boolean =>
  UPPER.has(as) || (as === 'detail' && (UPPER_PARTS.has(part) || slots?.neckline !== undefined));
const isOfPallu = ({ as, part, value }: Said): boolean =>
  as === 'detail' && (part === 'pallu' || value.endsWith('-pallu'));

/** What is said of one and belongs to the other changes hands. */
function handOver(from: GarmentThing, to: GarmentThing, belongs: (said: Said) => boolean): void {
  to.said.push(...from.said.filter(belongs));
  from.said = from.said.filter((said) => !belongs(said));
}

/** A saree or a lehenga has neither neck nor sleeves: what is said of them is the blouse's; a pallu is the saree's. */
function giveNecks(garments: readonly GarmentThing[]): void {
  const choli = garments.find(({ entry }) => entry.family === 'choli');
  if (!choli) return;
  for (const thing of garments) {
    if (thing.entry.family !== 'saree' && thing.entry.family !== 'lehenga') continue;
    handOver(thing, choli, isOfUpper);
    if (thing.entry.family === 'saree') handOver(choli, thing, isOfPallu);
  }
}

const lacks = ({ said }: GarmentThing, { as, part }: Said): boolean =>
  !said.some((own) => own.as === as && own.part === part);

/** 'A suit: pyjama and kurta' is these two: the kurta is what the suit was called for. */
function nameTunicSuit(
  things: Thing[],
  suit: readonly GarmentThing[],
  { others, presentation }: { others: readonly GarmentThing[]; presentation: string | undefined },
): void {
  const jacket = suit.find(({ entry }) => entry.family === 'jacket');
  const tunic = others.find(({ entry }) => entry.family === 'top' && entry.region === 'india');
  if (!jacket || !tunic || tunic.relation) return;
  const isOfCloth = jacket.said.some(({ as }) => CLOTH.has(as));
  // a man's suit may be worn over a kurta of another colour
  if (isOfCloth && presentation === 'male' && tunic.said.some(({ as }) => CLOTH.has(as))) return;
  tunic.said.unshift(...jacket.said.filter((said) => said.as !== 'garment' && lacks(tunic, said)));
  things.splice(things.indexOf(tunic), 1);
  things.splice(things.indexOf(jacket), 1, tunic);
  for (const other of suit) other.matches = isOfCloth;
}

/** 'An anarkali, a band collar on the kurti': the tunic that is spoken of after it is the anarkali. */
function nameTunicsOfAnarkalis(things: Thing[]): void {
  const garments = garmentsOf(things);
  const whole = garments.find(({ entry }) => entry.family === 'dress' && isAnarkali(entry));
  const tunic = garments.find(
    ({ entry, relation, ofSet, start }) =>
      entry.family === 'top' && entry.region === 'india' && !relation && !ofSet && start > (whole?.start ?? start),
  );
  if (!whole || !tunic || (colourBefore(tunic) && colourBefore(whole))) return;
  const { start, end, entry } = tunic;
  whole.said.push({ as: 'garment', value: entry.id, start, end }, ...tunic.said);
  for (const gone of tunic.without) whole.without.add(gone);
  things.splice(things.indexOf(tunic), 1);
}

/** 'A green suit with a dupatta' is a kurta over a salwar. */
function nameIndianSuits(things: Thing[], presentation: string | undefined): void {
  const garments = garmentsOf(things);
  const suit = garments.filter((thing) => thing.ofSet && meant(thing, 'indian'));
  const others = garments.filter((thing) => !suit.includes(thing));
  nameTunicSuit(things, suit, { others, presentation });
  const worked = garments.some(({ said }) => said.some((one) => isIndianWork(one.value) || isOfIndianCloth(one)));
  const indian = worked || garments.some(({ entry }) => entry.facts?.salwarSuit);
  const western = others.some(({ entry }) => ['jacket', 'top'].includes(entry.family));
  if (!suit.some(({ entry }) => entry.family === 'jacket') || !indian || western || presentation === 'male') return;
  for (const thing of suit) become(thing, meant(thing, 'indian'));
  const legs = others.find(({ entry }) => entry.family === 'trousers');
  const salwar = legs && suit.find(({ entry }) => entry.family === 'trousers');
  if (salwar) things.splice(things.indexOf(salwar), 1);
}

/** 'A hanbok with a peach jeogori and a blue chima' is these two: what is said of the whole is theirs. */
function openWholes(things: Thing[]): void {
  for (const whole of garmentsOf(things)) {
    const { pieces } = whole.entry.facts ?? {};
    const named = garmentsOf(things).filter(({ entry }) => pieces?.includes(entry.id));
    if (named.length === 0) continue;
    // parts of which nothing is said are worn as the whole is
    if (!named.some(({ said }) => said.some(({ as }) => as !== 'garment'))) continue;
    const { start, end, entry } = whole;
    for (const part of named) part.said.push({ as: 'garment', value: entry.id, start, end }, ...whole.said);
    things.splice(things.indexOf(whole), 1);
  }
}

const KNITTED = new Set(['geometric', 'argyle', 'knit', 'cable-knit', 'cashmere', 'rib-knit']);

/** 'An argyle vest' is knitted; the plain trousers of a kurta are cut like its own. */
function nameByCompany(things: readonly Thing[]): void {
  const garments = garmentsOf(things);
  for (const thing of garments) {
    if (!thing.ofSet && thing.said.some(({ value }) => KNITTED.has(value))) become(thing, meant(thing, 'knitted'));
    const bare = thing.said.every(({ as }) => as === 'colour' || as === 'garment');
    // a vest with a lungi is worn on the skin
    if (garments.some(({ entry }) => entry.facts?.onSkin)) become(thing, meant(thing, 'onSkin'));
    if (bare && garments.some(({ entry }) => entry.facts?.plainTrousers)) become(thing, meant(thing, 'underKurta'));
  }
}

/** Ids of the pieces that 'two piece' or 'co-ord' stands for until the words name better ones. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  top: ['top', 'jacket', 'choli'],
  trousers: ['trousers', 'skirt', 'lehenga'],
};

const CLOTH = new Set(['colour', 'fabric', 'print', 'palette']);
const inherits = ({ said }: GarmentThing, { as }: Said): boolean => CLOTH.has(as) && !said.some((own) => own.as === as);

/** 'Two piece: cropped blazer and matching mini skirt': the garments named are the pieces. */
function nameStandIns(things: Thing[]): void {
  for (const [id, families] of Object.entries(STAND_INS)) {
    const garments = garmentsOf(things);
    const piece = garments.find(({ entry, ofSet }) => ofSet && entry.id === id && entry.generic === true);
    const named = garments.find((thing) => !thing.ofSet && families.includes(thing.entry.family));
    if (!piece || !named || things.length <= 2) continue;
    // what was said of the set is said of its pieces
    for (const heir of [named, ...garments.filter(({ ofSet }) => ofSet)])
      if (heir !== piece) heir.said.unshift(...piece.said.filter((said) => inherits(heir, said)));
    // and what it is like is the named one's: 'a blazer and trousers co-ord, brass buttons'
    named.said.push(...piece.said.filter((said) => isMade(said) && said.start >= piece.end));
    things.splice(things.indexOf(piece), 1);
  }
}
const isMade = ({ as, part }: Said): boolean => as !== 'garment' && (!CLOTH.has(as) || part !== undefined);

/** What is said of a suit is said of its pieces, unless they have their own. */
const suits = ({ said, entry }: GarmentThing, { as }: Said): boolean =>
  !said.some((own) => own.as === as) &&
  (entry.family === 'jacket' || ['colour', 'fabric', 'print', 'shade'].includes(as));

/** 'A black pantsuit: a longline blazer and cigarette trousers': the blazer is the suit's jacket, and black. */
function nameSuitJackets(things: Thing[]): void {
  const garments = garmentsOf(things);
  const jacket = garments.find(({ entry, ofSet }) => ofSet && entry.facts?.suitHalf && entry.family === 'jacket');
  const named = garments.find(({ entry, ofSet }) => !ofSet && entry.facts?.asSuitJacket);
  if (!jacket || !named) return;
  const legs = garments.find(({ entry, ofSet }) => !ofSet && entry.family === 'trousers');
  // of a suit whose trousers nobody names again they are the suit's own
  const others = garments.filter(({ entry, ofSet }) => ofSet && !legs && entry.family !== 'jacket');
  const whole = jacket.said.filter(({ as }) => as !== 'garment');
  for (const piece of legs ? [named, legs] : [named]) piece.said.unshift(...whole.filter((said) => suits(piece, said)));
  // it stands where the suit's jacket stood: what is left of the set is cut from its cloth
  for (const other of others) other.matches = true;
  things.splice(things.indexOf(named), 1);
  things.splice(things.indexOf(jacket), 1, named);
}

/** 'Half saree: yellow skirt, pink davani': the half of it that is draped has a colour of its own. */
function nameVoni(things: readonly Thing[]): void {
  for (const { entry, said } of garmentsOf(things)) {
    if (!entry.facts?.voni) continue;
    const voni = said.findLast(({ as }) => as === 'garment');
    const colour = said.find((own) => own.colour && !own.part && voni && voni.start - own.end === 1);
    if (colour && said.some((own) => own.colour && own !== colour && !own.part)) colour.part = 'pallu';
  }
}

/** What a word means on who wears it: a child's party dress is a frock, a man's pumps are plimsolls, his tweed jacket a blazer. */
function nameForTheirWearer(
  things: readonly Thing[],
  presentation: Draft['presentation'],
  ageGroup: Draft['ageGroup'],
): void {
  for (const thing of things) {
    if (thing.type === 'garment' && ageGroup === 'child') become(thing, meant(thing, 'child'));
    if (thing.type === 'garment' && presentation === 'male') become(thing, meant(thing, 'men'));
    const plimsolls = FOOTWEAR_BY_ID.get('sneakers');
    if (thing.type === 'footwear' && thing.entry.id === 'pumps' && presentation === 'male' && plimsolls)
      thing.entry = plimsolls;
  }
}

/** A waistcoat named beside a suit is the suit's, unless it has a cloth of its own. */
function nameWaistcoats(things: readonly Thing[]): void {
  const garments = garmentsOf(things);
  const waistcoat = garments.find(({ entry, ofSet }) => entry.facts?.ofSuit && !ofSet);
  const suit = garments.find(
    ({ ofSet, entry, said }) => ofSet && entry.facts?.suitHalf && said.some(({ as }) => CLOTH.has(as)),
  );
  if (!waistcoat || !suit || waistcoat.said.some(({ as }) => CLOTH.has(as))) return;
  waistcoat.said.unshift(...suit.said.filter(({ as }) => CLOTH.has(as)));
}

/** A slim suit is slim in both its halves. */
function fitSuits(things: readonly Thing[]): void {
  const halves = garmentsOf(things).filter(({ entry, ofSet }) => ofSet && entry.facts?.suitHalf);
  const fit = halves.flatMap(({ said }) => said.filter(({ as }) => as === 'fit'));
  for (const half of halves) if (!half.said.some(({ as }) => as === 'fit')) half.said.push(...fit);
}

/** A kimono over other clothes is worn open, as a jacket. */
function openKimonos(things: readonly Thing[]): void {
  garmentsOf(things).forEach((thing, i, all) => {
    if (all[i + 1]?.relation === 'over') become(thing, meant(thing, 'overClothes'));
  });
}

/** The stripes of a tracksuit run down its legs as well. */
function stripeTracksuits(things: readonly Thing[]): void {
  const [jacket, legs] = (['jacket', 'trousers'] as const).map((family) =>
    garmentsOf(things).find(({ entry, ofSet }) => ofSet && entry.facts?.tracksuit && entry.family === family),
  );
  if (!jacket || !legs) return;
  legs.said.push(...jacket.said.filter(({ value, part }) => value === 'side-stripe' || part === 'stripe'));
}

/** Pyjamas by themselves are for the night; an Indian pyjama is worn under a kurta. */
function nameNightwear(things: Thing[]): void {
  const garments = garmentsOf(things);
  const pyjama = garments.find(({ entry, ofSet }) => entry.facts?.nightwear && !ofSet);
  const [above, below] = pyjama?.entry.facts?.nightwear ?? [];
  const top = GARMENT_BY_ID.get(above ?? '');
  if (!pyjama?.many || !top || garments.some((thing) => thing !== pyjama)) return;
  become(pyjama, below);
  things.unshift({ ...pyjama, entry: top, said: [...pyjama.said], without: new Set(pyjama.without), ofSet: true });
  pyjama.matches = true;
}

/** Gives garments the names they have together: a blouse under a saree, a suit with a dupatta, a hanbok of two pieces. */
export function nameEnsembles(
  things: Thing[],
  { presentation, ageGroup }: Pick<Draft, 'presentation' | 'ageGroup'>,
): void {
  nameBlouses(things);
  nameByCompany(things);
  nameStandIns(things);
  nameSuitJackets(things);
  nameWaistcoats(things);
  nameNightwear(things);
  stripeTracksuits(things);
  openKimonos(things);
  fitSuits(things);
  nameTunicsOfAnarkalis(things);
  nameIndianSuits(things, presentation);
  openWholes(things);
  nameVoni(things);
  nameForTheirWearer(things, presentation, ageGroup);
}
