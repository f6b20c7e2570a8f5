import { asksFor, LAYERS, LENGTHS } from '@toile/look';
import { factsOf } from '@toile/look/records';
import type { Draft, GarmentThing } from '#atelier/draft/draft.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { DRAPED } from '#atelier/lexicon/halves.ts';
import * as layers from '#atelier/lexicon/layers.ts';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { applySaid, makePiece } from './build-garment.ts';
import { cutByStyle } from './era-cuts.ts';
import { chooseMainGarments } from './main-garments.ts';
import type { Piece } from './piece.ts';
import { isRuledOut } from './ruled-out.ts';
import { isSpecific } from './said/is-specific.ts';
import type { Taste } from './taste.ts';
import { chooseWornWith } from './worn-with.ts';
import { cutChildrensDress } from './young/childrens-dress.ts';
import { kindFor } from './young/dress-the-young.ts';

const entryOf = (id: string): GarmentEntry => {
  const entry = GARMENT_BY_ID.get(id);
  if (!entry) throw new Error(`No garment is called '${id}'`);
  return entry;
};

/** What carries a thing that is shown by itself is plain, and bare where jewels, bags and shoes are worn. */
const CARRYING = 'stone';
const BARE = { length: 'thigh', neckline: 'strapless' } as const;

/** All garments of the outfit, cut and layered, in order of dressing: what the words name, then what completes it. */
export function chooseGarments(draft: Draft, taste: Taste): Piece[] {
  const things = draft.things.filter((thing): thing is GarmentThing => thing.type === 'garment');
  const pieces = things.map((thing, i) => {
    const kind = kindFor(thing.entry.id, taste.ageGroup);
    const piece = makePiece(`g${i + 1}`, kind === thing.entry.id ? thing.entry : entryOf(kind), true);
    if (kind !== thing.entry.id) piece.insteadOf = thing.entry.name ?? thing.entry.id.replaceAll('-', ' ');
    cutByStyle(piece, draft.styles[0]?.id);
    applySaid(piece, thing.said, ruledOutFor(thing, draft));
    if (thing.entry.id === 'dress' && taste.occasion === 'gala' && !piece.said.has('length'))
      piece.garment.length = 'floor';
    if (thing.matches && things[i - 1]) piece.matches = firstOfSet(things, i);
    return piece;
  });
  shareSets(pieces, things);
  const add = (id: string): void => {
    const piece = makePiece(`g${pieces.length + 1}`, entryOf(kindFor(entryOf(id).id, taste.ageGroup)), false);
    if (draft.without.size > 0) applySaid(piece, [], draft.without);
    pieces.push(piece);
  };
  if (pieces.length === 0) {
    if (draft.product) for (const id of layers.UNDER_PRODUCT[taste.presentation]) add(id);
    else for (const id of chooseMainGarments(taste, draft.without)) if (!isRuledOut(id, draft.without)) add(id);
    const [main] = pieces;
    if (main && !draft.product) applySaid(main, draft.floating, draft.without);
  } else if (taste.category === 'coat' && !pieces.some(isOuter)) {
    add(chooseMainGarments(taste, draft.without)[0] ?? layers.COAT);
  }
  if (draft.product?.of === 'dupatta') {
    const own = pieces.length;
    for (const id of layers.UNDER_DRAPE) add(id);
    for (const piece of pieces.slice(own)) piece.colours = [colourNamed(CARRYING)];
    relayer(pieces, things);
    return pieces;
  }
  if (draft.product) {
    for (const piece of pieces) {
      piece.colours = [colourNamed(CARRYING)];
      if (piece.garment.family === 'dress') Object.assign(piece.garment, BARE);
    }
    return pieces;
  }
  const tied = draft.things.some(({ entry }) => entry.id === 'tie' || entry.id === 'bow-tie');
  // who says so much of a lehenga would have named its dupatta
  const isNamed = (id: string): boolean => id !== DRAPED.drape || !isSpecific(draft, taste);
  for (const id of chooseWornWith(pieces, draft.without, taste, tied).filter(isNamed)) add(id);
  suitUp(pieces);
  for (const piece of pieces) {
    lengthenSleeves(piece, taste);
    if (taste.ageGroup === 'child') cutChildrensDress(piece, taste);
  }
  robeOver(pieces);
  if (taste.dares) layerOn(pieces, draft, taste, add);
  relayer(pieces, things);
  return pieces;
}

