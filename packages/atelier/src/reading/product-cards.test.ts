import { wordsOf } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';

const look = (words: string) => read({ words }, 7);
const thingOf = (words: string) => {
  const { product, footwear, accessories } = look(words);
  const thing = product?.of === 'footwear' ? footwear : accessories.find(({ kind }) => kind === product?.of);
  if (!thing) throw new Error(`no product: ${words}`);
  return thing;
};
const told = (words: string) => wordsOf(thingOf(words)).map((word) => word.replaceAll('-', ' '));

describe("a shop's card of one thing", () => {
  it.each([
    ['tan leather bucket bag, drawstring, gold hardware, braided strap', 'tan', ['gold hardware', 'braided strap']],
    ['denim hobo bag with wide woven strap and silver buckle', 'tan', ['wide woven strap', 'silver buckle']],
    ['white leather sneakers with green heel tab and gum sole', 'white', ['green heel tab', 'gum sole']],
    ['steel watch with blue dial, brown croc strap', 'silver', ['blue dial', 'brown croc strap']],
    ['straw boater hat with navy and white striped ribbon', 'straw', ['navy white striped ribbon']],
    ['rose gold round sunglasses with brown gradient lenses', 'rose gold', ['brown gradient lenses']],
    ['maroon velvet mojari with gold zardozi paisley motif', 'maroon', ['gold zardozi paisley motif']],
    ['wine velvet clutch with a flap and gold lock', 'wine', ['flap', 'gold lock']],
    ['black woven belt with silver round buckle', 'black', ['silver round buckle']],
    ['white knee socks with red stripes', 'white', ['red stripes']],
    ['grey suitcase, black wheels', 'grey', ['black wheels']],
    ['rose gold ring with an oval emerald', 'rose gold', ['oval emerald']],
    ['gold kamarbandh with hanging pearls', 'gold', ['pearl drops']],
    ['red umbrella with white polka dots and a wooden handle', 'red', ['white polka dots', 'wooden handle']],
  ])('says of each part what is its own: %s', (words, colour, parts) => {
    expect(thingOf(words).colour.name).toBe(colour);
    for (const part of parts) expect(told(words)).toContain(part);
  });

  it.each([
    ['canvas tote with brown leather handles', 'leather'],
    ['denim hobo bag with wide woven strap', 'woven'],
    ['ivory juttis with pearl and sequin work', 'pearl-necklace'],
  ])('makes no part of it the whole: %s', (words, detail) => {
    const { accessories } = look(words);
    expect(accessories.flatMap(({ details = [] }) => details.map(({ id }) => String(id)))).not.toContain(detail);
    expect(accessories.filter(({ kind }) => kind === 'necklace')).toEqual([]);
  });

  it.each([
    ['canvas tote with inner zip pocket', 'inner zip pocket'],
    ['brown leather tote with embossed initials', 'embossed initials'],
    ['rose gold bracelet with lobster clasp', 'lobster clasp'],
    ['ivory juttis with cushioned insole', 'cushioned insole'],
  ])('tells what is not drawn in its words: %s', (words, part) => {
    expect(look(words).reading.notDrawn.join(' ')).toContain(part);
  });

  it.each([
    'black quilted flap bag with silver chain strap and turn lock',
    'tan pebbled leather bucket bag, drawstring closure, gold hardware, crossbody strap',
    'navy cloche hat with grosgrain ribbon and a silk flower',
    'brown leather chelsea boots with elastic side panels and pull tab',
  ])('denies nothing that is drawn: %s', (words) => {
    expect(look(words).reading.notDrawn).toEqual([]);
  });

  it('leaves a measure to its line', () => {
    expect(look('black block heels, ankle strap, 8 cm heel').product?.measures).toEqual([{ what: 'heel', cm: 8 }]);
  });
});
