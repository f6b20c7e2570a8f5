import type { Garment, Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import type { BriefOptions } from '#atelier/draft/brief.ts';
import { lightness } from '#atelier/kit/colour.ts';
import { read } from '#atelier/read.ts';
import { LEAST_CONTRAST } from '#atelier/styling/colours/palette.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => i);
const look = (words: string, options: BriefOptions = {}, seed = 5): Look => read({ words, options }, seed);
const kinds = (words: string, options: BriefOptions = {}, seed = 5): string[] =>
  look(words, options, seed).garments.map(({ kind }) => kind);

describe('an outfit is complete', () => {
  it('winds the turban of a groom round his head, in the place of hair', () => {
    for (const seed of SEEDS) {
      const { accessories, person } = look('bottle green velvet sherwani for groom', {}, seed);
      expect(person.hair.style === 'turban').toBe(accessories.some(({ kind }) => kind === 'turban'));
    }
  });

  it('opens a casual jacket over a top that is asked for as well, unless its closing is said', () => {
    const closure = (words: string, kind: string): string | undefined =>
      look(words).garments.find((g) => g.kind === kind)?.closure;
    expect(closure('olive parka over a striped sweater and black leggings', 'parka')).toBe('open');
    expect(closure('olive parka and black leggings', 'parka')).toBe('zip');
    expect(closure('zipped bomber jacket over a grey t-shirt', 'bomber-jacket')).toBe('zip');
  });

  it.each([
    ['saree', ['choli', 'saree']],
    ['lehenga', ['choli', 'dupatta', 'lehenga']],
    ['silk sherwani', ['churidar', 'sherwani']],
    ['tuxedo', ['dress-shirt', 'trousers', 'tuxedo-jacket']],
    ['salwar kameez', ['dupatta', 'kurta', 'salwar']],
  ])('%s', (words, expected) => {
    expect(kinds(words).toSorted()).toEqual(expected);
  });

  it.each([
    'kurta',
    'pleated skirt',
    'denim jacket',
    'jeans',
    'turtleneck',
    'leather trousers',
    'nehru jacket',
    'kilt',
    'trench coat',
    'choli',
    'palazzos',
    'hoodie',
    'waistcoat',
  ])('%s is worn with something above and below', (words) => {
    for (const seed of SEEDS) {
      const { garments } = look(words, {}, seed);
      const below = garments.some(({ layer }) => layer === 'bottom' || layer === 'one-piece');
      const above = garments.some(({ layer }) => layer !== 'bottom');
      expect([below, above]).toEqual([true, true]);
    }
  });

  it("a woman's waistcoat is her top, a man's goes over a shirt", () => {
    expect(kinds('sage linen waistcoat and wide-leg trousers').toSorted()).toEqual(['waistcoat', 'wide-leg-trousers']);
    expect(kinds('sage linen waistcoat and trousers for a man').toSorted()).toContain('dress-shirt');
  });

  it('no tie hangs over a T-shirt', () => {
    const tied = (words: string) => look(words, { occasion: 'wedding' }).accessories.map(({ kind }) => kind);
    expect(tied('navy suit with a white tee for a man')).not.toContain('tie');
    expect(tied('navy suit with a white shirt for a man')).toContain('tie');
  });

  it('long plain sleeves hang from shoulders', () => {
    expect(look('wedding dress with long sleeves').garments[0]?.neckline).toBe('boat');
    expect(look('wedding dress with a sweetheart neckline and long sleeves').garments[0]?.neckline).toBe('sweetheart');
  });

  it('a one-piece is worn by itself', () => {
    for (const seed of SEEDS) expect(kinds('emerald satin slip dress', {}, seed)).toEqual(['slip-dress']);
  });
});

describe('colour', () => {
  const apart = (garments: readonly Garment[]): void => {
    const own = garments.filter(({ family }) => family !== 'choli' && family !== 'dupatta');
    for (const a of own) {
      for (const b of own) {
        if (a !== b && a.layer !== b.layer)
          expect(Math.abs(lightness(a.cloth.colour.hex) - lightness(b.cloth.colour.hex))).toBeGreaterThanOrEqual(
            LEAST_CONTRAST,
          );
      }
    }
  };

  it('lays a stripe of one named colour beside white', () => {
    for (const seed of SEEDS) {
      const print = look('powder blue seersucker suit', {}, seed).garments.at(-1)?.cloth.print;
      expect(print).toMatchObject({ kind: 'stripe', colours: [{ name: 'white' }] });
    }
  });

  it('keeps a chosen companion apart in lightness from what was asked', () => {
    for (const seed of SEEDS) {
      apart(look('navy blouse', {}, seed).garments);
      apart(look('ivory skirt', { creativity: 90 }, seed).garments.filter(({ layer }) => layer !== 'outer'));
    }
  });

  it('never adds a print or a second colour to a garment whose colour was asked', () => {
    for (const seed of SEEDS) {
      const [dress] = look('red dress', { creativity: 100, style: 'bohemian' }, seed).garments;
      expect(dress?.cloth).toMatchObject({ colour: { name: 'red' }, print: { kind: 'solid', colours: [] } });
    }
  });

  it('carries at most one print it chose itself', () => {
    for (const seed of SEEDS) {
      const printed = look(
        'an outfit for a garden party',
        { creativity: 100, style: 'bohemian' },
        seed,
      ).garments.filter(({ cloth }) => cloth.print.kind !== 'solid');
      expect(printed.length).toBeLessThanOrEqual(1);
    }
  });

  it('names the relation of its colours', () => {
    expect(look('red dress').harmony).toBe('monochrome');
    expect(look('black shirt with white trousers').harmony).toBe('neutral');
    expect(look('blue shirt with orange trousers').harmony).toBe('complementary');
    expect(look('sky blue shirt with navy trousers').harmony).toMatch(/tonal|neutral|one colour|analogous/);
  });

  it('shows both colours of a pair', () => {
    const { cloth, border } = look('red and white saree').garments.find(({ kind }) => kind === 'saree') ?? {};
    expect([cloth?.colour.name, border?.colour.name]).toEqual(['red', 'white']);
    expect(look('black and white dress').garments[0]?.cloth.print).toMatchObject({
      kind: 'colour-block',
      colours: [{ name: 'white' }],
    });
    expect(look('blue and white printed dress').garments[0]?.cloth).toMatchObject({
      colour: { name: 'blue' },
      print: { colours: [{ name: 'white' }] },
    });
  });
});

describe('creativity', () => {
  const asked = 'navy wool blazer with notched lapels and cream tapered trousers';

  it.each([0, 50, 100])('at %i everything that was asked is there', (creativity) => {
    for (const seed of SEEDS) {
      const { garments } = look(asked, { creativity }, seed);
      expect(garments.find(({ kind }) => kind === 'blazer')).toMatchObject({
        collar: 'notch',
        cloth: { fabric: 'wool', colour: { name: 'navy' } },
      });
      expect(garments.find(({ kind }) => kind === 'trousers')).toMatchObject({
        silhouette: 'tapered',
        cloth: { colour: { name: 'cream' } },
      });
    }
  });

  it('at 0 the same words look nearly the same whatever the seed', () => {
    const garments = SEEDS.map((seed) => kinds('white linen shirt', { creativity: 0 }, seed).join());
    expect(new Set(garments).size).toBe(1);
  });

  it('at 100 a cut or a layer appears that nobody asked for', () => {
    const changed = SEEDS.filter(
      (seed) =>
        JSON.stringify(look('red dress', { creativity: 100 }, seed).garments) !==
        JSON.stringify(look('red dress', { creativity: 50 }, seed).garments),
    );
    expect(changed.length).toBeGreaterThan(SEEDS.length * 0.8);
  });
});

describe('poses', () => {
  it('are at least five over any twelve outfits, whatever the seed', () => {
    const words = [
      'olive bomber jacket over a white t-shirt, man',
      'teal silk saree',
      'mustard cotton kurta with white palazzos',
      'grey double-breasted suit for a man',
      'red satin gown',
      'lilac lehenga with a net dupatta',
      'denim jacket over a white sundress',
      'camel trench coat and black trousers',
      'burgundy sweater with a pencil skirt',
      'cream sherwani with churidar',
      'green flannel shirt with blue jeans',
      'pink polka dot dress',
    ];
    for (const seed of SEEDS)
      expect(new Set(words.map((text) => look(text, {}, seed).person.pose)).size, `${seed}`).toBeGreaterThanOrEqual(5);
  });

  it('are those the words ask for', () => {
    const pose = (words: string) => look(words, {}, 3).person.pose;
    expect(pose('navy wool coat, back view')).toBe('back');
    expect(pose('a man seen from behind in a leather jacket')).toBe('back');
    expect(pose('red satin gown, three-quarter view')).toBe('three-quarter');
    expect(pose('yellow sundress, woman walking')).toBe('walk');
    expect(pose('grey suit, hands in his pockets')).toBe('pockets');
  });

  it('put no hand into a pocket that a long top hides', () => {
    for (const seed of SEEDS)
      expect(['pockets', 'stroll']).not.toContain(
        look('yellow kurta with white palazzo trousers', {}, seed).person.pose,
      );
  });

  it('are spread over seeds and never show the back unasked', () => {
    const words = [
      'red dress',
      'white shirt and jeans',
      'saree',
      'long coat',
      'navy suit for a man',
      'lehenga',
      'hoodie',
    ];
    const poses = words.flatMap((text) => SEEDS.map((seed) => look(text, {}, seed).person.pose));
    const counts = Object.values(Object.groupBy(poses, (pose) => pose)).map((group) => group?.length ?? 0);
    expect(Math.max(...counts) / poses.length).toBeLessThan(0.4);
    expect(poses).not.toContain('back');
  });
});

describe('the second colour of a weave', () => {
  it('is the light or the dark of the first in a herringbone, unless another is named', () => {
    const herringbone = (words: string) => {
      const { cloth } = look(words).garments.find(({ cloth: { print } }) => print.name === 'herringbone') ?? {};
      return cloth && [cloth.colour.name, ...cloth.print.colours.map(({ name }) => name)];
    };
    expect(herringbone('grey herringbone wool coat')).toEqual(['grey', 'a deeper grey']);
    expect(herringbone('a black and ivory herringbone coat')).toEqual(['black', 'ivory']);
  });
});
