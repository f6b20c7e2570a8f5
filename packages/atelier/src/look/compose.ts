import type { Draft } from '#atelier/reading/draft.ts';
import type { BriefOptions } from './brief.ts';
import { type Piece, pieceSources } from './build-garment.ts';
import { chooseFabric } from './cloths.ts';
import { colourPieces } from './colour-pieces.ts';
import { coverTheYoung, dare } from './daring.ts';
import { dress } from './dress.ts';
import { chooseAccessories, chooseFootwear } from './extras.ts';
import { nameHarmony } from './harmony.ts';
import type { Look, Source } from './look.ts';
import { tellNotDrawn } from './not-drawn.ts';
import { choosePerson } from './persons.ts';
import { choosePose } from './pose.ts';
import { choosePrints } from './print-choice.ts';
import { sewOn } from './sew-on.ts';
import { tasteOf } from './taste.ts';
import { makeTitle } from './title.ts';

/** Completes what the words say into a Look. The same draft, options and seed give the same Look. */
export function composeLook(
  draft: Draft,
  options: BriefOptions,
  seed: number,
): Omit<Look, 'reading'> & { sources: Record<string, Source>; notDrawn: string[] } {
  const taste = tasteOf(draft, options, seed);
  const sources: Record<string, Source> = { ...taste.sources };
  const pieces = dress(draft, taste);
  settleFabrics(pieces, (piece) => chooseFabric(piece, taste));
  dare(pieces, taste);
  coverTheYoung(pieces, taste);
  choosePrints(pieces, taste, draft);
  colourPieces(pieces, taste, draft.notColours);
  const garments = pieces.map(({ garment }) => garment);
  for (const piece of pieces) Object.assign(sources, pieceSources(piece));
  const person = choosePerson(draft, options, taste, sources);
  const footwear = chooseFootwear(draft, garments, taste, sources);
  const accessories = chooseAccessories(draft, options, garments, taste, sources);
  sewOn(garments, accessories);
  return {
    version: 1,
    title: makeTitle(garments, new Set(pieces.filter(({ asked }) => asked).map(({ garment }) => garment.id))),
    category: taste.category,
    style: taste.styleName,
    occasion: taste.occasionName,
    season: taste.season,
    mood: draft.moods[0]?.id ?? 'composed',
    creativity: taste.creativity,
    person: { ...person, pose: choosePose(garments, taste, draft.pose) },
    garments,
    footwear,
    accessories,
    harmony: nameHarmony(garments.flatMap(({ cloth }) => [cloth.colour, ...cloth.print.colours.slice(0, 1)])),
    sources,
    notDrawn: tellNotDrawn(garments, accessories, draft.spans),
  };
}

/** 'A sequinned skirt' is made of sequins; a saree or a kurta only carries them. */
const sequinned = ({ garment, entry }: Piece): boolean =>
  garment.details.includes('sequins') &&
  entry.region !== 'india' &&
  ['dress', 'skirt', 'top', 'jacket', 'jumpsuit'].includes(garment.family);

function settleFabrics(pieces: readonly Piece[], choose: (piece: Piece) => Piece['garment']['cloth']['fabric']): void {
  // Cloths that others are cut from come first.
  for (const piece of pieces.toSorted((a, b) => Number(a.matches !== undefined) - Number(b.matches !== undefined))) {
    const source = pieces.find((other) => other.garment.id === piece.matches);
    if (piece.fabric) piece.garment.cloth.fabric = piece.fabric;
    else if (sequinned(piece)) piece.garment.cloth.fabric = 'sequin';
    else if (source && source.garment.family !== 'lehenga') piece.garment.cloth.fabric = source.garment.cloth.fabric;
    else piece.garment.cloth.fabric = choose(piece);
  }
}
