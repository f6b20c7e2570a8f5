/** Two Looks as one of two people: the page is the first's, the clothes are each their own. */
import type { Companion, Garment, Look, ReadSpan, Source } from '@toile/look';
import { makeTitle } from './title.ts';
import { clearOfSkin } from './young/clear-of-skin.ts';

/** Ids of the second person's garments, by what they were while they stood alone. */
function renumbered(first: Look, second: Look): ReadonlyMap<string, string> {
  const from = Math.max(0, ...first.garments.map(({ id }) => Number(id.slice(1))));
  return new Map(second.garments.map(({ id }, i) => [id, `g${from + 1 + i}`]));
}

/** The slot of a source as it is called of the second person: 'g1.colour', 'person.hair'. */
function slotOf(slot: string, ids: ReadonlyMap<string, string>): string {
  const [root = '', ...rest] = slot.split('.');
  const id = ids.get(root);
  return id ? [id, ...rest].join('.') : `companion.${slot}`;
}

const keyOf = ({ start, end, as, value, of = '' }: ReadSpan): string => [start, end, as, value, of].join('.');

/** What was read of either; what was read of both stands once. */
function spansOf(first: Look, second: Look, ids: ReadonlyMap<string, string>): ReadSpan[] {
  const others = second.reading.understood.map(
    (span): ReadSpan => (span.of === undefined ? span : { ...span, of: ids.get(span.of) ?? `companion.${span.of}` }),
  );
  const known = new Map([...first.reading.understood, ...others].map((span) => [keyOf(span), span]));
  return [...known.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** 'Red lehenga and ivory sherwani'; what both wear is named once. */
export function titleOfPair(first: string, second: string): string {
  if (first === second) return `${first}, twice`;
  return `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}

/** What the second of two is called by. */
export const titleOfCompanion = ({ garments }: Companion, sources: Readonly<Record<string, Source>>): string =>
  makeTitle(garments, new Set(garments.map(({ id }) => id).filter((id) => sources[`${id}.kind`] === 'words')));

/** Colours nobody said of the second follow the first's. @param isSaid whether the words name it. */
function dyedAlike(garments: readonly Garment[], first: Look, isSaid: (slot: string) => boolean): Garment[] {
  const [main] = first.garments.toSorted((a, b) => Number(b.layer === 'one-piece') - Number(a.layer === 'one-piece'));
  const own = garments.find(({ layer }) => layer === 'one-piece' || layer === 'outer') ?? garments[0];
  return garments.map((garment) =>
    main && garment === own && !isSaid(`${garment.id}.colour`)
      ? { ...garment, cloth: { ...garment.cloth, colour: main.cloth.colour } }
      : garment,
  );
}

/** Of one family, as far as nobody said another. */
function kinOf(second: Look, { person: { skin, heritage, hair, ageGroup } }: Look): Look['person'] {
  const { person, reading } = second;
  const isOpen = (slot: string): boolean => reading.sources[`person.${slot}`] === 'chosen';
  if (!isOpen('skin') || !isOpen('heritage')) return person;
  const isOld = [person.ageGroup, ageGroup].includes('senior');
  const own = isOld || !isOpen('hair') ? person.hair.colour : hair.colour;
  return { ...person, skin, heritage, hair: { ...person.hair, colour: own } };
}

export interface PairOptions {
  /** They are dressed alike. */
  isMatching: boolean;
  /** They are of one family. */
  areKin: boolean;
}

export function pairLooks(first: Look, second: Look, { isMatching, areKin }: PairOptions): Look {
  const ids = renumbered(first, second);
  const { sources } = second.reading;
  const alike = isMatching ? dyedAlike(second.garments, first, (slot) => sources[slot] === 'words') : second.garments;
  const moved = Object.entries(sources).map(([slot, source]): [string, Source] => [slotOf(slot, ids), source]);
  const beside: Companion = {
    person: areKin ? kinOf(second, first) : second.person,
    garments: alike.map((garment) => ({ ...garment, id: ids.get(garment.id) ?? garment.id })),
    footwear: second.footwear,
    accessories: second.accessories,
  };
  const stepped = clearOfSkin(beside);
  const unread = [...first.reading.unread, ...second.reading.unread];
  return {
    ...first,
    title: titleOfPair(first.title, second.title),
    companion: beside,
    reading: {
      understood: spansOf(first, second, ids),
      unread: [...new Map(unread.map((span) => [span.start, span])).values()].toSorted((a, b) => a.start - b.start),
      notDrawn: [...new Set([...first.reading.notDrawn, ...second.reading.notDrawn, ...stepped])],
      sources: { ...first.reading.sources, ...Object.fromEntries(moved) },
    },
  };
}
