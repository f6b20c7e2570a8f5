import { type Look, peopleOf, SKIN_TONES, type SkinTone } from '@toile/look';
import { describe, expect, it } from 'vitest';
import type { Brief } from '#atelier/draft/brief.ts';
import { colourDistance } from '#atelier/kit/colour.ts';
import { SKIN_COLOURS } from '#atelier/lexicon/colours/skins.ts';
import { change } from './changing/change.ts';
import { hear } from './judge.ts';
import { read } from './read.ts';
import { choose, paintPerson, recolour, sketch, sketchEdit } from './sketch.ts';
import { taken } from './soak.fixture.ts';

const SEED = 7;
/** Pixels. */
const WIDTH = 40;
/** CIEDE2000. */
const CLEAR = 10;

const AGES = ['child', 'teen'] as const;
type Age = (typeof AGES)[number];
const YEARS = { child: 'for a girl of ten', teen: 'for a fifteen year old girl' } as const;

const withSkin = (look: Look, skin: SkinTone): Look => ({ ...look, person: { ...look.person, skin } });
const ofAge = (look: Look, ageGroup: Look['person']['ageGroup']): Look => ({
  ...look,
  person: { ...look.person, ageGroup },
});
const inBlue = (age: Age): Look => read({ words: `a blue jersey tank top and blue shorts ${YEARS[age]}` }, SEED);
// read once: every way begins with them
const IN_BLUE = { child: inBlue('child'), teen: inBlue('teen') };
const PAIR = read({ words: 'a mother in a red kurta and her daughter in a blue dress' }, SEED);
/** A tank top and shorts, in blue. */
const young = (age: Age, skin: SkinTone): Look => withSkin(IN_BLUE[age], skin);

/** All that is worn in one colour, as it may have been made before there was a rule. */
const allIn = (look: Look, hex: string): Look => ({
  ...look,
  garments: look.garments.map((garment) => ({
    ...garment,
    cloth: { ...garment.cloth, colour: { name: 'nude', hex } },
  })),
});
const coloured = ({ garments }: Look, to: string) => garments.map(({ id }) => ({ slot: `${id}.colour`, to }));

/** Colours of a skin, by their distance from it: the very one, and such as a hand would choose that may not. */
const coloursOf = (skin: SkinTone): string[] => {
  const hex = SKIN_COLOURS[skin];
  const n = Number.parseInt(hex.slice(1), 16);
  const nudged = (by: number): string =>
    `#${[16, 8, 0]
      .map((shift) =>
        Math.min(255, Math.max(0, ((n >> shift) & 255) + by))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return [hex, nudged(-6), nudged(6), nudged(-12)];
};

/** Every way in which a colour reaches somebody young. */
const WAYS: Record<string, (age: Age, skin: SkinTone, hex: string) => Look> = {
  'colours chosen by hand': (age, skin, hex) => {
    const look = young(age, skin);
    return change({ look, words: '', moves: coloured(look, hex) }).look;
  },
  'a recolouring in the browser': (age, skin, hex) => {
    const look = young(age, skin);
    return recolour(
      look,
      look.garments.map(({ id }) => id),
      hex,
    );
  },
  'choices in the browser': (age, skin, hex) => {
    const look = young(age, skin);
    return choose(look, coloured(look, hex));
  },
  'an edit by words': (age, skin) => change({ look: young(age, skin), words: 'everything in nude, beige top' }).look,
  'words that name it': (age, skin) => {
    const asked = SKIN_TONES.indexOf(skin) % 2 === 0 ? 'nude' : 'copper';
    return read(
      {
        words: `a ${asked} jersey top and ${asked} shorts ${YEARS[age]}`,
        locks: { look: young(age, skin), slots: ['person.skin'] },
      },
      SEED,
    );
  },
  'what is kept of another of the young': (age, skin, hex) =>
    read(
      {
        words: `a tank top and shorts ${YEARS[age]}`,
        locks: { look: allIn(young(age, skin), hex), slots: ['g1', 'g2', 'person.skin'] },
      },
      SEED,
    ),
  'an age chosen by hand for what the grown wear': (age, skin, hex) => {
    const look = allIn(ofAge(young(age, skin), 'adult'), hex);
    return change({ look, words: '', moves: [{ slot: 'person.ageGroup', to: age }] }).look;
  },
  'words that make them young': (age, skin, hex) =>
    change({ look: allIn(ofAge(young(age, skin), 'adult'), hex), words: YEARS[age] }).look,
  'a skin chosen by hand': (age, skin, hex) => {
    const look = allIn(young(age, skin === 'fair-cool' ? 'ebony-rich' : 'fair-cool'), hex);
    return change({ look, words: '', moves: [{ slot: 'person.skin', to: skin }] }).look;
  },
  'a lock on the colour while another thing is changed': (age, skin, hex) =>
    change({ look: allIn(young(age, skin), hex), words: 'add a hat', locks: ['g1.colour', 'g2.colour'] }).look,
  'a print': (age, skin, hex) => {
    const look = young(age, skin);
    const printed: Look = {
      ...look,
      garments: look.garments.map((garment) => ({
        ...garment,
        cloth: {
          ...garment.cloth,
          print: { kind: 'colour-block', colours: [{ name: 'sand', hex }], scale: 'large' },
        },
        trims: { bodice: { name: 'sand', hex } },
      })),
    };
    return change({ look: printed, words: 'add a hat' }).look;
  },
  'whoever stands beside another': (age, skin, hex) => {
    const { companion } = PAIR;
    if (!companion) throw new Error('two were asked for');
    const beside = allIn({ ...PAIR, ...companion }, hex);
    return change({
      look: {
        ...PAIR,
        companion: {
          ...companion,
          person: { ...companion.person, skin, ageGroup: age },
          garments: beside.garments,
        },
      },
      words: 'in green',
    }).look;
  },
};

/** Every cloth of anybody young, by how far it is from their skin. */
const distancesIn = (look: Look): number[] =>
  peopleOf(look).flatMap(({ person, garments }) =>
    person.ageGroup === 'child' || person.ageGroup === 'teen'
      ? garments.flatMap(({ cloth, trims }) =>
          [cloth.colour, ...cloth.print.colours, ...(trims.bodice ? [trims.bodice] : [])].map(({ hex }) =>
            colourDistance(hex, SKIN_COLOURS[person.skin]),
          ),
        )
      : [],
  );

const CASES = AGES.flatMap((age) => SKIN_TONES.flatMap((skin) => coloursOf(skin).map((hex) => ({ age, skin, hex }))));

/** Of the cases each way meets one in so many. */
const ONE_IN = 3;
/** Ways that are of words alone are the same in every colour of a skin. */
const casesOf = (way: (typeof WAYS)[string]) =>
  way.length > 2
    ? taken(CASES, ONE_IN, Object.values(WAYS).indexOf(way))
    : CASES.filter(({ skin, hex }) => hex === SKIN_COLOURS[skin]);

describe.each(Object.entries(WAYS))('by %s', (_, way) => {
  const cases = casesOf(way);
  it('nobody young comes to wear the colour of their own skin, and none of it is called nude', () => {
    let seen = 0;
    const wrong = cases.flatMap(({ age, skin, hex }) => {
      const look = way(age, skin, hex);
      const distances = distancesIn(look);
      seen += distances.length;
      const isNude = /nude|skin|flesh/i.test(look.title);
      return isNude || Math.min(...distances) < CLEAR ? [`${age}, ${skin}, ${hex}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(cases.length);
  });
});

