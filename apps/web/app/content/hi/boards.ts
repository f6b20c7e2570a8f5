import type { BOARD_WORDS as ENGLISH } from '#web/content/boards.ts';
import type { Words } from '#web/content/words.ts';

export const BOARD_WORDS: Words<typeof ENGLISH> = {
  title: 'बोर्ड · Toile',
  heading: 'बोर्ड',
  lede: 'वही डिज़ाइन नए लेआउट में, जहाँ दिखना है उसी के हिसाब से सजाया हुआ। मुफ़्त, और सिर्फ़ आपके लिए बनाया जाता है।',
  back: 'डिज़ाइन',
  layout: 'लेआउट',
  layouts: {
    hero: 'पूरा चित्र',
    'front-back': 'आगे और पीछे',
    crop: 'नज़दीक से',
    details: 'बारीकियाँ',
    'line-up': 'रंगों की क़तार',
    specification: 'सिलाई का ब्योरा',
    mood: 'मूड',
    product: 'दुकान के लिए',
  },
  format: 'फ़ॉर्मैट',
  formats: {
    portrait: 'खड़ा 3:4',
    square: 'चौकोर 1:1',
    post: 'पोस्ट 4:5',
    story: 'स्टोरी 9:16',
    a4: 'A4 काग़ज़',
  },
  size: 'फ़ाइल का आकार',
  pixels: (width, height) => `${width} × ${height} पिक्सेल`,
  save: 'डाउनलोड',
  encodings: { jpeg: 'JPEG', png: 'PNG', pdf: 'PDF' },
  stage: 'बोर्ड',
  alt: (title, layout) => `${title}, लेआउट: ${layout}`,
  ready: (layout, format) => `${layout}, ${format}: तैयार`,
  near: 'नज़दीक से देखें',
  tryAgain: 'फिर कोशिश करें',
  toHistory: 'अपने डिज़ाइन देखें',
  safe: 'बोर्ड सुरक्षित है। डाउनलोड फिर करके देखें।',
};
