import type { COMPARE_WORDS as ENGLISH } from '#web/content/compare.ts';
import type { Words } from '#web/content/words.ts';

export const COMPARE_WORDS: Words<typeof ENGLISH> = {
  title: 'तुलना · Toile',
  heading: 'साथ-साथ',
  lede: 'जो पहले से अलग है वह नीचे लिखा है, और चित्रों पर अंक से दिखाया गया है।',
  back: 'सब डिज़ाइन',
  nth: (n) => `डिज़ाइन ${n}`,
  differs: (count) => (count === 0 ? 'पहनावे में पहले से कुछ अलग नहीं।' : `${count} बातें पहले से अलग हैं`),
  first: 'बाक़ी की तुलना इसी से है।',
  nothing: 'कुछ नहीं',
  change: (from, to) => `पहले ${from} → अब ${to}`,
  slider: 'दूसरे को और दिखाएँ',
  over: 'एक के ऊपर एक',
  alt: (title) => `${title}, अकेली आकृति`,
  marks: (numbers) => `इनमें अलग: ${numbers}`,
  few: 'तुलना के लिए अपने दो से चार डिज़ाइन चुनें।',
  toHistory: 'अपने डिज़ाइनों पर जाएँ',
  lost: 'इनमें से एक डिज़ाइन की तुलना नहीं हो सकती',
  lostMore: 'वह हटाया गया, अधूरा है, या पता नहीं कि इसमें क्या पहना गया है।',
};
