import { detailOf, detailsNamed } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { kinds, look, worn } from '#atelier/read.fixture.ts';

describe('what the words say is bound to the garment they say it of', () => {
  it('gives the adjectives before a garment to that garment', () => {
    const words = 'red silk blouse with black leather trousers';
    expect(worn(words, 'blouse').cloth).toMatchObject({ fabric: 'silk', colour: { name: 'red' } });
    expect(worn(words, 'leather-pants').cloth).toMatchObject({ fabric: 'leather', colour: { name: 'black' } });
  });

  it('reads a shop title with an ampersand and a second garment after "with"', () => {
    const words = 'Women Navy Blue & Gold-Toned Woven Design Kurta with Palazzos';
    const { cloth } = worn(words, 'kurta');
    expect(cloth.colour.name).toBe('navy');
    expect(cloth.print).toMatchObject({ name: 'woven design', colours: [{ name: 'gold' }] });
    expect(kinds(words)).toContain('palazzos');
  });

  it.each([
    ['camel coat with a navy and white striped scarf', 'coat', 'scarf', 'navy'],
    ['white shirt with a red and black checked tie', 'shirt', 'tie', 'red'],
    ['black dress with a gold and green clutch', 'dress', 'clutch', 'gold'],
  ])('gives both colours to the one thing that an article begins: %s', (words, kind, thing, colour) => {
    expect(worn(words, kind).cloth.print.kind).toBe('solid');
    expect(look(words).accessories.find((worn) => worn.kind === thing)?.colour.name).toBe(colour);
    expect(worn('a shirt in white and blue jeans', 'shirt').cloth.colour.name).toBe('white');
  });

  it('cuts the trousers of a suit from its cloth though its jacket is named again', () => {
    for (const words of ['charcoal trouser suit, single button blazer', 'navy suit, double breasted blazer']) {
      const { garments } = look(words);
      const [legs, blazer] = ['trousers', 'jacket'].map((family) => garments.find((g) => g.family === family));
      expect(legs?.cloth.colour.name).toBe(words.split(' ')[0]);
      expect(legs?.cloth).toEqual(blazer?.cloth);
    }
  });

  it('gives a colour right after a noun to it, and the next to the part it stands before', () => {
    expect(worn('kurta white green collar', 'kurta')).toMatchObject({
      cloth: { colour: { name: 'white' } },
      trims: { collar: { name: 'green' } },
    });
  });

  it('takes an embossed leather for a cloth, and no shoe', () => {
    const { accessories, footwear, reading } = look('structured bag in oxblood croc embossed leather');
    expect(accessories.find(({ kind }) => kind === 'bag')?.colour.name).toBe('oxblood');
    expect(reading.sources['footwear.kind']).not.toBe('words');
    expect(footwear.name).not.toMatch(/croc/);
  });

  it('lets qualities after a garment fall back to it', () => {
    expect(worn('kurta in red with golden dupatta', 'kurta').cloth.colour.name).toBe('red');
    expect(worn('kurta in red with golden dupatta', 'dupatta').cloth.colour.name).toBe('gold');
    expect(worn('Short dress with a V-neck. Long sleeves and wide, buttoned cuffs.', 'dress')).toMatchObject({
      length: 'mini',
      neckline: 'v',
      sleeve: { length: 'long' },
      details: expect.arrayContaining(detailsNamed(['wide-cuff', 'buttoned-cuff'])),
    });
  });

  it('tells a list of tags from a list of adjectives', () => {
    const words = 'black t-shirt, a dark green bomber jacket, blue jeans';
    expect(worn(words, 't-shirt').cloth.colour.name).toBe('black');
    expect(worn(words, 'bomber-jacket').cloth.colour.name).toBe('dark green');
    expect(worn(words, 'jeans').cloth.colour.name).toBe('blue');
  });

  it('takes blue on denim for the blue of indigo, and keeps the name that was said', () => {
    const hex = (words: string, kind: string): string => worn(words, kind).cloth.colour.hex;
    expect(worn('blue jeans', 'jeans').cloth.colour.name).toBe('blue');
    expect(hex('blue jeans', 'jeans')).not.toBe(hex('blue shirt', 'shirt'));
    expect(hex('royal blue jeans', 'jeans')).toBe(hex('royal blue shirt', 'shirt'));
  });

  it('gives a colour before a part to the part, and before a garment to the garment', () => {
    expect(worn('blue shirt with a white collar', 'shirt')).toMatchObject({
      cloth: { colour: { name: 'blue' } },
      trims: { collar: { name: 'white' } },
    });
    expect(worn('black beaded neck sheath dress', 'sheath-dress').cloth.colour.name).toBe('black');
  });

  it('places embroidery where the words place it', () => {
    const words = 'red lehenga with gold embroidery on the border and green dupatta';
    expect(worn(words, 'lehenga').details).toContainEqual(detailOf('embroidery-border'));
    expect(worn(words, 'dupatta').cloth.colour.name).toBe('green');
  });

  it('layers by over and under', () => {
    const { garments } = look('oversized camel coat over a charcoal turtleneck, pleated midi skirt');
    expect(garments.map(({ kind }) => kind)).toEqual(['turtleneck', 'pleated-skirt', 'coat']);
    expect(garments.map(({ cloth }) => cloth.colour.name)).toEqual(['charcoal', expect.any(String), 'camel']);
    expect(garments[1]).toMatchObject({ silhouette: 'pleated', length: 'midi' });
  });

  it('takes a general word that is said more exactly for one garment', () => {
    expect(kinds('White shirt. The bottoms are light beige straight-leg jeans. The shoes are brown loafers.')).toEqual([
      'shirt',
      'jeans',
    ]);
    expect(kinds('A slip dress with a cowl neck. The dress has a side slit.')).toEqual(['slip-dress']);
  });

  it('takes the first of a choice', () => {
    expect(kinds('wool sweater vest or cardigan, white shirt')).not.toContain('cardigan');
    expect(worn('brown, burgundy, or green skirt', 'skirt').cloth).toMatchObject({
      colour: { name: 'brown' },
      print: { kind: 'solid' },
    });
    expect(worn('shirt (white or cream)', 'shirt').cloth.print.kind).toBe('solid');
  });

  it('cuts a suit from one cloth and leaves the shirt its own', () => {
    const words = 'navy pinstripe suit with a white shirt and burgundy tie';
    expect(worn(words, 'suit-jacket').cloth).toMatchObject({ colour: { name: 'navy' }, print: { kind: 'pinstripe' } });
    expect(worn(words, 'trousers').cloth).toMatchObject({ colour: { name: 'navy' }, print: { kind: 'pinstripe' } });
    expect(worn(words, 'shirt').cloth).toMatchObject({ colour: { name: 'white' }, print: { kind: 'solid' } });
    expect(look(words).accessories).toContainEqual(
      expect.objectContaining({ kind: 'tie', colour: expect.objectContaining({ name: 'burgundy' }) }),
    );
  });

  it('reads colours of shoes, bags and jewels as theirs', () => {
    const { footwear, accessories, garments } = look(
      'white lace dress with nude heels, a beaded clutch and delicate gold jewelry',
    );
    expect(footwear).toMatchObject({ kind: 'pump', colour: { name: 'nude' } });
    expect(accessories.find(({ kind }) => kind === 'clutch')?.details).toContainEqual(detailOf('beads'));
    expect(garments[0]?.cloth).toMatchObject({ fabric: 'lace', colour: { name: 'white' } });
  });

  it('tells boots apart, rubber ones in the colour of the coat, and long gloves from short', () => {
    expect(look('kids yellow raincoat with rubber boots').footwear).toMatchObject({
      kind: 'knee-boot',
      colour: { name: 'yellow' },
      details: detailsNamed(['rubber']),
    });
    expect(look('leggings and red wellies').footwear).toMatchObject({
      colour: { name: 'red' },
      details: detailsNamed(['rubber']),
    });
    expect(look('a dress with tan cowboy boots').footwear).toMatchObject({
      kind: 'knee-boot',
      details: detailsNamed(['western']),
    });
    const gloves = (words: string) => look(words).accessories.find(({ kind }) => kind === 'gloves');
    expect(gloves('a gown with long white gloves')?.details).toEqual([{ id: 'long' }]);
    expect(gloves('a gown with opera gloves')?.details).toEqual([{ id: 'long' }]);
    expect(gloves('a long coat with gloves')?.details).toBeUndefined();
  });
});

