import { describe, expect, it } from 'vitest';
import { oklch } from '#atelier/kit/colour.ts';
import { look, worn } from '#atelier/read.fixture.ts';

const SEEDS = [1, 2, 3];
const CREATIVITIES = [0, 50, 100];
const looksOf = (words: string) =>
  SEEDS.flatMap((seed) => CREATIVITIES.map((creativity) => look(words, { creativity }, seed)));

const GARMENTS = [
  ['shirt', 'shirt'],
  ['dress', 'dress'],
  ['kurta', 'kurta'],
  ['maxi skirt', 'skirt'],
  ['saree', 'saree'],
  ['kimono', 'kimono'],
] as const;

describe('plain is plain', () => {
  const BEFORE = [
    'solid',
    'plain',
    'pure color',
    'pure-colour',
    'unprinted',
    'solid coloured',
    'plain fabric',
    'single colour',
  ];
  const AFTER = ['no print', 'without any print', 'not printed', 'in a plain fabric', 'in a solid colour'];

  it.each(GARMENTS)('leaves no print on a %s', (noun, kind) => {
    for (const words of [...BEFORE.map((w) => `a ${w} ${noun}`), ...AFTER.map((w) => `a boho ${noun}, ${w}`)])
      for (const { garments } of looksOf(words)) {
        const garment = garments.find((other) => other.kind.includes(kind));
        expect(garment?.cloth.print.kind, words).toBe('solid');
        expect(
          garment?.details.filter((id) => id.endsWith('-print')),
          words,
        ).toEqual([]);
      }
  });

  it('is said of the garment it stands with, and leaves the print of the next', () => {
    for (const plain of BEFORE) {
      expect(worn(`a ${plain} shirt and a floral skirt`, 'skirt').cloth.print.kind, plain).toBe('floral');
      expect(worn(`a striped shirt with a ${plain} skirt`, 'skirt').cloth.print.kind, plain).toBe('solid');
      expect(worn(`a striped shirt with a ${plain} skirt`, 'shirt').cloth.print.kind, plain).toBe('stripe');
    }
  });

  it.each([
    'everything plain: shirt and skirt',
    'a boho outfit in plain colours',
    'a shirt and a skirt, all in solid colours',
  ])('leaves no print anywhere when it is said of the outfit: %s', (words) => {
    for (const { garments } of looksOf(words))
      expect(garments.map(({ cloth }) => cloth.print.kind).filter((kind) => kind !== 'solid')).toEqual([]);
  });

  it('wins over a print that is said of the same cloth, and says which words were lost', () => {
    const { garments, reading } = look('a solid printed shirt');
    expect(garments[0]?.cloth.print.kind).toBe('solid');
    expect(reading.unread.map(({ text }) => text)).toEqual(['printed']);
  });
});

describe('a named closure replaces the garment’s own', () => {
  const BUTTONED = ['shirt', 'coat', 'cardigan', 'denim jacket', 'kurta', 'shirt dress', 'peacoat'];
  const CLOSURES = [
    ['zip', 'zip'],
    ['zip closure', 'zip'],
    ['concealed zip', 'zip'],
    ['hook closure', 'none'],
    ['hook and eye closure', 'none'],
    ['velcro closure', 'none'],
    ['tie closure', 'tie'],
    ['frog closure', 'frog'],
    ['toggles', 'frog'],
    ['lace-up front', 'lace-up'],
  ] as const;

  it.each(CLOSURES)('%s', (said, closure) => {
    for (const noun of BUTTONED)
      for (const words of [
        `a navy ${noun} with ${said}`,
        `a navy ${noun}, ${said}`,
        `navy ${noun}, has long sleeves and ${said}`,
      ])
        expect(look(words).garments.find(({ id }) => id === 'g1')?.closure, words).toBe(closure);
  });

  it.each(['kurta', 'shirt dress', 'kurti', 'blouse'])('a keyhole neck leaves a %s no placket', (noun) => {
    for (const words of [
      `a ${noun} with a keyhole neck`,
      `keyhole neckline ${noun}`,
      `${noun}, has a keyhole neck, straight hem`,
    ]) {
      const garment = look(words).garments.find(({ id }) => id === 'g1');
      expect([garment?.neckline, garment?.closure], words).toEqual(['keyhole', 'none']);
    }
  });

  it('keeps both fastenings that are named', () => {
    expect(worn('a kurta with a keyhole neck and a button placket', 'kurta').closure).toBe('buttons');
    expect(worn('a wrap dress, hook closure', 'wrap-dress').closure).toBe('wrap');
  });
});

