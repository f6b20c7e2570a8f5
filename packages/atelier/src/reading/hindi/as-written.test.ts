import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { inEnglish } from './in-english.ts';

describe('words of Hindi that are told by how they are written and by their company', () => {
  it.each([
    ['kurti mein teen button', 'kurti with three buttons'],
    ['do dori wali choli', 'choli with two ties'],
    ['teen chauthai sleeve ki kurti', 'three-quarter sleeves kurti'],
    ['safed cigarette pant ke saath kurti', 'white cigarette pant with kurti'],
    ['velvet ki bandi, andar cream kurta', 'velvet nehru jacket, with cream kurta'],
    ['gote ki teen pattiyan, kaali anarkali', 'three gota bands, black anarkali'],
    ['jeans ke upar pehenne wali short kurti, laal', 'jeans. short kurti, red'],
    ['सफ़ेद हाथ से बने कमल', 'white handmade lotuses'],
    ['सिर पर पल्लू नहीं', 'bare head'],
    ['पीठ से दिखती हुई मुद्रा', 'seen from behind'],
    ['तोते हरे रंग का काठ', 'parrot green border'],
    ['radha look chahiye, ghagra neela', 'look, blue ghagra'],
    ['chaniya 12 kali ki, har kali alag print', 'chaniya 12 panels, panels alag print'],
    ['laal kurti mein chhupi hui button patti', 'red kurti with concealed placket'],
    ['haldi ke liye phoolon ki jewellery white', 'for haldi, white flower jewellery'],
    ['dono haath pakde hue', 'holding hands'],
  ])('%s → %s', (hindi, english) => {
    expect(inEnglish(hindi).text).toBe(english);
  });

  it('reads no age into three buttons', () => {
    const { person, garments } = read({ words: 'laal kurta chahiye, teen button aur safed pajama' }, 1);
    expect(person.ageGroup).toBe('adult');
    expect(garments.find(({ kind }) => kind === 'kurta')?.details).toContainEqual(
      expect.objectContaining({ id: 'buttons', count: 3 }),
    );
  });

  it('still reads somebody who is a teen', () => {
    expect(read({ words: 'teen ladki ke liye laal kurta' }, 1).person.ageGroup).toBe('teen');
  });
});
