import type { SHARE as ENGLISH } from '#web/content/share.ts';
import type { Words } from '#web/content/words.ts';

export const SHARE: Words<typeof ENGLISH> = {
  postingItem: {
    saveToGallery: 'गैलरी में रखें',
    unpost: 'पोस्ट हटाएँ',
  },
  saveButton: {
    posted: 'गैलरी में',
    unpost: 'पोस्ट हटाएँ',
    saveToGallery: 'गैलरी में रखें',
    inTheGallery: 'गैलरी में है',
    save: 'सहेजें',
  },
  takeOutDialog: {
    title: 'यह सामुदायिक गैलरी में है',
    lead: 'साइन इन किया हर व्यक्ति इसे वहाँ देखता है। पोस्ट हटाने पर यह आपका ही रहता है।',
    cancel: 'वहीं रहने दें',
  },
  shareDesign: {
    theDesignIsSafe: 'डिज़ाइन सुरक्षित है। थोड़ी देर में फिर कोशिश करें।',
    theBrowserKeptThe: 'ब्राउज़र ने नई विंडो नहीं खुलने दी।',
    allowItOrCopy: 'अनुमति दें, या लिंक कॉपी करें।',
    drawnByToile: (title) => `${title}, Toile का बनाया`,
    linkCopied: 'लिंक कॉपी हो गया',
    whoeverHasItCan: 'जिसके पास यह है वह डिज़ाइन देख सकता है।',
    theLinkCouldNot: 'लिंक कॉपी नहीं हो सका।',
  },
  shareItems: {
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    facebook: 'Facebook',
    twitter: 'Twitter',
    copyLink: 'लिंक कॉपी करें',
    more: 'और…',
  },
  shareMenu: {
    share: 'साझा करें',
  },
  shopItems: {
    findOnMyntra: 'Myntra पर ढूँढें',
    searchAllShops: 'सब दुकानों में ढूँढें',
  },
  transferItems: {
    tryAgainInA: 'थोड़ी देर में फिर कोशिश करें।',
    takenOutOfYour: 'आपके संग्रह से निकाला गया',
    itCouldNotBe: 'निकाला नहीं जा सका।',
    removeFromCollection: 'संग्रह से निकालें',
    uploadToGallery: 'गैलरी में रखें',
    download: 'डाउनलोड',
    unpost: 'पोस्ट हटाएँ',
  },
  postDialog: {
    title: 'सामुदायिक गैलरी में पोस्ट करें?',
    lead: 'यह साइन इन किए हर व्यक्ति को, और जिसके पास पता हो उसे दिखेगा। आप कभी भी वापस ले सकते हैं।',
    words: 'आपके शब्द',
    name: 'आपका नाम',
    cancel: 'निजी रखें',
    confirm: 'पोस्ट करें',
  },
  posting: {
    pleaseMakeSureThat: 'कृपया देखें कि आप साइन इन हैं और डिज़ाइन आपका है।',
    theServerCannotBe: 'सर्वर तक पहुँचा नहीं जा सकता',
    takenOutOfThe: 'सामुदायिक गैलरी से हटाया गया',
    theDesignIsStill: 'डिज़ाइन अब भी आपका है।',
    itCouldNotBe: 'हटाया नहीं जा सका।',
    tryAgainInA: 'थोड़ी देर में फिर कोशिश करें।',
  },
};
