import type { VIEWS as ENGLISH } from '#web/content/views.ts';
import type { Words } from '#web/content/words.ts';

export const VIEWS: Words<typeof ENGLISH> = {
  legend: 'दृश्य',
  figure: 'आकृति',
  sheet: 'शीट',
  flats: 'फ़्लैट ड्रॉइंग',
  picture: 'चित्र',
  lightTable: {
    hint: 'व्हील, चुटकी या + और − से पास-दूर; खींचने से खिसकता है; तीर की कुंजियों से अगला डिज़ाइन।',
    nearer: 'पास',
    farther: 'दूर',
    previous: 'पिछला डिज़ाइन',
    next: 'अगला डिज़ाइन',
    close: 'बंद करें',
  },
};
