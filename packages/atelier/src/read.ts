import { type Companion, IN_DOUBT, type Look, type Person, type ReadSpan, type Span } from '@toile/look';
import { change } from '#atelier/changing/change.ts';
import { lineInDoubt } from '#atelier/changing/young/in-doubt.ts';
import type { Brief } from '#atelier/draft/brief.ts';
import type { Draft, GarmentThing, Said, Thing } from '#atelier/draft/draft.ts';
import { die } from '#atelier/kit/chance.ts';
import type { Cast } from '#atelier/reading/cast/cast.ts';
import { draftsOf } from '#atelier/reading/draft-of.ts';
import { isInDoubt } from '#atelier/reading/refusal/in-doubt.ts';
import { composeLook } from '#atelier/styling/compose.ts';
import { fitToBody } from '#atelier/styling/fit-to-body.ts';
import { isDrawn } from '#atelier/styling/not-drawn.ts';
import { pairLooks } from '#atelier/styling/pair-looks.ts';
import { nameAsWritten } from '#atelier/styling/said/name-as-written.ts';
import { tellOverridden, tellUnbound } from '#atelier/styling/tell-overridden.ts';
import { makeTitle } from '#atelier/styling/title.ts';

/**
 * Reads a brief into a Look: locks win over words, words over options, options over the atelier's choice. Never throws, whatever the
 * words; the same brief and seed give the same Look.
 */
export function read(brief: Brief, seed: number): Look {
  if (brief.edit) return change(brief.edit).look;
  const asAsked = composed(brief, seed);
  if (isInDoubt(brief.words)) return dressedInDoubt(asAsked, composed(brief, seed, 'teen'));
  lineInDoubt(asAsked, brief.words);
  return asAsked;
}

/** @param dressedAs whose clothes all who are drawn wear, whoever they are */
function composed(brief: Brief, seed: number, dressedAs?: Person['ageGroup']): Look {
  const { first, second } = draftsOf(brief.words);
  const dressed = (draft: Draft): Draft => (dressedAs ? { ...draft, ageGroup: dressedAs } : draft);
  const look = lookOf(dressed(first), brief, seed);
  if (!second) return look;
  const { draft, cast } = second;
  const { locks: _, ...free } = brief;
  const pair = pairLooks(look, lookOf(dressed(draft), free, cast.isMatching ? seed : other(seed)), cast);
  const { reading } = pair;
  return { ...pair, reading: { ...reading, notDrawn: [...reading.notDrawn, ...tellPair(cast)] } };
}

type Composed = ReturnType<typeof composeLook>;

/** Who was asked for, in what the young may wear. */
function dressedInDoubt(asAsked: Look, dressed: Look): Look {
  const who = (one: Companion, as: Companion): Companion['person'] => ({ ...one.person, pose: as.person.pose });
  const { companion: beside } = asAsked;
  const { companion, reading } = dressed;
  const ages = Object.entries(asAsked.reading.sources).filter(([slot]) => slot.endsWith('person.ageGroup'));
  return {
    ...dressed,
    person: who(asAsked, dressed),
    ...(companion && beside && { companion: { ...companion, person: who(beside, companion) } }),
    reading: {
      ...reading,
      sources: { ...reading.sources, ...Object.fromEntries(ages) },
      notDrawn: [...reading.notDrawn, IN_DOUBT],
    },
  };
}

/** The seed of whoever stands beside the first. */
const other = (seed: number): number => die(2 ** 32, seed, 'companion');

/** 'A family of four'; what is counted or named stands as it is. */
const withArticle = (people: string): string =>
  /^(?:family|group|trio|crowd|team|bunch)\b/.test(people) ? `a ${people}` : people;

/** What becomes of two people, and of those for whom a sheet has no room. */
function tellPair({ tooMany }: Cast): string[] {
  return [
    ...(tooMany === undefined ? [] : [`Two people stand on a sheet, so two are drawn of ${withArticle(tooMany)}.`]),
    'Two people on one page: edits and technical drawings are of the first.',
  ];
}

function lookOf(draft: Draft, brief: Brief, seed: number): Look {
  const left = fitToBody(draft);
  const { sources, notDrawn, ...look } = calledAsWritten(
    composeLook(draft, brief.options ?? {}, seed, brief.locks),
    draft,
    brief.words,
  );
  return {
    ...look,
    reading: {
      understood: understood(draft, brief.words),
      unread: unread(draft),
      notDrawn: [
        ...notDrawn,
        ...tellOverridden(draft, look, brief.words),
        ...tellUnbound(draft, brief.words),
        ...leftOut(left),
      ],
      sources,
    },
  };
}

const garmentsOf = (draft: Draft): GarmentThing[] =>
  draft.things.filter((thing): thing is GarmentThing => thing.type === 'garment');

/** Garments, and the title that tells of them, with the nouns they were written with. */
function calledAsWritten(look: Composed, draft: Draft, text: string): Composed {
  const things = garmentsOf(draft);
  const garments = look.garments.map((garment) => {
    const thing = things.find((_, at) => garment.id === `g${at + 1}`);
    return thing ? { ...garment, name: nameAsWritten(garment, text.slice(thing.start, thing.end)) } : garment;
  });
  if (draft.product || garments.every(({ name }, at) => name === look.garments[at]?.name)) return look;
  const asked = garments.filter(({ id }) => look.sources[`${id}.kind`] === 'words').map(({ id }) => id);
  return { ...look, garments, title: makeTitle(garments, new Set(asked)) };
}

/** Every stretch of the text that was read, in its order, with what it was given to. */
function understood(draft: Draft, text: string): ReadSpan[] {
  const spans: ReadSpan[] = [...draft.spans];
  const garments = garmentsOf(draft);
  const span = ({ start, end, as, value }: Said, of?: string, thing?: Thing): ReadSpan[] => {
    if (as === 'unread') return [];
    const drawn = isDrawn(as, value, thing, draft.product?.of) ? {} : { drawn: false as const };
    return [{ start, end, text: text.slice(start, end), as, value, ...(of && { of }), ...drawn }];
  };
  for (const thing of draft.things) {
    const of =
      thing.type === 'garment'
        ? `g${garments.indexOf(thing) + 1}`
        : thing.type === 'footwear'
          ? 'footwear'
          : thing.entry.kind;
    spans.push(...span({ as: thing.type, value: thing.entry.id, start: thing.start, end: thing.end }, of));
    for (const said of thing.said) spans.push(...span(said, of, thing));
  }
  for (const said of draft.floating) spans.push(...span(said));
  const unique = new Map(
    spans.map((found) => [`${found.start}.${found.end}.${found.as}.${found.value}.${found.of ?? ''}`, found]),
  );
  return [...unique.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** One sentence for all that no body could wear besides. */
function leftOut(things: readonly Thing[]): string[] {
  const names = [...new Set(things.map(({ entry }) => entry.name ?? entry.id.replaceAll('-', ' ')))];
  return names.length > 0 ? [`One person cannot wear it all at once, so these are left out: ${names.join(', ')}.`] : [];
}

/** Unknown words in their order. */
function unread(draft: Draft): Span[] {
  return draft.unread.toSorted((a, b) => a.start - b.start);
}