describe('a colour of two words is one colour', () => {
  const ONE = [
    'olive-grey',
    'grey-green',
    'dusty pink',
    'blue-grey',
    'greenish blue',
    'off-white',
    'pink-purple',
    'greenish grey',
    'grey blue',
    'blue-black',
    'reddish brown',
    'grey-white',
  ];

  it.each(ONE)('%s', (colour) => {
    for (const words of [`a ${colour} dress`, `a dress in ${colour}`, `${colour} linen dress with a belt`]) {
      const { cloth, trims } = worn(words, 'dress');
      expect([cloth.print.kind, trims.contrast], words).toEqual(['solid', undefined]);
    }
  });

  it.each([
    ['olive-grey', 'olive', 'grey'],
    ['grey-green', 'grey', 'green'],
    ['pink-purple', 'pink', 'purple'],
  ])('%s lies between %s and %s', (both, a, b) => {
    const l = (colour: string): number => oklch(worn(`a ${colour} dress`, 'dress').cloth.colour.hex).l;
    expect(l(both)).toBeGreaterThan(Math.min(l(a), l(b)));
    expect(l(both)).toBeLessThan(Math.max(l(a), l(b)));
    expect(worn(`a ${both} dress`, 'dress').cloth.colour.name).toBe(both);
  });

  it.each([
    'a red-white dress',
    'a black-white dress',
    'a red-green dress',
    'a red and olive dress',
    'a grey, green dress',
  ])('and two colours are two: %s', (words) => {
    expect(worn(words, 'dress').cloth.print.kind).toBe('colour-block');
  });

  it('gives a stripe the colours that are named for it', () => {
    expect(worn('a grey-green striped dress', 'dress').cloth).toMatchObject({
      colour: { name: 'grey' },
      print: { kind: 'stripe', colours: [{ name: 'green' }] },
    });
  });
});

describe('what can be worn at the neck is worn at the neck', () => {
  const SCARVES = ['scarf', 'silk scarf', 'keffiyeh', 'keffiyeh-style scarf', 'shemagh', 'bandana'];
  const HEADWEAR = new Set(['hijab', 'headband', 'turban', 'gele', 'veil']);
  const onHead = (words: string): string[] =>
    look(words).accessories.flatMap(({ kind }) => (HEADWEAR.has(kind) ? [kind] : []));

  it.each(SCARVES)('a %s, unless the head is named', (noun) => {
    for (const words of [
      `a man in a red ${noun} and a coat`,
      `a patterned ${noun} with tassels draped over a black sweater`,
      `a woman with black hair, a ${noun} and a coat`,
    ]) {
      expect(onHead(words), words).toEqual([]);
      expect(
        look(words).accessories.filter(({ kind }) => kind === 'scarf'),
        words,
      ).toHaveLength(1);
    }
    for (const words of [
      `a woman with a red ${noun} wrapped around her head, linen dress`,
      `a ${noun} on his head and a coat`,
      `her hair tied back with a ${noun}, linen dress`,
      `a coat and a ${noun} worn as a headband`,
    ])
      expect(onHead(words), words).toHaveLength(1);
  });

  it('and no head is covered that nobody covered', () => {
    for (const words of ['a man in a denim shirt', 'a long modest dress', 'a coat and boots'])
      for (const { accessories } of looksOf(words).filter(({ creativity }) => creativity < 70))
        expect(
          accessories.filter(({ kind }) => HEADWEAR.has(kind)),
          words,
        ).toEqual([]);
  });
});
