import type { Fabric } from '@toile/look';
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';

/** Cloths that keep the name they are said by; each is drawn as the one it looks like. */
const ALIKE: readonly (readonly [fabric: Fabric, names: string, drawnAs?: string])[] = [
  ['leather', 'latex, pvc, rubber latex, liquid latex, latex rubber'],
  [
    'brocade',
    'songket, kain songket, jamawar, jamavar, bazin, bazin riche, guinea brocade, himroo, kinkhab, kinkhwab, benarasi brocade, kimkhab, matelasse, matelassé, cloque, cloqué, cloky, tapestry, tapestry cloth, jacquard weave cotton, baluchari, baluchari silk, figured silk, satin jacquard',
  ],
  [
    'organza',
    'piña, pina, piña cloth, pina cloth, jusi, crystal organza, glass organza, organdie, stiff organza, shot organza, gazar, silk gazar',
  ],
  [
    'georgette',
    'nida, nidah, wool crepe, chirimen, chirimen crepe, crinkle crepe, hammered crepe, viscose georgette, moss crepe fabric',
  ],
  [
    'silk',
    'crepe de chine, crêpe de chine, faille, pongee, bemberg, shantung, cotton silk, silk cotton, george wrapper cloth, lotus silk, silk noil, noil, matka silk, matka, modal silk, moire, moiré, moire silk, grosgrain, ottoman, ilkal, ilkal silk, venkatagiri silk, narayanpet, kosa silk, kosa, china silk, dupion raw silk, silk twill, foulard, poult, paper taffeta, shot silk, silk faille, hanbok silk, kimono silk, parachute silk',
  ],
  [
    'satin',
    'mikado, peau de soie, gajji silk, gaji silk, mashru, mashru silk, slipper satin, modal satin, liquid satin, acetate, acetate satin, crepe back satin, hammered satin, washed satin, foil jersey, satin crepe',
  ],
  [
    'cotton',
    'cotton gauze, double gauze, gauze cotton, batiste, sprigged muslin, poly cotton, polycotton, dosuti, akwete, barkcloth, bark cloth, cordura, duck canvas, calico, homespun, osnaburg, ticking, hickory cloth, tant, tant cotton, mangalagiri, mangalagiri cotton, venkatagiri, venkatagiri cotton, narayanpet cotton, kora cotton, crushed cotton, crinkled cotton, chintz cotton, dobby cotton, jacquard cotton, cotton dobby, chino cloth, chino twill, taslan, gore tex, gore-tex, hardshell fabric, softshell fabric, technical cloth, taffeta nylon, ventile, dry wax, end on end, end-on-end, pinpoint cotton, chambray cotton, flax cotton, cotton slub, nettle, lawn cloth, japanese cotton, sea island cotton, giza cotton, voile cotton, bull denim',
  ],
  [
    'wool',
    'barathea, cavalry twill, camel hair, camelhair, serge, wool serge, loden cloth, whipcord, nailhead wool, birdseye wool, sharkskin wool, fresco wool, tropical wool, gabardine wool, covert cloth, mackinaw, mackinaw wool, blanket wool, pressed wool, felted cloth, wool felt, wool twill, tricotine, vicuna',
  ],
  ['tweed', 'donegal tweed, heather tweed, harris tweed, herringbone tweed cloth, boucle, bouclé, shetland tweed'],
  ['knit', 'alpaca, shetland wool, thermal knit, chenille, waffle knit cotton, cashmere blend, knitted silk'],
  ['jersey', 'bamboo, bamboo jersey, milano, mesh jersey, slub jersey'],
  ['fleece', 'towelling, terry towelling, terry cloth, french terry, polar fleece cloth, sherpa fleece'],
  [
    'net',
    'point d esprit, point desprit, dotted net, swiss tulle, soft net, can can net, bobbinet, power mesh, powermesh, illusion tulle, glitter net, stretch mesh, athletic mesh, sports mesh, sequin net',
  ],
  ['georgette', 'viscose, viscose rayon, cupro, tencel, lyocell, liva', 'crepe'],
  ['cotton', 'waxed cotton, waxed canvas, oilskin, moleskin'],
  ['jersey', 'modal'],
  ['chiffon', 'plumetis, silk gauze, dotted chiffon'],
  ['velvet', 'panne velvet, crushed velvet, silk velvet, devore, devoré, burnout velvet, velour, velveteen'],
  [
    'chiffon',
    'crinkled chiffon, crinkle chiffon, chiffon crepe, silk georgette chiffon, pleated chiffon, crushed chiffon',
  ],
  [
    'fur',
    'fox fur, mink fur, rabbit fur, astrakhan, karakul, persian lamb, pony hair, ponyskin, calf hair, faux mink, faux fox, mongolian lamb, teddy, teddy plush, borg fleece, shaggy fur',
  ],
  [
    'quilted',
    'down filled, down-filled, down nylon, padded nylon, wadded cotton, quilted satin, quilted cotton, quilted velvet, puffy nylon, padded satin',
  ],
  [
    'leather',
    'plastic, clear plastic, pu, polyurethane, shiny pvc, wet look, wet look vinyl, eel skin, ostrich leather, distressed leather, washed leather, lambskin, calfskin, sheepskin leather, deerskin, buckskin',
  ],
  ['velvet', 'alcantara, ultrasuede, velvet devore, silk velour, stretch velvet, sueded cotton, embossed velvet'],
  [
    'lace',
    'cord lace, lace cord, guipure lace, alençon lace, alencon lace, nottingham lace, irish crochet, corded lace, eyelash lace, gotta lace cloth, cotton lace, stretch lace, leavers lace, venise lace, lyon lace, scalloped lace, battenberg lace, french lace, dry lace, swiss lace',
  ],
  [
    'silk',
    'soft silk, semi silk, bhagalpuri silk, bangalore silk, banglori silk, nylon silk, munga silk, monga silk, gicha silk, gicha, ghicha, ghicha silk, katan silk, katan, kora silk, pat silk, garad, garad silk, murshidabad silk, bishnupuri silk, vichitra, vichitra silk, dola, dola silk, poly silk, polysilk, kantha silk, tusser, tusser silk, tussor, tussor silk, jute silk, khadi silk, linen silk, silk linen, lichi silk, litchi silk, kubera pattu, sana silk, gajji, bomkai, bomkai silk, sambalpuri silk, berhampuri silk, kotpad, silk crepe blend, poly raw silk, faux silk, viscose silk, silk viscose',
  ],
  [
    'cotton',
    'stretch cotton, cotton flex, flex cotton, glaze cotton, glazed cotton, begampuri, begampuri cotton, begumpuri, begumpuri cotton, khesh, khesh cotton, sungudi, sungudi cotton, chettinad cotton, chettinadu, chettinadu cotton, kanchi cotton, kalyani cotton, coimbatore cotton, balaramapuram, balaramapuram cotton, pochampally cotton, ponduru khadi, bhagalpuri cotton, mangalgiri, mangalgiri cotton, pima cotton, egyptian cotton, giza cotton, cotton satin, cotton sateen, pakistani lawn, cotton drill, slub cotton, cheesecloth, terry cotton, terrycot, crinkle cotton, crinkled cotton fabric, khadi cotton, kora muslin, kora cotton fabric, poly cotton blend, cotton viscose, cotton modal, lampi, mul mul cotton fabric, handspun cotton, rubia cotton, two by two, 2x2 cotton, cotton mulmul fabric',
  ],
  [
    'poplin',
    'nylon, polyamide, parachute, parachute fabric, parachute nylon, parachute cloth, taslan, taslan nylon, windcheater fabric, windcheater nylon, crinkle nylon, nylon taffeta, ripstop nylon, shell fabric, softshell, soft shell',
    'crisp cotton',
  ],
  [
    'jersey',
    'cotton lycra, cotton spandex, lycra cotton, lycra blend, poly lycra, nylon spandex, nylon lycra, single jersey, ponte knit, scuba knit, scuba crepe, bamboo cotton, hosiery cotton, cotton hosiery, micro polyester, dry fit, dri fit, dry-fit, dri-fit, four way lycra, four way stretch, 4 way stretch, polyester blend, poly blend, sinker fabric, lycra fabric, neoprene, scuba fabric',
  ],
  [
    'fleece',
    'loop knit, loopknit, loop knit cotton, minky, towel fabric, terry towel, terry towel fabric, micro fleece',
  ],
  [
    'georgette',
    'poly georgette, poly crepe, polycrepe, korean crepe, japanese crepe, french crepe, bubble crepe, blooming georgette, khaddi georgette, satin georgette, banarasi georgette, shimmer georgette, pure georgette, rayon slub, slub rayon, liva rayon, heavy crepe, heavy rayon, rayon cotton, viscose crepe silk, muslin silk georgette, jam cotton crepe',
  ],
  [
    'chiffon',
    'chinon, chinnon, chinon chiffon, chinnon chiffon, chinon silk, chinnon silk, foil chiffon, pure chiffon, bemberg chiffon, shimmer chiffon, printed chiffon silk, crush chiffon',
  ],
  [
    'organza',
    'kora organza, banarasi organza, satin organza, jimmy choo, jimmy choo organza, jimmy choo silk, zari kota, tissue linen, tissue chanderi, muslin organza, foil organza, shimmer organza, embroidered organza silk, gold tissue silk',
  ],
  [
    'satin',
    'japan satin, malai satin, lampi satin, armani satin, dull satin, heavy satin, ajrakh modal, satin lycra, satin cotton blend, pleated satin fabric, stretch satin, velvet satin',
  ],
  [
    'net',
    'hard net, butterfly net, mono net, russian net, nylon net, illusion net, shimmer net, heavy net, embroidered net fabric, lycra net, illusion tulle, illusion mesh',
  ],
  ['velvet', 'micro velvet, viscose velvet, velvet 9000, 9000 velvet, pure velvet, banarasi velvet'],
  [
    'leather',
    'nappa leather, nappa, rexine, lamb leather, sheep leather, genuine leather, cracked leather, crackle leather, leather look, leather effect, leather finish, faux leather look, coated denim leather',
  ],
  [
    'knit',
    'lurex knit, metallic knit, open knit, pointelle, pointelle knit, acrylic, acrylic knit, acrylic wool, jacquard knit, loose knit, crochet look knit, slub knit, bouclé yarn knit',
  ],
  [
    'wool',
    'super 120s wool, super 100s wool, super 150s wool, kashmiri wool, tweed wool, terry wool, terry rayon, worsted wool, wool silk, woollen blend, kani, kani wool, kani weave',
  ],
  [
    'linen',
    'linen cotton, linen slub, pure linen, khadi linen, linen look, european linen, belgian linen, linen viscose',
  ],
  ['denim', 'rigid denim, denim look, non stretch denim, slub denim, lightweight denim, tencel denim, cotton denim'],
];

/** Whether its name says what it is drawn as: 'silk velvet' is a velvet. */
const isOf = (name: string, fabric: Fabric): boolean => name.split(/[ -]/).includes(fabric);

export const CLOTHS_ALIKE: readonly AttributeEntry[] = ALIKE.flatMap(([fabric, names, drawnAs = fabric]) =>
  names.split(', ').map(
    (name): AttributeEntry => ({
      id: name.replaceAll(' ', '-'),
      words: name,
      as: 'fabric',
      is: { fabric, fabricName: name },
      ...(!isOf(name, fabric) && { nearTo: drawnAs }),
    }),
  ),
);
