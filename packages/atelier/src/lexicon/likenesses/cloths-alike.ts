import type { Fabric } from '@toile/look';
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';

/** Cloths that keep the name they are said by; each is drawn as the one it looks like. */
const ALIKE: readonly (readonly [fabric: Fabric, names: string])[] = [
  [
    'brocade',
    'songket, kain songket, jamawar, jamavar, bazin, bazin riche, guinea brocade, himroo, kinkhab, kinkhwab, damask, jacquard, benarasi brocade, kimkhab',
  ],
  ['organza', 'piña, pina, piña cloth, pina cloth, jusi, crystal organza'],
  [
    'georgette',
    'nida, nidah, viscose, rayon, cupro, tencel, lyocell, viscose rayon, moss crepe, challis, liva, wool crepe',
  ],
  [
    'silk',
    'crepe de chine, crêpe de chine, faille, grosgrain, pongee, bemberg, shantung, habotai, cotton silk, silk cotton, george wrapper cloth, lotus silk, silk noil, noil, matka silk, matka, modal silk',
  ],
  [
    'satin',
    'mikado, peau de soie, gajji silk, gaji silk, mashru, mashru silk, charmeuse, duchess satin, sateen, slipper satin, modal satin, liquid satin',
  ],
  [
    'cotton',
    'cotton gauze, double gauze, gauze cotton, cotton lawn, batiste, cambric, voile, cotton voile, mulmul, muslin, sprigged muslin, terrycot, poly cotton, polycotton, cheesecloth, dosuti, akwete, barkcloth, bark cloth, cordura, gabardine, gaberdine, moleskin, canvas, duck canvas, ripstop, drill, percale, calico, homespun, osnaburg, ticking, hickory cloth',
  ],
  [
    'wool',
    'barathea, cavalry twill, camel hair, camelhair, serge, melton, boiled wool, hopsack, wool hopsack, wool serge, loden cloth, whipcord, felt, felted wool, nailhead wool, birdseye wool, sharkskin wool, fresco wool',
  ],
  ['tweed', 'donegal tweed, heather tweed, harris tweed, herringbone tweed cloth, boucle, bouclé, shetland tweed'],
  [
    'knit',
    'lambswool, merino, merino wool, alpaca, mohair, angora, shetland wool, thermal knit, chenille, waffle knit cotton, cashmere blend, knitted silk',
  ],
  [
    'jersey',
    'bamboo, bamboo jersey, modal, neoprene, scuba, ponte, ponte roma, milano, dri fit, mesh jersey, cotton jersey, viscose jersey, slub jersey',
  ],
  ['fleece', 'towelling, terry towelling, terry cloth, french terry, polar fleece cloth, sherpa fleece'],
  ['net', 'tulle, point d esprit, point desprit, dotted net, swiss tulle, soft net, can can net, bobbinet'],
  ['chiffon', 'plumetis, silk gauze, dotted chiffon'],
  ['velvet', 'panne velvet, crushed velvet, silk velvet, devore, devoré, burnout velvet, velour, velveteen'],
  [
    'lace',
    'cord lace, lace cord, chantilly lace, guipure, guipure lace, alençon lace, alencon lace, nottingham lace, irish crochet, battenberg lace, french lace, dry lace, swiss lace',
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
