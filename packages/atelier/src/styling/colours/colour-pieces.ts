import type { Border, Colour, Garment, PrintKind } from '@toile/look';
import { asksFor } from '@toile/look';
import { isCraft, isMetal } from '@toile/look/records';
import { colourDistance, lightness, oklch } from '#atelier/kit/colour.ts';
import { colourNamed, shaded } from '#atelier/lexicon/colours/named-colour.ts';
import type { Piece } from '#atelier/styling/piece.ts';
import type { Taste } from '#atelier/styling/taste.ts';
import { ginghamColours, tartanColours } from './check-colours.ts';
import { deepOf, scaled } from './deepened.ts';
import { allowed, companionColour, heroColour, LEAST_CONTRAST } from './palette.ts';
import { knownColours } from './print-colours.ts';
import { quietened } from './quiet-fillers.ts';
import { tartanOf } from './tartans.ts';

/** Dresses every piece in its colours: the words' first, then the hero's, then the companions around it. */
export function colourPieces(pieces: readonly Piece[], taste: Taste, not: readonly Colour[]): void {
  const named = pieces.toSorted((a, b) => number(a) - number(b));
  const asked = named.filter((piece) => piece.asked);
  const hero = named.find((piece) => piece.colours.length > 0) ?? asked.find(({ matches }) => !matches) ?? named[0];
  if (!hero) return;
  const settled: Piece[] = [];
  const rank = (piece: Piece): number =>
    piece === hero ? 0 : piece.colours.length > 0 ? 1 : piece.matches ? 3 : piece.asked ? 2 : 4;
  const order = named.toSorted((a, b) => rank(a) - rank(b));
  for (const piece of order) {
    const source = pieces.find((other) => other.garment.id === piece.matches);
    const ground = groundOf(piece) ?? inherited(source, settled) ?? chosenColour(piece, hero, settled, taste, not);
    piece.garment.cloth.colour = ground;
    settled.push(piece);
    decorate(piece, taste);
  }
}

/** 'A red and white saree, red border': the red is the border's, so the ground is white. */
function groundOf({ colours, garment }: Piece): Colour | undefined {
  const [first, second] = colours;
  return second && first?.name === garment.trims.border?.name ? second : first;
}

const number = ({ garment }: Piece): number => Number(garment.id.slice(1));

/** A matched piece takes the cloth's colour; one after 'over' or 'under' does not. */
function inherited(source: Piece | undefined, settled: readonly Piece[]): Colour | undefined {
  return source && settled.includes(source) ? source.garment.cloth.colour : undefined;
}

function chosenColour(
  piece: Piece,
  hero: Piece,
  settled: readonly Piece[],
  taste: Taste,
  not: readonly Colour[],
): Colour {
  if (piece === hero) return heroColour(piece, taste, not);
  if (isCapeOf(hero, piece)) return hero.garment.cloth.colour;
  const neighbours = settled
    .filter((other) => touches(piece, other) && !(piece.entry.colour && below(piece, other)))
    .map((other) => other.garment.cloth.colour);
  const seen = neighbours.length > 0 || piece.entry.colour ? neighbours : [hero.garment.cloth.colour];
  const known = piece.asked ? (knownColours(piece.garment)?.ground ?? []).map(colourNamed) : [];
  const fitting = known.filter(({ hex }) =>
    seen.every((other) => Math.abs(lightness(hex) - lightness(other.hex)) >= LEAST_CONTRAST),
  );
  // camouflage hides in no other colours, whatever lies beside it
  const { kind, name } = piece.garment.cloth.print;
  const hiding = kind === 'camouflage' || tartanOf(name) ? known[0] : undefined;
  const own = taste.pick(`known.${piece.garment.id}`, fitting) ?? hiding;
  if (own) return own;
  if (DRAPED.has(piece.garment.family)) return drapeColour(piece, hero, taste, not);
  const given = companionColour(piece, seen, taste, not);
  return hero.asked && !piece.asked ? quietened(piece, given, seen, { taste, not }) : given;
}

/** A cape is made with the dress it goes over. */
const isCapeOf = (dress: Piece, { garment }: Piece): boolean =>
  dress.garment.family === 'dress' && asksFor(garment, 'cape');

const DRAPED = new Set(['choli', 'dupatta']);

/** The dark that answers a ground: maroon beside what is warm or grey, its own deepest shade beside green, blue and violet. */
function answering(ground: Colour): Colour {
  const { c, h } = oklch(ground.hex);
  return c < 0.03 || h < 20 || h > 350 || (h > 20 && h < 115) ? colourNamed('maroon') : shaded(ground, 'dark', 'deep');
}

