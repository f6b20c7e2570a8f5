import type { UI as ENGLISH } from '#web/content/ui.ts';
import type { Words } from '#web/content/words.ts';

export const UI: Words<typeof ENGLISH> = {
  button: {
    free: 'मुफ़्त',
  },
  dialog: {
    close: 'बंद करें',
  },
  moreButton: {
    showAll: 'पूरा पढ़ें',
    showLess: 'कम दिखाएँ',
  },
  passwordInput: {
    hidePassword: 'पासवर्ड छिपाएँ',
    showPassword: 'पासवर्ड दिखाएँ',
  },
  slider: {
    betweenAnd: (value, ends, ends2) => `${value}, ${ends} और ${ends2} के बीच`,
  },
  strengthHint: {
    mustBeAtLeast: (min) => `कम से कम ${min} अक्षर`,
    easyToGuessMake: 'आसानी से भाँपा जा सकता है: लंबा करें, या अनमेल शब्द जोड़ें',
    fairAFewMore: 'ठीक: कुछ और अक्षर इसे मज़बूत बना देंगे',
    strong: 'मज़बूत',
  },
};
