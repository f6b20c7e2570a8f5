import type { BOARD_MESSAGE as ENGLISH } from '@toile/contract';
import type { Words } from '#web/content/words.ts';

/** What is said of boards, in Hindi. */
export const BOARD_MESSAGE: Words<typeof ENGLISH> = {
  drawing: 'बन रहा है, या बारी आने वाली है। आप जा सकते हैं: यह आपके लिए रखा रहेगा।',
  largeDrawing: 'बड़ी फ़ाइल बन रही है।',
  failed: 'यह बोर्ड नहीं बन सका। इसके लिए कुछ नहीं लिया गया।',
  notOrdered: 'यह बोर्ड माँगा नहीं जा सका। क्या आप ऑनलाइन हैं?',
  redrawn: 'यह डिज़ाइन बनने के बाद हमारा हाथ बदला है, इसलिए इस बोर्ड की बारीकियाँ उसके चित्र से अलग हो सकती हैं।',
  lost: 'आपका ऐसा कोई डिज़ाइन नहीं है।',
  lostMore: 'वह हटा दिया गया, या किसी और ने बनाया। बोर्ड उसी के लिए बनते हैं जिसने डिज़ाइन बनाया।',
  unfinished: 'यह डिज़ाइन अभी पूरा नहीं हुआ।',
  unfinishedMore: 'चित्र बनते ही इसके बोर्ड भी बन सकेंगे।',
  notFetched: 'डिज़ाइन नहीं मिल सका। क्या आप ऑनलाइन हैं?',
};
