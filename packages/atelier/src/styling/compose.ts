import { asksFor, type Garment, LAYERS, LOOK_VERSION, type Look, type Source } from '@toile/look';
import type { BriefOptions, Locks } from '#atelier/draft/brief.ts';
import type { Draft } from '#atelier/draft/draft.ts';
import * as layers from '#atelier/lexicon/layers.ts';
import { colourPieces } from '#atelier/styling/colours/colour-pieces.ts';
import { nameHarmony } from '#atelier/styling/colours/harmony.ts';
import { addTwists } from './add-twists.ts';
import { handsFree, markUntaken } from './asked-pose.ts';
import { pieceSources } from './build-garment.ts';
import { chooseAccessories } from './choose-accessories.ts';
import { chooseFootwear } from './choose-footwear.ts';
import { chooseGarments } from './choose-garments.ts';
import { blouseFabric, chooseFabric } from './cloths.ts';
import { workAlike } from './ensemble.ts';
import { type Held, holdLocks } from './hold-locks.ts';
import { coverTheModest } from './modest.ts';
import { tellLikenesses, tellNotDrawn, tellUnseen, tellUnshown } from './not-drawn.ts';
import { choosePerson, coverHair } from './persons.ts';
import type { Piece } from './piece.ts';
import { choosePose } from './pose.ts';
import { choosePrints } from './print-choice.ts';
import { seasonWorn } from './season-worn.ts';
import { sewOn } from './sew-on.ts';
import { type Taste, tasteOf } from './taste.ts';
import { makeTitle, titleOfProduct } from './title.ts';
import { tellDressedUnder } from './worn-under.ts';
import { clearOfSkin } from './young/clear-of-skin.ts';
import { adornTheYoung, dressTheYoung, shoeTheYoung, standTheYoung } from './young/dress-the-young.ts';

/** Completes what the words say into a Look. The same draft, options, seed and locks give the same Look. */
export function composeLook(
  draft: Draft,
  options: BriefOptions,
  seed: number,
  locks?: Locks,
): Omit<Look, 'reading'> & { sources: Record<string, Source>; notDrawn: string[] } {
  const taste = tasteOf(draft, options, seed);
  const sources: Record<string, Source> = { ...taste.sources };
  const pieces = chooseGarments(draft, taste);
  const inSeason = { ...taste, season: seasonWorn(pieces, taste.season) };
  choosePieces(pieces, draft, taste, inSeason);
  const garments = pieces.map(({ garment }) => garment);
  for (const piece of pieces) Object.assign(sources, pieceSources(piece));
  const person = choosePerson(draft, options, taste, sources);
  if (draft.pose) sources['person.pose'] = 'words';
  const held: Held = {
    person: { ...person, pose: choosePose(garments, taste, draft.pose) },
    garments,
    footwear: chooseFootwear(draft, garments, inSeason, sources),
    accessories: handsFree(draft, chooseAccessories(draft, options, garments, taste, sources)),
  };
  if (locks) {
    holdLocks(held, locks, sources);
    dressTheYoung(held.garments, held.person.ageGroup);
    held.garments.sort((a, b) => LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer));
  }
  const { ageGroup, pose } = held.person;
  held.footwear = shoeTheYoung(held.footwear, ageGroup);
  held.accessories = adornTheYoung(held.accessories, ageGroup);
  held.person.pose = standTheYoung(pose, ageGroup);
  held.person = coverHair(held.person, held.accessories);
  markUntaken(draft, held.garments, held.accessories);
  const stepped = clearOfSkin(held);
  sewOn(held.garments, held.accessories);
  const asked = held.garments.filter(({ id }) => sources[`${id}.kind`] === 'words').map(({ id }) => id);
  return {
    version: LOOK_VERSION,
    title: draft.product ? titleOfProduct(draft.product, held) : makeTitle(held.garments, new Set(asked)),
    category: taste.category,
    style: taste.styleName,
    occasion: taste.occasionName,
    season: taste.season,
    mood: draft.moods[0]?.id ?? 'composed',
    creativity: taste.creativity,
    ...held,
    ...(draft.medium && { medium: draft.medium }),
    ...(draft.product && { product: draft.product }),
    harmony: nameHarmony(held.garments.flatMap(({ cloth }) => [cloth.colour, ...cloth.print.colours.slice(0, 1)])),
    sources,
    notDrawn: [...tellInstead(pieces), ...stepped, ...toldOf(draft, held)],
  };
}

