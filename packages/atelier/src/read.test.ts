import { type Cloth, detailOf, detailsNamed } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { kinds, look, worn } from './read.fixture.ts';

describe('nothing is silently dropped', () => {
  it('lists words it does not know with their place, and is never stopped by them', () => {
    const words = 'emerald zorbular gown';
    const { reading, garments } = look(words);
    expect(reading.unread).toEqual([{ start: 8, end: 16, text: 'zorbular' }]);
    expect(garments[0]).toMatchObject({ kind: 'gown', cloth: { colour: { name: 'emerald' } } });
  });

  it('leaves camera, light, place and brand out, and says that it understood them', () => {
    const { reading, garments } = look('Gucci style red gown, soft golden lighting, white background, 4k');
    expect(garments[0]?.cloth.colour.name).toBe('red');
    expect(reading.understood.filter(({ as }) => as === 'ignored').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Gucci', '4k']),
    );
    expect(reading.understood.filter(({ as }) => as === 'setting').map(({ text }) => text)).toEqual([
      'soft golden lighting',
      'white background',
    ]);
    expect(reading.notDrawn.join(' ')).toContain('Not drawn of the surroundings: soft golden lighting.');
    expect(reading.unread).toEqual([]);
  });

  it('marks every stretch with the garment it was given to', () => {
    const words = 'red silk blouse with black trousers';
    const spans = look(words).reading.understood.filter(({ of }) => of !== undefined);
    expect(spans.map(({ text, of }) => [text, of])).toEqual([
      ['red', 'g1'],
      ['silk', 'g1'],
      ['blouse', 'g1'],
      ['black', 'g2'],
      ['trousers', 'g2'],
    ]);
    for (const { start, end, text } of spans) expect(words.slice(start, end)).toBe(text);
  });

  it('says plainly what the drawing does not show', () => {
    expect(look('saree with embroidered unicorns').reading.notDrawn.join(' ')).toMatch(/not in our pattern book/);
    expect(look('woman holding a banana in a silk saree').reading.notDrawn.join(' ')).toMatch(/banana/i);
  });

  it('reads creatures as what adorns the cloth: in thread on the part that is named, or as a print of their own', () => {
    expect(look('emerald gown, hem embroidered with peacocks').garments[0]?.details).toEqual(
      expect.arrayContaining(detailsNamed(['embroidery-hem', 'peacock-motif'])),
    );
    expect(look('red kimono with cranes').garments[0]?.details).toContainEqual(detailOf('crane-motif'));
    expect(look('white dress with a butterfly print').garments[0]?.cloth.print).toMatchObject({
      kind: 'ditsy',
      name: 'butterfly print',
    });
    expect(look('red kimono with cranes').reading.notDrawn).toEqual([]);
  });

  it('names who decided each slot', () => {
    const { sources } = look('red kurta', { gender: 'female', season: 'winter' }).reading;
    expect(sources).toMatchObject({
      'g1.kind': 'words',
      'g1.colour': 'words',
      'g1.fabric': 'chosen',
      'g2.kind': 'chosen',
      season: 'option',
      'person.presentation': 'option',
    });
  });

  it('wears no more than a body can and tells the rest', () => {
    const { garments, reading } = look('black jeans, white shorts, grey trousers, red t-shirt');
    expect(garments.filter(({ layer }) => layer === 'bottom').map(({ kind }) => kind)).toEqual(['jeans', 'shorts']);
    expect(reading.notDrawn.join(' ')).toMatch(/trousers/);
  });
});