describe('what is worked on cloth or sewn to it', () => {
  it('is in flowers without being printed', () => {
    expect(worn('navy blouse with floral embroidery', 'blouse')).toMatchObject({
      cloth: { print: { kind: 'solid' } },
      details: expect.arrayContaining(detailsNamed(['embroidery', 'floral-motif'])),
    });
    expect(worn('a floral blouse with embroidery', 'blouse').cloth.print.kind).toBe('floral');
  });

  it('keeps its cloth to itself', () => {
    const { cloth, details } = worn('cotton dress with a velvet bow', 'dress');
    expect(cloth.fabric).toBe('cotton');
    expect(details).toContainEqual(detailOf('velvet-bow'));
    expect(look('white shirt with pearl buttons').accessories).toEqual([]);
    expect(worn('white shirt with pearl buttons', 'shirt').trims.buttons?.name).toBe('pearl');
  });
});

describe('lists of garments', () => {
  it('end a print at the comma', () => {
    const words = 'indigo lehenga with gold dots, pink choli and dupatta';
    expect(worn(words, 'lehenga').cloth).toMatchObject({
      colour: { name: 'indigo' },
      print: { kind: 'polka', colours: [{ name: 'gold' }] },
    });
    expect(worn(words, 'choli').cloth).toMatchObject({ colour: { name: 'pink' }, print: { kind: 'solid' } });
    expect(worn(words, 'dupatta').cloth.colour.name).toBe('pink');
  });

  it('share a colour where two are bought as one', () => {
    const { accessories } = look('black beret and gloves with a red coat');
    expect(accessories.map(({ colour }) => colour.name)).toEqual(['black', 'black']);
    expect(look('white shirt and jeans').garments.find(({ kind }) => kind === 'jeans')?.cloth.colour.name).not.toBe(
      'white',
    );
  });
});

