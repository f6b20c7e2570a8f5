/** What the atelier adds to a lehenga is made with it: a choli and a dupatta of its cloth's colour, in its needlework. */
import { colourNamed, distance, lightness } from '#atelier/lexicon/colour.ts';
import { shadeHex } from '#atelier/paint/colour.ts';
import type { Border, Colour, Garment } from './look.ts';
import type { Piece } from './piece.ts';
import type { Taste } from './taste.ts';

/** Details that are worked in metal whatever their words say of it. */
const IN_METAL = /^(zardosi|zari|gota)$/;
const WORKED =
  /^(embroidery|aari|zardosi|zari|silver-work|gota|mirror-work|mukaish|sequins|beads|stones|chikankari|phulkari)$/;
const METAL = /gold|silver|copper|bronze|brass|champagne/;

/** The metal a garment is worked in, if it is. */
function metalOf({ trims, details }: Garment, ground: Colour): Colour | undefined {
  const said = trims.embroidery;
  if (said) return METAL.test(said.name) ? said : undefined;
  if (details.includes('silver-work')) return colourNamed('silver');
  if (!details.some((detail) => IN_METAL.test(detail))) return undefined;
  return colourNamed(distance(ground.hex, colourNamed('gold').hex) > 20 ? 'gold' : 'antique gold');
}

/** A border of the metal it is worked in; in thread of another kind the needlework is border enough. */
function borderIn(piece: Piece, kind: Border['kind'], ground: Colour, metal: Colour | undefined): void {
  if (piece.border) return;
  // on pale cloth a metal is told by its light
  const accent = metal && lightness(ground.hex) > 80 ? { ...metal, hex: shadeHex(metal.hex, 1.3) } : metal;
  if (accent) piece.garment.border = { kind, colour: ground, accent };
  else delete piece.garment.border;
}

/** Carries a lehenga's colour and work to what is worn with it, where the words leave them open. Changes the pieces. */
export function workAlike(pieces: readonly Piece[], taste: Taste): void {
  const lehenga = pieces.find(({ garment }) => garment.family === 'lehenga');
  if (!lehenga) return;
  const { garment: skirt } = lehenga;
  const work = skirt.details.find((detail) => WORKED.test(detail));
  const isBridal = taste.occasion === 'wedding' && taste.sources.occasion === 'words';
  if (!work && !isBridal) return;
  const ground = skirt.cloth.colour;
  const metal = work ? metalOf(skirt, ground) : colourNamed('gold');
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
    const isWorked = garment.details.some((detail) => WORKED.test(detail.replace(/-(hem|border|edge)$/, '')));
    if (garment.family === 'choli') {
      if (!isWorked) garment.details.push(work ?? 'zardosi');
    } else {
      if (!isWorked && work) garment.details.push(`${work}-border`);
      borderIn(piece, 'gota', ground, metal);
    }
  }
}