describe('words that mean something together', () => {
  it('lets every clause speak of its own garment', () => {
    const words = 'the jacket is camel, the trousers are navy, the shirt is pale blue and the shoes are tan';
    expect(worn(words, 'jacket').cloth.colour.name).toBe('camel');
    expect(worn(words, 'trousers').cloth.colour.name).toBe('navy');
    expect(worn(words, 'shirt').cloth.colour.name).toBe('pale blue');
    expect(look(words).footwear.colour.name).toBe('tan');
  });

  it('takes a satin stripe down the leg for what it is', () => {
    expect(worn('black trousers with a satin stripe', 'trousers')).toMatchObject({
      cloth: { print: { kind: 'solid' } },
      details: expect.arrayContaining(detailsNamed(['side-stripe'])),
    });
  });

  it('paints a rainbow in all its colours, in stripes unless another pattern is said', () => {
    const names = ({ colour, print }: Cloth): string[] => [colour.name, ...print.colours.map(({ name }) => name)];
    const six = ['rainbow', 'orange', 'yellow', 'green', 'blue', 'purple'];
    expect(names(worn('rainbow striped sweater with blue jeans', 'sweater').cloth)).toEqual(six);
    expect(worn('rainbow dress', 'dress').cloth.print.kind).toBe('stripe');
    expect(worn('rainbow floral skirt', 'skirt').cloth.print.kind).toBe('floral');
  });

  it('opens a kimono that is worn over other clothes', () => {
    expect(kinds('floral kimono robe over a white jumpsuit')).toEqual(
      expect.arrayContaining(['kimono-jacket', 'jumpsuit']),
    );
    expect(kinds('floral kimono with a red obi')).toContain('kimono');
  });

  it('takes a pattern of creatures for their print, large enough to be told, and a mermaid skirt for its cut', () => {
    expect(worn('red qipao with gold dragon pattern', 'cheongsam').cloth.print).toMatchObject({
      name: 'dragon print',
      scale: 'large',
    });
    expect(worn('red mermaid skirt with a white blouse', 'skirt').silhouette).toBe('mermaid');
  });

  it('cuts both halves of a slim suit slim', () => {
    const words = 'grey pinstripe mens slim fit double breasted suit';
    for (const kind of ['suit-jacket', 'trousers'])
      expect(worn(words, kind)).toMatchObject({ fit: 'fitted', silhouette: 'slim' });
  });

  it('gives a colour after a decade to the garment', () => {
    expect(worn('beaded flapper dress from the 1920s in champagne', 'flapper-dress').cloth.colour.name).toBe(
      'champagne',
    );
  });

  it('reads a turtleneck sweater dress as a knitted dress with a rolled collar', () => {
    expect(worn('camel turtleneck sweater dress with knee high boots', 'turtleneck-dress')).toMatchObject({
      family: 'dress',
      collar: 'roll',
      cloth: { fabric: 'knit', colour: { name: 'camel' } },
    });
  });

  it('takes crochet for a cloth with holes and batik for a print of its own name', () => {
    expect(worn('white crochet top', 'top').cloth).toMatchObject({ fabric: 'lace', name: 'crochet' });
    expect(worn('batik shirt dress in indigo', 'shirt-dress').cloth.print).toMatchObject({
      kind: 'block',
      name: 'batik',
    });
  });

  it('leaves leather black where nothing is said, also beside black', () => {
    expect(worn('black lace top with leather pants', 'leather-pants').cloth.colour.name).toBe('black');
    expect(worn('black lace top with tan leather pants', 'leather-pants').cloth.colour.name).toBe('tan');
  });

  it('takes stripes that sportswear comes with for stripes down its sides, and a striped one for striped', () => {
    for (const kind of ['joggers', 'track-jacket'])
      expect(worn('navy tracksuit with white stripes', kind)).toMatchObject({
        cloth: { colour: { name: 'navy' }, print: { kind: 'solid' } },
        trims: { stripe: { name: 'white' } },
        details: expect.arrayContaining(detailsNamed(['side-stripe'])),
      });
    expect(worn('striped tracksuit', 'joggers').cloth.print.kind).toBe('stripe');
  });

  it('takes a length that stands alone for a dress, and after a skirt for a length', () => {
    expect(worn('ruffled tiered maxi in coral georgette', 'maxi-dress')).toMatchObject({ silhouette: 'tiered' });
    expect(kinds('pleated skirt, midi, in green')).not.toContain('midi-dress');
  });

  it.each([
    ['black lace bodycon midi dress with long sleeves', 'bodycon-dress', 'midi', 'long'],
    ['green satin slip maxi dress', 'slip-dress', 'maxi', 'sleeveless'],
    ['navy shirt floor length dress', 'shirt-dress', 'floor', 'long'],
    ['a sweater mini dress', 'jumper-dress', 'mini', 'long'],
  ])('reads a length within the name of a garment: %s', (words, kind, length, sleeve) => {
    expect(worn(words, kind)).toMatchObject({ length, sleeve: { length: sleeve } });
    expect(kinds(words)).toEqual([kind]);
  });

  it('cuts a shirt dress as one whether it is plain, of denim or ruffled', () => {
    const { details: _, kind: __, cloth: ___, ...plain } = worn('shirt dress', 'shirt-dress');
    expect(worn('ruffled shirt dress', 'ruffled-shirt-dress')).toMatchObject(plain);
    expect(worn('ruffled shirt dress', 'ruffled-shirt-dress').details).toEqual(
      expect.arrayContaining(detailsNamed(['belt', 'ruffle'])),
    );
    expect(worn('denim shirt dress', 'denim-shirt-dress')).toMatchObject({ ...plain, cloth: { fabric: 'denim' } });
  });

  it('keeps the rain off with a raincoat of coated cotton', () => {
    const words = 'kids yellow raincoat with wellies';
    expect(worn(words, 'raincoat').cloth).toMatchObject({ name: 'coated cotton', colour: { name: 'yellow' } });
    expect(look(words)).toMatchObject({ title: expect.stringMatching(/raincoat/), reading: { unread: [] } });
  });

  it('cuts a coat dress as a blazer dress', () => {
    expect(kinds('navy coat dress')).toEqual(['blazer-dress']);
  });

  it('reads metallic beside a colour as the shine of its cloth', () => {
    const { cloth } = worn('silver metallic skirt', 'skirt');
    expect(cloth).toMatchObject({
      colour: { name: 'silver' },
      fabric: 'satin',
      name: 'lamé',
      print: { kind: 'solid' },
    });
  });

  it('knows an Indian suit from an office one', () => {
    expect(kinds('bandhani dupatta with a plain green suit')).toEqual(expect.arrayContaining(['kurta', 'salwar']));
    expect(kinds('a green suit with a white shirt')).toContain('suit-jacket');
  });

  it('opens a hanbok into the pieces that are described', () => {
    expect(kinds('hanbok with peach jeogori and sky blue chima')).toEqual(['chima', 'jeogori']);
  });

  it('keeps the bare parts of a hanbok beside it, since each was named', () => {
    expect(kinds('silk hanbok, jeogori jacket, chima skirt')).toEqual(['hanbok', 'chima', 'jeogori']);
  });

  it('dresses in what the words put under before what they put over', () => {
    expect(kinds('checked flannel shirt over a white tank and jeans')).toEqual(['tank-top', 'jeans', 'flannel-shirt']);
    expect(kinds('white tee under a denim shirt with black jeans')).toEqual(['t-shirt', 'jeans', 'denim-shirt']);
    expect(look('flannel shirt over a white tank').title).toMatch(/flannel shirt/);
  });

  it('leaves a sheer shirt closed over what it shows', () => {
    expect(worn('black sheer shirt worn over a black camisole', 'shirt').closure).toBe('buttons');
    expect(worn('white shirt worn over a black camisole', 'shirt').closure).toBe('open');
  });

  it('gives neck and sleeves of a saree or a lehenga to the blouse', () => {
    expect(worn('a blue saree, elbow length blouse with a boat neck', 'choli')).toMatchObject({
      neckline: 'boat',
      sleeve: { length: 'elbow' },
    });
    expect(kinds('bridal lehenga in pink, sweetheart blouse')).not.toContain('blouse');
  });

  it('takes the blazer of a suit for its jacket, and gives it and the trousers the colour of the suit', () => {
    const words = 'black pantsuit: longline blazer with satin lapels, cigarette trousers and a silk cami in champagne';
    expect(kinds(words)).not.toContain('suit-jacket');
    expect(worn(words, 'blazer').cloth.colour.name).toBe('black');
    expect(worn(words, 'camisole')).toMatchObject({ collar: 'none', cloth: { colour: { name: 'champagne' } } });
  });

  it('tells a cloth from what is sewn of it by its plural', () => {
    expect(worn('cream jumper, brown corduroys', 'cords').cloth.colour.name).toBe('brown');
    expect(worn('brown corduroy jacket', 'jacket').cloth.fabric).toBe('corduroy');
  });

  it('reads fruit that lies on the cloth as a print, and as a colour elsewhere', () => {
    expect(worn('a yellow dress with lemons on it', 'dress').cloth.print.name).toBe('fruit print');
    expect(worn('a lemon dress', 'dress').cloth).toMatchObject({ colour: { name: 'lemon' }, print: { kind: 'solid' } });
  });

  it('dresses nobody of seventy in a camisole unasked, and everybody for a puja in Indian clothes', () => {
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const chosen = seeds.flatMap((seed) => look('a party outfit for a 70 year old woman', {}, seed).garments);
    expect(chosen.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['camisole']));
    expect(chosen.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['slip-dress']));
    for (const seed of seeds)
      expect(['kurta', 'saree', 'anarkali', 'choli']).toContain(
        look('something she can wear to a temple', {}, seed).garments[0]?.kind,
      );
  });

  it('rolls sleeves to the elbow and crops the leg of a jumpsuit', () => {
    expect(worn('blue shirt, sleeves rolled to the elbow', 'shirt').sleeve.length).toBe('elbow');
    expect(worn('olive jumpsuit with cropped leg', 'jumpsuit').length).toBe('cropped');
  });

  it('leaves what lies over a shoulder or the head to the drape', () => {
    expect(worn('a kurta with a yellow dupatta over one shoulder', 'kurta').neckline).not.toBe('one-shoulder');
    expect(worn('pink anarkali with a dupatta over her head', 'dupatta').details).toContainEqual(
      detailOf('head-cover'),
    );
  });

  it('gives sleeves that are described their length', () => {
    expect(worn('corset dress with bishop sleeves', 'dress').sleeve).toEqual({ shape: 'bishop', length: 'long' });
    expect(worn('ivory mermaid gown, lace sleeves', 'mermaid-gown').sleeve.length).toBe('long');
  });

  it.each([
    ['70 year old lady in a saree', 'senior'],
    ['a woman in her sixties', 'senior'],
    ['12-year-old in a red frock', 'child'],
    ['a 16 yr old in dungarees', 'teen'],
    ['boy in a yellow kurta pyjama', 'child'],
    ['teen boy in a hoodie', 'teen'],
    ['a man aged 45 in tweed', 'adult'],
  ])('hears ages: %s', (words, ageGroup) => {
    expect(look(words).person.ageGroup).toBe(ageGroup);
    expect(look(words).reading.unread).toEqual([]);
  });

  it.each(['ivory sherwani with a maroon dupatta', 'velvet dinner jacket', 'grey three piece suit', 'a dashiki shirt'])(
    'puts what is cut for men on a man when nobody is named: %s',
    (words) => {
      expect(look(words, { gender: 'female' }).person.presentation).toBe('male');
      expect(look(`a woman in ${words}`, { gender: 'female' }).person.presentation).toBe('female');
    },
  );
});

