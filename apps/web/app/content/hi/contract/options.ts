/** Option lists of the generation form in Hindi: the same wire values in the same order. */
import type * as English from '@toile/contract';

type Option = (typeof English.CATEGORY)[number] | { value: string; label: string };
type List<T extends readonly Option[]> = readonly { readonly value: T[number]['value']; readonly label: string }[];

export const CATEGORY: List<typeof English.CATEGORY> = [
  { value: 'outfit', label: 'पूरी पोशाक' },
  { value: 'top', label: 'टॉप' },
  { value: 'bottom', label: 'बॉटम' },
  { value: 'dress', label: 'ड्रेस' },
  { value: 'coat', label: 'कोट' },
];
export const GENDER: List<typeof English.GENDER> = [
  { value: 'female', label: 'महिला' },
  { value: 'male', label: 'पुरुष' },
  { value: 'unisex', label: 'यूनिसेक्स' },
];
export const ETHNICITY: List<typeof English.ETHNICITY> = [
  { value: 'any', label: 'कोई भी' },
  { value: 'asian', label: 'पूर्वी एशियाई' },
  { value: 'south-asian', label: 'दक्षिण एशियाई' },
  { value: 'african', label: 'अफ़्रीकी' },
  { value: 'european', label: 'यूरोपीय' },
  { value: 'american', label: 'अमरीकी' },
  { value: 'latino', label: 'लातीनी' },
  { value: 'hispanic', label: 'हिस्पानी' },
  { value: 'middle-eastern', label: 'मध्य-पूर्वी' },
  { value: 'indian', label: 'भारतीय' },
  { value: 'other', label: 'अन्य' },
];
export const AGE: List<typeof English.AGE> = [
  { value: 'any', label: 'कोई भी' },
  { value: 'teen', label: 'किशोर' },
  { value: 'adult', label: 'वयस्क' },
  { value: 'senior', label: 'बुज़ुर्ग' },
];
export const SKIN_COLOR: List<typeof English.SKIN_COLOR> = [
  { value: 'any', label: 'कोई भी' },
  { value: 'fair-cool', label: 'गोरा, ठंडा' },
  { value: 'fair-warm', label: 'गोरा, गुनगुना' },
  { value: 'light-medium-neutral', label: 'हल्का गेहुँआ' },
  { value: 'olive-warm', label: 'जैतूनी' },
  { value: 'tan-golden', label: 'सुनहरा गेहुँआ' },
  { value: 'deep-cool', label: 'गहरा, ठंडा' },
  { value: 'deep-warm', label: 'गहरा, गुनगुना' },
  { value: 'ebony-rich', label: 'आबनूसी' },
];
export const SEASON: List<typeof English.SEASON> = [
  { value: 'any', label: 'कोई भी' },
  { value: 'summer', label: 'गर्मी' },
  { value: 'winter', label: 'सर्दी' },
  { value: 'spring', label: 'वसंत' },
  { value: 'autumn', label: 'पतझड़' },
];
export const ACCESSORIES: List<typeof English.ACCESSORIES> = [
  { value: 'none', label: 'कुछ नहीं' },
  { value: 'parure', label: 'पूरा ज़ेवर सेट' },
  { value: 'necklace', label: 'हार' },
  { value: 'bracelet', label: 'कंगन' },
  { value: 'hats', label: 'टोपी' },
  { value: 'scarves', label: 'स्कार्फ़' },
  { value: 'glasses', label: 'चश्मा' },
  { value: 'watches', label: 'घड़ी' },
];
export const OCCASION: List<typeof English.OCCASION> = [
  { value: 'casual', label: 'रोज़मर्रा' },
  { value: 'travel', label: 'सफ़र' },
  { value: 'formal', label: 'औपचारिक' },
  { value: 'party', label: 'पार्टी' },
  { value: 'wedding', label: 'शादी' },
  { value: 'festival', label: 'त्योहार' },
  { value: 'romantic-date', label: 'रोमांटिक डेट' },
  { value: 'casual-date', label: 'कैज़ुअल डेट' },
  { value: 'avant-garde', label: 'अवाँ-गार्द' },
  { value: 'gala', label: 'गाला' },
];
export const STYLE: List<typeof English.STYLE> = [
  { value: 'casual', label: 'रोज़मर्रा' },
  { value: 'formal', label: 'औपचारिक' },
  { value: 'streetwear', label: 'स्ट्रीटवेयर' },
  { value: 'athleisure', label: 'ऐथलीज़र' },
  { value: 'bohemian', label: 'बोहेमियन' },
  { value: 'vintage', label: 'विंटेज' },
  { value: 'minimalist', label: 'सादगी' },
  { value: 'avant-garde', label: 'अवाँ-गार्द' },
];
