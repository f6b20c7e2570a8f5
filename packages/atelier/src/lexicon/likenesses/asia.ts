import type { Likeness } from './likeness.ts';

/** Dress of Asia that is cut as something known here: from India eastwards, then the west of it. */
export const ASIA: readonly Likeness[] = [
  // India and its neighbours
  {
    words: 'mekhela chador, mekhela sador, mekhela, mekhla chador, mekhela chadar, mekhla, chador mekhela',
    like: 'saree',
    region: 'india',
  },
  {
    words: 'puan, puanchei, phanek, innaphi, jainsem, dakmanda, mawphang',
    like: 'wrapper-skirt',
    is: { length: 'ankle' },
  },
  {
    words: 'coorgi saree, coorg saree, kodava saree, kodagu saree, coorgi',
    like: 'saree',
    is: { details: ['pallu', 'front-pleats'] },
  },
  {
    words: 'neriyathu, mundum neriyathum, mundum neriyathu',
    like: 'saree',
    is: { fabric: 'cotton', border: 'kasavu' },
  },
  {
    words: 'pattu langa, pattu pavada, langa, pavada, paavadai, parikini, ghagri',
    like: 'lehenga',
    is: { border: 'zari' },
  },
  {
    words: 'bharatanatyam costume, bharatanatyam dress, kuchipudi costume, odissi costume, mohiniyattam costume',
    like: 'dhoti-saree',
  },
  { words: 'kathak dress, kathak costume, kathak anarkali', like: 'anarkali', isTrue: true },
  {
    words: 'kediyu, kedia, kediya, kedia top, keriya',
    like: 'angrakha',
    is: { length: 'thigh', silhouette: 'flared', sleeveLength: 'long' },
  },
  { words: 'bagalbandi, mirzai, labeda, daura', like: 'angrakha', is: { length: 'thigh' }, cut: 'male' },
  { words: 'peshwaz, peshwas, farshi gown, kalidar', like: 'anarkali', is: { length: 'floor' } },
  {
    words: 'jama, chakman jama, choga, chogha, chapan, chupan',
    like: 'sherwani',
    is: { length: 'midi', closure: 'open' },
  },
  { words: 'kurta pathani, khet partug, perahan tunban, partug', like: 'pathani' },
  { words: 'farshi, farshi gharara, farshi salwar, farshi shalwar', like: 'sharara', is: { length: 'floor' } },
  { words: 'pherwani, posheen, kashmiri pheran', like: 'phiran', isTrue: true },
  {
    words: 'bakhu, chuba, chhupa, kho, honju, tibetan chuba',
    like: 'kimono',
    is: { length: 'ankle', closure: 'wrap', details: ['sash'] },
  },
  {
    words: 'gho',
    like: 'robe',
    is: { length: 'knee', closure: 'wrap', collar: 'shawl', details: ['sash'] },
    cut: 'male',
  },
  { words: 'kira, bhutanese kira', like: 'pinafore', is: { length: 'ankle', silhouette: 'straight' } },
  { words: 'daura suruwal', like: 'kurta', is: { collar: 'cross', neckline: 'wrap', closure: 'tie' }, cut: 'male' },
  { words: 'osariya, kandyan saree, osari', like: 'saree', is: { details: ['pallu', 'front-pleats', 'peplum'] } },
  { words: 'reddha, redda, comboy', like: 'sarong', is: { length: 'ankle' } },
  {
    words: 'libaas, dhivehi libaas',
    like: 'dress',
    is: { length: 'midi', sleeveLength: 'long', sleeveShape: 'set-in', details: ['embroidered-neck'] },
  },
  // Burma, Thailand, the Malay world, the Philippines
  { words: 'longyi, longgyi, paso, pasoe, htamein, htamain, thamein', like: 'lungi' },
  { words: 'eingyi, aingyi, yinzi, yinpon, taikpon', like: 'tang-jacket', is: { closure: 'frog', length: 'waist' } },
  { words: 'sabai', like: 'stole', is: { details: ['over-shoulder'] }, region: 'india' },
  {
    words: 'pha nung, phanung, pha sin, phasin, sinh, sampot, pha thung, chong kraben',
    like: 'wrapper-skirt',
    is: { length: 'ankle' },
  },
  { words: 'chut thai, thai dress, chut thai dress', like: 'wrapper-skirt', is: { length: 'ankle' }, cut: 'female' },
  {
    words: 'kebaya, nyonya kebaya, kebaya nyonya, kebaya blouse, kebaya top, kebaya kutubaru, baju kebaya',
    like: 'blouse',
    is: {
      neckline: 'v',
      collar: 'none',
      sleeveShape: 'set-in',
      sleeveLength: 'long',
      fit: 'fitted',
      closure: 'buttons',
      fabric: 'lace',
    },
    cut: 'female',
  },
  {
    words: 'kain, kain batik, kain songket, sarung, kain sarung, kain samping, sampin, samping, jarik',
    like: 'sarong',
    is: { length: 'ankle' },
  },
  {
    words: 'beskap, surjan, javanese jacket',
    like: 'tang-jacket',
    is: { closure: 'buttons', length: 'waist' },
    cut: 'male',
  },
  { words: 'baju bodo', like: 'kurti', is: { sleeveShape: 'puff', sleeveLength: 'short', fabric: 'organza' } },
  {
    words: 'filipiniana, terno, filipiniana dress, terno gown, maria clara, maria clara gown, baro',
    like: 'gown',
    is: { sleeveShape: 'puff', sleeveLength: 'short', neckline: 'scoop' },
    cut: 'female',
  },
  { words: 'saya, tapis, malong, patadyong', like: 'wrapper-skirt', is: { length: 'floor' } },
  // China, Korea, Japan, the steppe
  {
    words: 'zhongshan suit jacket, zhongshan jacket, sun yat sen jacket',
    like: 'utility-jacket',
    is: { collar: 'shirt', closure: 'buttons' },
    cut: 'male',
  },
  { words: 'magua, ma gua, aoqun jacket, ao jacket, pien fu', like: 'tang-jacket' },
  { words: 'shenyi, changpao, cheongsam robe, longpao, dragon robe, aoqun', like: 'hanfu' },
  { words: 'deel, mongolian deel, del', like: 'tang-jacket', is: { length: 'midi', details: ['sash'] } },
  { words: 'durumagi, dopo, hanbok coat', like: 'hanfu', region: 'korea' },
  { words: 'baji', like: 'harem-pants', region: 'korea' },
  { words: 'happi, happi coat, hanten, jinbei top, michiyuki', like: 'kimono-jacket', region: 'japan' },
  { words: 'jinbei, samue', like: 'kimono-jacket', is: { closure: 'tie', length: 'hip' }, region: 'japan' },
  { words: 'tomesode, homongi, uchikake, shiromuku, hikizuri, iromuji, houmongi', like: 'kimono', isTrue: true },
  {
    words: 'judogi, karategi, gi jacket, dobok, keikogi',
    like: 'kimono-jacket',
    is: { closure: 'wrap', length: 'thigh', details: ['belt'] },
    colour: 'white',
  },
  { words: 'ao tu than, ao ba ba', like: 'ao-dai' },
  // Turkey, Persia, the Gulf, the Caucasus
  { words: 'bisht, mishlah, besht, aba', like: 'abaya', is: { closure: 'open' }, cut: 'male', colour: 'black' },
  { words: 'gandoura, gandora, gallabeya, galabeya, jellabiya, thoub, jalabiyya, daraa, khamiis', like: 'thobe' },
  {
    words: 'takchita, caftan marocain, moroccan takchita',
    like: 'caftan',
    is: { length: 'floor', details: ['belt', 'embroidered-neck'] },
  },
  { words: 'bindalli, uc etek, entari', like: 'caftan', is: { length: 'floor' } },
  { words: 'shalvar, salvar, shalwar pants, zouave trousers, zouave pants', like: 'harem-pants' },
  {
    words: 'chokha, cherkeska, chokha coat',
    like: 'sherwani',
    is: { collar: 'none', neckline: 'v', details: ['belt'] },
  },
  { words: 'chador, chadar, paranja, burka cloak', like: 'abaya', colour: 'black' },
  { words: 'tudung labuh, telekung, mukena, prayer dress', like: 'abaya', colour: 'white' },
];
