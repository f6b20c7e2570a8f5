import SECONDS from '#web/content/lessons.json' with { type: 'json' };

export interface Lesson {
  id: keyof typeof SECONDS;
  title: string;
  /** Length of the recording. */
  seconds: number;
}

const lesson = (id: Lesson['id'], title: string): Lesson => ({ id, title, seconds: SECONDS[id] });

/** The tutorial videos, the large one in the middle of the story. `scripts/record-lessons.ts` records them and their lengths. */
export const LESSONS: readonly Lesson[] = [
  lesson('signup', 'SignUp/SignIn'),
  lesson('generation', 'Design Generation'),
  lesson('gallery', 'Community Gallery'),
];
