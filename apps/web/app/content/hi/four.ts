import type { FOUR as ENGLISH } from '#web/content/four.ts';
import type { Words } from '#web/content/words.ts';

export const FOUR: Words<typeof ENGLISH> = {
  button: 'एक साथ चार',
  title: 'एक साथ चार रूप',
  lede: 'चुनें कि वे किस बात में अलग हों। रेखाचित्र मुफ़्त हैं; चारों साथ बनते हैं, या कोई नहीं।',
  ways: 'वे अलग हों',
  way: { cut: 'काट में', colour: 'रंग में', cloth: 'कपड़े में', styling: 'सजावट में' },
  nth: (n) => `रूप ${n}`,
  alt: (n, told) => `रूप ${n} का रेखाचित्र। ${told}`,
  free: 'इसमें कोई टोकन नहीं लगता।',
  price: (cost) =>
    cost === 0
      ? 'केवल दूसरे रंग: चारों में कोई टोकन नहीं लगता।'
      : `चारों में ${cost} टोकन लगते हैं। जो नहीं बनता उसका टोकन लौट आता है।`,
  few: (count) =>
    count === 0 ? 'कम से कम एक बात चुनें जिसमें वे अलग हों।' : `इन बातों में इस डिज़ाइन के केवल ${count} रूप अलग हैं। एक बात और चुनें।`,
  cannot: 'इस ब्राउज़र में रूपों के रेखाचित्र नहीं बन सकते।',
  make: 'चारों बनाएँ',
  making: 'बन रहे हैं',
  others: 'दूसरे चार',
  going: 'बन रहा है',
  open: 'खोलें',
  notMade: 'चारों नहीं बने',
};
