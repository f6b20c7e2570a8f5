import { PAGES as ENGLISH, type PublicPage } from '#web/content/pages.ts';

const inHindi = (page: PublicPage, title: string, description: string): PublicPage => ({
  ...page,
  title,
  description,
});

/** Their share cards are drawn once, in English. */
export const PAGES: Readonly<Record<keyof typeof ENGLISH, PublicPage>> = {
  home: inHindi(
    ENGLISH.home,
    'Toile: पोशाक लिखिए, चित्र देखिए',
    'अपने शब्दों में पोशाक बताइए और उसका फ़ैशन चित्र लिखे हुए विवरण के साथ पाइए। पहला डिज़ाइन मुफ़्त।',
  ),
  features: inHindi(
    ENGLISH.features,
    'हम अलग क्यों हैं?',
    'AI से डिज़ाइन, अपने संग्रह, पेशेवर गुणवत्ता और तेज़ नमूने: चार बातें जो Toile अलग ढंग से करता है।',
  ),
  blog: inHindi(
    ENGLISH.blog,
    'आप क्या-क्या कर सकते हैं',
    'Toile के साथ आप जो कुछ कर सकते हैं: ब्रीफ़ लिखें, रूप पढ़ें, शब्दों से बदलें, हर डिज़ाइन रखें, साझा करें, गैलरी में पोस्ट करें।',
  ),
  pricing: inHindi(
    ENGLISH.pricing,
    'अपना टोकन पैक चुनें',
    'एक टोकन में एक डिज़ाइन। ₹150 में 10, ₹350 में 25, ₹650 में 50 टोकन, या ₹15 में एक। पहला मुफ़्त।',
  ),
  about: inHindi(ENGLISH.about, 'हमारे बारे में', 'Toile शब्दों को फ़ैशन चित्र बनाता है। वह ऐसे क्यों बनाता है, और कौन ज़िम्मेदार है।'),
  contact: inHindi(ENGLISH.contact, 'हमसे बात करें', 'लिखें, फ़ोन करें या आएँ।'),
  privacy: inHindi(
    ENGLISH.privacy,
    'गोपनीयता नीति',
    'Toile आपके बारे में क्या रखता है, क्यों, कब तक, और उसे कैसे देखें, बदलें या हटाएँ।',
  ),
  terms: inHindi(
    ENGLISH.terms,
    'सेवा की शर्तें',
    'वे शर्तें जिन पर Toile आपके लिए चित्र बनाता है: एक डिज़ाइन एक टोकन, पैसे वापस नहीं, और आपके डिज़ाइन आपके।',
  ),
  cookies: inHindi(ENGLISH.cookies, 'कुकी नीति', 'Toile कौन सी कुकी रखता है, और उनके बिना कैसे काम चले।'),
};
