import {
  FABRICS,
  FAMILIES,
  FOOTWEAR,
  HAIR_STYLES,
  LAYERS,
  LENGTHS,
  type Look,
  POSES,
  PRINTS,
  SILHOUETTES,
} from '@toile/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { refusal } from '#atelier/reading/refusal/refuse.ts';
import { shareOf, soakOr } from '../soak.fixture.ts';
import { hostileInput, KNOWN_PHRASES } from './hostile.fixture.ts';

const HEX = /^#[0-9a-f]{6}$/;

function expectValid(look: Look, words: string): void {
  expect(look.garments.length).toBeGreaterThan(0);
  for (const { cloth, family, layer, length, silhouette } of look.garments) {
    expect(FABRICS).toContain(cloth.fabric);
    expect(PRINTS).toContain(cloth.print.kind);
    expect(FAMILIES).toContain(family);
    expect(LAYERS).toContain(layer);
    expect(LENGTHS).toContain(length);
    expect(SILHOUETTES).toContain(silhouette);
    for (const { hex } of [cloth.colour, ...cloth.print.colours]) expect(hex).toMatch(HEX);
  }
  expect(FOOTWEAR).toContain(look.footwear.kind);
  expect(POSES).toContain(look.person.pose);
  expect(HAIR_STYLES).toContain(look.person.hair.style);
  for (const { start, end, text } of [...look.reading.understood, ...look.reading.unread])
    expect(words.slice(start, end)).toBe(text);
  expect(JSON.parse(JSON.stringify(look))).toEqual(look);
}

/** Readings that are timed. */
const READINGS = 40;
const INPUTS = shareOf(10_000, 800);
const known = (values: readonly string[]): ReadonlySet<string> => new Set(values);
const SETS = {
  fabric: known(FABRICS),
  print: known(PRINTS),
  family: known(FAMILIES),
  layer: known(LAYERS),
  length: known(LENGTHS),
  silhouette: known(SILHOUETTES),
};

/** What is wrong with a Look, in one word; undefined when it is valid. As strict as `expectValid` and a hundred times quicker. */
function faultOf({ garments, footwear, person, reading }: Look, words: string): string | undefined {
  if (garments.length === 0) return 'no garment';
  for (const { cloth, family, layer, length, silhouette } of garments) {
    if (!SETS.fabric.has(cloth.fabric) || !SETS.print.has(cloth.print.kind)) return 'cloth';
    if (!SETS.family.has(family) || !SETS.layer.has(layer)) return 'family';
    if (!SETS.length.has(length) || !SETS.silhouette.has(silhouette)) return 'cut';
    if (![cloth.colour, ...cloth.print.colours].every(({ hex }) => HEX.test(hex))) return 'colour';
  }
  if (!FOOTWEAR.includes(footwear.kind) || !POSES.includes(person.pose)) return 'person';
  for (const { start, end, text } of [...reading.understood, ...reading.unread])
    if (words.slice(start, end) !== text) return `span ${start}–${end}`;
  return undefined;
}

describe('reading never fails', () => {
  it(`makes a valid Look or a typed refusal of ${INPUTS.length} hostile inputs`, () => {
    for (const n of INPUTS) {
      const words = hostileInput(n);
      const refused = refusal({ words });
      if (refused) expect(['nudity', 'minors', 'hate', 'likeness']).toContain(refused.reason);
      else expect(faultOf(read({ words }, n), words), words).toBeUndefined();
    }
  });

  it('makes a valid Look of any Unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(), (words, seed) =>
        expectValid(read({ words }, seed), words),
      ),
      { numRuns: soakOr(200, 80) },
    );
  });

  it('makes a valid Look of any jumble of words it knows', () => {
    const jumble = fc
      .array(
        fc.tuple(
          fc.constantFrom(...KNOWN_PHRASES),
          fc.constantFrom(' ', ', ', '. ', ' and ', ' with ', ' no ', ' or ', '-'),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(jumble, fc.nat(), fc.nat(100), (words, seed, creativity) =>
        expectValid(read({ words, options: { creativity } }, seed), words),
      ),
      { numRuns: soakOr(300, 100) },
    );
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['Devanagari', 'लाल रेशमी साड़ी सोने की किनारी के साथ'],
    ['Chinese', '红色丝绸旗袍'],
    ['emoji', '👗👠💃🏽 red 👗'],
    ['markup', '<script>alert("red dress")</script><img src=x onerror=alert(1)>'],
    ['a template', '{{constructor.constructor("return process")()}} __proto__ toString'],
    ['one endless word', 'x'.repeat(10_000)],
    ['ten thousand letters of one word', 'red '.repeat(2500)],
    ['ten thousand letters of garments', KNOWN_PHRASES.join(', ').slice(0, 10_000)],
    ['only commas', ','.repeat(10_000)],
    ['lone surrogates', '\ud83d red \udc57'],
  ])('makes a valid Look of %s', (_, words) => {
    expectValid(read({ words }, 1), words);
  });

  it('takes unknown option values for unsaid', () => {
    const options = {
      gender: 'dragon',
      season: '',
      style: 'constructor',
      occasion: '__proto__',
      category: 'toString',
      creativity: Number.NaN,
    };
    expectValid(read({ words: 'red dress', options }, 1), 'red dress');
  });

  it('gives the same Look for the same brief and seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN_PHRASES), fc.nat(), (words, seed) => {
        expect(read({ words }, seed)).toEqual(read({ words }, seed));
      }),
      { numRuns: soakOr(100, 40) },
    );
  });

  it('prints how long a reading takes', () => {
    const words =
      'Lavender, golden and white printed and embellished woven ethnic maxi dress with sequinned detail, has a mandarin collar, long sleeves, and flared hem';
    const times = Array.from({ length: READINGS }, (_, seed) => {
      const started = performance.now();
      read({ words }, seed);
      return performance.now() - started;
    }).toSorted((a, b) => a - b);
    const long = words.repeat(66).slice(0, 10_000);
    const started = performance.now();
    expectValid(read({ words: long }, 1), long);
    console.log(
      `median reading ${times[READINGS / 2]?.toFixed(2)} ms; 10,000 characters ${(performance.now() - started).toFixed(1)} ms`,
    );
  });
});
