import type { START_WORDS as ENGLISH } from '#web/content/starts.ts';
import type { Words } from '#web/content/words.ts';

export const START_WORDS: Words<typeof ENGLISH> = {
  'tea-dress': {
    title: 'क्रीम टी-ड्रेस, फूलदार प्रिंट, पफ़ आस्तीन',
    words: 'क्रीम सूती ड्रेस, फूलदार प्रिंट, पफ़ आस्तीन, वी गला, कमर पर डोरी',
  },
  overcoat: {
    title: 'लंबा स्लेटी ओवरकोट, लाल स्वेटर, हल्की जींस',
    words: 'लंबा स्लेटी ऊनी ओवरकोट, किरमिज़ी लाल स्वेटर, हल्की नीली जींस, भूरे चमड़े के बूट',
  },
  lehenga: {
    title: 'नीला लहँगा सुनहरी बूटी के साथ, गुलाबी चोली और दुपट्टा',
    words: 'नील रंग का रेशमी लहँगा, सुनहरी बूटियाँ, गुलाबी चोली और पारदर्शी गुलाबी दुपट्टा, सुनहरा बॉर्डर',
  },
};
