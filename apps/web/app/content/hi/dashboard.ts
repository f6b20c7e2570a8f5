import type { DASHBOARD as ENGLISH } from '#web/content/dashboard.ts';
import type { Words } from '#web/content/words.ts';
import { wearWords } from './wear.ts';

export const DASHBOARD: Words<typeof ENGLISH> = {
  activityList: {
    youDesigned: (title) => `आपने बनाया: ${wearWords(`${title}`)}`,
    notDrawnTokenBack: (title) => `नहीं बना, टोकन लौट आया: ${wearWords(`${title}`)}`,
    youPosted: (title) => `आपने पोस्ट किया: ${wearWords(`${title}`)}`,
    personLikes: 'को पसंद है',
    peopleLike: 'लोगों को पसंद है',
    youBought: (count) => `आपने ${count} ख़रीदे`,
    freeFromUs: (count) => `${count} मुफ़्त, हमारी ओर से`,
    recentActivity: 'हाल की गतिविधि',
    noRecentActivity: 'हाल में कोई गतिविधि नहीं',
  },
  dashboard: {
    youHaveSaved: (count) => `आपके सहेजे डिज़ाइन: ${count}`,
    premiumPlan: 'हाई डेफ़िनिशन और बिना बैकग्राउंड के चित्र आपके लिए खुले हैं।',
    freePlan: 'अपने आप कुछ नहीं कटता: टोकन जब चाहें तब लें।',
    yourDesigns: 'आपके डिज़ाइन',
    inTheGallery: (posted) => `गैलरी में: ${posted}`,
    inTheMaking: (running) => `, ${running} बन रहे हैं`,
    createDesign: 'डिज़ाइन बनाएँ',
    subscription: 'टोकन',
    noSubscription: (left, free, bought) => `कोई सब्सक्रिप्शन नहीं। ${left} बाक़ी: ${free} मुफ़्त, ${bought} ख़रीदे।`,
    viewPlans: 'दाम देखें',
    welcome: (name) => `स्वागत है, ${name}`,
    upgradeToPremium: 'प्रीमियम लें',
    addTokens: 'टोकन जोड़ें',
    yourNumbersCouldNot: 'आपके आँकड़े नहीं आ सके',
    nothingIsLost: 'कुछ खोया नहीं है।',
    tryAgain: 'फिर कोशिश करें',
  },
  latestDesigns: {
    latestSheets: 'नए डिज़ाइन',
    willHang: 'आप जो बनाएँगे वह यहाँ रहेगा।',
    allGenerations: 'सब डिज़ाइन',
  },
};
