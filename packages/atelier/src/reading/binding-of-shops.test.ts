import { describe, expect, it } from 'vitest';
import { look, worn } from '#atelier/read.fixture.ts';
import { attachmentsOf } from './attachments.fixture.ts';

describe('words as shops and captions have them', () => {
  it.each([
    ['a long puffer jacket, glossy red, big hood', 'puffer-jacket: length long, colour red, collar hood'],
    [
      'ribbed cardigan. Pearl button fastening. Lilac.',
      'cardigan: fabric rib-knit, buttons colour pearl, closure buttons, colour lilac',
    ],
    ['houndstooth coat, black/white, peak lapel', 'coat: print houndstooth, colour black, colour white, collar peak'],
    [
      'fleece pullover in oatmeal with contrast brown chest pocket',
      'sweater: fabric fleece, colour oatmeal, detail contrast, pocket colour brown, detail chest-pocket',
    ],
    ['kasavu saree off white gold border', 'saree: fabric kasavu, colour off-white, border zari'],
    ['no sleeves no collar black dress', 'dress: colour black'],
  ])('gives each colour to what it is said of: %s', (words, attached) => {
    expect(attachmentsOf(words)).toBe(attached);
  });

  it.each([
    ['paisley kimono style shrug with white cami', ['shrug', 'camisole']],
    ['a kurta in angrakha style with churidar', ['kurta', 'churidar']],
    ['net gown lehenga in powder blue with dupatta', ['lehenga', 'dupatta']],
    ['Twenty Dresses red gingham skater dress', ['skater-dress']],
    ['nauvari saree, dhoti-style drape', ['saree']],
    ['linen blend shirt collared with long sleeves', ['shirt']],
  ])('makes no garment of a style, a shop or a shape: %s', (words, kinds) => {
    const { garments, reading } = look(words);
    const asked = garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words').map(({ kind }) => kind);
    expect(asked.toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    ['Sleeve: Full, Neck: Round, cotton kurta', { sleeve: { length: 'long' }, neckline: 'round' }],
    ['Fit: Slim. Collar: Mandarin. cotton kurta', { fit: 'fitted', collar: 'mandarin' }],
  ])('reads a label before its value: %s', (words, slots) => {
    expect(worn(words, 'kurta')).toMatchObject(slots);
  });

  it.each([
    ['old camel herder in white cotton angarkha', 'senior', 'white'],
    ['a fisherman, weathered face, in a white shirt', 'senior', 'white'],
    ['Boys white kurta, Age 4-5 yrs', 'child', 'white'],
    ['man 40s in a white shirt', 'adult', 'white'],
    ['woman in her late 60s in a white shirt', 'senior', 'white'],
  ])('hears an age and a trade, and no colour in them: %s', (words, age, colour) => {
    const { person, garments } = look(words);
    expect(person.ageGroup).toBe(age);
    expect(garments.filter(({ cloth }) => cloth.colour.name === colour)).not.toEqual([]);
    expect(garments.some(({ cloth }) => cloth.colour.name === 'camel' || cloth.print.kind === 'colour-block')).toBe(
      false,
    );
  });

  it('keeps the neckline that is named when thin straps hold it', () => {
    expect(worn('satin effect dress. Cowl neckline, thin straps.', 'dress')).toMatchObject({
      neckline: 'cowl',
      cloth: { fabric: 'satin' },
    });
  });
});
