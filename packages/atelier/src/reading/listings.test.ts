import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { draftOf } from './draft-of.ts';

const said = (words: string, garment: string): string[] =>
  draftOf(words).things.flatMap((thing) =>
    thing.entry.id === garment ? thing.said.map(({ as, value }) => `${as} ${value}`) : [],
  );
const garmentsOf = (words: string): string[] => read({ words }, 7).garments.map(({ kind }) => kind);
const countOf = (words: string): (number | undefined)[] =>
  read({ words }, 7).garments.flatMap(({ details }) => details.flatMap(({ count }) => (count ? [count] : [])));

describe('the lines of a listing', () => {
  it('say the colour and the cloth of what is sold, whatever was named last', () => {
    expect(said('Rain set: raincoat and wellies. Colour: yellow', 'raincoat')).toContain('colour yellow');
    expect(said('Wool coat with a scarf | Material: tweed | Colour: rust', 'overcoat')).toContain('colour rust');
  });

  it('name again what was named by a longer name', () => {
    expect(garmentsOf('Hooded raincoat in red. Coat length to mid thigh')).not.toContain('coat');
  });

  it('deny what they are free of', () => {
    expect(said('a black raincoat, PVC-free', 'raincoat').some((one) => /pvc/.test(one))).toBe(false);
    expect(draftOf('free size red dress').things).toHaveLength(1);
  });

  it.each([
    ['a denim jacket, copper buttons x6', 6],
    ['a wool coat, buttons (8 pieces)', 8],
    ['a coat with a double row of buttons: 10', 10],
  ])('count after the name as well as before it: %s', (words, count) => {
    expect(countOf(words)).toContain(count);
  });
});

describe('numbers and sides', () => {
  const toldOf = (words: string): string => read({ words }, 7).reading.notDrawn.join(' ');
  it('that count nothing drawn are told', () => {
    expect(toldOf('a satin gown, cowl neck, slit left, silver shoes')).toMatch(/Numbers and sides.*left/);
  });
  it('say how big a part is, which nothing draws', () => {
    expect(toldOf('a navy coat with big patch pockets')).toMatch(/not seen in the picture: big/);
  });
  it.each([
    'one red dress, 95% cotton, size 8',
    'two tone brogues with a grey suit',
    'a 5 foot 2 woman in a red saree',
    'a wedding on 12 December, a red lehenga',
    'a 2-in-1 jacket',
  ])('of sizes, heights, days, shares of cloth and articles are not: %s', (words) => {
    expect(toldOf(words)).not.toMatch(/Numbers and sides/);
  });
  it('that count a detail are told beside a word that begins like a month', () => {
    expect(toldOf('a green coat with five decorative zorbs')).toMatch(/Numbers and sides.*five/);
  });
});

describe('how a thing is shut', () => {
  const closures = (words: string): string[] =>
    read({ words }, 7).garments.map(({ kind, closure }) => `${kind} ${closure}`);
  it('is told place first as well as last', () => {
    expect(said('a white dress, in the back closes with many little buttons', 'dress')).toContain(
      'closure back-button',
    );
  });
  it.each([
    ['a blouse, it closes behind with a keyhole and one button', 'blouse', 'closure back-keyhole'],
    ['a red dress with a row of covered buttons down the spine', 'dress', 'closure back-button'],
    ['a hoodie, zip half way down', 'hoodie', 'closure quarter-zip'],
  ])('is read however it is said: %s', (words, garment, closure) => {
    expect(said(words, garment)).toContain(closure);
  });
  it('at a hood or a hem leaves the front as it is', () => {
    expect(closures('a raincoat with snap buttons, a toggle at the hood')).toContain('raincoat buttons');
  });
  it('sits high where it reaches the navel', () => {
    const [trousers] = read({ words: 'black trousers, high till the navel' }, 7).garments.filter(
      ({ family }) => family === 'trousers',
    );
    expect([trousers?.waistline, trousers?.length]).toEqual(['high', 'full']);
  });
  it('is double breasted where the buttons stand in two rows', () => {
    expect(closures('a camel coat with two rows of buttons')).toContain('coat double-breasted');
  });
  it('is no front of trousers', () => {
    expect(closures('trousers with a drawstring waist and toggles at the hem, a white tee')).toContain(
      'trousers drawstring',
    );
  });
  it('stays shut where a belt hangs open', () => {
    expect(closures('a leather jacket, silver zip, belt hanging open')).toContain('leather-jacket zip');
    expect(closures('the linen shirt is open over a vest, jeans')).toContain('shirt open');
  });
  it('says which buttons are done up, and names no top', () => {
    expect(garmentsOf('a white cardigan with pearl buttons, only the top one done up, blue jeans')).not.toContain(
      'top',
    );
  });
});

describe('who somebody is', () => {
  it.each([
    ['a hoodie, hes like 16', 'teen', 'male'],
    ['a shirt, he has 60 years', 'senior', 'male'],
    ['a shirt for a man, about forty years', 'adult', 'male'],
  ])('is read of %s', (words, ageGroup, presentation) => {
    const draft = draftOf(words);
    expect([draft.ageGroup, draft.presentation]).toEqual([ageGroup, presentation]);
  });
});
