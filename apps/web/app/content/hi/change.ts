import type { CHANGE as ENGLISH } from '#web/content/change.ts';
import type { Words } from '#web/content/words.ts';

export const CHANGE: Words<typeof ENGLISH> = {
  title: 'क्या बदलना है?',
  label: 'अपने शब्दों में कहें',
  hint: 'जैसे: ज़मीन तक लंबा, पन्ना-हरे रंग में, बिना बेल्ट। बाक़ी सब वैसा ही रहता है, और रेखाचित्र मुफ़्त है।',
  press: 'बनाएँ',
  pressFree: 'बनाएँ, मुफ़्त',
  free: 'इसी डिज़ाइन के दूसरे रंग और दूसरा माध्यम: कोई टोकन नहीं।',
  handTitle: 'हाथ से बदलें',
  handWaiting: 'जो चुना जा सकता है वह आ रहा है…',
  byHand: 'हाथ से',
  startOver: 'जैसा था',
  undo: 'पिछला चुनाव वापस लें',
  lock: (title) => `${title} जैसा है वैसा ही रहे`,
  locked: 'वैसा ही',
  putOn: 'और पहनाएँ',
  nothing: 'कुछ नहीं',
  anyColour: 'कोई और रंग',
  isNow: (name) => `अब ${name}`,
  colourOf: (title) => `${title} का रंग`,
  takeOff: (title) => `${title} हटाएँ`,
  sketchOf: (title) => `बदले हुए डिज़ाइन का रेखाचित्र: ${title}`,
  notSketched: 'इसका रेखाचित्र यहाँ नहीं बनता। पूरा डिज़ाइन इसे दिखाता है, और कुछ न बदले तो कुछ नहीं लगता।',
  family: 'इसका परिवार',
  first: 'पहला',
};
