/** What is named after a product and is a part of it: the pendant of a necklace, the strings of a choker, the buckles of a strap. */
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';

/** Jewels of the neck: of one that is sold by itself the others are parts. */
const AT_THE_NECK: ReadonlySet<string> = new Set(['necklace', 'choker', 'pendant']);
const BAGS: ReadonlySet<string> = new Set(['bag', 'crossbody', 'clutch', 'backpack']);

const kindOf = (thing: Thing): string => (thing.type === 'accessory' ? thing.entry.kind : thing.type);

function isPartOf(thing: Thing, product: Thing): boolean {
  if (thing === product || thing.type === 'garment') return false;
  const [own, of] = [kindOf(thing), kindOf(product)];
  if (own === of) return true;
  return (AT_THE_NECK.has(own) && AT_THE_NECK.has(of)) || (BAGS.has(own) && BAGS.has(of));
}

/** What is told of the part, as it is said of the whole: its colour is its own, and its name is a word of the whole. */
function asPart({ entry, said, start, end }: Thing, product: Thing, count: string | undefined): Said[] {
  const isStrung = count !== undefined && product.entry.id === LAYERED && /^(?:three|3)\b/.test(count);
  const name = isStrung ? entry.id : (count?.replaceAll(' ', '-') ?? entry.id);
  const isNamed = !isStrung && kindOf(product) !== 'bag' && name !== product.entry.id && !BAGS.has(name);
  const named: Said[] = isNamed ? [{ as: 'detail', value: name, start, end, slots: { details: [name] } }] : [];
  const own = said.map((one): Said => (one.colour && !one.part ? { ...one, part: 'detail' } : one));
  return [...own, ...named];
}

/** A necklace of three chains, one under the other. */
const LAYERED = 'layered-chains';

const BUCKLE = /^buckles?$/i;

/** The border of a scarf is drawn in its colour. */
function takeBorder(draft: Draft, product: Thing): void {
  if (kindOf(product) !== 'scarf' || !product.said.some(({ colour, part }) => colour && part === 'border')) return;
  draft.floating = draft.floating.filter(({ as }) => as !== 'border');
}

/** A number that is told with what it counts. */
const asCounted = ({ start, end, text }: Draft['spans'][number]): Draft['spans'][number] => ({
  as: 'ignored',
  value: 'count',
  start,
  end,
  text,
});

/** Words of a shape that stand before a part of the product, and what they are called. */
const SHAPES: readonly { of: string; word: RegExp; part: RegExp; told: string }[] = [
  { of: 'footwear', word: /^round(?:ed)?$/i, part: /^\s+toe/i, told: 'round-toe' },
  { of: 'hat', word: /^(?:wide|broad|floppy|large)$/i, part: /^\s+brim/i, told: 'wide' },
];

/** 'Round toe', 'wide brim': read by nobody else. */
function takeShapes(draft: Draft, product: Thing, text: string): void {
  for (const { word, part, told } of SHAPES.filter(({ of }) => of === kindOf(product))) {
    const at = draft.unread.find((one) => word.test(one.text) && part.test(text.slice(one.end)));
    if (!at) continue;
    draft.unread = draft.unread.filter((one) => one !== at);
    product.said.push({ as: 'detail', value: told, start: at.start, end: at.end, slots: { details: [told] } });
  }
}

/** Gives a product its parts. Changes the draft. */
export function joinParts(draft: Draft, product: Thing, text: string): void {
  takeShapes(draft, product, text);
  const parts = draft.things.filter((thing) => isPartOf(thing, product));
  for (const part of parts) {
    const count = draft.spans.find(({ as, drawn, end }) => as === 'detail' && drawn === false && end === part.end);
    if (count) draft.spans = draft.spans.map((span) => (span === count ? asCounted(span) : span));
    product.said.push(...asPart(part, product, count?.value));
  }
  draft.things = draft.things.filter((thing) => !parts.includes(thing));
  takeBorder(draft, product);
  if (product.type !== 'footwear') return;
  // the strap of a shoe closes with it
  const buckles = draft.spans.filter(
    ({ as, value, text }) => as === 'ignored' && value === 'quality' && BUCKLE.test(text),
  );
  draft.spans = draft.spans.filter((span) => !buckles.includes(span));
  for (const { start, end } of buckles)
    product.said.push({ as: 'detail', value: 'strap-buckles', start, end, slots: { details: ['strap-buckles'] } });
}