/** What the words ask for and the picture does not show, of the finished Look. */
const toldOf = (draft: Draft, held: Held): string[] => [
  ...tellLikenesses(draft.things),
  ...tellHidden(held.garments),
  ...tellNotDrawn(held.garments, held.accessories, draft.spans, draft.product?.of),
  ...tellDressedUnder(
    held.garments,
    draft.spans,
    draft.things.flatMap((thing) => (thing.type === 'garment' ? thing.entry : [])),
  ),
  ...tellUnseen(draft),
  ...tellUnshown(held),
];

/** What is worn under what hides it is not seen. */
function tellHidden(garments: readonly Garment[]): string[] {
  const over = garments.find(({ kind, layer }) => kind === layers.HIDING && layer === 'outer');
  const under = garments.filter(({ layer }) => layer === 'one-piece');
  return over ? under.map(({ name }) => `The ${name} is worn under the ${over.name}, which hides it.`) : [];
}

/** What was asked for somebody young and is worn by the grown alone. */
const tellInstead = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ insteadOf, garment }) =>
    insteadOf === undefined ? [] : [`Only the grown wear a ${insteadOf}; a ${garment.name} is drawn instead.`],
  );

/** Gives garments that are cut their cloth, print and colour. @param inSeason the taste in the season the garments speak of. */
function choosePieces(pieces: Piece[], draft: Draft, taste: Taste, inSeason: Taste): void {
  settleFabrics(pieces, (piece) => chooseFabric(piece, inSeason));
  addTwists(pieces, taste);
  dressTheYoung(
    pieces.map(({ garment }) => garment),
    taste.ageGroup,
  );
  if (taste.modest) coverTheModest(pieces);
  choosePrints(pieces, taste, draft);
  colourPieces(pieces, taste, draft.notColours);
  workAlike(pieces, taste, draft.product !== undefined);
}

/** 'A sequinned skirt' is made of sequins; a saree or a kurta only carries them. */
const sequinned = ({ garment, entry }: Piece): boolean =>
  asksFor(garment, 'sequins') &&
  entry.region !== 'india' &&
  ['dress', 'skirt', 'top', 'jacket', 'jumpsuit'].includes(garment.family);

/** 'A dress, gold sequins': made of them, it is of their colour where it has none of its own. */
function sewInSequins(piece: Piece): void {
  const { cloth, trims } = piece.garment;
  cloth.fabric = 'sequin';
  if (piece.colours.length > 0 || !trims.embroidery) return;
  piece.colours = [trims.embroidery];
  piece.said.add('colour');
  delete trims.embroidery;
}

function settleFabrics(pieces: readonly Piece[], choose: (piece: Piece) => Piece['garment']['cloth']['fabric']): void {
  // Cloths that others are cut from come first.
  for (const piece of pieces.toSorted((a, b) => Number(a.matches !== undefined) - Number(b.matches !== undefined))) {
    const source = pieces.find((other) => other.garment.id === piece.matches);
    if (piece.fabric) piece.garment.cloth.fabric = piece.fabric;
    else if (sequinned(piece)) sewInSequins(piece);
    else if (source && source.garment.family !== 'lehenga') piece.garment.cloth.fabric = source.garment.cloth.fabric;
    else piece.garment.cloth.fabric = choose(piece);
  }
  const drape = pieces.find(({ garment }) => garment.family === 'saree' || garment.family === 'lehenga');
  for (const { garment, fabric, matches, colours } of pieces)
    if (garment.family === 'choli' && !fabric && !matches)
      garment.cloth.fabric = blouseFabric(drape, garment.cloth.fabric, colours.length > 0);
  for (const { garment, fabric, print, said } of pieces)
    if (!fabric && print === 'solid' && said.has('print'))
      garment.cloth.fabric = PLAIN_OF[garment.cloth.fabric] ?? garment.cloth.fabric;
}

/** What is called plain is not made of a figured cloth that nobody named. */
const PLAIN_OF: Partial<Record<Garment['cloth']['fabric'], Garment['cloth']['fabric']>> = {
  brocade: 'silk',
  lace: 'chiffon',
  tweed: 'wool',
};
