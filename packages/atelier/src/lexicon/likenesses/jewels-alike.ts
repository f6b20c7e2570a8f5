/** Jewels by the names of Indian and English shops. */
import type { Alike } from './alike.ts';

export const JEWELS_ALIKE: readonly Alike[] = [
  // about the neck
  [
    'necklace',
    'gold',
    'mango necklace, palakka necklace, nagapadam, nagapadam necklace, lariat, lariat necklace, y necklace',
  ],
  [
    'necklace',
    'gold',
    'navratna set, navratan set, navaratna set, navratna jewellery, bridal set, temple set, necklace set, gold set',
  ],
  ['choker', 'gold', 'choker set, afghani choker'],
  ['choker', 'pearl', 'chinchpeti, pearl chinchpeti'],
  [
    'necklace',
    'silver',
    'diamond set, american diamond set, ad set, cz set, diamond necklace, tennis necklace, diamond tennis necklace, crystal necklace, silver set, german silver set',
  ],
  ['necklace', 'oxidised silver', 'oxidised set, oxidized set'],
  ['necklace', 'black', 'nallapusalu, karimani mala, black beads, black bead chain, black beads chain'],
  ['pendant', 'gold', 'mangalsutra, thali chain, thaali chain, taali'],
  // at the ears
  ['jhumkas', 'gold', 'chand bali, chand balis, chaand bali, chaandbali, chaandbalis, chand baali', 'jhumkas'],
  ['jhumkas', 'gold', 'jhumka bali, jhumka balis, bali jhumkas, kashmiri jhumkas'],
  [
    'earrings',
    'gold',
    'dangle earrings, threader earrings, threaders, bar earrings, long earrings, chain earrings, resin earrings',
  ],
  ['studs', 'gold', 'ear tops, gold tops, tops earrings, solitaires, solitaire studs, solitaire earrings'],
  [
    'hoops',
    'gold',
    'huggies, huggie, huggie hoops, huggie earrings, medium hoops, mini hoops, kaan bali, kan bali, kaan baali, bali earring, gold bali, baali hoops',
  ],
  // on arms and feet
  [
    'bangles',
    'gold',
    'churi, churiyan, churiya, chudi, chudiyan, choodi, choodiyan, bangdya, lac bangles, lakh bangles, silk thread bangles, thread bangles, metal bangles, stack of bangles, bangle stack',
  ],
  ['bangles', 'gold', 'kaleere, kalire, kaleeras, kaleera, kalira', 'bangles'],
  ['bracelet', 'silver', 'tennis bracelet, diamond tennis bracelet, diamond bracelet, crystal bracelet, cz bracelet'],
  // on the head
  ['maang-tikka', 'gold', 'sheesh patti, sheeshpatti, matha pati'],
  ['nose-ring', 'gold', 'clip on nose ring, clip on nath, nose clip'],
];
