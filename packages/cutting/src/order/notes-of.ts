import type { Look } from '@toile/look';
import type { Callout } from '../flats/callouts.ts';
import { saidOf } from '../spec/provenance.ts';
import type { Specification } from '../spec/specification.ts';
import { orderedBeside } from '../spec/to-cut.ts';
import { isHouseSlit } from '../spec/way-in.ts';
import { isForBaby, monthsOf } from '../spec/wearer.ts';
import { calloutsOf } from './callouts-of.ts';
import { shareOf } from './cutters-share.ts';
import { detailSaid } from './details-missed.ts';
import { sizeNote } from './size-note.ts';
import { insteadOf, undrawnOf } from './undrawn.ts';

/** What is done to the cloth, as the Look names it. */
const finishesOf = ({ garment }: Specification): string => {
  const name = `${garment.cloth.fabric} ${garment.cloth.name ?? ''} ${garment.cloth.print.kind} ${garment.cloth.print.name ?? ''}`;
  const finishes = garment.details.filter((detail) => shareOf(detail) === 'cloth').map(detailSaid);
  return finishes
    .filter((said) => !name.includes(said))
    .map((said) => `, ${said}`)
    .join('');
};

/** Cloth and print, as words have them. */
function clothOf({ garment, cloths }: Specification): string {
  const fabric = cloths.find(({ role }) => role === 'fabric')?.name ?? garment.cloth.fabric;
  const { kind, name } = garment.cloth.print;
  const lining = cloths.find(({ role }) => role === 'lining');
  const lined = lining ? `; ${lining.name}` : '';
  return kind === 'solid' ? `${fabric}${lined}` : `${fabric}, ${name ?? `${kind.replaceAll('-', ' ')} print`}${lined}`;
}

/** Trims that a picture or a house adds, and that are dear or change what is seen. */
const ADDED: readonly string[] = ['border', 'dori', 'latkan', 'tassel', 'pads', 'can-can', 'boning'];

/** What is drawn, cut or costed and that no word orders: linings, borders, tassels. */
export function chosenOf({ reading: { sources } }: Look, { garment, trims, cloths }: Specification): string[] {
  const isBorderSaid = saidOf(sources, garment.id, 'border') === 'words';
  const added = trims.filter(
    ({ id, provenance }) => ADDED.includes(id) && provenance !== 'words' && !(id === 'border' && isBorderSaid),
  );
  const isLined = cloths.some(({ role, provenance }) => role === 'lining' && provenance !== 'words');
  return [...(isLined ? ['the lining'] : []), ...added.map(({ name }) => `the ${name}`)];
}

/** What lets one in and no word orders. */
function openingsOf({ garment, closings, ordered }: Specification): string[] {
  const isSaid = (what: string): boolean =>
    ordered.some(({ id, as, isNone }) => as === 'closer' && !isNone && what.includes(id));
  const entrances = closings.filter(
    ({ where, what, provenance }) =>
      provenance === 'house' && /^(?:centre|side)/.test(where) && /^(?:hook|invisible zip)/.test(what) && !isSaid(what),
  );
  const openings = entrances.map(({ where, what }) => `${what} (${where})`);
  const slit = isHouseSlit(garment) ? ['a slit at the front neck, which no head passes without'] : [];
  return [...openings, ...slit];
}

/** No size of the table is a baby's: drawn in the smallest, and said so. */
const babyNote = (look: Look, { size }: Specification): string =>
  `NOT THE BABY’S SIZE: ordered for ${monthsOf(look) ?? 'a baby'}, drawn and cut in size ${size} (the children’s table begins at two years); cut to the child’s own measures.`;

/** Numbers without a unit that are read as inches say so, and so do girths that are told by their half. */
function inInches({ lengths, points }: Specification): string[] {
  const read = lengths.flatMap(({ code, cm, inches }) => {
    const name = points.find((point) => point.code === code)?.name.toLowerCase();
    return inches === undefined || name === undefined ? [] : [`${name} ${inches}″ = ${cm} cm`];
  });
  const round = lengths.flatMap(({ code, cm, round: all }) => {
    const name = points.find((point) => point.code === code)?.name.toLowerCase();
    return all === undefined || name === undefined ? [] : [`${all} cm round = ${name} ${cm} cm`];
  });
  return [
    ...(read.length > 0 ? [`Without a unit in the order, read as inches: ${read.join('; ')}.`] : []),
    ...(round.length > 0 ? [`Taken as measured all round: ${round.join('; ')}.`] : []),
  ];
}

/** What stands in words under the flat of a garment: its cloth, and what was ordered and is not drawn. */
export function notesOf(look: Look, spec: Specification): string[] {
  // nothing is drawn in the place of what no template cuts
  const instead = spec.missing === undefined ? insteadOf(look, spec) : undefined;
  const chosen = chosenOf(look, spec);
  const openings = spec.missing === undefined ? openingsOf(spec) : [];
  // phrases as the leaders have them, none cut in half
  const told =
    spec.missing === undefined ? calloutsOf(look, spec) : undrawnOf(look, spec).map((text): Callout => ({ text }));
  const size = sizeNote(look, spec.who, spec.size);
  const textsOf = (ofPicture: boolean) =>
    told.filter(({ isOfPicture = false }) => isOfPicture === ofPicture).map(({ text }) => text);
  const [undrawn, pictured] = [textsOf(false), textsOf(true)];
  return [
    ...(spec.missing === undefined || spec.cloths.length > 0 ? [`Cloth: ${clothOf(spec)}${finishesOf(spec)}.`] : []),
    ...(chosen.length > 0
      ? [`The house’s choice and in no word of the order, leave off at will: ${chosen.join('; ')}.`]
      : []),
    ...(openings.length > 0 ? [`The house’s choice of opening: ${openings.join('; ')}.`] : []),
    ...inInches(spec),
    ...(size === undefined || isForBaby(look) ? [] : [size]),
    ...(isForBaby(look) ? [babyNote(look, spec)] : []),
    ...(instead ? [`${instead.charAt(0).toUpperCase()}${instead.slice(1)}.`] : []),
    ...(undrawn.length > 0 ? [`Ordered and not drawn: ${undrawn.join('; ')}.`] : []),
    ...(pictured.length > 0 ? [`In the picture and not drawn: ${pictured.join('; ')}.`] : []),
  ];
}

/** What was ordered beside the garments that are cut, and is made by nobody from their pages. */
export function stylingOf(look: Look, specs: readonly Specification[]): string | undefined {
  const others = orderedBeside(
    look,
    specs.map(({ garment }) => garment),
  );
  return others.length > 0 ? `Ordered and not made here: ${others.join(', ')}.` : undefined;
}
