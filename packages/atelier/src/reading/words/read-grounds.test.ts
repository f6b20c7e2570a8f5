import { describe, expect, it } from 'vitest';
import { draftOf } from '#atelier/reading/draft-of.ts';

const worn = (words: string): string[] => draftOf(words).things.map(({ entry }) => entry.id);
const places = (words: string): string[] =>
  draftOf(words)
    .spans.filter(({ as }) => as === 'setting')
    .map(({ value }) => value);
const said = (words: string): string[] =>
  draftOf(words).things.flatMap((thing) => thing.said.map(({ as, value }) => `${as} ${value}`));

describe('what stands in a phrase of place is worn by nobody', () => {
  it.each([
    ['a navy suit at a railway platform', ['suit-jacket', 'trousers'], 'railway platform'],
    ['a red lehenga under crystal chandeliers', ['lehenga'], 'crystal chandeliers'],
    ['a white shirt beside a stall of glass bangles', ['shirt'], 'stall of glass bangles'],
    ['a green kurta, she sits on a jhoola', ['kurta'], 'jhoola'],
    ['a blue dress in front of a sari shop', ['dress'], 'sari shop'],
    ['she stands by a turquoise Vespa in a white shirt dress', ['shirt-dress'], 'turquoise vespa'],
    ['a tweed jacket, riding a white horse', ['tweed-jacket'], 'white horse'],
    ['a pink saree, leaning on the hood of a yellow taxi', ['saree'], 'hood of a yellow taxi'],
    ['a black dress, a vase of red roses on the piano', ['dress'], 'vase of red roses'],
  ])('%s', (words, things, place) => {
    expect(worn(words)).toEqual(things);
    expect(places(words)).toContain(place);
  });

  it('and what colours it colours no clothes', () => {
    expect(said('a dress of linen, evening lamps yellow')).not.toContain('colour yellow');
    expect(said('a silk dress, sipping coffee next to a cart full of marigolds')).toEqual(['fabric silk']);
  });
});

describe('what is worn stays worn', () => {
  it.each([
    ['standing in a red dress', ['dress']],
    ['model standing against wall red kurta white pajama', ['kurta', 'pyjama']],
    ['a riding jacket and cream breeches', ['jacket', 'jodhpurs']],
    ['a coat next to her red bag', ['coat', 'bag']],
    ['a tie behind the waistcoat', ['tie', 'waistcoat']],
  ])('%s', (words, things) => {
    expect(worn(words)).toEqual(things);
  });

  it('and where something is on it', () => {
    expect(said('a coat with buttons behind the neck')).toContain('closure buttons');
    expect(said('a blouse with embroidery near the hem')).toContain('detail embroidery-hem');
    expect(places('a dress closed by a zip, a pocket next to the pleats')).toEqual([]);
  });
});
