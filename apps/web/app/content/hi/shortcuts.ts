import type { SHORTCUTS as ENGLISH } from '#web/content/shortcuts.ts';
import type { Words } from '#web/content/words.ts';

export const SHORTCUTS: Words<typeof ENGLISH> = {
  title: 'कुंजियाँ',
  lead: 'जहाँ कोई लिख नहीं रहा, वहाँ काम करती हैं।',
  single: 'अकेली कुंजियाँ',
  singleHint: 'बंद हो तो सिर्फ़ Ctrl या Cmd वाली, और जो खुला है उसकी कुंजियाँ चलती हैं।',
  andThen: 'फिर',
  groups: [
    {
      name: 'हर जगह',
      keys: [
        { keys: ['?'], does: 'यह सूची' },
        { keys: ['/'], does: 'खोज, जहाँ खोज हो' },
        { keys: ['G', 'H'], does: 'होम' },
        { keys: ['G', 'S'], does: 'AI पोशाक' },
        { keys: ['G', 'A'], does: 'सब डिज़ाइन' },
        { keys: ['G', 'G'], does: 'गैलरी' },
        { keys: ['G', 'D'], does: 'डैशबोर्ड' },
        { keys: ['G', 'T'], does: 'आपके टोकन' },
        { keys: ['G', 'P'], does: 'क़ीमतें' },
        { keys: ['G', 'U'], does: 'आपका खाता' },
      ],
    },
    {
      name: 'डिज़ाइन के साथ',
      keys: [
        { keys: ['L'], does: 'पसंद करें, या पसंद हटाएँ' },
        { keys: ['D'], does: 'डाउनलोड' },
        { keys: ['S'], does: 'साझा करें' },
        { keys: ['Ctrl', 'Enter'], isTogether: true, does: 'ब्रीफ़ लिखते समय डिज़ाइन बनाएँ' },
      ],
    },
    {
      name: 'पास से देखते समय, और रील में',
      keys: [
        { keys: ['←', '→'], isEither: true, does: 'पिछला, अगला डिज़ाइन; या जो पास है उसे खिसकाएँ' },
        { keys: ['↑', '↓'], isEither: true, does: 'रील में वही' },
        { keys: ['+', '−', '0'], isEither: true, does: 'पास, दूर, पूरा' },
        { keys: ['Esc'], does: 'जो खुला है उसे बंद करें' },
      ],
    },
  ],
};
