import type { PUBLIC_PAGE as ENGLISH } from '#web/content/public-page.ts';
import type { Words } from '#web/content/words.ts';

export const PUBLIC_PAGE: Words<typeof ENGLISH> = {
  heartButton: {
    like: 'पसंद करें',
    likeSoFar: (likes) => `पसंद करें, अब तक ${likes}`,
    signIn: 'साइन इन',
  },
  keepButton: {
    keptInThisBrowser: 'इस ब्राउज़र में रखा गया; साइन इन करने पर आपके खाते में चला जाता है।',
    tryAgainInA: 'थोड़ी देर में फिर कोशिश करें।',
    addToCollection: 'संग्रह में जोड़ें',
  },
  publicPage: {
    more: 'और',
    onItsWay: 'चित्र आ रहा है …',
    enlargeThePicture: 'चित्र बड़ा करें',
    fashionIllustration: (title) => `फ़ैशन चित्र: ${title}`,
    by: (userName) => `डिज़ाइनर: ${userName}`,
    houseDesign: '· हमारा डिज़ाइन',
    whatWasAskedFor: 'जो माँगा गया',
    designYourOwn: 'डिज़ाइन बनाएँ',
    seeItInThe: 'गैलरी में देखें',
  },
  publicWaiting: {
    loadingTheDesign: 'डिज़ाइन आ रहा है',
    designNotShownToile: 'डिज़ाइन नहीं दिखता · Toile',
    theDesignCouldNot: 'डिज़ाइन नहीं आ सका',
    thisDesignIsNot: 'यह डिज़ाइन दिखाया नहीं जाता',
    theServerCannotBe: 'सर्वर तक अभी पहुँचा नहीं जा सकता। डिज़ाइन सुरक्षित है।',
    itsAuthorHasTaken: 'बनाने वाले ने इसे वापस ले लिया है, या पता पूरा नहीं है।',
    tryAgain: 'फिर कोशिश करें',
    returnToHome: 'होम पर लौटें',
  },
};