describe('a colour stays with what it was said of', () => {
  it('ends a part at the comma', () => {
    const words = 'blue jacket with red lining, white tee and black jeans';
    expect(worn(words, 'jacket').trims.lining?.name).toBe('red');
    expect(worn(words, 't-shirt').trims).toEqual({});
  });

  it('gives thread to the embroidery, wherever it is', () => {
    expect(worn('black velvet kurta with gold embroidery on the sleeves', 'kurta')).toMatchObject({
      trims: { embroidery: { name: 'gold' } },
      details: expect.arrayContaining(detailsNamed(['embroidery-sleeve'])),
    });
    expect(worn('a mint gharara suit with silver gota on the kurta hem', 'kurta')).toMatchObject({
      cloth: { colour: { name: 'mint' } },
      trims: { embroidery: { name: 'silver' } },
    });
  });

  it('gives buttons down the back their colour, and the back its buttons', () => {
    expect(worn('lilac gown with pearl buttons down the back', 'gown')).toMatchObject({
      trims: { buttons: { name: 'pearl' } },
      details: expect.arrayContaining(detailsNamed(['buttoned-back'])),
    });
  });

  it('gives a border that stands alone to the drape', () => {
    const words = 'teal sari, purple blouse, silver border';
    expect(worn(words, 'saree').border?.colour.name).toBe('silver');
    expect(worn(words, 'choli').border).toBeUndefined();
    expect(worn('red and white saree, red border', 'saree')).toMatchObject({
      cloth: { colour: { name: 'white' } },
      border: { colour: { name: 'red' } },
    });
  });

  it('gives two things of one set one cloth', () => {
    for (const kind of ['sports-bra', 'leggings'])
      expect(worn('sports bra and leggings set in coral', kind).cloth.colour.name).toBe('coral');
    for (const kind of ['waistcoat', 'trousers'])
      expect(worn('waistcoat and trousers in brown tweed', kind).cloth).toMatchObject({
        fabric: 'tweed',
        colour: { name: 'brown' },
      });
  });

  it.each([
    ['grey hoodie and joggers', 'hoodie', 'joggers'],
    ['black blazer and trousers', 'blazer', 'trousers'],
    ['pink satin crop top and skirt', 'crop-top', 'skirt'],
    ['beige linen shirt and trousers', 'shirt', 'trousers'],
    ['red choli and lehenga', 'choli', 'lehenga'],
  ])('cuts both halves of one outfit from the cloth said before them: %s', (words, upper, lower) => {
    const { fabric, colour } = worn(words, upper).cloth;
    expect(words).toContain(colour.name);
    expect(worn(words, lower).cloth).toMatchObject({ fabric, colour });
  });

  it('keeps a second garment its own cloth and colour', () => {
    expect(worn('black blazer and jeans', 'jeans').cloth).toMatchObject({ fabric: 'denim' });
    expect(worn('black blazer and jeans', 'jeans').cloth.colour.name).not.toBe('black');
    expect(worn('grey hoodie and black joggers', 'joggers').cloth.colour.name).toBe('black');
    expect(worn('grey hoodie and joggers in black', 'joggers').cloth.colour.name).toBe('black');
    const apart = ['grey hoodie with joggers', 'grey hoodie over joggers'].map((words) => worn(words, 'joggers'));
    expect(apart.map(({ cloth }) => cloth.colour.name)).not.toContain('grey');
  });

  it('takes a coloured knit beside a skirt for a sweater, and on a skirt for its cloth', () => {
    expect(worn('red tartan skirt with black knit', 'sweater').cloth.colour.name).toBe('black');
    expect(worn('red tartan skirt with black knit', 'skirt').cloth).toMatchObject({
      colour: { name: 'red' },
      print: { kind: 'plaid' },
    });
    expect(kinds('red skirt with black knit trim')).not.toContain('sweater');
    expect(worn('skirt in black knit', 'skirt').cloth).toMatchObject({ fabric: 'knit', colour: { name: 'black' } });
  });

  it('prints the kimono and not the obi named beside the print', () => {
    expect(worn('kimono with gold obi and crane print', 'kimono').cloth.print.name).toBe('crane print');
    expect(worn('kimono with a floral obi', 'kimono').cloth.print.kind).toBe('solid');
  });

  it('takes a neck of a colour of its own for a garment', () => {
    expect(worn('tan chinos, navy crew neck', 'crew-neck').cloth.colour.name).toBe('navy');
    expect(kinds('navy dress, crew neck')).toEqual(['dress']);
    expect(worn('denim dungaree dress with a mustard polo neck', 'turtleneck').cloth.colour.name).toBe('mustard');
  });

  it('calls the pieces of an Indian set by their own names', () => {
    const words = 'Patiala suit: parrot green short kurti, magenta patiala salwar';
    expect(kinds(words)).toEqual(expect.arrayContaining(['kurti', 'patiala']));
    expect(kinds(words)).not.toContain('kurta');
  });

  it('leaves what is apart from a place its colour', () => {
    expect(look('something in sage for a garden party').garments.map(({ cloth }) => cloth.colour.name)).toContain(
      'sage',
    );
  });
});

describe('numbers', () => {
  it.each([
    ['red skirt with three flounces', 'skirt', ['three-ruffles', 'tiers']],
    ['white skirt with two tiers', 'skirt', ['two-tiers', 'tiers']],
    ['black dress with two pockets', 'dress', ['two-pockets']],
  ])('count what is sewn on: %s', (words, kind, details) => {
    expect(worn(words, kind).details).toEqual(expect.arrayContaining(detailsNamed(details)));
  });
});
