import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { detailOf } from './detail.ts';
import stored from './fixtures/looks-of-version-1.json' with { type: 'json' };
import storedWithDetails from './fixtures/looks-of-version-2.json' with { type: 'json' };
import storedPairs from './fixtures/looks-of-version-3.json' with { type: 'json' };
import { LookError } from './look-error.ts';
import { LookShape } from './look-shape.ts';
import { migrateLook } from './migrate-look.ts';
import { originOf } from './origin-of.ts';
import { peopleOf } from './people-of.ts';
import { LOOK_VERSION } from './version.ts';

const looks = Object.entries(stored);
/** Words of the details of something stored as version 1. */
const Worded = z.object({ details: z.array(z.string()).default([]) });
const wordsIn = (thing: unknown): string[] => Worded.parse(thing).details;
const slip = () => structuredClone(stored['slip-dress']);

describe('a stored Look', () => {
  test.each(looks)('of version 1 is a Look of today: %s', (_, look) => {
    const today = migrateLook(look);
    expect(today.version).toBe(LOOK_VERSION);
    expect(today.garments.map(({ kind }) => kind)).toEqual(look.garments.map(({ kind }) => kind));
    expect(migrateLook(JSON.parse(JSON.stringify(today)))).toEqual(today);
    expect(LookShape.parse(today)).toEqual(today);
  });

  test.each(looks)('loses no detail of its garments: %s', (_, look) => {
    for (const garment of look.garments) for (const word of garment.details) expect(detailOf(word), word).toBeDefined();
    const { garments, footwear, accessories } = migrateLook(look);
    expect(garments.map(({ details }) => details.length)).toEqual(look.garments.map(({ details }) => details.length));
    const things = [footwear, ...accessories].map(({ details = [], told = [] }) => details.length + told.length);
    const said = [look.footwear, ...look.accessories].map((thing) => wordsIn(thing).length);
    expect(things).toEqual(said);
  });

  test('tells how many there are of a detail, and of which part it is', () => {
    const garments = Object.values(stored).flatMap((look) => migrateLook(look).garments);
    const of = (kind: string) => garments.find((garment) => garment.kind === kind)?.details;
    expect(of('cargo-pants')).toContainEqual({ id: 'pocket', count: 6 });
    expect(of('slip-dress')).toContainEqual({ id: 'lace', part: 'cuff' });
    expect(of('kurta')).toContainEqual({ id: 'embroidery', part: 'sleeve' });
    expect(of('skirt')).toContainEqual({ id: 'floral', part: 'embroidery' });
  });
});

describe('a stored Look of version 2', () => {
  test.each(Object.entries(storedWithDetails))('is of one person, and else as it was stored: %s', (_, look) => {
    const today = migrateLook(look);
    expect(today).toEqual({ ...look, version: LOOK_VERSION });
    expect(peopleOf(today)).toEqual([today]);
  });

  test.each(looks)('is what becomes of one of version 1: %s', (name, look) => {
    const kept = new Map<string, object>(Object.entries(storedWithDetails)).get(name);
    expect(migrateLook(look)).toEqual({ ...kept, version: LOOK_VERSION });
  });
});

describe('a stored Look of version 3', () => {
  test.each(Object.entries(storedPairs))('is the Look of today that it was stored as: %s', (_, look) => {
    const today = migrateLook(look);
    expect(today).toEqual({ ...look, version: LOOK_VERSION });
    expect(LookShape.parse(today)).toEqual(today);
  });

  test('is of two people, each with their own clothes under ids of their own', () => {
    const pair = migrateLook(storedPairs['bride-and-groom']);
    const [first, second] = peopleOf(pair);
    expect([first.companion, second?.companion]).toEqual([undefined, undefined]);
    expect([first.person.presentation, second?.person.presentation]).toEqual(['female', 'male']);
    const ids = [...first.garments, ...(second?.garments ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is checked of the second person as of the first', () => {
    const pair = storedPairs['bride-and-groom'];
    const companion = { ...pair.companion, footwear: { ...pair.companion.footwear, kind: 'skates' } };
    expect(() => migrateLook({ ...pair, companion })).toThrow(/companion.footwear.kind|skates|option/i);
  });
});

test('a stored Look of a newer version is read where all that it says is known', () => {
  const today = migrateLook(slip());
  expect(migrateLook({ ...today, version: LOOK_VERSION + 1 })).toEqual(today);
});

describe('a Look that came of another by edits', () => {
  const first = migrateLook(slip());

  test('holds what it came of, through every edit after it', () => {
    const edited = { ...first, title: 'Red', origin: originOf(first) };
    const again = { ...edited, title: 'Blue', origin: originOf(edited) };
    expect(again.origin).toEqual(edited.origin);
    expect(again.origin.title).toBe(first.title);
    expect(migrateLook(JSON.parse(JSON.stringify(again)))).toEqual(again);
    expect(LookShape.parse(again)).toEqual(again);
  });

  test('is refused where that is broken', () => {
    const broken = { ...first, origin: { ...originOf(first), garments: [] } };
    expect(() => migrateLook(broken)).toThrow(LookError);
  });
});

describe('what is no Look', () => {
  const errorOf = (value: unknown): LookError => {
    try {
      migrateLook(value);
    } catch (error) {
      if (error instanceof LookError) return error;
      throw error;
    }
    throw new Error('it was taken for a Look');
  };

  test.each([null, 'a coat', 7, undefined])('%s is refused', (value) => {
    expect(errorOf(value).path).toBe('');
  });

  test('is refused by the version it says', () => {
    expect(errorOf({ ...slip(), version: undefined }).path).toBe('version');
    expect(errorOf({ ...slip(), version: LOOK_VERSION + 1 }).message).toContain('newer');
  });

  test('is refused where a newer version says what nobody here knows', () => {
    const look = { ...migrateLook(slip()), version: LOOK_VERSION + 1 };
    const [garment] = look.garments;
    const newer = [
      { ...look, weather: 'rain' },
      { ...look, garments: [{ ...garment, lapel: 'wide' }] },
      { ...look, garments: [{ ...garment, kind: 'wimple' }] },
    ];
    for (const each of newer)
      expect(errorOf(each)).toMatchObject({ path: 'version', message: expect.stringContaining('newer') });
  });

  test('is refused where it breaks', () => {
    const cases: [string, (look: ReturnType<typeof slip>) => unknown][] = [
      ['garments', (look) => ({ ...look, garments: [] })],
      ['garments.0.kind', (look) => ({ ...look, garments: [{ ...look.garments[0], kind: 'wimple' }] })],
      ['garments.0.neckline', (look) => ({ ...look, garments: [{ ...look.garments[0], neckline: 'deep' }] })],
      [
        'footwear.colour.hex',
        (look) => ({ ...look, footwear: { ...look.footwear, colour: { name: 'x', hex: 'red' } } }),
      ],
      ['person.heritage', (look) => ({ ...look, person: { ...look.person, heritage: 'martian' } })],
    ];
    for (const [path, change] of cases) expect(errorOf(change(slip())).path).toBe(path);
  });

  test('is told from one by its shape where the ids are not at hand', () => {
    const look = migrateLook(slip());
    const of = (kind: string) => LookShape.safeParse({ ...look, garments: [{ ...look.garments[0], kind }] }).success;
    expect(of('wimple')).toBe(true);
    expect(of('')).toBe(false);
  });
});
