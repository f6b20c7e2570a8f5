import type { REPORT_MESSAGE as ENGLISH, REPORT_REASON as REASONS } from '@toile/contract';
import type { Words } from '#web/content/words.ts';

/** Why a post is reported or taken down, in Hindi. */
export const REPORT_REASON: Words<typeof REASONS> = {
  obscene: 'नग्नता या अश्लील चीज़',
  young: '18 से कम उम्र का कोई ऐसे दिखाया गया जैसे नहीं दिखाना चाहिए',
  hateful: 'लोगों से नफ़रत',
  threatening: 'धमकी या हिंसा',
  likeness: 'असली व्यक्ति, जिसने इसकी अनुमति नहीं दी',
  copied: 'किसी और का काम, या कोई ब्रांड',
  contact: 'विज्ञापन या संपर्क की जानकारी',
  other: 'कुछ और',
};

export const REPORT_MESSAGE: Words<typeof ENGLISH> = {
  own: 'यह आपकी अपनी पोस्ट है। आप इसे हटा सकते हैं।',
  tooMany: 'आप 500 पोस्ट की शिकायत कर चुके हैं। पहले किसी पुरानी शिकायत को वापस लें।',
  takenDown: 'हमने यह चित्र समुदाय से हटाया है, इसलिए यह दूसरों को नहीं दिखाया जा सकता। जवाब देने का रास्ता संपर्क पन्ना है।',
};
