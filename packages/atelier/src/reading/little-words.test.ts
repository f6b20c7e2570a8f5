import { detailsNamed } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { kinds, look, worn } from '#atelier/read.fixture.ts';

describe('the little words', () => {
  it.each([
    ['kurta with no sleeves', 'kurta', { sleeve: { length: 'sleeveless' } }],
    ['shirt without a collar', 'shirt', { collar: 'none' }],
    ['hoodie without pockets', 'hoodie', { details: expect.not.arrayContaining(detailsNamed(['kangaroo-pocket'])) }],
  ])('understands "%s"', (words, kind, expected) => {
    expect(worn(words, kind)).toMatchObject(expected);
  });

  it('never chooses what was ruled out', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { garments, accessories } = look('something for a beach wedding, not white, no jewellery', {}, seed);
      expect(garments.map(({ cloth }) => cloth.colour.name)).not.toContain('white');
      expect(accessories.map(({ kind }) => kind)).not.toContain('necklace');
      expect(kinds('red saree without a blouse or bindi')).not.toContain('dupatta');
    }
  });

  it('forgives one mistyped letter, a missing hyphen and American spelling', () => {
    expect(worn('velvat lehnga with goldn border', 'lehenga')).toMatchObject({
      cloth: { fabric: 'velvet' },
      border: { kind: 'zari' },
    });
    expect(worn('gray tshirt with a vneck', 't-shirt')).toMatchObject({
      cloth: { colour: { name: 'grey' } },
      neckline: 'v',
    });
    expect(worn('off shoulder multi-color dress', 'dress').neckline).toBe('off-shoulder');
  });

  it('does not take plain English for typos', () => {
    expect(
      look('a red dress on a chair by the house in bad weather').reading.understood.map(({ as }) => as),
    ).not.toContain('hair');
  });

  it('splits words glued together by a catalogue', () => {
    expect(kinds('Black solid hooded tracksuitBlack solid track jacket, has a hood')).toEqual(
      expect.arrayContaining(['track-jacket', 'joggers']),
    );
  });
});

describe('what is ruled out', () => {
  it.each([
    ['a white parka without a hood', 'parka', { collar: 'none' }],
    ['a coat with no hood', 'coat', { collar: 'notch' }],
    ['a shirt with no puff sleeves', 'shirt', { sleeve: { length: 'long' } }],
    ['a black dress, not sleeveless', 'dress', { sleeve: { length: 'short' } }],
    ['a maxi dress with no straps', 'dress', { neckline: 'strapless' }],
    ['a coat, no buttons', 'coat', { closure: 'open' }],
    ['dress w/o sleeves, w/ pockets', 'dress', { sleeve: { length: 'sleeveless' } }],
  ])('is one value, not the whole part: %s', (words, kind, expected) => {
    expect(worn(words, kind)).toMatchObject(expected);
  });

  it('is never what is chosen in its place', () => {
    for (let seed = 0; seed < 30; seed++) {
      const interview = look('an interview, something navy, no skirt please', {}, seed);
      expect(interview.garments.filter(({ family }) => family === 'skirt' || family === 'dress')).toEqual([]);
      const guest = look('wedding guest, no heels, no red', {}, seed);
      expect(['pump', 'stiletto', 'block-heel', 'heeled-sandal']).not.toContain(guest.footwear.kind);
      expect(guest.garments.map(({ cloth }) => cloth.colour.name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/wine|crimson|burgundy|maroon|cherry/)]),
      );
      expect(look('jeans that are not blue', {}, seed).garments.map(({ cloth }) => cloth.colour.name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/blue/)]),
      );
    }
  });
});