/** A dupatta or choli answers the lehenga or kurta: its motif's colour, else gold, rose or green beside it. */
function drapeColour(piece: Piece, hero: Piece, taste: Taste, not: readonly Colour[]): Colour {
  const said = hero.colours[1];
  const ground = hero.garment.cloth.colour;
  // the gold of its motifs is their thread's: an asked blouse is of the cloth's own colour
  if (said && piece.asked && isMetal(said.name)) return ground;
  if (said) return said;
  // a lehenga and its choli are of one cloth where nobody says otherwise
  if (piece.garment.family === 'choli' && hero.garment.family === 'lehenga' && !taste.dares) return ground;
  // beside white work everything stays pale
  if (asksFor(hero.garment, 'chikankari') && lightness(ground.hex) > 80) {
    const pale = ['blush', 'powder blue', 'mint', 'lilac', 'butter'].filter(allowed(not)).map(colourNamed);
    const other = taste.pick(`colour.${piece.garment.id}`, pale);
    if (other) return other;
  }
  const answer = answering(ground);
  const ruledOut = answer.name === 'maroon' && !allowed(not)('maroon');
  const names = [
    ...['ivory', 'antique gold', 'marigold', 'rani pink', 'emerald', 'champagne', 'teal']
      .filter(allowed(not))
      .map(colourNamed),
    ...(ruledOut ? [] : [answer]),
  ];
  const apart = names.filter(({ hex }) => Math.abs(lightness(hex) - lightness(ground.hex)) >= LEAST_CONTRAST);
  const quiet = apart.filter(({ name }) => ['ivory', 'antique gold', 'champagne', answer.name].includes(name));
  return (
    taste.pick(
      `colour.${piece.garment.id}`,
      taste.quiet || taste.formality < 3 ? (quiet.length > 0 ? quiet : apart) : apart,
    ) ?? colourNamed('ivory')
  );
}

/** A jacket with a colour of its own may be as dark as the trousers under its hem. */
const below = (piece: Piece, other: Piece): boolean =>
  piece.garment.layer === 'outer' && other.garment.layer === 'bottom';

/** Layers that lie against each other on the body. */
function touches(a: Piece, b: Piece): boolean {
  return a.garment.layer !== b.garment.layer || a.garment.family !== b.garment.family;
}

const TWO_TONED: readonly PrintKind[] = ['colour-block', 'ombre', 'tie-dye'];

/** Bands above a hem are of what is said of the hem, or of what is worked there. */
function colourBands({ details, trims }: Garment): void {
  const said = trims.hem ?? trims.embroidery;
  if (said && details.some(({ id }) => id === 'hem-bands')) trims.border ??= said;
}

/** Second and further colours: motifs of a print, a border, else the halves of a colour-blocked cloth. */
function decorate(piece: Piece, taste: Taste): void {
  const { garment, colours } = piece;
  const { cloth } = garment;
  const rest = colours.filter(({ name }) => name !== cloth.colour.name);
  const draped = ['saree', 'lehenga', 'dupatta'].includes(garment.family);
  colourBands(garment);
  if (cloth.print.kind !== 'solid') {
    cloth.print.colours = rest.length > 0 ? rest : motifColours(garment, taste);
  } else if (rest.length > 0 && piece.print === 'solid') {
    garment.trims.contrast ??= rest[0] ?? cloth.colour;
  } else if (rest.length > 0 && asksFor(garment, 'contrast-sleeve')) {
    garment.trims.sleeve ??= rest[0] ?? cloth.colour;
  } else if (rest.length > 0 && draped) {
    piece.border ??= 'plain';
  } else if (rest.length > 0 && garment.details.some(({ id }) => isCraft(id))) {
    garment.trims.embroidery ??= rest[0] ?? cloth.colour;
  } else if (rest.length > 0 && piece.border) {
    garment.trims.border ??= rest[0] ?? cloth.colour;
    // gold beside a colour on Indian cloth is woven or worked into it
  } else if (rest.length > 0 && piece.entry.region === 'india' && rest.every(({ name }) => isMetal(name))) {
    cloth.print = { kind: 'butti', colours: rest, scale: 'small', name: `${rest[0]?.name ?? 'gold'} motifs` };
  } else if (rest.length > 0 && !piece.areJoined) {
    // a colour that is said apart from the cloth's is something's on it, not half of it
    const { contrast } = garment.trims;
    if (!contrast || contrast.name === cloth.colour.name) garment.trims.contrast = rest[0] ?? cloth.colour;
  } else if (rest.length > 0 && cloth.fabric === 'tweed') {
    cloth.print = { kind: 'plaid', colours: rest, scale: 'small', name: 'tweed' };
  } else if (rest.length > 0) {
    cloth.print = { kind: 'colour-block', colours: rest, scale: 'large', name: 'colour-blocked' };
  }
  if (piece.said.has('border') && !garment.trims.border && rest[1]) piece.borderFigure ??= rest[1];
  // what colours the print is not the border's, unless it is a plain one
  const second = cloth.print.kind !== 'solid' && piece.border && piece.border !== 'plain' ? undefined : rest[0];
  if (draped || piece.border) borderFor(piece, second, taste);
}

