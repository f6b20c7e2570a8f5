/** Whether the words ask for a thing by itself: a boot, a bag, a hat, a jewel, and nobody who wears it. */
import { PRODUCT_KINDS, type ProductKind } from '@toile/look';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { ACCESSORY_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { joinParts } from './parts-of-product.ts';
import { takeGroundOfProduct } from './products/ground-of-product.ts';
import { readCard } from './read-card.ts';
import { readMeasures } from './read-measures.ts';

const WEARERS =
  'woman|women|man|men|girl|boy|lady|ladies|guy|model|person|someone|somebody|kid|child|bride|groom|couple|dancer';
/** 'A woman in red boots', 'a party look with a hat': what wears it is what is asked for. */
const WORN =
  /\b(?:wear|wears|wearing|in|with|holding|holds|carrying|carries|sporting|has|having|dressed|paired|who|for)\b[^.;]{0,60}$/i;
/** 'red boots on a man', 'a hat worn by a model' */
const ON_SOMEBODY = new RegExp(`\\b(?:on|by|for) (?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:${WEARERS})\\b(?!['’])`, 'i');
/** 'for a woman' says whom it is made for. */
const FOR = /\bfor (?:an?|the) [^.;]*$/i;

const isProduct = (kind: string): kind is ProductKind => PRODUCT_KINDS.some((known) => known === kind);

const kindOf = (thing: Thing): string =>
  thing.type === 'footwear'
    ? thing.entry.kind === 'barefoot'
      ? ''
      : 'footwear'
    : thing.type === 'accessory'
      ? thing.entry.kind
      : '';

const isWorn = (text: string, { start, end }: Thing): boolean =>
  WORN.test(text.slice(0, start)) || ON_SOMEBODY.test(text.slice(end).replace(FOR, ''));

/** 'Just the boots', 'only the bag', 'no model': nobody wears it, whoever it is for. */
const ALONE =
  /\b(?:just|only) (?:the|a|an|this|these|my) |\b(?:bag|boots?|shoes?|hat|cap|heels|sandals|earrings|necklace|watch|scarf|tie) (?:only|alone|by itself|on its own)\b|\b(?:no|without (?:a|any)) (?:model|person|people|one|body|human|mannequin|wearer)\b|\b(?:nobody|no[ -]one|not) (?:is )?(?:wearing|in|holding|worn)\b|\bnot (?:on|worn by) (?:a|any|the) (?:model|person|body|mannequin)\b|\bproduct (?:shot|photo|sheet|picture|image|view)\b/i;
/** How clothes are shown that nobody wears. */
const NOBODY_IN_IT =
  /\bflat ?lay\b|\b(?:ghost|invisible|headless)? ?mannequin\b|\bdress form\b|\bpack ?shot\b|\bproduct (?:only|shot|photo|picture|image|view)\b|\b(?:laid|spread|lying|folded) (?:out |flat|neatly|square|up)|\bfolded$|\bon (?:a |the )?(?:\w+ )?hanger\b|\b(?:no|without (?:a|any)) (?:model|person|people|human|wearer)\b/i;
/** How a thing is turned, which is no pose of anybody. */
const VIEW =
  /\b(?:view|angle|angled|profile|turned|tilted|three[- ]quarters?|side[- ]on|from (?:the )?(?:side|back|above|front))\b/i;

/** How a thing stands or lies by itself. */
const LAID = /^(?:(?:standing|lying|lies|laid|resting|placed|sitting) ?)?(?:upright|up|flat|on|in|down|out)?$/i;

/** Whether somebody is said to stand, walk or sit. */
const isPosed = ({ spans }: Draft): boolean =>
  spans.some(({ as, text }) => as === 'pose' && !VIEW.test(text) && !LAID.test(text));

/** A satchel that has a handle or buckled straps stands on its own; another hangs across somebody. */
function standSatchel(first: Thing, text: string): void {
  if (first.type !== 'accessory' || !/\bsatchels?\b/i.test(text.slice(first.start, first.end))) return;
  const own = ACCESSORY_BY_ID.get(STANDING);
  if (own && first.entry.kind !== own.kind && /\b(?:handles?|buckles?|buckled)\b/i.test(text.slice(first.end)))
    first.entry = own;
}
/** The satchel of the records that stands on its handle. */
const STANDING = 'satchel-bag';

/** A length of cloth is bought without anybody in it. */
const isDrape = (thing: Thing): boolean => thing.type === 'garment' && thing.entry.family === 'dupatta';

/** Tells the product, and takes the words of its measures off those nobody understood. */
export function findProduct(draft: Draft, text: string): void {
  const [first] = draft.things.toSorted((a, b) => a.start - b.start);
  if (!first || isPosed(draft) || (!ALONE.test(text) && isWorn(text, first))) return;
  if (draft.things.some(({ type }) => type === 'garment')) {
    if (draft.things.length === 1 && isDrape(first) && draft.presentation === undefined)
      draft.product = { of: 'dupatta', measures: [] };
    else if (first.type === 'garment' && NOBODY_IN_IT.test(text)) draft.onlyWorn = first;
    return;
  }
  standSatchel(first, text);
  const kind = kindOf(first);
  if (!isProduct(kind)) {
    if (draft.presentation === undefined && kind !== '') draft.onlyWorn = first;
    return;
  }
  delete draft.pose;
  readCard(draft, first, kind, text);
  joinParts(draft, first, text);
  const measures = readMeasures(text, kind);
  draft.product = { of: kind, measures: measures.map(({ what, cm }) => ({ what, cm })) };
  const isMeasured = ({ start, end }: { start: number; end: number }): boolean =>
    measures.some((measure) => start < measure.end && end > measure.start);
  // a measure stands on a line of its own and is no part of the thing
  first.said = first.said.filter((said) => said.as !== 'detail' || !isMeasured(said));
  draft.spans = draft.spans.filter((span) => span.as !== 'ignored' || !isMeasured(span));
  draft.spans.push(
    ...measures.map(
      ({ start, end }) => ({ as: 'ignored', value: 'measure', start, end, text: text.slice(start, end) }) as const,
    ),
  );
  draft.unread = draft.unread.filter((span) => !isMeasured(span));
  takeGroundOfProduct(draft, text);
  draft.spans = draft.spans.filter(({ as, text: said }) => as !== 'pose' || !LAID.test(said));
}
