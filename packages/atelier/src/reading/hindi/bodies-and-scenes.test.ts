import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { inEnglish } from './in-english.ts';

describe('words of Hindi that sound like clothes, and places on a body', () => {
  it.each([
    ['laal dupatta sar pe', 'red dupatta on the head'],
    ['sar pe laal dupatta', 'red dupatta on the head'],
    ['peeli odhni sar par udti hui', 'yellow dupatta on the head'],
    ['dupatta sir par odha hua', 'dupatta on the head'],
    ['sar pe laal pagri, ek kurta', 'red turban, kurta'],
    ['kandhe pe bhoori shawl', 'brown shawl on the shoulder'],
    ['shawl kandhe par, safed kurta', 'shawl on the shoulder, white kurta'],
    ['baayen kandhe pe laal dupatta', 'red dupatta on the shoulder'],
    ['ek kandhe pe hari chunni', 'green dupatta on the shoulder'],
    ['kandhon par shawl odhe aurat', 'shawl on the shoulder woman'],
    ['baalon mein phool', 'flowers in the hair'],
    ['baalon mein safed phool', 'white flowers in the hair'],
    ['baalon mein gajra', 'gajra'],
    ['gale mein muffler', 'muffler'],
    ['paon mein kolhapuri', 'kolhapuri'],
    ['mathe pe bindi', 'bindi'],
    ['haath mein kaanch ki choodiyan', 'glass bangles'],
    ['haath mein chhadi', 'walking stick'],
    ['kamar pe kamarbandh', 'kamarbandh on the waist'],
    ['ladki khadi hai', 'young woman, standing'],
    ['khadi ka kurta', 'khadi kurta'],
    ['ladki baithi hui hai', 'young woman, sitting'],
    ['kursi par baithi ladki', 'sitting on a chair, young woman'],
    ['meri beti ki sagai', "daughter's engagement"],
    ['aurat chalti hui, laal saree', 'woman, walking, red saree'],
    ['nachti hui ladki, peela lehenga', 'dancing, young woman, yellow lehenga'],
    ['haath kamar pe, laal kurta', 'hands on hips, red kurta'],
    ['oont ke paas ladki', 'beside a camel, young woman'],
    ['oont rang ka coat', 'camel coat'],
    ['ret pe khadi ladki', 'sand dunes, standing young woman'],
    ['registan mein ladki', 'desert, young woman'],
    ['tez dhoop, laal saree', 'sunshine, red saree'],
    ['subah ka waqt, laal saree', 'morning, red saree'],
    ['nadi kinare, laal saree', 'on a river bank, red saree'],
    ['mandir ke samne, laal saree', 'at a temple, red saree'],
    ['mandir border wali saree', 'saree with temple border'],
    ['peeche qila, laal lehenga', 'fort, red lehenga'],
    ['bhaiya, ek anarkali chahiye', 'anarkali'],
    ['bhaiya ek laal kurta chahiye', 'red kurta'],
    ['didi mujhe laal kurta chahiye', 'red kurta'],
    ['didi mehendi ke liye peela lehenga banao', 'for mehendi, yellow lehenga'],
    ['didi ke liye laal saree', 'for sister, red saree'],
    ['bhaiya ki shaadi ke liye kurta', "for brother's wedding, kurta"],
    ['aunty ji, ek saree dikhao', 'saree'],
    ['uncle ji laal kurta dikhaiye', 'red kurta'],
    ['behen ji ek saree chahiye', 'saree'],
    ['dupatta bina kaam ka', 'plain dupatta'],
    ['choti kurti bina kaam ki', 'short plain kurti'],
    ['bina kadhai ki saree, laal', 'plain saree, red'],
    ['aasteen mudi hui', 'rolled sleeves'],
    ['aasteen kohni tak mudi hui', 'sleeves rolled to the elbow'],
    ['mudi hui aasteen wala kurta', 'rolled sleeves kurta'],
    ['baazu kohni tak', 'elbow-length sleeves'],
    ['do jeb chahiye', 'two pockets'],
    ['kurta teen batan wala', 'kurta with three buttons'],
    ['chaar batan, kala coat', 'four buttons, black coat'],
    ['do choti chahiye', 'two braids'],
    ['choti banayi hui', 'braided hair'],
    ['choti kurti chahiye', 'short kurti'],
    ['andar kaala high neck, neeli jeans', 'with black polo neck sweater, blue jeans'],
    ['blouse peeche se khula', 'backless blouse'],
    ['peeche dori, hara blouse', 'ties at the back, green blouse'],
    ['ghaghra leheriya print wala, kaali choli', 'leheriya print ghagra, black choli'],
    ['usne pehna hai laal kurta', 'red kurta'],
    ['laal saree pehnungi', 'red saree'],
    ['do dupatte, laal aur hare', 'two dupattas, red and green'],
    ['rangeen jutti chahiye', 'multicoloured jutti'],
    ['halka phulka cotton suit chahiye', 'cotton kurta suit'],
    ['kapda khadi ka', 'khadi'],
    ['sooti saree chahiye', 'cotton saree'],
    ['chandi ki payal chahiye', 'silver anklet'],
    ['gandhi topi chahiye', 'gandhi cap'],
  ])('%s → %s', (hindi, english) => {
    expect(inEnglish(hindi).text).toBe(english);
  });
});

describe('who is spoken to is nobody that is drawn', () => {
  it.each([
    ['bhaiya, ek anarkali chahiye', 'female'],
    ['bhaiya, papa ke liye kurta chahiye', 'male'],
    ['bhaiya laal kurta pehne hue khade hain', 'male'],
    ['bhai ke liye laal kurta', 'male'],
  ] as const)('%s: %s', (words, presentation) => {
    expect(read({ words }, 1).person.presentation).toBe(presentation);
  });
});

it('drapes no saree of a head, weaves no khadi of whoever stands and colours nothing in a camel that is near', () => {
  const kinds = (words: string): string[] => read({ words }, 1).garments.map(({ kind }) => kind);
  expect(kinds('laal lehenga chahiye, dupatta sar pe')).not.toContain('saree');
  const look = read({ words: 'ek ladki oont ke paas khadi hai, laal silk ka kurta' }, 1);
  expect(look.garments[0]?.cloth).toMatchObject({ fabric: 'silk', colour: { name: 'red' } });
  expect(look.reading.notDrawn.join()).toContain('camel');
});
