import type { Likeness } from './likeness.ts';

/** Dress of Africa, the Americas and Europe that is cut as something known here. */
export const AFRICA_AMERICAS_EUROPE: readonly Likeness[] = [
  // Africa
  {
    words: 'isiagu, isi agu, chieftaincy shirt',
    like: 'dashiki',
    is: { sleeveLength: 'long', length: 'thigh', details: ['buttons'] },
    cut: 'male',
    colour: 'red',
  },
  { words: 'danshiki, dansiki, danshiki top', like: 'dashiki', isTrue: true },
  {
    words: 'kaba, kaba and slit, kaba top, kabba, kaba blouse',
    like: 'peplum-top',
    cut: 'female',
    region: 'west-africa',
  },
  {
    words: 'kente cloth wrap, kente wrap, ntoma, kente toga, kente robe, adinkra cloth',
    like: 'toga',
    is: { print: 'geometric', printName: 'kente' },
  },
  {
    words: 'smock fugu, fugu, batakari, fugu smock',
    like: 'dashiki',
    is: { print: 'stripe', direction: 'vertical' },
    cut: 'male',
  },
  { words: 'agbada gown, gandora agbada, riga, baban riga, gbariye', like: 'agbada', isTrue: true },
  {
    words: 'african boubou, female boubou, boubou dress, bubu gown, bubu, bou bou, bubu dress, rich aunty gown',
    like: 'caftan',
    is: { length: 'floor', sleeveShape: 'kimono', sleeveLength: 'long', details: ['embroidered-neck'] },
    cut: 'female',
    region: 'west-africa',
  },
  { words: 'ipele, iborun, pano', like: 'stole', is: { details: ['over-shoulder'] } },
  { words: 'kanzu', like: 'thobe', isTrue: true },
  {
    words: 'gomesi, busuuti, busuti',
    like: 'dress',
    is: { length: 'floor', sleeveShape: 'puff', sleeveLength: 'short', neckline: 'square', details: ['sash'] },
    cut: 'female',
  },
  { words: 'kitenge wrapper, kanga, khanga, capulana, chitenge, kikoi, kikoy, pagne', like: 'wrapper-skirt' },
  {
    words: 'habesha kemis, habesha dress, ethiopian dress, kemis, zuria',
    like: 'dress',
    is: {
      length: 'floor',
      sleeveLength: 'long',
      sleeveShape: 'set-in',
      fabric: 'cotton',
      details: ['embroidered-neck'],
    },
    cut: 'female',
    colour: 'white',
  },
  { words: 'netela, gabi shawl, kuta', like: 'stole', colour: 'white' },
  {
    words: 'shweshwe dress, seshoeshoe, shweshwe, sotho dress',
    like: 'a-line-dress',
    is: { length: 'midi', sleeveShape: 'puff', sleeveLength: 'short', print: 'geometric', printName: 'shweshwe print' },
    cut: 'female',
  },
  { words: 'umbhaco, isidwaba', like: 'wrapper-skirt' },
  { words: 'toghu, toghu gown', like: 'agbada', colour: 'black' },
  {
    words: 'djellaba hooded, jellaba, jelaba',
    like: 'thobe',
    is: { collar: 'hood', closure: 'none', details: ['hood'] },
  },
  {
    words: 'burnous, burnoose, selham',
    like: 'cape',
    is: { length: 'ankle', collar: 'hood', details: ['hood', 'cape'] },
  },
  // the Americas
  {
    words: 'huipil, huipil top, huipil blouse',
    like: 'tunic',
    is: { silhouette: 'boxy', sleeveLength: 'short', sleeveShape: 'drop-shoulder', details: ['embroidery'] },
    cut: 'female',
  },
  {
    words: 'china poblana dress, folklorico dress, ballet folklorico dress, jalisco dress, escaramuza dress',
    like: 'flamenco-dress',
    is: { sleeveShape: 'puff', sleeveLength: 'short' },
  },
  { words: 'pollera, pollera dress, cholita skirt, cholita pollera', like: 'tiered-skirt', is: { length: 'midi' } },
  { words: 'bombachas, bombacha, bombachas de campo', like: 'harem-pants', cut: 'male' },
  { words: 'cotton gauze sarape, jorongo, gaban, chamanto', like: 'poncho', isTrue: true },
  { words: 'sarape, saltillo serape', like: 'poncho', is: { print: 'stripe' } },
  { words: 'quechquemitl', like: 'poncho', is: { length: 'waist' } },
  { words: 'jingle dress, ribbon skirt, ribbon dress', like: 'tiered-dress', is: { length: 'ankle' } },
  { words: 'baiana dress, bahiana dress', like: 'tiered-dress', is: { length: 'floor' }, colour: 'white' },
  {
    words:
      'charro jacket, mariachi jacket, traje de charro jacket, chaqueta, matador jacket, bolero jacket, toreador jacket, chaquetilla',
    like: 'cropped-jacket',
    is: { details: ['embroidery'] },
  },
  // Europe
  {
    words: 'lederhosen',
    like: 'shorts',
    is: { fabric: 'leather', length: 'knee', details: ['embroidery'] },
    cut: 'male',
    region: 'alps',
    colour: 'chestnut',
  },
  {
    words: 'trachten jacket, tracht jacket, janker, trachtenjacke, loden jacket, austrian jacket',
    like: 'blazer',
    is: { collar: 'band', neckline: 'high' },
    colour: 'grey',
  },
  { words: 'loden coat, loden cape coat', like: 'overcoat', colour: 'bottle green' },
  {
    words: 'sarafan, russian sarafan, jumper sarafan',
    like: 'pinafore',
    is: { length: 'floor', silhouette: 'a-line' },
  },
  {
    words: 'kosovorotka, rubakha, rubashka, russian shirt',
    like: 'tunic',
    is: { collar: 'band', neckline: 'high', closure: 'half-placket', sleeveLength: 'long' },
    cut: 'male',
  },
  {
    words:
      'bunad, norwegian bunad, hardanger bunad, folk dress, national dress, national costume, folkdrakt, karelian dress',
    like: 'pinafore',
    is: { length: 'ankle', details: ['embroidery', 'apron'] },
  },
  { words: 'kroje, kroj, moravian costume, polish costume', like: 'dirndl' },
  { words: 'fustanella, foustanella', like: 'pleated-skirt', is: { length: 'knee' }, cut: 'male', colour: 'white' },
  { words: 'kashubian vest, lajbi, chaleco, folk vest', like: 'waistcoat', is: { details: ['embroidery'] } },
  { words: 'arisaid, plaid shawl, fly plaid', like: 'stole', is: { print: 'plaid' } },
  {
    words: 'prince charlie jacket, prince charlie, argyll jacket, kilt jacket',
    like: 'cropped-jacket',
    is: { closure: 'single-breasted', collar: 'peak', neckline: 'lapel' },
    cut: 'male',
    colour: 'black',
  },
  { words: 'trews, tartan trews', like: 'trousers', is: { print: 'plaid', fit: 'fitted' }, cut: 'male' },
  {
    words:
      'guernsey, gansey, guernsey jumper, gansey jumper, fisherman jumper, lopapeysa, icelandic sweater, icelandic jumper, fair isle jumper, fair isle sweater, nordic sweater, norwegian sweater, fana sweater',
    like: 'sweater',
    isTrue: true,
  },
  {
    words: 'gakti, kofte',
    like: 'tunic',
    is: { length: 'knee', sleeveLength: 'long', details: ['embroidery', 'belt'] },
  },
];
