import type { AttributeEntry } from './entry.ts';

const cloth = (id: string, words: string, name: string, is: AttributeEntry['is']): AttributeEntry => ({
  id,
  words,
  as: 'fabric',
  is: { fabricName: name, ...is },
});
const craft = (id: string, words: string, name: string, is: AttributeEntry['is']): AttributeEntry => ({
  id,
  words,
  as: 'print',
  is: { printName: name, ...is },
});

/** Weaves of India: cloth, border and figure under one name. */
export const TEXTILES: readonly AttributeEntry[] = [
  cloth('banarasi', 'banarasi, banarasi silk, benarasi, banaras silk, banarsi', 'Banarasi silk', {
    fabric: 'brocade',
    border: 'zari',
    print: 'butti',
    printName: 'zari brocade',
  }),
  cloth(
    'kanjivaram',
    'kanjivaram, kanjivaram silk, kanchipuram, kanchipuram silk, kanjeevaram, kanjeevaram silk, pattu, kanchi',
    'Kanjivaram silk',
    { fabric: 'silk', border: 'temple' },
  ),
  cloth('chanderi', 'chanderi, chanderi silk, chanderi cotton', 'Chanderi silk', { fabric: 'organza', border: 'zari' }),
  cloth('tussar', 'tussar, tussar silk, tussah, tussar silk blend, tussore, bhagalpuri', 'tussar silk', {
    fabric: 'silk',
  }),
  cloth('mysore-silk', 'mysore silk, mysore crepe', 'Mysore silk', { fabric: 'silk', border: 'zari' }),
  cloth('paithani', 'paithani, paithani silk', 'Paithani silk', { fabric: 'silk', border: 'meenakari' }),
  cloth(
    'kasavu',
    'kasavu, kerala saree, kerala set saree, set saree, set mundu, kerala cotton',
    'Kerala kasavu cotton',
    {
      fabric: 'cotton',
      border: 'kasavu',
    },
  ),
  cloth('kota', 'kota, kota doria, kota silk', 'Kota doria', {
    fabric: 'organza',
    print: 'gingham',
    printName: 'Kota check',
  }),
  cloth('jamdani', 'jamdani, dhakai, dhakai jamdani', 'jamdani', { fabric: 'cotton', print: 'butti' }),
  cloth('assam-silk', 'assam silk, muga, muga silk, eri silk, eri', 'muga silk', { fabric: 'silk' }),
  ...[
    ['gadwal', 'Gadwal silk', 'gadwal, gadwal silk, gadwal pattu'],
    ['uppada', 'Uppada silk', 'uppada, uppada silk, uppada pattu'],
    ['dharmavaram', 'Dharmavaram silk', 'dharmavaram, dharmavaram silk, dharmavaram pattu'],
    ['arani', 'Arani silk', 'arani silk, arani, arani pattu'],
    ['pochampally-silk', 'Pochampally silk', 'pochampally silk, pochampalli silk'],
    ['south-silk', 'South Indian silk', 'south silk, south indian silk'],
  ].map(([id = '', name = '', words = '']) => cloth(id, words, name, { fabric: 'silk', border: 'temple' })),
  cloth('maheshwari', 'maheshwari, maheshwari silk', 'Maheshwari silk', { fabric: 'silk', border: 'plain' }),
  cloth('aso-oke', 'aso oke, aso-oke, strip woven, strip-woven', 'aso-oke', {
    fabric: 'cotton',
    print: 'stripe',
    direction: 'vertical',
  }),
  craft('bandhani', 'bandhani, bandhej, bandhini, tie and dye dots, bandhani print', 'bandhani', { print: 'bandhani' }),
  craft('leheriya', 'leheriya, lehariya, leheria, lahariya, leheriya print', 'leheriya', { print: 'leheriya' }),
  craft('ikat', 'ikat, ikkat, pochampally, ikat print, ikat weave, sambalpuri', 'ikat', { print: 'ikat' }),
  craft('patola', 'patola, patan patola, double ikat', 'patola', { print: 'ikat', border: 'patola' }),
  craft('kalamkari', 'kalamkari, kalamkari print, pen kalamkari, drawn figures, drawn vines', 'kalamkari', {
    print: 'floral',
    scale: 'large',
  }),
  craft('ajrakh', 'ajrakh, ajrak, ajrakh print', 'ajrakh', { print: 'block' }),
  craft('shibori', 'shibori, shibori print, tie resist', 'shibori print', { print: 'tie-dye' }),
  craft(
    'block',
    'block print, block printed, hand block print, handblock print, handblock, handblocked, hand blocked, dabu, bagru, sanganeri, bagh print, hand block printed, block prints',
    'block print',
    { print: 'block' },
  ),
  craft('batik', 'batik, batik print, batik printed, wax resist', 'batik', { print: 'block' }),
  craft(
    'ethnic-motif',
    'ethnic motifs, traditional motifs, ethnic motif print, ethnic print, traditional prints, traditional patterns, mughal motifs, warli, warli print, madhubani, madhubani print',
    'traditional motifs',
    { print: 'butti', scale: 'medium' },
  ),
  craft(
    'butti',
    'butti, butta, buttis, buttas, butis, butas, bootas, scattered butis, scattered buttas, scattered bootis, scattered motifs, butis all over, buttas all over, bootis all over, motifs all over, all over butis, all over buttas, buti, booti, bootis, woven motifs, motif, small motifs, golden motifs work, zari motifs',
    'woven motifs',
    { print: 'butti', scale: 'small' },
  ),
  craft('jaal', 'jaal, jaali, floral jaal', 'floral jaal', { print: 'floral', scale: 'medium' }),
  craft('ambi', 'ambi, kairi, mango motif, keri', 'mango motifs', { print: 'paisley' }),
  craft('wax-print', 'wax print, ankara, ankara print, african print, kitenge, ankara fabric', 'wax print', {
    print: 'geometric',
    scale: 'large',
  }),
  craft('kente', 'kente, kente cloth, kente print, kente fabric, kente strips', 'kente', {
    print: 'geometric',
    scale: 'large',
  }),
];