it('pairs that are read have the skin of their kin, and its colour on neither of the young', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const words of [
      'a mother in a beige kurta and her daughter in a matching dress',
      'a father in a copper suit and his son in a camel shirt and tan shorts',
    ]) {
      const distances = distancesIn(read({ words }, seed));
      expect(Math.min(...distances), `${words} ${seed}`).toBeGreaterThanOrEqual(CLEAR);
    }
});

describe('a Look of before there was a rule', () => {
  it.each(CASES.filter(({ hex, skin }) => hex === SKIN_COLOURS[skin]))(
    '$age, $skin: is neither judged fit nor painted as it was',
    ({ age, skin, hex }) => {
      const old = allIn(young(age, skin), hex);
      expect(() => paintPerson(old, SEED, { width: WIDTH, height: WIDTH })).toThrow('it may not be drawn');
      const brief: Brief = {
        words: 'a tank top',
        edit: { look: old, words: '', moves: [{ slot: 'g1.colour', to: hex }] },
      };
      const sketched = brief.edit && sketchEdit(brief.edit, SEED, { width: WIDTH });
      expect(sketched && Math.min(...distancesIn(sketched.look))).toBeGreaterThanOrEqual(CLEAR);
      expect(hear(brief).refused).toBeUndefined();
    },
  );
});

it('the answer says that a colour was stepped, and the step is small', () => {
  const look = young('child', 'light-medium-neutral');
  const { look: after, notDone } = change({ look, words: '', moves: coloured(look, '#e0b090') });
  expect(notDone.join(' ')).toContain('Nobody young wears the colour of their own skin');
  for (const { cloth } of after.garments) expect(colourDistance(cloth.colour.hex, '#e0b090')).toBeLessThan(2 * CLEAR);
  const told = read({ words: 'a nude dress for a girl of ten', locks: { look, slots: ['person.skin'] } }, SEED);
  expect(told.reading.notDrawn.join(' ')).toContain('Nobody young wears');
});

it('the grown wear what they like, and so do the young what is not of their own skin', () => {
  const grown = ofAge(young('teen', 'tan-golden'), 'adult');
  expect(choose(grown, coloured(grown, '#c18958')).garments.map(({ cloth }) => cloth.colour.hex)).toEqual(
    grown.garments.map(() => '#c18958'),
  );
  const fair = young('child', 'fair-cool');
  for (const hex of ['#ffffff', '#c18958', '#f8c8dc', '#643a29'])
    expect(choose(fair, coloured(fair, hex)).garments.map(({ cloth }) => cloth.colour.hex)).toEqual(
      fair.garments.map(() => hex),
    );
  expect(
    sketch({ words: 'a white frock for a fair girl of seven' }, SEED, { width: WIDTH })?.look.garments[0]?.cloth.colour
      .name,
  ).toBe('white');
});
