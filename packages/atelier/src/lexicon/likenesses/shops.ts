import type { Likeness } from './likeness.ts';

/** What shops call their clothes: the cut is known, the name is theirs. */
export const SHOPS: readonly Likeness[] = [
  {
    words: 'column gown, evening column, column evening gown, sheath gown',
    like: 'gown',
    is: { silhouette: 'pencil', fit: 'fitted' },
    isTrue: true,
  },
  { words: 'short kurti', like: 'kurti', is: { length: 'hip' }, isTrue: true },
  { words: 'shawl', like: 'stole', isTrue: true },
  // of fine wool by its name
  {
    words: 'pashmina, pashmina stole, pashmina shawl, pashmina scarf',
    like: 'stole',
    is: { fabric: 'wool' },
    isTrue: true,
  },
  {
    words: 'ballgown skirt, ball gown skirt, ball skirt, ballroom skirt',
    like: 'skirt',
    is: { silhouette: 'circle', length: 'floor', details: ['gathers'] },
    isTrue: true,
  },
  { words: 'jersey dress', like: 'dress', is: { fabric: 'jersey' }, isTrue: true },
  {
    words: 'tulip skirt, petal skirt, peg skirt, tulip hem skirt, petal hem skirt',
    like: 'skirt',
    is: { silhouette: 'tapered', length: 'knee' },
    isTrue: true,
  },
  {
    words: 'tulip dress, tulip shaped dress, tulip hem dress, peg dress',
    like: 'dress',
    is: { silhouette: 'tapered' },
    isTrue: true,
  },
  { words: 'levi 501, levis 501', like: 'jeans', isTrue: true },
  {
    words: 'tuxedo jumpsuit, tux jumpsuit, blazer jumpsuit, tailored jumpsuit',
    like: 'jumpsuit',
    is: { neckline: 'lapel', collar: 'peak' },
    isTrue: true,
  },
  {
    words: 'dungaree shorts, short dungarees, overall shorts, shortalls, bib shorts, denim shortalls',
    like: 'dungarees',
    is: { length: 'mini' },
    isTrue: true,
  },
  {
    words: 'western shirt, cowboy shirt, rodeo shirt, cowgirl shirt, snap shirt',
    like: 'shirt',
    is: { details: ['yoke', 'chest-flap-pocket', 'press-studs'] },
    isTrue: true,
  },
  {
    words: 'bowling top, cabana shirt, camp shirt, cuban shirt, havana shirt',
    like: 'hawaiian-shirt',
    is: { print: 'solid' },
    isTrue: true,
  },
  {
    words: 'grandad shirt, grandfather shirt, collarless shirt, nehru shirt, popover shirt, mandarin shirt',
    like: 'shirt',
    is: { collar: 'band', neckline: 'high' },
    isTrue: true,
  },
  {
    words: 'dress shirt marcella, marcella shirt, pleated dress shirt, wing collar shirt, evening shirt',
    like: 'dress-shirt',
    isTrue: true,
  },
  {
    words: 'shell top, shell blouse, silk shell, sleeveless shell',
    like: 'top',
    is: { neckline: 'crew', sleeveLength: 'sleeveless', sleeveShape: 'none' },
    isTrue: true,
  },
  { words: 'thermal henley, waffle henley, waffle top', like: 'henley', isTrue: true },
  {
    words:
      'muscle tee, muscle tank, muscle shirt, wife beater, wifebeater, wife beater vest, wifebeater vest, wife beater tank, string vest',
    like: 'tank-top',
    isTrue: true,
  },
  {
    words: 'house dress, housecoat, house coat, day dress, lounge dress, housedress',
    like: 'shirt-dress',
    is: { length: 'midi' },
    isTrue: true,
  },
  { words: 'nightie, nighty, maxi nightie, night suit dress', like: 'nightgown', isTrue: true },
  {
    words: 'ballerina length dress, ballerina dress, full skirted dress',
    like: 'skater-dress',
    is: { length: 'midi' },
    isTrue: true,
  },
  {
    words: 'prom ball gown, princess ball gown, debutante gown, deb dress',
    like: 'ball-gown',
    isTrue: true,
  },
  {
    words: 'halter gown, halter dress, halterneck dress',
    like: 'gown',
    is: { neckline: 'halter', sleeveLength: 'sleeveless', sleeveShape: 'none', length: 'floor' },
    isTrue: true,
  },
  {
    words: 'christening gown, baptism gown, christening dress, baptism dress',
    like: 'party-frock',
    is: { length: 'floor' },
    colour: 'white',
  },
  { words: 'boucle jacket, collarless jacket', like: 'tweed-jacket', isTrue: true },
  {
    words: 'trapper jacket, trucker coat, sherpa trucker, sherpa jacket, sherpa coat, borg jacket, borg coat',
    like: 'shearling-jacket',
    isTrue: true,
  },
  {
    words: 'car coat, mac coat, balmacaan, covert coat, reefer, polo coat',
    like: 'overcoat',
    isTrue: true,
  },
  { words: 'bed jacket, cover jacket, kimono shrug', like: 'shrug', isTrue: true },
  { words: 'twinset, twin set cardigan', like: 'cardigan', isTrue: true },
  { words: 'poncho jumper, knitted poncho, blanket wrap, ruana wrap', like: 'poncho', isTrue: true },
  {
    words: 'bootcut jeans, boot cut jeans, boot-cut jeans, kick flare jeans',
    like: 'jeans',
    is: { silhouette: 'bootcut', waistline: 'natural' },
    isTrue: true,
  },
  {
    words:
      'selvedge jeans, selvage jeans, raw denim jeans, raw jeans, straight jeans, straight leg jeans, 501 jeans, cigarette jeans',
    like: 'jeans',
    isTrue: true,
  },
  {
    words: 'pinstripe trousers, morning trousers, striped morning trousers, cashmere stripe trousers',
    like: 'trousers',
    is: { print: 'stripe', direction: 'vertical' },
    isTrue: true,
  },
  { words: 'cord trousers, needlecord trousers, cord pants, cord jeans', like: 'cords', isTrue: true },
  {
    words: 'chino shorts, walk shorts',
    like: 'shorts',
    is: { fabric: 'cotton', fabricName: 'cotton twill' },
    isTrue: true,
  },
  { words: 'cargo skirt, utility skirt, combat skirt', like: 'skirt', is: { details: ['cargo-pocket'] }, isTrue: true },
  {
    words: 'rah rah skirt, ra ra skirt, skater mini, ruffle mini skirt',
    like: 'tiered-skirt',
    is: { length: 'mini' },
    isTrue: true,
  },
  { words: 'skirt wrap, lava lava, lavalava, sulu, tupenu, ie faitaga', like: 'sarong', is: { length: 'midi' } },
  {
    words: 'puletasi, muumuu, mumu, mu mu, island dress',
    like: 'caftan',
    is: { sleeveShape: 'flutter', sleeveLength: 'short' },
  },
  {
    words: 'balletcore wrap, ballet wrap, ballet wrap top, ballet cardigan, wrap cardigan',
    like: 'wrap-top',
    is: { fabric: 'knit', sleeveLength: 'long' },
    isTrue: true,
  },
  {
    words: 'fleece onesie, animal onesie, dinosaur onesie, kigurumi, sleepsuit, babygro, baby grow',
    like: 'boiler-suit',
    is: {
      collar: 'hood',
      neckline: 'high',
      closure: 'zip',
      fabric: 'fleece',
      sleeveLength: 'long',
      sleeveShape: 'set-in',
      details: ['hood'],
    },
  },
];