/** What the words rule out for one garment: a print that is said of it stays in an outfit without prints. */
function ruledOutFor(thing: GarmentThing, { without }: Draft): Set<string> {
  const printed = thing.said.some(({ as, value }) => as === 'print' && value !== 'solid');
  return new Set([...[...without].filter((id) => id !== 'print' || !printed), ...thing.without]);
}

/** Trousers the atelier adds under a suit's jacket, or under an agbada, are cut from its cloth. */
function suitUp(pieces: readonly Piece[]): void {
  const jacket = pieces.find(({ entry }) => entry.facts?.suit);
  const trousers = pieces.find(({ entry, asked }) => entry.id === 'trousers' && !asked);
  if (jacket && trousers) trousers.matches = jacket.garment.id;
  // the short kurti of a sharara is of its cloth, unless it has its own
  const sharara = pieces.find(({ entry, colours }) => entry.id === 'sharara' && colours.length > 0);
  const kurti = pieces.find(
    ({ entry, colours, said, print, matches }) =>
      /^kurt/.test(entry.id) && colours.length === 0 && (!said.has('print') || print === 'solid') && !matches,
  );
  if (sharara && kurti) kurti.matches = sharara.garment.id;
  // a cape that nobody says more of is made with the dress it goes over
  const dress = pieces.find(({ garment }) => garment.family === 'dress');
  const cape = pieces.find(
    ({ garment, colours, said, matches }) =>
      garment.family === 'jacket' &&
      asksFor(garment, 'cape') &&
      colours.length === 0 &&
      !said.has('fabric') &&
      !matches,
  );
  if (dress && cape) cape.matches = dress.garment.id;
  const lower = pieces.find(({ entry, asked }) => entry.facts?.clothOf && !asked);
  const robe = pieces.find(({ entry }) => lower?.entry.facts?.clothOf?.includes(entry.id));
  if (robe && lower) lower.matches = robe.garment.id;
}

/** Men's kurtas have long sleeves unless the words shorten them. */
function lengthenSleeves({ garment, said }: Piece, taste: Taste): void {
  const kurta = factsOf(garment).longOnMen && taste.presentation === 'male';
  if (kurta && !said.has('sleeve.length') && garment.sleeve.length !== 'sleeveless') garment.sleeve.length = 'long';
}

const isOuter = ({ garment }: Piece): boolean => garment.layer === 'outer' || garment.family === 'dupatta';

/** Id of the first garment of the run of matched ones that ends at `i`. */
function firstOfSet(things: readonly GarmentThing[], i: number): string {
  let first = i;
  while (first > 0 && things[first]?.matches) first--;
  return `g${first + 1}`;
}

function shareBack(from: Piece, to: Piece): void {
  to.colours = [...from.colours];
  if (from.areJoined) to.areJoined = true;
  if (from.fabric && from.said.has('fabric')) {
    to.fabric = from.fabric;
    if (from.garment.cloth.name) to.garment.cloth.name = from.garment.cloth.name;
  }
  for (const slot of ['colour', 'fabric']) if (from.said.has(slot)) to.said.add(slot);
}

/** Pieces of one suit are cut from one cloth: what is said of one's cloth is said of all, unless it has its own. */
function shareSets(pieces: readonly Piece[], things: readonly GarmentThing[]): void {
  things.forEach((thing, i) => {
    const piece = pieces[i];
    const source = pieces.find((other) => other.garment.id === piece?.matches);
    if (!piece || !source || !thing.matches) return;
    // 'A blazer and matching skirt in pink tweed': what is said last is said of both.
    if (!thing.ofSet && !source.said.has('colour') && !source.said.has('fabric')) shareBack(piece, source);
    if (piece.colours.length === 0) {
      piece.colours = [...source.colours];
      if (source.areJoined) piece.areJoined = true;
    } else delete piece.matches;
    // A dress shirt under a tuxedo is a shirt: only outer cloth is shared.
    if (piece.garment.family === 'top' && source.garment.family === 'jacket') {
      if (!piece.said.has('colour')) piece.colours = [];
      delete piece.matches;
      return;
    }
    if (!piece.said.has('fabric') && source.fabric) {
      piece.fabric = source.fabric;
      if (source.garment.cloth.name) piece.garment.cloth.name = source.garment.cloth.name;
    }
    // a white salwar with a flowered kameez is white
    const isOwn = thing.said.some(({ colour, part }) => colour && !part);
    if (!piece.said.has('print') && source.print && !isOwn) {
      piece.print = source.print;
      piece.garment.cloth.print = structuredClone(source.garment.cloth.print);
    }
    for (const slot of ['colour', 'fabric', 'print']) if (source.said.has(slot)) piece.said.add(slot);
  });
}

