/** What the atelier adds to a lehenga is made with it: a choli and a dupatta of its cloth's colour, in its needlework. */

import { asksFor, type Border, type Colour, type Detail, type Garment } from '@toile/look';
import { craftOf, isCraft, isMetal } from '@toile/look/records';
import { colourDistance, lightness, oklch } from '#atelier/kit/colour.ts';
import { colourNamed, shaded } from '#atelier/lexicon/colours/named-colour.ts';
import type { Piece } from './piece.ts';
import type { Taste } from './taste.ts';

const goldOn = (ground: Colour): Colour =>
  colourNamed(colourDistance(ground.hex, colourNamed('gold').hex) > 20 ? 'gold' : 'champagne');

/** Work in thread of metal, all over. */
const isMetalWork = ({ id, part }: Detail): boolean => !part && isCraft(id) && craftOf(id).metal === true;

/** The metal a garment is worked in, if it is. */
function metalOf({ trims, details }: Garment, ground: Colour): Colour | undefined {
  const said = trims.embroidery;
  if (said) return isMetal(said.name) ? said : undefined;
  if (asksFor({ details }, 'silver-work')) return colourNamed('silver');
  if (!details.some(isMetalWork)) return undefined;
  return goldOn(ground);
}

/** A border of the metal it is worked in; in thread of another kind the needlework is border enough. */
function borderIn(piece: Piece, kind: Border['kind'], ground: Colour, metal: Colour | undefined): void {
  if (piece.border) return;
  // on pale cloth a metal is told by its light
  const accent = metal && lightness(ground.hex) > 80 ? { ...metal, hex: shaded(metal, 'light').hex } : metal;
  if (accent) piece.garment.border = { kind, colour: ground, accent };
  else delete piece.garment.border;
}

/** From here on a colour is a pastel: beside it a dark blouse would shout. */
const PALE = { lightness: 71, chroma: 0.02 } as const;

/** A dupatta's edge takes up what it is worn with: the lehenga's border, else the colour of the suit. */
function edgeAlike(pieces: readonly Piece[]): void {
  const main = pieces.find(({ garment }) => garment.family === 'lehenga') ?? pieces.find(({ asked }) => asked);
  if (!main || main.garment.family === 'dupatta') return;
  const isWorked = main.garment.details.some(isMetalWork) || main.garment.trims.embroidery;
  const metal = isWorked ? metalOf(main.garment, main.garment.cloth.colour) : undefined;
  for (const piece of pieces) {
    const { garment, border, colours } = piece;
    if (garment.family !== 'dupatta' || !garment.border || border || colours.length > 1 || garment.trims.border)
      continue;
    const { colour: ground } = garment.cloth;
    const { border: own, cloth } = main.garment;
    if (metal && !own) borderIn(piece, 'gota', cloth.colour, metal);
    else if (own && colourDistance(own.colour.hex, ground.hex) > 15) garment.border = own;
    else if (colourDistance(cloth.colour.hex, ground.hex) > 15)
      garment.border = { ...garment.border, colour: cloth.colour, accent: goldOn(cloth.colour) };
  }
}

/** Sequins sewn along an edge whose colour is not said shine in a metal near the cloth's own: its blouse is of its cloth's colour. */
function spangleEdge(pieces: readonly Piece[]): void {
  const saree = pieces.find(({ garment }) => garment.family === 'saree' && asksFor(garment, 'sequins', 'border'));
  if (!saree?.garment.border || saree.garment.trims.border || saree.colours.length > 1) return;
  const { cloth, trims, border } = saree.garment;
  const { c, h } = oklch(cloth.colour.hex);
  const isWarm = c > 0.02 && (h < 115 || h > 340);
  const metal = isWarm ? (lightness(cloth.colour.hex) > 70 ? 'rose gold' : 'antique gold') : 'silver';
  saree.garment.border = { ...border, colour: trims.embroidery ?? colourNamed(metal) };
  for (const { garment, colours, matches } of pieces)
    if (garment.family === 'choli' && colours.length === 0 && !matches) garment.cloth.colour = cloth.colour;
}

/** The blouse of a saree whose border's colour is said is of that colour. */
function blouseAlike(pieces: readonly Piece[]): void {
  const said = pieces.find(({ garment }) => garment.family === 'saree')?.garment.trims.border;
  for (const { garment, colours, matches } of pieces)
    if (said && garment.family === 'choli' && colours.length === 0 && !matches) garment.cloth.colour = said;
}

/** Carries a lehenga's colour and work to what is worn with it. */
function dressLehenga(pieces: readonly Piece[], taste: Taste): void {
  const lehenga = pieces.find(({ garment }) => garment.family === 'lehenga');
  if (!lehenga) return;
  const { garment: skirt } = lehenga;
  const work = skirt.details.find(({ id, part }) => !part && isCraft(id))?.id;
  const isBridal = taste.occasion === 'wedding' && taste.sources.occasion === 'words';
  const ground = skirt.cloth.colour;
  const isPastel = lightness(ground.hex) > PALE.lightness && oklch(ground.hex).c > PALE.chroma;
  if (!work && !isBridal && !isPastel) return;
  const metal = work ? metalOf(skirt, ground) : goldOn(ground);
  // a contrast the words name stays theirs
  const isOwn = lehenga.colours.length > 1;
  if (work && !isOwn) borderIn(lehenga, 'zari', ground, metal);
  for (const piece of pieces) {
    const { garment, colours, matches, said } = piece;
    if (garment.family !== 'choli' && garment.family !== 'dupatta') continue;
    if (colours.length > 0 || matches || isOwn || garment.cloth.print.kind !== 'solid') continue;
    garment.cloth.colour = ground;
    if (garment.family === 'choli' && garment.cloth.fabric === 'brocade' && !said.has('fabric'))
      garment.cloth.fabric = 'silk';
    const thread = skirt.trims.embroidery;
    if (thread) garment.trims.embroidery ??= thread;
    const isWorked = garment.details.some(
      ({ id, part }) => isCraft(id) && (!part || part === 'hem' || part === 'border'),
    );
    if (garment.family === 'choli') {
      if (!isWorked && (work || isBridal)) garment.details.push({ id: work ?? 'zardosi' });
    } else {
      if (!isWorked && work) garment.details.push({ id: work, part: 'border' });
      if (work || isBridal) borderIn(piece, 'gota', ground, metal);
    }
  }
}

/** A border that no word asks for, of what is called plain. */
const isUnasked = ({ border, garment, said, print }: Piece): boolean =>
  border === undefined &&
  garment.trims.border === undefined &&
  // scallops and work along an edge lie on its border
  !garment.details.some(({ id, part }) => part === 'border' || /border|scallop/.test(id)) &&
  print === 'solid' &&
  said.has('print');

/**
 * Lets what is worn together agree in colour, border and needlework, where the words leave them open. Changes the pieces.
 * @param isSold it is a shop's card of one thing
 */
export function workAlike(pieces: readonly Piece[], taste: Taste, isSold = false): void {
  dressLehenga(pieces, taste);
  edgeAlike(pieces);
  spangleEdge(pieces);
  blouseAlike(pieces);
  // 'dupatta without border': what the words rule out of one piece comes back by no company
  for (const piece of pieces) if (piece.without.has('border') || isUnasked(piece)) delete piece.garment.border;
  // what is sold by itself has what is said of it and no more
  if (isSold)
    for (const piece of pieces)
      if (piece.border === undefined && !piece.garment.trims.border) delete piece.garment.border;
}
