/** Whose a phrase is that falls back to what has no such part: of a drape, of trousers, of what lies under a bib. */
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { Chunk } from '#atelier/reading/chunks/chunk.ts';
import type { Link } from '#atelier/reading/chunks/link.ts';
import type { Discourse } from './discourse.ts';

const DRAPED: ReadonlySet<string> = new Set(['dupatta', 'saree']);
const BUTTONED_BODIES: ReadonlySet<string> = new Set(['top', 'jacket', 'dress', 'choli', 'jumpsuit']);
const OF_BODICE: ReadonlySet<string> = new Set(['sleeve', 'neck', 'collar', 'cuff', 'yoke', 'bodice']);

/** What is cut, and not draped: a slit at the side, a row that closes it. */
const isOfBodice = ({ as, value, part }: Said): boolean =>
  part === undefined ? value === 'side-slit' || as === 'closure' : OF_BODICE.has(part);

/** 'A dupatta, pink piping on the sleeves and neck': what is on a sleeve is of what has one. */
export function turnFromDrape(links: readonly Link[], discourse: Discourse): void {
  const last = discourse.focus.at(-1);
  if (last?.type !== 'garment' || last.entry.family !== 'dupatta') return;
  if (!links.some(({ said }) => isOfBodice(said))) return;
  const isCut = (thing: Thing): boolean => thing.type === 'garment' && !DRAPED.has(thing.entry.family);
  const isBodied = (thing: Thing): boolean => thing.type === 'garment' && BUTTONED_BODIES.has(thing.entry.family);
  const owner = discourse.focus.findLast(isBodied) ?? discourse.focus.findLast(isCut);
  if (owner) discourse.turnTo(owner);
}

/** A row of buttons that is counted: a waistband has one. */
const BUTTON_ROW = /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)-buttons?$/;

/** Counted buttons, or buttons that legs have none of by their cut: 'Buttons in antique silver'. */
const isButtonRow = ({ said, relative }: Link, legs: Thing): boolean =>
  (said.as === 'detail' && BUTTON_ROW.test(said.value)) ||
  (said.as === 'closure' && said.value === 'buttons' && !relative && closureOf(legs) !== 'buttons');

const closureOf = (thing: Thing): string | undefined =>
  thing.type === 'garment' ? thing.entry.is?.closure : undefined;

/** 'A bandhgala over beige trousers, five buttons': a row of buttons is of what has a front. */
export function turnFromLegs(links: readonly Link[], { opener }: Chunk, discourse: Discourse): void {
  // a row that stands alone is of clothes, whatever shoes were named after them
  const last = discourse.focus.findLast(({ type }) => type === 'garment');
  if (opener === 'with' || last?.type !== 'garment' || last.entry.family !== 'trousers') return;
  if (!links.some((link) => isButtonRow(link, last))) return;
  const owner = discourse.focus.findLast(
    (thing) => thing.type === 'garment' && BUTTONED_BODIES.has(thing.entry.family),
  );
  const outer = discourse.focus.find((thing) => thing.type === 'garment' && thing.entry.family === 'jacket') ?? owner;
  if (outer) discourse.turnTo(outer);
}

const OF_SLEEVES: ReadonlySet<string> = new Set(['sleeve', 'cuff']);
const isOfSleeves = ({ said: { as, part, value } }: Link): boolean =>
  as === 'sleeve' || (part !== undefined && OF_SLEEVES.has(part)) || (as === 'detail' && /-cuffs?$/.test(value));

const isSleeveless = ({ said }: Thing): boolean => said.some(({ slots }) => slots?.sleeveLength === 'sleeveless');
/** Cut without sleeves, where no word has given it any. */
const isBareByCut = (thing: Thing): boolean =>
  thing.type === 'garment' &&
  thing.entry.is?.sleeveLength === 'sleeveless' &&
  !thing.said.some(({ as }) => as === 'sleeve');

/** 'An abaya over a black slip dress, bell sleeves': sleeves are of what is cut with some. */
export function turnFromBare(links: readonly Link[], { opener }: Chunk, discourse: Discourse): void {
  const last = discourse.focus.at(-1);
  if (opener === 'with' || !last || !isBareByCut(last) || !links.some(isOfSleeves)) return;
  const owner = discourse.focus.findLast(
    (thing) =>
      thing.type === 'garment' &&
      BUTTONED_BODIES.has(thing.entry.family) &&
      thing.entry.is?.sleeveLength !== 'sleeveless' &&
      !isSleeveless(thing),
  );
  if (owner) discourse.turnTo(owner);
}

/** 'Dungarees over a striped T-shirt, a patch on the bib': what is on a bib is of what has one. */
export function turnToBib(links: readonly Link[], discourse: Discourse): void {
  if (!links.some(({ said }) => said.as === 'detail' && said.value === 'bib')) return;
  const owner = discourse.focus.findLast((thing) => thing.type === 'garment' && thing.entry.facts?.bib);
  if (owner) discourse.turnTo(owner);
}
