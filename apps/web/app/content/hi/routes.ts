import type { ROUTES as ENGLISH } from '#web/content/routes.ts';
import type { Words } from '#web/content/words.ts';

export const ROUTES: Words<typeof ENGLISH> = {
  account: {
    yourAccountToile: 'आपका खाता · Toile',
  },
  aiOutfitGenerator: {
    aiOutfitGeneratorToile: 'AI पोशाक जनरेटर · Toile',
    describeAnOutfitIn: 'शब्दों और विकल्पों में पोशाक बताएँ, और उसका चित्र लिखे हुए विवरण के साथ पाएँ।',
    generate: 'बनाएँ',
    allGenerations: 'सब डिज़ाइन',
    left: (tokens) => `${tokens} बाक़ी।`,
    thatWasYourLast: 'यह आपका आख़िरी टोकन था।',
    signInToGoOn: 'आपका ब्रीफ़ सुरक्षित है। आगे बढ़ने के लिए साइन इन करें।',
    yourBriefIsKept: 'आपका ब्रीफ़ सुरक्षित है।',
    yourDesignsAreKept: 'आपके डिज़ाइन सुरक्षित हैं।',
    generator: 'जनरेटर',
    highDefinitionAndRemove: 'हाई डेफ़िनिशन और पृष्ठभूमि हटाना पहली ख़रीद के साथ मिलते हैं।',
  },
  dashboard: {
    dashboardToile: 'डैशबोर्ड · Toile',
  },
  gallery: {
    communityGalleryToile: 'सामुदायिक गैलरी · Toile',
    outfitsThatPeopleDescribed: 'पोशाकें जो लोगों ने बताईं और Toile ने बनाईं: पसंद करें, साझा करें, डाउनलोड करें, और अपनी पोस्ट करें।',
    thisDesignIsNot: 'यह डिज़ाइन अब गैलरी में नहीं है।',
  },
  login: {
    signInToile: 'साइन इन · Toile',
  },
  notFound: {
    pageNotFoundToile: 'पन्ना नहीं मिला · Toile',
    pageNotFound: 'पन्ना नहीं मिला',
    thisPieceIsMissing: 'पैटर्न का यह टुकड़ा ग़ायब है। यहाँ कुछ नहीं रखा:',
    returnToHome: 'होम पर लौटें',
    seeTheGallery: 'गैलरी देखें',
    designAnOutfit: 'डिज़ाइन बनाएँ',
  },
  publicDesign: {
    download: 'डाउनलोड',
  },
  receipt: {
    receiptToile: 'रसीद · Toile',
  },
  recovery: {
    setANewPassword: 'नया पासवर्ड बनाएँ · Toile',
  },
  signup: {
    createAnAccountToile: 'खाता बनाएँ · Toile',
  },
  tokens: {
    yourTokensToile: 'आपके टोकन · Toile',
    yourTokens: 'आपके टोकन',
  },
  verification: {
    confirmYourAddressToile: 'पते की पुष्टि करें · Toile',
  },
};
