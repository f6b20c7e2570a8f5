import type { FootwearKind } from '@toile/look';
import type { FootwearEntry } from '#atelier/lexicon/entry.ts';

interface Alike {
  kind: FootwearKind;
  /** Each is a shoe of its own. */
  names: string;
  details?: readonly string[];
  formality?: NonNullable<FootwearEntry['formality']>;
  colour?: string;
  drawnAs?: string;
}

/** Shoes under a name of their own, in the shape of one that is drawn. */
const ALIKE: readonly Alike[] = [
  { kind: 'stiletto', formality: 3, names: 'pencil heels, pencil heel' },
  {
    kind: 'heeled-sandal',
    formality: 2,
    drawnAs: 'strappy heeled sandals',
    names: 'lace up heels, lace-up heels, tie up heels, tie-up heels, ankle tie heels, gladiator heels',
  },
  {
    kind: 'heeled-sandal',
    formality: 2,
    drawnAs: 'heeled sandals',
    names: 'heeled mules, mule heels, heeled mule',
  },
  {
    kind: 'pump',
    formality: 2,
    details: ['open-toe'],
    names: 'peep toes, peep toe heels, peep-toe heels, peep toe pumps',
  },
  { kind: 'ankle-boot', formality: 1, names: 'sock boots, sock ankle boots, sock booties' },
  {
    kind: 'slide',
    formality: 0,
    drawnAs: 'slides',
    names: 'crocs, birkenstocks, slippers, mules, slippers flat, bedroom slippers, mule slippers',
  },
  { kind: 'loafer', formality: 1, drawnAs: 'loafers', names: 'moccasins, driving shoes, driving loafers' },
  { kind: 'ankle-boot', formality: 0, details: ['fur-trim'], colour: 'tan', names: 'ugg boots, uggs, sheepskin boots' },
  {
    kind: 'sneaker',
    formality: 0,
    colour: 'white',
    names:
      'runners, tennis shoes, running shoes, running trainers, sports shoes, canvas shoes, athletic shoes, gym shoes, skate shoes, skater shoes, plimsolls, trail shoes, trail runners, hiking shoes, walking shoes, cycling shoes, basketball shoes, football boots, cricket shoes, tennis trainers, running spikes, gym trainers',
  },
  {
    kind: 'ankle-boot',
    formality: 1,
    details: ['laced-boot'],
    names: 'combat boots, work boots, biker boots, hiking boots, army boots, motorcycle boots, duck boots, bean boots',
  },
  {
    kind: 'loafer',
    formality: 1,
    names:
      'slip ons, slip-ons, canvas slip ons, slip on shoes, slip-on shoes, slip on sneakers, checkerboard slip ons, slip on vans, vans slip ons, velvet slippers, smoking slippers, house slippers, carpet slippers, evening slippers, dress slippers, albert slippers, gommino, belgian loafers, kitten loafers',
  },
  {
    kind: 'oxford',
    formality: 2,
    names:
      'lace ups, lace-ups, lace up shoes, lace-up shoes, lace up flats, flat lace ups, two tone shoes, two-tone shoes, spectators, spectator shoes, saddle shoes, co-respondent shoes, golf shoes, bowling shoes, jazz shoes, school shoes, ghillies',
  },
  { kind: 'oxford', formality: 2, details: ['brogue'], names: 'ghillie brogues, two tone brogues, two-tone brogues' },
  {
    kind: 'oxford',
    formality: 2,
    details: ['monk'],
    names: 'buckle shoes, buckled shoes, shoes with buckles, pilgrim shoes, shoes with a buckle',
  },
  {
    kind: 'flat',
    formality: 1,
    details: ['instep-strap'],
    names:
      't-bar shoes, t bar shoes, t bars, t-bars, t-bar flats, t-strap flats, t strap flats, bar shoes, buckle mary janes, school mary janes',
  },
  {
    kind: 'block-heel',
    formality: 2,
    details: ['instep-strap'],
    names:
      't-strap shoes, t strap shoes, t-strap heels, t strap heels, t-bar heels, t bar heels, mary jane heels, character shoes, flamenco shoes, dance heels, louis heels',
  },
  {
    kind: 'pump',
    formality: 2,
    details: ['backstrap'],
    names: 'slingbacks, slingback heels, slingback pumps, sling backs, kitten slingbacks',
  },
  {
    kind: 'flat',
    formality: 1,
    names:
      'ballet pumps, ballet slippers, ballet shoes, pointe shoes, flat slippers, satin slippers, regency slippers, embroidered slippers, beaded slippers, chinese slippers, mary jane slippers, cloth shoes, kung fu shoes, kungfu shoes, jelly flats, bootees, booties baby, baby shoes, soft shoes, gillies, dance slippers, moccasin slippers, tabi shoes, tabi flats',
  },
  {
    kind: 'kolhapuri',
    formality: 1,
    colour: 'tan',
    names:
      'peshawari, osho chappals, osho chappal, osha chappals, osha chappal, peshawari chappals, peshawari chappal, peshawaris, peshawari sandals, khussa chappal, charsadda chappal, saptahi, norozi chappal, leather chappals, hawaii sandals leather, paaduka, padukas',
  },
  {
    kind: 'sandal',
    formality: 1,
    names:
      'jelly shoes, jelly sandals, jellies, fisherman sandals, roman sandals, t-bar sandals, t bar sandals, school sandals, ahenema sandals, ahenema, ahenema slippers, hiking sandals, sports sandals, velcro sandals, waraji, gladiator flats, leather sandals strap, cross strap sandals, flatforms, flatform sandals, toe loop sandals, toe loop flats',
  },
  {
    kind: 'slide',
    formality: 0,
    details: ['toe-post'],
    names:
      'thong slippers, hawai chappals, hawaii chappals, bathroom slippers, rubber slippers, rubber chappals, velvet thong slippers, japanese slippers, jandals, burmese slippers, tsinelas',
  },
  {
    kind: 'mojari',
    formality: 2,
    colour: 'antique gold',
    names:
      'nagra, nagras, nagra shoes, salim shahi, tilla jutti, curled toe shoes, curly toe shoes, babouches, babouche, aladdin shoes, jutis, jutties, jooties, jootis, jooti, punjabi juttis',
  },
  {
    kind: 'ankle-boot',
    formality: 1,
    details: ['laced-boot'],
    names:
      'steel toe boots, steel-toe boots, steel toe cap boots, steel toecap boots, safety boots, logger boots, logging boots, lace-up work boots, lace up work boots, tactical boots, jungle boots, paratrooper boots, button boots, victorian boots, granny boots, lace-up ankle boots, lace up ankle boots, ropers, moto boots, engineer boots, walking boots, trekking boots, cadet boots',
  },
  { kind: 'ankle-boot', formality: 1, details: ['chelsea'], names: 'jodhpur boots, paddock boots, dealer boots' },
  {
    kind: 'knee-boot',
    formality: 1,
    details: ['riding'],
    names:
      'hessian boots, hessians, top boots, field boots, dress boots, hunting boots, jackboots, cavalry boots, polo riding boots, valenki, mongolian boots, gutal',
  },
  {
    kind: 'knee-boot',
    formality: 1,
    details: ['over-knee'],
    names: 'bucket boots, bucket top boots, pirate boots, musketeer boots, cavalier boots, waders',
  },
  {
    kind: 'knee-boot',
    formality: 1,
    details: ['western'],
    names: 'snakeskin boots, snakeskin cowboy boots, rodeo boots',
  },
  {
    kind: 'sneaker',
    formality: 0,
    colour: 'white',
    names:
      'spiked shoes, cricket spikes, spikes, cleats, football boots studs, rugby boots, canvas plimsolls, plimsoles, canvas trainers, pumps canvas, wrestling shoes, boxing boots, roller skates, court trainers, tennis pumps',
  },
];

export const SHOES_ALIKE: readonly FootwearEntry[] = ALIKE.flatMap(({ names, ...shoe }) =>
  names.split(', ').map((name) => ({ id: name.replaceAll(' ', '-'), words: name, name, ...shoe })),
);