/** At high creativity a layer nobody expects, where none was said and nothing asked would be hidden. */
function layerOn(pieces: readonly Piece[], draft: Draft, taste: Taste, add: (id: string) => void): void {
  if (taste.creativity < 85 || pieces.some(isOuter) || pieces.length > 3) return;
  if (pieces.some(({ garment }) => ['saree', 'lehenga', 'jumpsuit'].includes(garment.family))) return;
  const indian = pieces.some(({ entry }) => entry.region === 'india');
  const regional = pieces.some(({ entry }) => entry.region && entry.region !== 'western');
  if (regional && !indian) return;
  const id = indian
    ? layers.INDIAN[taste.presentation === 'male' ? 'men' : 'women']
    : taste.season === 'winter'
      ? layers.WINTER
      : taste.pick('layer', layers.ANY);
  if (id && !isRuledOut(id, draft.without) && taste.unit('layer?') < 0.75) add(id);
}

/** A robe over another whole garment is its outer layer, and stands open over it. */
function robeOver(pieces: readonly Piece[]): void {
  const whole = pieces.filter(({ garment }) => garment.layer === 'one-piece');
  const robe = whole.find(({ entry }) => layers.ROBES.has(entry.id));
  if (!robe || whole.length < 2) return;
  robe.garment.layer = 'outer';
  if (!robe.said.has('closure')) robe.garment.closure = 'open';
}

/** A casual jacket stands open over a top that was asked for as well, so that both are seen. */
function openOver(pieces: readonly Piece[]): void {
  if (!pieces.some(({ asked, garment }) => asked && garment.family === 'top')) return;
  for (const { asked, said, garment } of pieces)
    if (
      asked &&
      garment.family === 'jacket' &&
      ['zip', 'buttons'].includes(garment.closure) &&
      ['shirt', 'hood', 'rib', 'none'].includes(garment.collar) &&
      !said.has('closure') &&
      garment.sleeve.length !== 'sleeveless'
    )
      garment.closure = 'open';
}

/** Puts garments in order of dressing; 'over' and 'under' in the words outrank habit. */
function relayer(pieces: Piece[], things: readonly GarmentThing[]): void {
  const tops = pieces.filter(
    ({ garment }) => garment.family === 'top' && (garment.layer === 'base' || garment.layer === 'mid'),
  );
  const onlyTop = tops.length === 1;
  for (const { garment } of tops)
    if (onlyTop && garment.closure !== 'open' && !factsOf(garment).wornOpen) garment.layer = 'base';
  if (tops.length > 1 && tops.every(({ garment }) => garment.layer === 'base')) {
    const related = (piece: Piece, relation: GarmentThing['relation']): boolean =>
      things.some((thing) => thing.entry === piece.entry && thing.relation === relation);
    const covered = tops.some((piece) => related(piece, 'over'));
    const outer =
      tops.find((piece) => related(piece, 'under') || (covered && !related(piece, 'over'))) ??
      tops.find(({ garment }) => garment.closure === 'buttons') ??
      tops.at(-1);
    if (outer) {
      outer.garment.layer = 'mid';
      // a sheer shirt shows what is under it without being opened
      if (outer.garment.closure === 'buttons' && !asksFor(outer.garment, 'sheer')) outer.garment.closure = 'open';
    }
  }
  if (tops.length > 1 && tops.every(({ garment }) => garment.layer === 'mid') && tops[0])
    tops[0].garment.layer = 'base';
  const under =
    tops.some(({ garment }) => garment.layer === 'base') || pieces.some(({ garment }) => garment.layer === 'one-piece');
  for (const { garment, said } of tops)
    if (under && factsOf(garment).wornOpen && !said.has('closure')) garment.closure = 'open';
  openOver(pieces);
  // A top worn with a dress goes under it when it is bare, over it when it is warm.
  const outermost = ({ garment }: Piece): number =>
    asksFor(garment, 'cape') ? 0.9 : LENGTHS.indexOf(garment.length) / 20;
  const rank = (piece: Piece): number =>
    LAYERS.indexOf(piece.garment.layer) + (piece.garment.layer === 'outer' ? outermost(piece) : 0);
  pieces.sort((a, b) => rank(a) - rank(b));
}
