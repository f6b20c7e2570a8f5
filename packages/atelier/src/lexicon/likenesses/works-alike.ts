/** Works of the needle, trims and tabs as Indian and English shops call them: what each is, or what it is drawn as. */
import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { at, near, nearAt, same } from './detail-rows.ts';

export const WORKS_ALIKE: readonly DetailEntry[] = [
  // by thread, wire and frame
  ...same(
    'zardosi',
    'jardosi, jardozi, jardoshi, zardoshi, jardosi work, jardozi work, jardoshi work, zardoshi work, jardosi embroidery, jardozi embroidery, zardosi hand work, zardozi hand work',
  ),
  ...near(
    'zardosi',
    'zardosi embroidery',
    'khatli work, khatla work, khatli, adda work, hand adda work, nakshi work, naqshi work, naksi work, kalabattu work, neem zari, neem zari work, vasli embroidery',
  ),
  ...same('aari', 'ari work, ari embroidery, aari hand work, aari tari work, aari thread work'),
  ...same(
    'embroidery',
    'hand work, handwork, hand embroidery work, thread embroidery, thread embroidery work, machine work, computer embroidery, computer work',
  ),
  ...near('embroidery', 'embroidery', 'parsi work, parsi embroidery, chinai work, gamthi work, gamthi embroidery'),
  ...same('chikankari', 'bakhiya, bakhiya work, murri work, phanda work, lakhnavi work, lakhnawi work, lucknawi work'),
  // by what is sewn on
  ...same('sequins', 'sequence work, sequance work, sequence embroidery, sequance embroidery'),
  ...near('sequins', 'sequins', 'pitta work, pita work, tikki work, tikli work'),
  ...same('mukaish', 'mukesh work, mukesh embroidery'),
  ...same(
    'mirror-work',
    'foil mirror work, foil mirrors, real mirror work, abla work, abhla work, aabla work, glass work, kanch work, kaanch work, sheesha work, shisha work',
  ),
  ...near('beads', 'beading', 'salli work, katdana work, kat dana work, kardana work'),
  ...same(
    'stones',
    'crystal embellished, stone embellished, rhinestone embellished, diamante embellished, crystal embellishment, crystal embellishments, stone embellishment, crystal studded, rhinestone studded, crystal work',
  ),
  ...same('sequins', 'sequin embellishment, sequin embellishments'),
  ...same('mirror-work', 'mirror embellishment, mirror embellishments'),
  // of their part
  ...same('head-cover', 'ghoonghat, ghunghat, ghungat, ghoongat'),
  at(
    'embroidered-neck',
    'an embroidered placket',
    'embroidered placket, embroidered front placket, embroidered button placket, embroidery on the placket, embroidery on placket, placket embroidery',
  ),
  ...near('back-pocket', 'back pockets', 'embroidered back pockets, embroidered back pocket'),
  ...near('patch-pocket', 'patch pockets', 'carpenter pocket, carpenter pockets'),
  ...same('kangaroo-pocket', 'hoodie pocket, hoodie pockets, muff pocket, front pouch pocket'),
  ...same('turn-up', 'cuffed').map((row): DetailEntry => ({ ...row, families: ['trousers', 'jumpsuit'] })),
  ...same('high-low-hem', 'dip hem, dipped back hem, stepped side hem'),
  ...same('nivi-drape', 'ulta pallu, ulta palla, ulta pallu style'),
  ...nearAt(
    'rolled-sleeve',
    'rolled sleeves',
    'roll up tabs, roll-up tabs, roll tab sleeves, roll-tab sleeves, sleeve tabs',
  ),
];
