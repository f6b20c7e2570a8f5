import type { Heritage } from '@toile/look';
import type { PersonWords } from '#atelier/lexicon/people.ts';

/** Where somebody or a style is from; the value is the option's own. */
export const HERITAGE_WORDS: readonly PersonWords<Heritage>[] = [
  {
    id: 'asian',
    words:
      'east asian, chinese, japanese, korean, asian, vietnamese, thai, filipino, taiwanese, bhutanese, tibetan, burmese, indonesian, malaysian, mongolian',
    is: 'asian',
  },
  { id: 'south-asian', words: 'south asian, pakistani, bangladeshi, sri lankan, nepali, desi', is: 'south-asian' },
  {
    id: 'indian',
    words:
      'indian, punjabi, rajasthani, gujarati, bengali, maharashtrian, tamil, south indian, north indian, marathi, malayali, kashmiri, telugu, bollywood, assamese, manipuri, sikkimese, naga, mizo, kannada, kannadiga, odia, oriya, goan, himachali, garhwali, kumaoni, sindhi, marwari, rajput, konkani, tamilian, keralite, andhra',
    is: 'indian',
  },
  {
    id: 'african',
    words:
      'african, nigerian, ghanaian, kenyan, ethiopian, afro caribbean, black woman, black man, black girl, black lady, black model, black gentleman, black guy, black boy, black dude, black male, african american, yoruba, igbo, senegalese',
    is: 'african',
  },
  {
    id: 'european',
    words:
      'european, caucasian, scandinavian, italian, french, german, british, english, irish, scottish, welsh, greek, dutch, polish, portuguese, nordic, russian, white woman, white man, slavic, spanish woman, swedish',
    is: 'european',
  },
  { id: 'latino', words: 'latino, latina, brazilian, colombian, latin american', is: 'latino' },
  { id: 'hispanic', words: 'hispanic, mexican, spanish', is: 'hispanic' },
  {
    id: 'middle-eastern',
    words: 'middle eastern, arab, arabic, arabian, persian, iranian, turkish, egyptian, emirati, moroccan',
    is: 'middle-eastern',
  },
  { id: 'american', words: 'american, native american', is: 'american' },
];
