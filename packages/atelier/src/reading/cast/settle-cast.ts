/** Two drafts of one brief: who each of them is, what they share of the page, and whose a garment is that both were given. */
import type { Garment } from '@toile/look';
import type { CutFor } from '@toile/look/records';
import type { Draft, GarmentThing, Thing } from '#atelier/draft/draft.ts';
import { ageGroupOf } from '#atelier/lexicon/people.ts';
import { type Role, TOGETHER } from '#atelier/lexicon/roles.ts';
import { speaksOfGrown } from '#atelier/reading/settle/for-children.ts';
import type { Cast } from './cast.ts';

const isGarment = (thing: Thing): thing is GarmentThing => thing.type === 'garment';
const isThere = (thing: Thing, draft: Draft): boolean =>
  draft.things.some(({ entry, start }) => entry === thing.entry && start === thing.start);
const cutFor = ({ cut, entry }: GarmentThing): CutFor => cut ?? entry.cut ?? 'any';

/** What is an outfit by itself: of two of them each wears one. */
const WHOLE: ReadonlySet<Garment['family']> = new Set(['dress', 'saree', 'jumpsuit', 'lehenga']);

function without(draft: Draft, gone: ReadonlySet<Thing>): Draft {
  return { ...draft, things: draft.things.filter((thing) => !gone.has(thing)) };
}

/** 'A bride and groom in a lehenga and a sherwani': what both were given and is cut for one of them is theirs alone. */
function dealByCut(draft: Draft, other: Draft): Draft {
  const shared = draft.things.filter(isGarment).filter((thing) => isThere(thing, other));
  const foreign = (of: Draft, thing: GarmentThing): boolean =>
    of.presentation !== undefined && cutFor(thing) !== 'any' && cutFor(thing) !== of.presentation;
  const others = shared.filter((thing) => foreign(draft, thing));
  const own = shared.filter((thing) => foreign(other, thing));
  // 'in a saree and a kurta': whoever has one by its cut leaves the one that anybody wears to the other
  const left =
    own.length > 0 && others.length === 0 ? shared.filter((thing) => isOutfit(thing) && !own.includes(thing)) : [];
  return without(draft, new Set<Thing>([...others, ...left]));
}

const isOutfit = ({ entry }: GarmentThing): boolean =>
  WHOLE.has(entry.family) || entry.facts?.suit === true || entry.region !== undefined;

/** 'Two sisters in a saree and a lehenga': the first named is the first's. */
function dealInOrder(draft: Draft, other: Draft, turn: 0 | 1): Draft {
  const shared = draft.things
    .filter(isGarment)
    .filter((thing) => WHOLE.has(thing.entry.family) && isThere(thing, other));
  return shared.length < 2 ? draft : without(draft, new Set<Thing>(shared.filter((_, i) => i !== turn)));
}

/** Words that were read as an age. */
const agesOf = ({ spans }: Draft): string[] =>
  spans.flatMap(({ as, value, text }) => (as === 'person' && value === 'senior' ? [text] : []));

/** 'Two old friends', '2 girls'. */
const COUNTED =
  /^(?:two|2)\s+(?:[\p{L}-]+\s+){0,3}?(?:women|men|girls|boys|ladies|guys|gents|friends|sisters|brothers|siblings|twins|people|persons|kids|children|dancers|models|bridesmaids|cousins|teens|teenagers|students|players|figures|colleagues|fans)\b/iu;

