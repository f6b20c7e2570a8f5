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

/** 'A bandhgala over beige trousers, five buttons': a row of buttons is of what has a front. */
export function turnFromLegs(links: readonly Link[], { opener }: Chunk, discourse: Discourse): void {
  const last = discourse.focus.at(-1);
  if (opener === 'with' || last?.type !== 'garment' || last.entry.family !== 'trousers') return;
  if (!links.some(({ said }) => said.as === 'detail' && BUTTON_ROW.test(said.value))) return;
  const owner = discourse.focus.findLast(
    (thing) => thing.type === 'garment' && BUTTONED_BODIES.has(thing.entry.family),
  );
  const outer = discourse.focus.find((thing) => thing.type === 'garment' && thing.entry.family === 'jacket') ?? owner;
  if (outer) discourse.turnTo(outer);
}

/** 'Dungarees over a striped T-shirt, a patch on the bib': what is on a bib is of what has one. */
export function turnToBib(links: readonly Link[], discourse: Discourse): void {
  if (!links.some(({ said }) => said.as === 'detail' && said.value === 'bib')) return;
  const owner = discourse.focus.findLast((thing) => thing.type === 'garment' && thing.entry.facts?.bib);
  if (owner) discourse.turnTo(owner);
}
