import type { TIPS_WORDS as ENGLISH } from '#web/content/tips.ts';
import type { Words } from '#web/content/words.ts';

export const TIPS_WORDS: Words<typeof ENGLISH> = {
  beSpecific: 'साफ़-साफ़ कहें',
  moreDetailGivesBetter: 'जितनी बारीकी, उतना अच्छा नतीजा।',
  aDress: 'एक गाउन',
  ankleLengthCowlNeck: ', टखने तक, काउल गला, तिरछी काट',
  mentionColorsAndMaterials: 'रंग और कपड़ा बताएँ',
  sayFabricsTexturesAnd: 'कपड़ा, बुनावट और रंगों का मेल लिखें।',
  aWinterCoat: 'सर्दी का कोट',
  inCamelWoolOver: ', ऊँटिया ऊन में, क्रीम स्वेटर के ऊपर',
  includeStyleReferences: 'शैली का हवाला दें',
  nameADesignInspiration: 'किसी प्रेरणा या फ़ैशन के दौर का नाम लें।',
  wideTrousers: 'चौड़ी पतलून',
  wideTrousersDetails: ', 1970 का दशक, ऊँची कमर, बो ब्लाउज़ के साथ',
};
