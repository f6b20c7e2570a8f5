import { SAMPLES as ENGLISH } from '#web/content/samples.ts';

type Id = (typeof ENGLISH)[number]['id'];
interface Told {
  /** The words it is asked for with. */
  words: string;
  description: string;
  collection: string;
}

const SANGEET = 'संगीत की शाम';
const MONSOON = 'बरसात का बाग़';
const HINDI: Record<Id, Told> = {
  saree: {
    words: 'मैजेंटा रेशमी साड़ी, टील ब्लाउज़, सुनहरा बॉर्डर',
    description: 'मैजेंटा रेशमी साड़ी, बुना हुआ सुनहरा बॉर्डर, टील ब्लाउज़ के साथ',
    collection: SANGEET,
  },
  overcoat: {
    words: 'पिंडली तक ऊँटिया ऊनी कोट, क्रीम बुना रोलनेक और गहरी नीली जींस',
    description: 'पिंडली तक ऊँटिया ऊनी कोट, क्रीम रोलनेक और गहरी नीली डेनिम',
    collection: 'पहली ठंड',
  },
  gown: {
    words: 'पन्ना-हरे रेशमी साटन का स्लिप गाउन, काउल गला, टखने तक',
    description: 'पन्ना-हरे साटन का स्लिप गाउन, काउल गला, टखने तक',
    collection: 'रात आठ के बाद',
  },
  ikat: {
    words: 'नीली इकत सूती शर्ट ड्रेस, बेल्ट के साथ, घुटने तक',
    description: 'नीले इकत सूती कपड़े की बेल्ट वाली शर्ट ड्रेस, घुटने तक',
    collection: MONSOON,
  },
  lehenga: {
    words: 'नील रंग का बाँधनी लहँगा, सुनहरा ज़री बॉर्डर, गुलाबी चोली और झीना गुलाबी दुपट्टा',
    description: 'नील रंग का बाँधनी लहँगा, ज़री बॉर्डर, गुलाबी चोली और दुपट्टा',
    collection: SANGEET,
  },
  sherwani: {
    words: 'मैरून मख़मली शेरवानी, सुनहरी कढ़ाई, क्रीम चूड़ीदार',
    description: 'सुनहरी कढ़ाई वाली मैरून मख़मली शेरवानी, क्रीम चूड़ीदार के साथ',
    collection: SANGEET,
  },
  suit: {
    words: 'हल्का नीला लिनेन सूट, चौड़े पायँचे की पतलून और सफ़ेद शर्ट',
    description: 'हल्का नीला लिनेन सूट, चौड़े पायँचे की पतलून, सफ़ेद शर्ट',
    collection: 'दफ़्तर के दिन',
  },
  sundress: {
    words: 'पीली फूलदार सूती सनड्रेस, पफ़ आस्तीन, मिडी लंबाई',
    description: 'पीली फूलदार सूती सनड्रेस, पफ़ आस्तीन, पिंडली तक',
    collection: MONSOON,
  },
};

/** The same designs, told in Hindi. */
export const SAMPLES = ENGLISH.map(({ brief, ...sample }) => {
  const { words, ...told } = HINDI[sample.id];
  return { ...sample, ...told, brief: { ...brief, style_idea: words } };
});
