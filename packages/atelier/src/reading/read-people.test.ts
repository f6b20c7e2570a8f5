import { describe, expect, it } from 'vitest';
import { kinds, look, worn } from '#atelier/read.fixture.ts';

describe('who is shown', () => {
  it('lets words win over options', () => {
    const { person, season, occasion } = look('a man in a linen shirt for a summer wedding', {
      gender: 'female',
      season: 'winter',
      occasion: 'party',
    });
    expect(person.presentation).toBe('male');
    expect([season, occasion]).toEqual(['summer', 'wedding']);
  });

  it('puts a sherwani on a man when the form only carries its default', () => {
    expect(look('ivory sherwani', { gender: 'female' }).person.presentation).toBe('male');
    expect(look('saree', { gender: 'female' }).person.presentation).toBe('female');
  });

  it.each([
    ['girl 15 yrs, cotton dress', 'teen'],
    ['13-14 yrs girls party dress', 'teen'],
    ['boy 16 years in a denim jacket', 'teen'],
    ['a white haired boy in a raincoat', 'child'],
    ['a white haired anime schoolgirl in a blazer', 'teen'],
    ['a white haired woman in a raincoat', 'senior'],
  ])('takes nobody young for grown: %s', (words, ageGroup) => {
    expect(look(words).person.ageGroup).toBe(ageGroup);
  });

  it('reads whom an age is said of', () => {
    const of = (words: string) => {
      const { presentation, ageGroup } = look(words).person;
      return [presentation, ageGroup];
    };
    expect(of('an old man in a grey kurta')).toEqual(['male', 'senior']);
    expect(of('a little boy in dungarees')).toEqual(['male', 'child']);
    expect(of('an old woman in a tweed coat')).toEqual(['female', 'senior']);
    expect(of('a girl aged seven in a cotton frock')).toEqual(['female', 'child']);
    expect(of('a seven year old boy in shorts')).toEqual(['male', 'child']);
  });

  it('reads skin, hair and beard', () => {
    const { person } = look('a bearded man with brown skin and long black hair in a kurta');
    expect(person).toMatchObject({
      skin: 'deep-warm',
      beard: true,
      hair: { style: 'long', colour: { name: 'soft black' } },
    });
    expect(look('The blonde woman in the red checked shirt').person.hair.colour.name).toBe('blonde');
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      expect(look('a blonde girl in jeans', undefined, seed).person.skin).toMatch(/fair|light/);
      expect(look('a blonde girl with dark skin in jeans', undefined, seed).person.skin).toBe('deep-cool');
    }
  });
});

describe('the view that is asked', () => {
  it.each([
    ['walking down the street in a green coat', ['walk', 'stroll']],
    ['a man walking in a grey suit', ['walk', 'stroll']],
    ['she strides past a tram in a trench coat', ['walk', 'stroll']],
    ['a kurta shown from the back', ['back']],
    ['back view of a red gown', ['back']],
    ['a woman in a saree, her back to the camera', ['back']],
    ['side profile of a man in a navy suit', ['three-quarter']],
    ['a woman seen from the side in a trench coat', ['three-quarter']],
  ])('is given: %s', (words, poses) => {
    for (const seed of [1, 2, 3]) expect(poses).toContain(look(words, undefined, seed).person.pose);
  });

  it('is not taken from what is walked with', () => {
    expect(look('an elderly man with a walking stick in a khadi kurta').reading.understood).not.toContainEqual(
      expect.objectContaining({ as: 'pose' }),
    );
  });
});

describe('whom clothes are for', () => {
  it.each([
    ['girl of seven in a yellow frock', 'female', 'child'],
    ['a boy of nine in dungarees', 'male', 'child'],
    ['Girls Pink Printed Fit and Flare Dress', 'female', 'child'],
    ['my grandfather turns 80, he needs a linen suit', 'male', 'senior'],
    ['an old Rajasthani man in a red turban', 'male', 'senior'],
    ['a floral midi dress for an elderly woman', 'female', 'senior'],
    ['school uniform for a boy of eight', 'male', 'child'],
    ['a cotton frock for a girl', 'female', 'child'],
    ['pink dress for my daughter', 'female', 'child'],
    ['navy suit for my son', 'male', 'child'],
    ['white first communion dress', 'female', 'child'],
    ['first holy communion suit for a boy', 'male', 'child'],
    ["a silk dress for my daughter's wedding", 'female', 'adult'],
    ['silk saree for my daughter', 'female', 'adult'],
    ['a red dress for a girl with long hair', 'female', 'adult'],
    ["I'm 60 and want a leather jacket", 'female', 'senior'],
    ['oversized boyfriend blazer and biker shorts', 'female', 'adult'],
    ['my boyfriend in a navy jumper', 'male', 'adult'],
    ['white shirt, blue tie, grey suit', 'male', 'adult'],
    ['a woman in a grey suit and a blue tie', 'female', 'adult'],
  ])('%s', (words, presentation, ageGroup) => {
    expect(look(words).person).toMatchObject({ presentation, ageGroup });
  });

  it('covers whoever asks for modest clothes or wears a hijab, but for what was said', () => {
    expect(worn('modest prom dress in champagne', 'gown')).toMatchObject({
      sleeve: { length: 'long' },
      neckline: 'round',
    });
    expect(worn('a dress with a hijab', 'dress')).toMatchObject({ sleeve: { length: 'long' }, length: 'maxi' });
    expect(worn('a sleeveless dress with a hijab', 'dress').sleeve.length).toBe('sleeveless');
  });

  it('cuts a jumpsuit with culotte legs wide and short of the ankle', () => {
    for (const words of ['a jumpsuit with culotte legs', 'black culotte jumpsuit'])
      expect(worn(words, 'culotte-jumpsuit')).toMatchObject({ silhouette: 'wide', length: 'cropped' });
  });

  it('takes a word as its wearer means it', () => {
    expect(kinds("a little girl's party dress in pink tulle")).toEqual(['party-frock']);
    expect(look('a bloke in chinos and white pumps').footwear.kind).toBe('sneaker');
    expect(look('a woman in chinos and white pumps').footwear.kind).toBe('pump');
    expect(kinds('lungi and vest')).toContain('tank-top');
    expect(kinds('flannel pyjamas')).toEqual(['pyjama-top', 'pyjama-bottoms']);
    expect(kinds('white kurta pyjama')).toEqual(['kurta', 'pyjama']);
  });
});

it('gives hair a colour that is joined to it, boots a name that a colour breaks, and somebody the size they wear', () => {
  const { person, footwear } = look(
    'a navy suit, hair short and grey as silver, over-the-knee black boots, she is size 18',
  );
  expect(person.hair.colour?.name).toBe('grey');
  expect(person.build).toBe('full');
  expect(footwear.name).toBe('over the knee boots');
});

it.each([
  ["finally wore my grandmother's burgundy velvet blazer over a cream slip dress", 'adult'],
  ["black dress with grandma's pearls", 'adult'],
  ["in my dadi's banarasi saree, red", 'adult'],
  ['my grandmother in a navy saree', 'senior'],
  ["grandmother's outfit for the wedding: purple saree", 'senior'],
  ["for my grandmother's 70th birthday, a purple gown", 'senior'],
])('takes whose a thing was for nobody who wears it: %s', (words, age) => {
  expect(look(words).person.ageGroup).toBe(age);
});
