import type { REEL as ENGLISH } from '#web/content/reel.ts';
import type { Words } from '#web/content/words.ts';

export const REEL: Words<typeof ENGLISH> = {
  reelSheet: {
    fashionIllustration: (title) => `फ़ैशन चित्र: ${title}`,
  },
  reelSide: {
    shop: 'ख़रीदें',
    share: 'साझा करें',
    transfer: 'चित्र लें या रखें',
    like: 'पसंद',
    likeSoFar: (likes) => `पसंद करें, अब तक ${likes}`,
  },
  reelWords: {
    ofWord: (count) => `/ कुल ${count}`,
    showMore: 'और दिखाएँ',
    by: (post) => `डिज़ाइनर: ${post}`,
    houseDesign: '· हमारा डिज़ाइन',
    openItsPage: 'इसका पन्ना खोलें',
  },
  reel: {
    previousDesign: 'पिछला डिज़ाइन',
    nextDesign: 'अगला डिज़ाइन',
    close: 'बंद करें',
  },
};
