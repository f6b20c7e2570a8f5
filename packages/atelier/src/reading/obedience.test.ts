import { detailWord, PRINTS } from '@toile/look';
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
          garment?.details.filter(({ id, part }) => !part && PRINTS.some((kind) => kind === id)),
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

  it('is not a figured cloth that nobody named', () => {
    for (const words of [
      'a red silk saree with a plain blouse',
      'a solid blazer',
      'a lehenga with an unprinted blouse',
    ])
      for (const { garments } of looksOf(words).filter(({ creativity }) => creativity < 70))
        for (const { kind, cloth } of garments)
          if (kind === 'choli' || kind === 'blazer') expect(cloth.fabric, words).not.toMatch(/brocade|lace|tweed/);
    expect(worn('a saree with a plain brocade blouse', 'choli').cloth.fabric).toBe('brocade');
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

  it('of a pocket shuts the pocket alone', () => {
    for (const part of ['zip pockets', 'zipped pockets', 'buttoned pockets', 'two zip pockets'])
      expect(worn(`a coat with ${part}`, 'coat'), part).toMatchObject({
        closure: 'single-breasted',
      });
    for (const part of ['zip pockets', 'buttoned pockets'])
      expect(worn(`a coat with ${part}`, 'coat').details.map(detailWord), part).toContainEqual(
        expect.stringContaining('pocket'),
      );
  });

  it('keeps both fastenings that are named', () => {
    expect(worn('a kurta with a keyhole neck and a button placket', 'kurta').closure).toBe('buttons');
    expect(worn('a wrap dress, hook closure', 'wrap-dress').closure).toBe('wrap');
  });
});

