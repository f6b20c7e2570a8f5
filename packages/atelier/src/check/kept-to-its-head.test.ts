/** What stands beside a word tells whose it is: a quality never goes to another thing, and no garment is made of a material. */
import { peopleOf } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { kinds, look, worn } from '#atelier/read.fixture.ts';
import { readAndSee } from '#atelier/read-and-see.ts';

const toldOf = (words: string): string => look(words).reading.notDrawn.join(' ');

describe('a material', () => {
  it.each([
    'Court sneaker, white knit upper, navy heel counter, gum sole',
    'Trainers, grey fleece lining, orange laces',
    'Ankle boot, black knit shaft, lug sole',
  ])('of a shoe puts no clothes on anybody: %s', (words) => {
    expect(look(words).product?.of).toBe('footwear');
  });

  it('of an edge is no jewel', () => {
    for (const words of ['a mint organza saree with a pearl edge', 'lilac kurti, pearl lace at the hem'])
      expect(look(words).accessories.filter(({ name }) => name.includes('pearl'))).toEqual([]);
  });
});

describe('a weight', () => {
  it.each(['heavyweight cotton tee in white', 'grey hoodie, heavyweight loopback', 'midweight navy cardigan'])(
    'is of the cloth, and told: %s',
    (words) => {
      expect(look(words).person.build).not.toBe('full');
      expect(toldOf(words)).toMatch(/weight/i);
    },
  );
});

describe('worn', () => {
  it.each(['a pink saree worn bengali style', 'grey cap worn backwards', 'red shawl worn crosswise, black kurta'])(
    'is how it is put on, and wears nothing out: %s',
    (words) => {
      expect(toldOf(words)).not.toMatch(/distress/);
      expect(look(words).garments.flatMap(({ details }) => details.map(({ id }) => id))).not.toContain('distressed');
    },
  );

  it('wears out what it stands before', () => {
    expect(worn('worn denim jacket with patches', 'denim-jacket').details).toContainEqual(
      expect.objectContaining({ id: 'distressed' }),
    );
  });
});

describe('a colour', () => {
  it.each([
    ['a parka with fur on the hood, khaki, black jeans', 'parka', 'khaki'],
    ['waistcoat with five buttons, plum, grey trousers', 'waistcoat', 'plum'],
  ] as const)('between commas is of the thing before that has none: %s', (words, kind, colour) => {
    expect(worn(words, kind).cloth.colour.name).toBe(colour);
  });

  it('of a border and the end of a saree is of both', () => {
    expect(worn('purple saree with orange border and pallu', 'saree').trims).toMatchObject({
      border: { name: 'orange' },
      pallu: { name: 'orange' },
    });
  });
});

describe('how a neck is cut', () => {
  it.each(['deep V kurti in teal', 'a red lehenga, V blouse', 'black jumper, deep vee'])(
    'is told by a letter: %s',
    (words) => {
      expect(look(words).garments.map(({ neckline }) => neckline)).toContain('v');
    },
  );
});

it('shuts no front with what shuts a pocket', () => {
  expect(worn('an olive blazer with a zip sleeve pocket', 'blazer').closure).not.toBe('zip');
});

it('takes years that run from one to another for an age, and for no number it has lost', () => {
  for (const words of ['Girls cotton frock ages 3 to 4, mint', 'Boys kurta, age 6 or 7, red'])
    expect(toldOf(words)).not.toMatch(/Numbers/);
});

it('winds the flowers round a bun that is named with them', () => {
  for (const words of ['red silk saree, gajra bun', 'green saree, bun with gajra']) {
    expect(look(words).accessories.map(({ kind }) => kind)).toContain('gajra');
    expect(look(words).person.hair.style).toBe('bun');
  }
});

it('dresses whoever is a junior as a child', () => {
  expect(look('hockey kit for juniors, yellow shirt, navy shorts').person.ageGroup).toBe('child');
  expect(kinds('hockey kit for juniors, yellow shirt, navy shorts')).toEqual(['shirt', 'shorts']);
});

describe('how far a fastening shuts', () => {
  it.each([
    ['rust kurti, buttons till the waist', 'kurti', 'thigh'],
    ['a maxi skirt, buttons down to the knee', 'skirt', 'maxi'],
  ] as const)('cuts nothing short, and is told: %s', (words, kind, length) => {
    expect(worn(words, kind).length).toBe(length);
    expect(toldOf(words)).toMatch(/buttons (?:till|down)/);
  });
});

describe('stripes of an edge', () => {
  it.each(['cream jumper with green and gold V-neck stripes', 'white polo with green stripes on the collar and cuffs'])(
    'stripe no cloth: %s',
    (words) => {
      const [garment] = look(words).garments.filter(({ family }) => family === 'top');
      expect(garment?.cloth.print.kind).toBe('solid');
      expect(garment?.trims.piping?.name).toBe('green');
    },
  );
});

describe('a buckle', () => {
  it('colours no belt, and the belt it is on is the one there is', () => {
    const words = 'trench in stone with a tortoiseshell buckle on the belt';
    expect(worn(words, 'trench-coat').trims.belt).toBeUndefined();
    expect(look(words).accessories.filter(({ kind }) => kind === 'belt')).toEqual([]);
    expect(toldOf(words)).toContain('tortoiseshell buckle');
  });
});

