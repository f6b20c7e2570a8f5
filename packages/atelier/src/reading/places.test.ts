import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const looked = (words: string) => read({ words }, 1);
const detailsOf = (words: string) => looked(words).garments.flatMap(({ details }) => details);
const told = (words: string): string => looked(words).reading.notDrawn.join(' ');

describe('where something is', () => {
  it.each([
    ['a black gown, slit on the left thigh', { id: 'slit', side: 'left' }],
    ['a red angrakha with a tie on the right side', { id: 'side-tie', side: 'right' }],
    ['a blue blazer, small embroidered crest on the right chest', { id: 'chest-motif', side: 'right' }],
  ])('is held on its side: %s', (words, detail) => {
    expect(detailsOf(words)).toContainEqual(detail);
    expect(looked(words).accessories.map(({ kind }) => kind)).not.toContain('tie');
  });

  it('is told of a jewel, and drawn there', () => {
    const { accessories, reading } = looked('a wine velvet bandhgala, emerald brooch on the right lapel');
    expect(accessories.find(({ kind }) => kind === 'brooch')?.told).toContain('right');
    expect(reading.notDrawn.join(' ')).not.toMatch(/brooch/);
  });

  it('is told where it is not drawn so', () => {
    expect(told('a green linen dress with a bow on the left hip')).toMatch(/not where it is said: bow on the left hip/);
  });

  it('says nothing new of what is there by itself', () => {
    const words = 'a black gown, white gloves to the wrist, gold anklet on both ankles, headband around her head';
    expect(told(words)).not.toMatch(/wrist|ankles|head/);
    expect(looked(words).reading.unread).toEqual([]);
  });

  it('stands before no noun of its own', () => {
    expect(detailsOf('a white shirt, pocket on the left chest, over jeans')).toContainEqual(
      expect.objectContaining({ id: 'chest-pocket' }),
    );
    expect(looked('a red dress to the knee').garments[0]?.length).toBe('knee');
  });
});

describe('how many there are', () => {
  it.each([
    ['a navy double-breasted coat with six buttons', { id: 'buttons', count: 6 }],
    ['a white kurta, nine wooden buttons', { id: 'buttons', count: 9 }],
    ['a duffle coat with four toggles', { id: 'buttons', count: 4 }],
    ['a pink anarkali with 24 kali', { id: 'gher', count: 24 }],
  ])('is held: %s', (words, detail) => {
    expect(detailsOf(words)).toContainEqual(detail);
  });
});

describe('what is measured is not counted', () => {
  const counts = (words: string) => detailsOf(words).flatMap(({ count }) => count ?? []);

  it.each([
    ['a cotton kurta with a 14 cm front placket', []],
    ['a cotton kurta with a 14 cm front placket closed by four buttons', [4]],
    ['a skirt in 2 cm pleats', []],
    ['a shirt with ten 1 cm pleats', [10]],
  ])('%s', (words, counted) => {
    expect(counts(words)).toEqual(counted);
  });
});

describe('who wears it', () => {
  it.each([
    ['a tweed suit, bushy moustache', 'walrus'],
    ['a navy jumper and jeans, handlebar moustache', 'handlebar'],
    ['a grey suit, thin moustache', 'pencil'],
  ])('is a man with the moustache that is said: %s', (words, moustache) => {
    expect(looked(words).person).toMatchObject({ presentation: 'male', moustache, beard: false });
    expect(told(words)).not.toMatch(/moustache/);
  });

  it.each([
    ['a camel coat over his shoulders and grey trousers', 'male', 'adult'],
    ['a navy shirt and jeans for her, long coat', 'female', 'adult'],
    ['a burgundy lace gown, mother of the bride, 60', 'female', 'senior'],
    ['a green saree, woman of about 70', 'female', 'senior'],
  ])('is told by small words and by years: %s', (words, presentation, ageGroup) => {
    expect(looked(words).person).toMatchObject({ presentation, ageGroup });
  });

  it('has no moustache on a child', () => {
    expect(looked('a boy of 8 in a red kurta with a moustache').person.moustache).toBeUndefined();
  });
});
