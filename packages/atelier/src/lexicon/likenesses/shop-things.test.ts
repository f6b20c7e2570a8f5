import type { Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string): Look => read({ words }, 7);

describe('a thing by the name that a shop gives it', () => {
  it.each([
    ['vanity case', 'bag'],
    ['chain bag', 'crossbody'],
    ['phone pouch', 'crossbody'],
    ['wallet', 'clutch'],
    ['card holder', 'clutch'],
    ['bowler', 'hat'],
    ['ushanka', 'beanie'],
    ['passa', 'maang-tikka'],
  ])('is drawn in its colour: a green %s', (name, kind) => {
    const { accessories, garments } = look(`a woman in a white dress with a green ${name}`);
    expect(accessories.find((thing) => thing.kind === kind)?.colour.name).toBe('green');
    expect(garments.map(({ cloth }) => cloth.colour.name)).toEqual(['white']);
  });
});

describe('pearls', () => {
  it.each(['a red saree and a clutch with pearls', 'a black dress, silver heels with pearls'])(
    'sewn on what is carried or walked in hang about no neck: %s',
    (words) => {
      expect(look(words).accessories.map(({ kind }) => kind)).not.toContain('necklace');
    },
  );

  it('sewn on a part lie there', () => {
    const [dress] = look('a pink dress with pearls on the collar').garments;
    expect(dress?.details).toContainEqual({ id: 'beads', part: 'collar' });
  });

  it.each(['a red dress, pearls around her neck', 'a black dress, heels and pearls'])('are worn: %s', (words) => {
    expect(look(words).accessories.map(({ name }) => name)).toContain('pearl necklace');
  });
});

describe('how a jewel is set', () => {
  it.each([
    ['a polki nath on white', 'nose-ring'],
    ['kundan maang tikka', 'maang-tikka'],
    ['one kundan bangle', 'bangles'],
  ])('is no second jewel: %s', (words, kind) => {
    expect(look(words).accessories.map((thing) => thing.kind)).toContain(kind);
    expect(look(words).accessories.map((thing) => thing.kind)).not.toContain('necklace');
  });
});

describe('an apron', () => {
  it('is worn over a dress and is no name of it', () => {
    const { garments } = look('a woman in a white dress with a green apron');
    expect(garments.map(({ kind }) => kind)).toEqual(['dress']);
    expect(garments[0]?.cloth.colour.name).toBe('white');
    expect(garments[0]?.details.map(({ id }) => id)).toContain('apron');
  });
});
