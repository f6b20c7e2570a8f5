import type { GALLERY_WORDS as ENGLISH } from '#web/content/gallery.ts';
import type { Words } from '#web/content/words.ts';
import { wearWords } from './wear.ts';

const isHindi = (words: string | number): boolean => /[\u0900-\u097f]/.test(`${words}`);

export const GALLERY_WORDS: Words<typeof ENGLISH> = {
  emptyWall: {
    noSharedDesignsYet: 'अभी कोई साझा डिज़ाइन नहीं',
    theLineIsEmpty: 'तार ख़ाली है। गैलरी में जो आप रखेंगे वह सबसे पहले यहीं टँगेगा।',
    createYourFirstDesign: 'अपना पहला डिज़ाइन बनाएँ',
    goToYourDesigns: 'अपने डिज़ाइनों पर जाएँ',
    nothingLikedYet: 'अभी कुछ पसंद नहीं किया',
    designsWhoseHeartYou: 'जिन डिज़ाइनों का दिल आप दबाते हैं वे यहाँ साथ रहते हैं।',
    seeEveryonesDesigns: 'सबके डिज़ाइन देखें',
    youHaveNotShared: 'आपने अभी कोई डिज़ाइन साझा नहीं किया',
    saveOneOfYour: 'अपना कोई डिज़ाइन गैलरी में रखें, वह यहाँ और सबके साथ टँगेगा।',
    yourCollectionIsEmpty: 'आपका संग्रह ख़ाली है',
    openADesignChoose: 'कोई डिज़ाइन खोलें, “चित्र लें या रखें” चुनें, फिर “गैलरी में रखें”: वह यहाँ रहेगा।',
    couldNotBeLoaded: 'गैलरी नहीं आ सकी',
    nothingIsLost: 'कुछ खोया नहीं: डिज़ाइन जहाँ थे वहीं हैं। थोड़ी देर में फिर देखें।',
    lookAgain: 'फिर देखें',
  },
  gallery: {
    designs: 'डिज़ाइन',
  },
  likeButton: {
    likeSoFar: (likes) => `पसंद करें, अब तक ${likes}`,
  },
  tile: {
    words: (prompt, title) => {
      const worn = wearWords(`${title}`);
      return !isHindi(prompt) && isHindi(worn) ? worn : `${prompt}`;
    },
    tells: (description) => (isHindi(description) ? `${description}` : ''),
    by: (name) => `डिज़ाइनर: ${name}`,
    byHouse: () => 'हमारा डिज़ाइन',
  },
  toolbar: {
    grid: 'ग्रिड',
    masonry: 'मोज़ेक',
    communityGallery: 'सामुदायिक गैलरी',
    createDesign: 'डिज़ाइन बनाएँ',
    whoseDesigns: 'किसके डिज़ाइन',
    order: 'क्रम',
    layout: 'जमावट',
    shows: { all: 'सभी', liked: 'मेरी पसंद', mine: 'मेरे', kept: 'संग्रह' },
    orders: { newest: 'सबसे नए', 'most-liked': 'सबसे पसंदीदा' },
  },
  wallEnd: {
    room: { all: 'आपके डिज़ाइन की जगह', liked: 'और की जगह', mine: 'आपके अगले डिज़ाइन की जगह', kept: 'और की जगह' },
    moreDesignsCouldNot: 'और डिज़ाइन नहीं आ सके। ये बने रहेंगे।',
    tryAgain: 'फिर कोशिश करें',
    fetchingMoreDesigns: 'और डिज़ाइन आ रहे हैं',
    everyDesign: (count, isOne) => (isOne ? 'अभी यहाँ एक ही डिज़ाइन है।' : `आपने सभी ${count} डिज़ाइन देख लिए।`),
  },
  wallSkeleton: {
    loadingDesigns: 'डिज़ाइन आ रहे हैं',
  },
};