/** Who somebody of a cast is, whatever else their words say. */
function castAs(draft: Draft, role: Role, partner: Role, text: string): Draft {
  const { product: _, ...own } = draft;
  // 'twins' are both here
  const worn = {
    ...own,
    spans: own.spans.filter(({ drawn, text: said }) => drawn !== false || !TOGETHER.has(said.toLowerCase())),
  };
  // both are here who were counted
  worn.spans = worn.spans.filter(
    ({ as, value, start }) => as !== 'ignored' || value !== 'count' || !COUNTED.test(text.slice(start)),
  );
  const unread = draft.unread.filter(({ text: word }) => !TOGETHER.has(word.toLowerCase()));
  const { ageGroup: age } = draft;
  // 'the elder in mint': first of two, and no old woman
  const isElder = age === 'senior' && agesOf(draft).every((text) => /^elders?$/i.test(text));
  // years that are said of somebody are theirs, whoever stands beside them
  const isCounted = draft.spans.some(
    ({ as, value, text: said }) => as === 'person' && value === age && /\d/.test(said),
  );
  const isSmall =
    !isCounted && !role.isMarried && role.isOffspring === true && partner.isParent === true && !speaksOfGrown(text);
  const presentation = role.presentation ?? draft.presentation;
  const ageGroup = role.ageGroup ?? (isSmall ? (age === 'teen' ? age : 'child') : isElder ? undefined : age);
  if (isElder) delete worn.ageGroup;
  return { ...worn, unread, ...(presentation && { presentation }), ...(ageGroup && { ageGroup }) };
}

/** Gives somebody the years that are counted of them: 'one 8 and one 25'. */
function aged(draft: Draft, ages: Cast['ages'], of: 0 | 1): Draft {
  if (!ages) return draft;
  const { years, start, end, text } = ages[of];
  const ageGroup = ageGroupOf(years);
  const isApart = (span: { start: number; end: number }): boolean =>
    ages.every((age) => span.end <= age.start || span.start >= age.end);
  const spans = draft.spans.filter((span) => (span.as !== 'person' && span.value !== 'count') || isApart(span));
  return {
    ...draft,
    ageGroup,
    spans: [...spans, { start, end, text, as: 'person', value: ageGroup }],
    unread: draft.unread.filter(isApart),
  };
}

/** Cloths that the words name of one alone are no cloth of what the other wears, unless they are dressed alike. */
function clothedApart(draft: Draft, other: Draft): Draft {
  const clothsOf = ({ things }: Draft): string[] =>
    things.flatMap((thing) =>
      thing.said.flatMap(({ as, slots, part }) => (as === 'fabric' && !part && slots?.fabric ? [slots.fabric] : [])),
    );
  const own = clothsOf(draft);
  const others = clothsOf(other).filter((fabric) => RARE.has(fabric) && !own.includes(fabric));
  return { ...draft, without: new Set([...draft.without, ...others.map((fabric) => `fabric:${fabric}`)]) };
}
/** Cloths that are seen at a glance: two in velvet are a pair. */
const RARE: ReadonlySet<string> = new Set(['velvet', 'brocade', 'sequin', 'leather', 'lace']);

/** What is said of the page is said to both. */
const sharing = (draft: Draft, other: Draft): Draft => ({
  ...draft,
  styles: [...draft.styles, ...other.styles],
  occasions: [...draft.occasions, ...other.occasions],
  moods: [...draft.moods, ...other.moods],
  ...((draft.season ?? other.season) && { season: draft.season ?? other.season }),
  ...((draft.impliedSeason ?? other.impliedSeason) && { impliedSeason: draft.impliedSeason ?? other.impliedSeason }),
  ...((draft.medium ?? other.medium) && { medium: draft.medium ?? other.medium }),
});

/** @param drafts of the two texts of the cast. */
export function settleCast({ roles, texts, ages }: Cast, drafts: readonly [Draft, Draft]): readonly [Draft, Draft] {
  const cast = [
    aged(castAs(drafts[0], roles[0], roles[1], texts[0]), ages, 0),
    aged(castAs(drafts[1], roles[1], roles[0], texts[1]), ages, 1),
  ] as const;
  const isMixed = cast[0].presentation !== cast[1].presentation;
  const dealt = isMixed
    ? ([dealByCut(cast[0], cast[1]), dealByCut(cast[1], cast[0])] as const)
    : ([dealInOrder(cast[0], cast[1], 0), dealInOrder(cast[1], cast[0], 1)] as const);
  return [sharing(clothedApart(dealt[0], dealt[1]), dealt[1]), sharing(clothedApart(dealt[1], dealt[0]), dealt[0])];
}
