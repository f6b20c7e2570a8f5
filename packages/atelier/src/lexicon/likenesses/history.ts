import type { Likeness } from './likeness.ts';

/** What costumiers ask for by the names of other centuries. */
export const HISTORY: readonly Likeness[] = [
  {
    words: 'doublet, tudor doublet, jerkin, gambeson, pourpoint, arming doublet, buff coat',
    like: 'tang-jacket',
    is: {
      closure: 'buttons',
      collar: 'band',
      neckline: 'high',
      fit: 'fitted',
      length: 'hip',
      sleeveLength: 'long',
      sleeveShape: 'set-in',
    },
    cut: 'male',
    region: 'western',
  },
  {
    words: 'trunk hose, pumpkin breeches, pumpkin hose, slops, galligaskins, pluderhosen',
    like: 'shorts',
    is: { silhouette: 'balloon', length: 'thigh' },
    cut: 'male',
  },
  {
    words:
      'knee breeches, knickerbockers, knickers breeches, court breeches, satin breeches, knee britches, venetians, breeches to the knee',
    like: 'jodhpurs',
    is: { length: 'knee', silhouette: 'slim' },
    cut: 'male',
  },
  {
    words: 'plus fours, plus twos, plus 4s, golf knickers, golf knickerbockers, golf breeches',
    like: 'harem-pants',
    is: { length: 'knee', silhouette: 'harem', details: [] },
    cut: 'male',
  },
  {
    words: 'regency pantaloons, buff pantaloons, inexpressibles',
    like: 'trousers',
    is: { fit: 'fitted', silhouette: 'slim' },
    cut: 'male',
  },
  {
    words: 'bloomers, pantalettes, pantalets, drawers',
    like: 'harem-pants',
    is: { length: 'knee', details: ['gathers'] },
    cut: 'female',
  },
  { words: 'hose leggings, chausses', like: 'leggings' },
  {
    words:
      'justaucorps, habit à la française, court coat, court suit coat, rococo coat, georgian coat, regency tailcoat, riding coat, redingote, frock coat, cutaway coat, cutaway',
    like: 'tailcoat',
    cut: 'male',
  },
  { words: 'spencer jacket, spencer, regency spencer', like: 'cropped-jacket', cut: 'female' },
  { words: 'pelisse', like: 'wrap-coat', is: { length: 'ankle', waistline: 'empire' } },
  {
    words:
      'robe à la française, robe a la francaise, sack back gown, sacque gown, sack gown, robe à l’anglaise, robe a l anglaise, georgian gown, rococo gown, rococo dress, marie antoinette dress, mantua, court gown, court dress, polonaise gown, elizabethan gown, tudor gown, tudor dress, crinoline dress, crinoline gown, hoop dress, hoop gown, farthingale gown, antebellum dress, southern belle dress',
    like: 'ball-gown',
    is: { neckline: 'square', sleeveShape: 'bell', sleeveLength: 'elbow', length: 'floor', details: ['ruffle'] },
    cut: 'female',
  },
  {
    words: 'bustle dress, bustle gown, bustled dress, tea gown victorian, walking dress, edwardian walking suit dress',
    like: 'victorian-gown',
    cut: 'female',
  },
  {
    words:
      'bustle skirt, bustled skirt, hobble skirt, walking skirt, edwardian skirt, victorian skirt, petticoat skirt, crinoline skirt',
    like: 'skirt',
    is: { length: 'floor', silhouette: 'a-line' },
  },
  {
    words: 'lingerie dress, edwardian tea dress, edwardian lawn dress',
    like: 'victorian-gown',
    is: {
      fabric: 'cotton',
      sleeveShape: 'puff',
      sleeveLength: 'long',
      collar: 'band',
      neckline: 'high',
      details: ['pintucks', 'lace-trim'],
    },
    colour: 'white',
  },
  {
    words:
      'chemise dress, chemise à la reine, regency day dress, regency dress, round gown, jane austen dress, bridgerton dress, empire waist gown',
    like: 'regency-gown',
    isTrue: true,
  },
  {
    words:
      'kirtle, cotehardie, cote hardie, bliaut, medieval dress, houppelande, viking dress, apron dress viking, hangerock, celtic dress, surcoat dress, elven gown, elven dress',
    like: 'gown',
    is: { neckline: 'scoop', sleeveShape: 'bell', sleeveLength: 'long', length: 'floor' },
  },
  {
    words: 'tabard, surcoat, knight tabard, knights tabard',
    like: 'tunic',
    is: { length: 'knee', sleeveLength: 'sleeveless', sleeveShape: 'none' },
  },
  { words: 'peplos, himation, stola, palla robe, dalmatic', like: 'toga' },
  {
    words:
      'habit, nun habit, nuns habit, cassock, soutane, monk robe, monks robe, friar robe, choir robe, clergy robe, priest robe, vestment, alb, chasuble, wizard robe, wizards robe, wizard robes, hogwarts robe',
    like: 'abaya',
    is: { sleeveShape: 'bell', sleeveLength: 'long' },
    region: 'western',
  },
  {
    words:
      'graduation gown, academic gown, academic robe, graduation robe, academic dress, convocation gown, judge robe, judges robe, barrister gown, lawyer gown, commencement gown',
    like: 'abaya',
    is: { closure: 'open', sleeveShape: 'bell', sleeveLength: 'long' },
    region: 'western',
    colour: 'black',
  },
  {
    words:
      'cloak, opera cloak, velvet cloak, highwayman cloak, long cape, floor length cape, long cloak, maxi cape, full length cape, travelling cloak',
    like: 'cape',
    is: { length: 'maxi' },
    isTrue: true,
  },
  { words: 'opera cape, inverness cape, inverness coat, ulster coat', like: 'cape', isTrue: true },
  {
    words:
      'hooded cloak, hooded cape, red riding hood cape, red riding hood cloak, cloak with a hood, cape with a hood, cloak with hood, cape with hood, hooded velvet cloak, hooded wool cloak, hooded wool cape',
    like: 'cape',
    is: { length: 'maxi', collar: 'hood', details: ['hood', 'cape'] },
    isTrue: true,
  },
  {
    words: 'capelet, cape-let, shoulder cape, pelerine, short cape, cropped cape, mini cape, caplet',
    like: 'cape',
    is: { length: 'crop' },
    isTrue: true,
  },
  { words: 'dressing robe, smoking robe, house robe', like: 'robe', isTrue: true },
  {
    words: 'zoot suit jacket, drape jacket, teddy boy jacket, drape coat, zoot jacket',
    like: 'overcoat',
    is: { length: 'thigh', fit: 'relaxed', closure: 'single-breasted' },
    cut: 'male',
  },
  {
    words:
      'drummer boy jacket, hussar jacket, dolman jacket, band jacket, marching band jacket, ringmaster jacket, ringmaster coat, sergeant pepper jacket, majorette jacket, military parade jacket, mess jacket',
    like: 'cropped-jacket',
    is: { collar: 'band', neckline: 'high', closure: 'frog', details: ['piping', 'epaulette'] },
  },
  {
    words: 'new look dress, swing dress 1950s, rockabilly dress, circle dress 50s, 50s dress',
    like: 'skater-dress',
    is: { length: 'midi' },
  },
  { words: 'sailor dress, sailor suit dress', like: 'a-line-dress', is: { collar: 'peter-pan', details: ['bow'] } },
  { words: 'charleston dress, 1920s dress, gatsby dress', like: 'flapper-dress', isTrue: true },
];
