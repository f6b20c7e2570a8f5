import { LESSONS as ENGLISH, type Lesson } from '#web/content/lessons.ts';

const TITLES: Record<Lesson['id'], string> = {
  signup: 'खाता बनाना और साइन इन',
  generation: 'डिज़ाइन बनाना',
  gallery: 'सामुदायिक गैलरी',
};

export const LESSONS: readonly Lesson[] = ENGLISH.map((lesson) => ({ ...lesson, title: TITLES[lesson.id] }));
