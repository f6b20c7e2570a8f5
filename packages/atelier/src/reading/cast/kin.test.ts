import { describe, expect, it } from 'vitest';
import { look } from '#atelier/read.fixture.ts';

/** Who stands on the sheet, with what the words give each: 'child: pink dress'. */
function told(words: string): string[] {
  const { person, garments, companion } = look(words);
  const people = [{ person, garments }, ...(companion ? [companion] : [])];
  return people.map((one) => {
    const worn = one.garments.map(({ kind, cloth }) => `${cloth.colour.name} ${kind}`);
    return `${one.person.presentation} ${one.person.ageGroup}: ${worn.join(', ')}`;
  });
}

describe('two of one family each have their own age and their own clothes', () => {
  it.each([
    ['two brothers 6 and 9 in navy blazers', [/^male child:.*navy blazer/, /^male child:.*navy blazer/]],
    ['papa in navy suit, beti in red lehenga', [/^male adult:.*navy suit-jacket/, /^female child:.*red lehenga/]],
    [
      'mom wears jeans and white shirt, her little girl wears a pink frock',
      [/^female adult: white shirt, .*jeans$/, /^female child: pink dress$/],
    ],
    [
      'mummy yellow saree mein aur chhoti beti white frock mein',
      [/^female adult:.*yellow saree/, /^female child: white dress$/],
    ],
    ['bhai blue kurta, behen pink anarkali', [/^male adult: blue kurta/, /^female adult: pink anarkali$/]],
    [
      'bada bhai (12) green kurta, chhoti behen (5) pink lehenga',
      [/^male child: green kurta/, /^female child:.*pink lehenga/],
    ],
    [
      'cousins twinning: taller in a red lehenga, shorter in a pink frock',
      [/^female adult:.*red lehenga/, /^female adult: pink dress$/],
    ],
    [
      'brothers for the haldi: elder in a yellow kurta, younger in a white sherwani',
      [/^male adult: yellow kurta/, /^male adult:.*white sherwani/],
    ],
    [
      'two sisters, 8 and 14, the elder in denim dungarees, the younger in a polka dot frock',
      [/^female teen:.*dungarees$/, /^female child:.* dress$/],
    ],
  ])('%s', (words, people) => {
    const found = told(words);
    expect(found).toHaveLength(people.length);
    people.forEach((is, i) => {
      expect(found[i]).toMatch(is);
    });
  });

  it.each(['bhai, ek black kurta chahiye with white pyjama', 'didi please a red saree', 'my sister in law in a saree'])(
    'and whoever is only spoken to is no second person: %s',
    (words) => {
      expect(look(words).companion).toBeUndefined();
    },
  );

  it('years that are drawn are told of no number left out', () => {
    const words = 'two sisters, 8 and 14, the elder in dungarees, the younger in a frock';
    expect(look(words).reading.notDrawn.join(' ')).not.toMatch(/Numbers/);
  });
});