/** One or two motif colours that read on the ground and belong to it. */
export function motifColours(garment: Garment, taste: Taste): Colour[] {
  const {
    colour: ground,
    print: { kind, name },
  } = garment.cloth;
  const dark = lightness(ground.hex) < 55;
  if (name === 'golden motifs' || /zari|woven/.test(name ?? ''))
    return [
      colourNamed(
        colourDistance(ground.hex, colourNamed('gold').hex) > 18
          ? 'gold'
          : /woven/.test(name ?? '')
            ? 'ivory'
            : 'antique gold',
      ),
    ];
  // woven of the light and the dark of one colour, unless another is named
  if (name === 'self design' || name === 'self stripe' || name === 'herringbone')
    return [shift(ground, dark ? 'a lighter' : 'a deeper')];
  // an ombre of one colour fades into its own tint; two hues are asked for by name
  if (kind === 'ombre') return [faded(ground, dark)];
  if (kind === 'animal') {
    const marks = name && name !== 'leopard print' ? knownColours(garment)?.motif : undefined;
    return (marks ?? ['chocolate']).map(colourNamed);
  }
  // a stripe of one colour that is named is that colour and white
  if (kind === 'stripe' && oklch(ground.hex).c > 0.03 && lightness(ground.hex) < 88) return [colourNamed('white')];
  // dots on a colour that is named are white, as they are sold
  if (kind === 'polka' && dark) return [colourNamed('white')];
  const tartan = tartanOf(name);
  if (tartan) return tartan.motif.map(colourNamed);
  if (kind === 'plaid' && !name) return tartanColours(ground, taste);
  const checks = kind === 'gingham' ? ginghamColours(ground) : undefined;
  if (checks) return checks;
  if (kind === 'camouflage') return ['olive', 'khaki', 'dark brown'].map(colourNamed);
  const light = ['ivory', 'cream', 'blush', 'powder blue', 'butter'];
  const deep = ['navy', 'maroon', 'bottle green', 'rust', 'indigo', 'rose'];
  const apart = (candidate: string): boolean =>
    Math.abs(lightness(colourNamed(candidate).hex) - lightness(ground.hex)) >= 25;
  const known = (knownColours(garment)?.motif ?? []).filter(apart);
  const names = known.length > 0 ? known : (dark ? light : deep).filter(apart);
  const first = taste.pick('motif', names) ?? (dark ? 'ivory' : 'navy');
  const many = ['floral', 'paisley', 'abstract', 'geometric', 'ikat', 'graphic', 'plaid', 'leheriya'].includes(kind);
  const second = many
    ? taste.pick(
        'motif2',
        names.filter((other) => other !== first),
      )
    : undefined;
  return [first, ...(second ? [second] : [])].map(colourNamed).slice(0, TWO_TONED.includes(kind) ? 1 : 3);
}

function shift(colour: Colour, word: string): Colour {
  const { l } = oklch(colour.hex);
  const factor = l < 0.55 ? 1.28 : 0.86;
  return { name: `${word} ${colour.name}`, hex: scaled(colour.hex, factor) };
}

/** What a colour dyed less and less becomes; a pale one grows deep instead. */
function faded({ name, hex }: Colour, dark: boolean): Colour {
  return dark ? { name: `pale ${name}`, hex: scaled(hex, 1, 0.8) } : { name: `deep ${name}`, hex: scaled(hex, 0.55) };
}

const GRAND: readonly Border['kind'][] = ['zari', 'temple', 'paisley', 'meenakari'];

function borderFor(piece: Piece, second: Colour | undefined, taste: Taste): void {
  const { garment } = piece;
  const { colour: ground, fabric } = garment.cloth;
  if (!piece.border && !['saree', 'lehenga', 'dupatta'].includes(garment.family)) return;
  const grand = ['silk', 'brocade', 'velvet', 'satin'].includes(fabric);
  const kind =
    piece.border ??
    (grand
      ? taste.quiet
        ? 'zari'
        : taste.pick('border', GRAND)
      : taste.pick('border', ['plain', 'gota', 'zari'] as const)) ??
    'zari';
  const gold = colourNamed(colourDistance(ground.hex, colourNamed('gold').hex) > 20 ? 'gold' : 'antique gold');
  const colour =
    garment.trims.border ??
    second ??
    (kind === 'plain'
      ? lightness(ground.hex) > 55
        ? answering(ground)
        : colourNamed('gold')
      : kind === 'temple'
        ? lightness(ground.hex) > 55
          ? answering(ground)
          : colourNamed('antique gold')
        : gold);
  const inGold = kind === 'kasavu' || colourDistance(colour.hex, gold.hex) > 15;
  garment.border = { kind, colour, accent: piece.borderFigure ?? (inGold ? gold : deepOf(ground)) };
}