describe('other people’s words', () => {
  it.each([
    ['lal rang ki saree', 'saree', 'red'],
    ['safed chikan kurti', 'kurti', 'white'],
    ['hara lehenga aur peela dupatta', 'dupatta', 'yellow'],
  ])('reads colours in Hindi: %s', (words, kind, colour) => {
    expect(worn(words, kind).cloth.colour.name).toBe(colour);
    expect(look(words).reading.unread).toEqual([]);
  });

  it('reads words that lost their vowel', () => {
    expect(worn('blck lether jaket', 'leather-jacket').cloth.colour.name).toBe('black');
    expect(kinds('purpel maxi drss')).toEqual(['dress']);
  });

  it('lets the garments named take the place of a two piece', () => {
    const words = 'two piece: cropped blazer and matching mini skirt in pink tweed';
    expect(kinds(words)).not.toContain('trousers');
    for (const kind of ['blazer', 'mini-skirt'])
      expect(worn(words, kind).cloth).toMatchObject({ fabric: 'tweed', colour: { name: 'pink' } });
  });

  it('never cuts a garment from a cloth that was ruled out', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(
        look('a saree that is not silk', {}, seed).garments.find(({ kind }) => kind === 'saree')?.cloth.fabric,
      ).not.toBe('silk');
  });
});

