import type { DONE as ENGLISH } from '#web/content/done.ts';
import type { Words } from '#web/content/words.ts';

export const DONE: Words<typeof ENGLISH> = {
  isReady: (title) => (title ? `${title} तैयार है` : 'आपका डिज़ाइन तैयार है'),
  open: 'खोलें',
  more: 'मेज़ पर रखा है।',
  tellMe: 'बन जाए तो बताएँ',
  willTell: 'बन जाने पर आपका ब्राउज़र बताएगा।',
};
