import type { FOOTER as ENGLISH } from '#web/content/site-pages.ts';
import type { Words } from '#web/content/words.ts';

/** Long texts about the shop are its operator's, and English until there are others. */
export { ABOUT, BLOG, CONTACT, FEATURES } from '#web/content/site-pages.ts';

export const FOOTER: Words<typeof ENGLISH> = {
  columns: [
    {
      title: 'उत्पाद',
      links: [
        ['AI पोशाक जनरेटर', '/ai-outfit-generator'],
        ['गैलरी', '/gallery'],
        ['क़ीमतें', '/pricing'],
        ['विशेषताएँ', '/features'],
      ],
    },
    {
      title: 'हमारे बारे में',
      links: [
        ['परिचय', '/about'],
        ['ब्लॉग', '/blog'],
        ['संपर्क', '/contact'],
      ],
    },
    {
      title: 'नियम',
      links: [
        ['गोपनीयता', '/privacy'],
        ['शर्तें', '/terms'],
        ['कुकी', '/cookies'],
      ],
    },
  ],
  inOther: { name: 'English', language: 'en', at: '?language=en' },
  rights: 'सर्वाधिकार सुरक्षित।',
  powered: 'यहाँ का हर चित्र Toile ने बनाया है।',
};