describe('names that are cloth and garment at once', () => {
  it('are a garment of that cloth where nothing else is named', () => {
    expect(worn('a bride in a red Benarasi and her mukut', 'saree').cloth).toMatchObject({
      colour: { name: 'red' },
      name: 'Banarasi silk',
    });
    expect(worn('corduroy jacket over a cream knit', 'sweater').cloth).toMatchObject({
      fabric: 'knit',
      colour: { name: 'cream' },
    });
  });

  it('are the cloth of what is named', () => {
    expect(kinds('dupatta in banarasi, white kurta')).not.toContain('saree');
    expect(kinds('a jacket in grey knit')).not.toContain('sweater');
  });
});

describe('a dress code and a tie', () => {
  it('are told apart by the company they keep', () => {
    const tie = look('white shirt, black tie, grey waistcoat').accessories.find(({ kind }) => kind === 'tie');
    expect(tie?.colour.name).toBe('black');
    expect(look('a black tie gala, navy suit').accessories.map(({ kind }) => kind)).not.toContain('tie');
  });
});

describe('slips of the pen', () => {
  it.each([
    ['blu floral sumer dres', 'dress'],
    ['red chek shrit', 'shirt'],
    ['blak sequned evning gwon', 'gown'],
    ['tan suade ankel boots, cream sweter dress', 'jumper-dress'],
    ['yelow kurtaa with blu jens', 'kurta'],
  ])('are forgiven: %s', (words, kind) => {
    expect(kinds(words)).toContain(kind);
    expect(look(words).reading.unread).toEqual([]);
  });
});
