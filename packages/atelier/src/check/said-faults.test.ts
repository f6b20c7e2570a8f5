import { ACCESSORY_KINDS, detailsNamed, FOOTWEAR, type Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { SHOWN } from '#atelier/lexicon/shown-on.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import { describe as tell } from '../describe.ts';
import { readAndSee } from '../read-and-see.ts';
import { CHECK_SCALE } from './check-look.ts';
import { measure } from './measured.ts';
import { randomLook } from './random-look.ts';
import { saidFaults } from './said-faults.ts';

const look = (words: string): Look => readAndSee({ words }, 1);

describe('what is said of a picture is in it', () => {
  it('of random Looks', () => {
    const faults = Array.from({ length: 12 }, (_, i) => randomLook(9000 + i * 41)).flatMap((random, i) =>
      saidFaults(measure(random, i, CHECK_SCALE), i).map(({ kind, note }) => `${kind}: ${note}`),
    );
    expect(faults).toEqual([]);
  });

  it('and what has no pixel is found', () => {
    const measured = measure(look('a red dress'), 1, CHECK_SCALE);
    measured.dressed.garmentAt.fill(0);
    expect(saidFaults(measured, 1).map(({ note }) => note)).toContain('told, and no pixel of it');
  });

  it('a garment that another hides is told as not seen, and not told of', () => {
    const asked = look('a puffer jacket zipped over a red t-shirt, jeans');
    expect(asked.reading.notDrawn.join(' ')).toContain('T-shirt');
    for (const seed of [1, 2, 3, 4]) expect(tell(asked, seed)).not.toContain('T-shirt');
    expect(tell(asked, 1)).toContain('puffer jacket');
  });

  it('shoes under a hem on the floor are told as not seen, and not told of', () => {
    const asked = look('a red satin ball gown to the floor with silver stilettos');
    expect(asked.reading.notDrawn.join(' ')).toContain('stilettos');
    for (const seed of [1, 2, 3, 4]) expect(tell(asked, seed)).not.toContain('stiletto');
  });

  it.each([
    ['a camel coat with a navy striped scarf with sequins', 'stripe scarf', ['sequins']],
    ['a white shirt, black trousers and a red tie with sequins', 'tie', ['sequins']],
    ['a black dress and a bag with ruffles', 'bag', ['ruffle']],
  ])('what the drawing of a thing leaves out is told, and not told of: %s', (words, name, lost) => {
    const asked = look(words);
    const told = asked.reading.notDrawn.find((sentence) => sentence.startsWith(`Not drawn of the ${name}`)) ?? '';
    for (const word of lost) expect(told).toContain(word);
    for (const seed of [1, 2, 3, 4])
      for (const word of lost) expect(tell(asked, seed)).not.toContain(`${word} ${name}`);
  });
});

const RED = { name: 'red', hex: '#b02020' };
const SCALE = 0.4;

function painted(outfit: Look): Float32Array {
  const scene = new Scene(SCALE, 1, '#ffffff', PAGE, false);
  paintFigure(scene, loneWearer(outfit, PAGE.width), outfit, 1);
  const pixels = scene.rgb.slice();
  scene.release();
  return pixels;
}

describe('the table of what is shown on shoes and accessories', () => {
  const base: Look = { ...look('a plain cream t-shirt and cream shorts'), accessories: [] };
  const withThing = (kind: string, word?: string): Look[] => {
    const thing = { name: kind, colour: RED, ...(word !== undefined && { details: detailsNamed([word]) }) };
    if (kind === 'footwear')
      return FOOTWEAR.filter((shoe) => ['pump', 'ankle-boot', 'oxford'].includes(shoe)).map((shoe) => ({
        ...base,
        footwear: { ...thing, kind: shoe },
      }));
    return ACCESSORY_KINDS.filter((known) => known === kind).map((known) => ({
      ...base,
      accessories: [{ ...thing, kind: known }],
    }));
  };
  const rows = Object.entries(SHOWN).flatMap(([kind, words = []]) => words.map((word) => [kind, word] as const));

  it.each(rows)('%s: %s changes its pixels', (kind, word) => {
    const plain = withThing(kind).map(painted);
    const changed = withThing(kind, word).map(painted);
    expect(changed.some((pixels, i) => pixels.some((v, p) => Math.abs(v - (plain[i]?.[p] ?? 0)) > 0.02))).toBe(true);
  });
});
