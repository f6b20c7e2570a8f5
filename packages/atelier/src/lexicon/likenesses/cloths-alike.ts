import type { Fabric } from '@toile/look';
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';

/** Cloths that keep the name they are said by; each is drawn as the one it looks like. */
const ALIKE: readonly (readonly [fabric: Fabric, names: string])[] = [
  [
    'brocade',
    'songket, kain songket, jamawar, jamavar, bazin, bazin riche, guinea brocade, himroo, kinkhab, kinkhwab, benarasi brocade, kimkhab',
  ],
  ['organza', 'piña, pina, piña cloth, pina cloth, jusi, crystal organza'],
  ['georgette', 'nida, nidah, wool crepe'],
  [
    'silk',
    'crepe de chine, crêpe de chine, faille, pongee, bemberg, shantung, cotton silk, silk cotton, george wrapper cloth, lotus silk, silk noil, noil, matka silk, matka, modal silk',
  ],
  [
    'satin',
    'mikado, peau de soie, gajji silk, gaji silk, mashru, mashru silk, slipper satin, modal satin, liquid satin',
  ],
  [
    'cotton',
    'cotton gauze, double gauze, gauze cotton, batiste, sprigged muslin, poly cotton, polycotton, dosuti, akwete, barkcloth, bark cloth, cordura, duck canvas, calico, homespun, osnaburg, ticking, hickory cloth',
  ],
  [
    'wool',
    'barathea, cavalry twill, camel hair, camelhair, serge, wool serge, loden cloth, whipcord, nailhead wool, birdseye wool, sharkskin wool, fresco wool',
  ],
  ['tweed', 'donegal tweed, heather tweed, harris tweed, herringbone tweed cloth, boucle, bouclé, shetland tweed'],
  ['knit', 'alpaca, shetland wool, thermal knit, chenille, waffle knit cotton, cashmere blend, knitted silk'],
  ['jersey', 'bamboo, bamboo jersey, milano, mesh jersey, slub jersey'],
  ['fleece', 'towelling, terry towelling, terry cloth, french terry, polar fleece cloth, sherpa fleece'],
  ['net', 'tulle, point d esprit, point desprit, dotted net, swiss tulle, soft net, can can net, bobbinet'],
  ['chiffon', 'plumetis, silk gauze, dotted chiffon'],
  ['velvet', 'panne velvet, crushed velvet, silk velvet, devore, devoré, burnout velvet, velour, velveteen'],
  [
    'lace',
    'cord lace, lace cord, guipure lace, alençon lace, alencon lace, nottingham lace, irish crochet, battenberg lace, french lace, dry lace, swiss lace',
  ],
];

export const CLOTHS_ALIKE: readonly AttributeEntry[] = ALIKE.flatMap(([fabric, names]) =>
  names.split(', ').map(
    (name): AttributeEntry => ({
      id: name.replaceAll(' ', '-'),
      words: name,
      as: 'fabric',
      is: { fabric, fabricName: name },
    }),
  ),
);