it('leaves how long socks and boots are to them', () => {
  expect(worn('white socks pulled up to the knee, red shorts', 'shorts').length).toBe('thigh');
  expect(look('a white shirt, black boots up to the knee, red skirt').footwear.kind).toBe('knee-boot');
  expect(kinds('black boots, red skirt')).toContain('skirt');
});

it('sews the fur of a hood to the hood', () => {
  expect(toldOf('parka with fur on the hood')).not.toMatch(/lapel/);
});

it('makes jewels of a set of one metal', () => {
  const { accessories } = look('silver choker with ruby drops and matching jhumkas');
  expect(accessories.map(({ colour }) => colour?.name)).toEqual(['silver', 'silver']);
});

describe('two on one page', () => {
  it.each([
    ['us at the beach: my yellow sundress, his navy polo', ['female', 'male']],
    ['our engagement: my navy suit, her blush gown', ['male', 'female']],
    ['Twinning with my aunt! Me in a teal saree, she in a red saree', ['female', 'female']],
  ] as const)('are told apart by whose clothes are whose: %s', (words, presentations) => {
    expect(peopleOf(look(words)).map(({ person }) => person.presentation)).toEqual(presentations);
  });

  it('are not two where somebody only owns what one wears', () => {
    expect(peopleOf(look("my green saree and my mother's necklace, my husband loves it"))).toHaveLength(1);
  });
});

describe('a shoe by itself', () => {
  it('is of what its upper is, and has its soles and laces told of it', () => {
    const { footwear, product, reading } = look(
      'Trail shoe, grey mesh upper, orange midsole and laces, side view on white',
    );
    expect(product?.of).toBe('footwear');
    expect(footwear.colour.name).toBe('grey');
    expect(footwear.told).toEqual(expect.arrayContaining(['orange midsole', 'orange laces']));
    expect(reading.notDrawn.join(' ')).not.toMatch(/midsole|laces|white/);
  });
});

it('runs one stripe down a leg, and many over a cloth', () => {
  expect(worn('grey shorts with a reflective stripe', 'shorts').cloth.print.kind).toBe('solid');
  expect(worn('grey shorts with white stripes', 'shorts').cloth.print.kind).toBe('stripe');
});

it('takes marigold for no gold, and its yellow for no second colour', () => {
  expect(worn('marigold yellow kaftan', 'caftan').cloth.print.kind).toBe('solid');
  expect(worn('marigold orange saree', 'saree').cloth.colour.name).toBe('marigold orange');
});

it('hangs a bag on a shoulder and no hoodie', () => {
  expect(worn('grey hoodie, big tote on the shoulder', 'hoodie').details.map(({ id }) => id)).not.toContain(
    'over-shoulder',
  );
});

it('drapes a saree as the style is called that it is worn in', () => {
  for (const words of ['purple saree worn Maharashtrian nauvari style', 'teal saree, nauvari style'])
    expect(worn(words, 'saree').details.map(({ id }) => id)).toContain('nauvari');
});

it('closes no front aslant with pockets that are slanted', () => {
  expect(toldOf('orange anorak with two slanted chest zips')).not.toMatch(/asymmetric/);
});

it('puts no laced shoes under a lungi', () => {
  expect(['sandal', 'slide']).toContain(look('white lungi and a white shirt').footwear.kind);
});

it('tells no embroidery that its craft is', () => {
  const { reading } = readAndSee({ words: 'pink chikankari kurta, white threadwork down the placket' }, 7);
  expect(reading.notDrawn.join(' ')).not.toMatch(/: embroidery/);
});

it('widens lapels and no coat', () => {
  const coat = worn('camel coat with wide notch lapels', 'coat');
  expect([coat.collar, coat.fit]).toEqual(['notch', 'regular']);
  expect(coat.details.map(({ id }) => id)).toContain('wide-lapel');
});

it('crops hair and leaves a shirt its length', () => {
  const words = 'silver hair in a crop, ivory silk shirt';
  expect(worn(words, 'shirt').length).toBe('hip');
  expect(look(words).person.hair.style).toBe('pixie');
});

it('counts no pleats by a word for one of two', () => {
  const { details } = worn('red kurta, two stoles, one tissue and one pleated over the shoulder', 'stole');
  expect(details).not.toContainEqual(expect.objectContaining({ id: 'pleats', count: 1 }));
});

it('gives a hat its colour and not the bouquet after it', () => {
  const { accessories } = look('a lace gown, a wide brim felt hat in cream and pampas grass bouquet');
  expect(accessories.find(({ kind }) => kind === 'hat')?.colour?.name).toBe('cream');
});

it('tells what a sheet of one thing leaves out', () => {
  expect(toldOf('Kundan choker with emerald drops and matching jhumkas')).toMatch(/leaves out .*jhumkas/);
  expect(toldOf('Kundan choker with emerald drops')).not.toMatch(/leaves out/);
});

it('hears no hair in braid that is sewn on', () => {
  const words = "boy's navy coat with white braid on the collar";
  expect(look(words).person.hair.style).not.toBe('braid');
});