describe('a belt that is tied is no belt with a buckle', () => {
  it.each(['wrap dress', 'wrap coat', 'jumpsuit'])('on a %s', (noun) => {
    for (const belt of ['tie belt', 'self-tie belt', 'tied belt'])
      for (const { garments, accessories } of looksOf(`a teal ${noun} with a ${belt}`)) {
        const ids = garments.flatMap(({ details }) => details.map(({ id }) => id));
        expect(ids, belt).toContain('sash');
        expect(ids, belt).not.toContain('belt');
        expect(accessories.map(({ kind }) => kind)).not.toContain('belt');
      }
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
    expect(worn('a purple-grey and white striped dress', 'dress').cloth).toMatchObject({
      colour: { name: 'purple-grey' },
      print: { kind: 'stripe', colours: [{ name: 'white' }] },
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

describe('an attribute belongs to the noun it stands with', () => {
  const CLOTHES = [
    ['red silk shirt', 'shirt', 'red', 'silk'],
    ['navy linen blazer', 'blazer', 'navy', 'linen'],
    ['green velvet kurta', 'kurta', 'green', 'velvet'],
  ] as const;
  const BELOW = [
    ['white denim skirt', 'skirt', 'white', 'denim'],
    ['black leather trousers', 'pants', 'black', 'leather'],
  ] as const;
  const JOINED = [' and ', ' and a ', ' with ', ' with a ', ', ', ' over ', '. ', '; ', ' worn with ', ' paired with '];

  it.each(JOINED)('over "%s"', (join) => {
    for (const [above, kind, colour, fabric] of CLOTHES)
      for (const [below, other, otherColour, otherFabric] of BELOW)
        for (const words of [`${above}${join}${below}`, `a ${below}${join}${above}`]) {
          const { garments } = look(words);
          expect(garments.find((g) => g.kind.includes(kind))?.cloth, words).toMatchObject({
            fabric,
            colour: { name: colour },
          });
          expect(garments.find((g) => g.kind.includes(other))?.cloth, words).toMatchObject({
            fabric: otherFabric,
            colour: { name: otherColour },
          });
        }
  });

  it.each([
    'Women kurta with trousers Grey A-line printed kurta, has a mandarin collar Navy solid trousers',
    'Kurta with trousersGrey A-line printed kurta, has a mandarin collarNavy solid trousers, slip-on closure',
  ])('in a run-on text of a shop: %s', (words) => {
    expect(worn(words, 'kurta')).toMatchObject({
      silhouette: 'a-line',
      collar: 'mandarin',
      cloth: { colour: { name: 'grey' }, print: { name: 'print' } },
    });
    expect(worn(words, 'trousers').cloth).toMatchObject({ colour: { name: 'navy' }, print: { kind: 'solid' } });
  });

  const CARRIED = [
    ['leather bag', 'bag'],
    ['black clutch', 'clutch'],
    ['canvas backpack', 'backpack'],
    ['brown ankle boots', 'footwear'],
    ['white sneakers', 'footwear'],
  ] as const;
  const PARTS = [
    'a zip',
    'an adjustable strap, zip and lining',
    'two handles, strap and zip closure',
    'a drawstring',
    'buckles',
    'chain strap',
  ];

  it.each(CARRIED)('what a %s is made of never hangs on the clothes', (noun, of) => {
    for (const part of PARTS)
      for (const words of [
        `${noun} with ${part}`,
        `a blouse and trousers with a ${noun} with ${part}`,
        `a ${noun} with ${part} and a blouse`,
      ]) {
        const { garments, accessories, reading } = look(words);
        for (const garment of garments) {
          expect(garment.closure, words).not.toMatch(/zip|drawstring/);
          expect([garment.neckline, ...garment.details.map(detailWord)], words).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/straps|belt|lining/)]),
          );
        }
        expect(
          accessories.filter(({ kind }) => kind === 'necklace'),
          words,
        ).toEqual([]);
        const given = reading.understood
          .filter((span) => /zip|strap|drawstring|buckle/.test(span.text))
          .map((span) => span.of);
        expect(new Set(given), words).toEqual(new Set([of]));
      }
  });

  it('and what is said of the clothes after a bag or a shoe is the clothes’', () => {
    expect(worn('a kurta with mojaris and button placket', 'kurta').closure).toBe('buttons');
    expect(worn('a dress with a clutch, zip closure, V-neck', 'dress')).toMatchObject({
      closure: 'zip',
      neckline: 'v',
    });
    expect(worn('a jacket with boots. Zip closure.', 'jacket').closure).toBe('zip');
  });
});

describe('nothing is added that nobody named', () => {
  const SPECIFIC = [
    'Green woven design straight kurta, has a mandarin collar, long sleeves, straight hem, and side slits',
    'Maroon silk saree with a gold zari border, sleeveless blouse with a round neck and hook closure, embroidered pallu',
    'Teal georgette lehenga choli with sequin work, boat neck, long sleeves, flared hem and a net dupatta with a scalloped border',
    'a man in a navy slim fit silk sherwani with a mandarin collar, gold buttons, long sleeves and embroidery',
  ];
  const ADORNMENTS =
    /necklace|choker|pendant|earrings|jhumkas|bangles|bracelet|maang-tikka|bindi|nose-ring|brooch|turban|tiara|hijab|hat|veil/;

  it.each(SPECIFIC)('no jewel and no head cover where the brief is specific: %s', (words) => {
    for (const { accessories, creativity } of looksOf(words))
      if (creativity < 70) expect(accessories.filter(({ kind }) => ADORNMENTS.test(kind))).toEqual([]);
  });

  it.each(['shirt', 'denim shirt', 'kurta', 'suit', 'hoodie', 'linen shirt and chinos'])(
    'no jewel on a man in a %s',
    (noun) => {
      for (const { accessories, creativity } of looksOf(`a man in a ${noun}`))
        if (creativity < 70) expect(accessories.filter(({ kind }) => ADORNMENTS.test(kind))).toEqual([]);
    },
  );

  it('no print and no second colour on a garment whose colour is named', () => {
    for (const noun of ['dress', 'shirt', 'kurta', 'skirt', 'saree', 'jumpsuit', 'coat'])
      for (const colour of ['red', 'navy', 'dusty pink'])
        for (const { garments, creativity } of looksOf(`a ${colour} ${noun}`)) {
          const garment = garments.find(({ cloth }) => cloth.colour.name === colour);
          if (creativity < 70) expect(garment?.cloth.print.kind, noun).toBe('solid');
          expect(garment?.cloth.print.kind, noun).not.toBe('colour-block');
        }
  });
});

describe('no word of substance is dropped in silence', () => {
  it.each([
    'playsuit in airy chiffon with an elasticated seam at the waist and short legs',
    'a woman with long black hair in a dress with a white lace collar and cuffs',
    'zorbled dress with a frumious hem and a quilted lining',
    'a bag with handles, zip and lining over a shirt with pleats, tucks and buttons',
    'Green and golden lehenga choliGreen printed blouse, has a boat neckGreen net dupatta',
  ])('%s', (words) => {
    const { understood, unread } = look(words).reading;
    const told = [...understood, ...unread];
    for (const { 0: word, index } of words.matchAll(/\p{L}{4,}/gu)) {
      const end = index + word.length;
      if (!LITTLE.has(word))
        expect(
          told.some((span) => span.start < end && span.end > index),
          word,
        ).toBe(true);
    }
  });
  const LITTLE = new Set(['with', 'over', 'choli']);
});

describe('a name that other words break off is one name', () => {
  it.each([
    ['three piece wool suit in charcoal', ['suit-jacket', 'waistcoat', 'trousers'], 'wool'],
    ['a charcoal three-piece checked tweed suit', ['suit-jacket', 'waistcoat', 'trousers'], 'tweed'],
  ])('%s', (words, kinds, fabric) => {
    const { garments } = look(words);
    for (const kind of kinds) expect(garments.find((g) => g.kind === kind)?.cloth.fabric, kind).toBe(fabric);
  });

  it.each([
    ['a kurta style dress', 'dress', ['kurta']],
    ['a bomber style jacket', 'bomber-jacket', ['jacket']],
    ['an angrakha style kurta', 'angrakha', ['kurta']],
  ])('%s is one garment', (words, kind, not) => {
    const kinds: string[] = look(words).garments.map((garment) => garment.kind);
    expect(kinds).toContain(kind);
    for (const other of not) expect(kinds).not.toContain(other);
  });
});

describe('one word, two things', () => {
  it('a cuff of metal is a jewel, and cuffs are a garment’s', () => {
    expect(look('a black dress and a gold cuff').accessories.map(({ name }) => name)).toContain('cuff');
    const shirt = worn('a white shirt with gold cuffs', 'shirt');
    expect(shirt.trims.cuff?.name).toBe('gold');
    expect(look('a white shirt with gold cuffs').accessories.map(({ kind }) => kind)).not.toContain('bracelet');
  });

  it('a belly is the wearer’s, and bellies are shoes', () => {
    const { person, reading } = look('a woman with a big belly in a maxi dress');
    expect(person.build).toBe('full');
    expect(reading.sources['footwear.kind']).toBe('chosen');
    expect(look('a maxi dress with black bellies').footwear.kind).toBe('flat');
  });

  it('a tie at the side is no necktie', () => {
    const { accessories, garments } = look('a sage kurta with a side tie');
    expect(accessories.map(({ kind }) => kind)).not.toContain('tie');
    expect(garments.find(({ kind }) => kind === 'kurta')?.details.map(({ id }) => id)).toContain('side-tie');
  });

  it('the blouse of a saree is one, whatever it is called', () => {
    const kinds = look('rust saree, black crop top as blouse').garments.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['choli', 'saree']);
  });
});
