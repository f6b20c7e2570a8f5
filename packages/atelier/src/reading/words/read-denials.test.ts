import { describe, expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

const worn = (words: string): string[] => draftOf(words).things.map(({ entry }) => entry.id);
const said = (words: string): string[] =>
  draftOf(words).things.flatMap((thing) => thing.said.map(({ as, value }) => `${as} ${value}`));

describe('what is denied is not there, however it is denied', () => {
  it.each([
    ['a mustard coat, not with fur', 'fabric faux-fur'],
    ['a shirt dress, never in denim', 'fabric denim'],
    ['a blazer, not of velvet please', 'fabric velvet'],
    ['a jumpsuit, I look terrible in black so never that', 'colour black'],
    ["a suit, navy doesn't suit me", 'colour navy'],
    ['a frock, stripes make me look fat', 'print stripe'],
    ["a coat, I can't wear wool", 'fabric wool'],
    ['a gown, zero embroidery', 'detail embroidery'],
    ['a blouse, none of those puff sleeves', 'sleeve puff'],
    ["a navy gown, it shouldn't be strapless", 'neckline strapless'],
    ['a tiered dress in rust. Pockets: No. Sleeves: full', 'detail pocket'],
    ['a shirt, Pleats: none', 'detail pleats'],
  ])('%s', (words, quality) => {
    expect(said(words)).not.toContain(quality);
  });

  it.each([
    ['red kurta, palazzo mat dena, churidar only', ['kurta', 'churidar']],
    ['a coat, heels are a no', ['coat']],
    ['a tee and jeans, absolutely no cap', ['t-shirt', 'jeans']],
    ['red lehenga with choora. Kaleere nahi.', ['lehenga', 'choora']],
    ['navy blazer n jeans, dnt want a belt', ['blazer', 'jeans']],
    ['a red saree, instead of earrings a nath', ['saree', 'nath']],
    ['a black dress. No bag, and instead of earrings one ear cuff', ['dress', 'ear-cuff']],
    ['a navy suit. Nobody wears a tie', ['suit-jacket', 'trousers']],
    ['green anarkali, choli cut nahi chahiye', ['anarkali']],
    ["a black dress, she isn't wearing any jewellery except pearl studs", ['dress', 'stud-earrings']],
    ['a white shirt. Tie: no', ['shirt']],
  ])('%s', (words, things) => {
    expect(worn(words)).toEqual(things);
  });
});

describe('what is kept of all that is denied is there', () => {
  it.each([
    ['a navy dress, no necklace just hoops', 'hoop-earrings'],
    ['a navy dress, no jewellery at all apart from one bangle', 'bangles'],
    ['a saree without any jewellery except jhumkas', 'jhumkas'],
    ['a red dress, nothing on the head but a scarf', 'scarf'],
  ])('%s', (words, id) => {
    expect(worn(words)).toContain(id);
  });

  it('and where it is kept', () => {
    expect(said('a gown without any embroidery except at the hem')).toContain('detail embroidery-hem');
  });
});

it('denies both of two things that end its sentence, and no more', () => {
  const plain = said('I hate ruffles and bows. A plain navy dress');
  expect(plain).not.toContain('detail ruffle');
  expect(plain).not.toContain('detail bow');
  expect(said('I hate ruffles. A red dress with pockets')).toContain('detail pocket');
});

it('denies nothing where no thing is denied', () => {
  expect(said('a red dress, not in the mood for more')).toContain('colour red');
  expect(said('a zero collar kurta in blue')).toContain('colour blue');
  expect(said('a blouse, anything but florals')).not.toContain('print floral');
});
