import { START_WORDS } from '#web/content/starts.ts';
import type { BriefForm } from '#web/features/studio/brief-form.ts';

/** A brief to begin from. Without its picture, so that a script can draw one from it. */
export interface StartBrief {
  id: string;
  /** What the card says. */
  title: string;
  /** Of its picture. */
  seed: number;
  brief: Pick<BriefForm, 'style_idea'> & Partial<BriefForm>;
}

export const START_BRIEFS: readonly StartBrief[] = [
  {
    id: 'tea-dress',
    title: START_WORDS['tea-dress'].title,
    seed: 4,
    brief: {
      style_idea: START_WORDS['tea-dress'].words,
      category: 'dress',
      season: 'summer',
      occasion: 'casual-date',
      style: 'vintage',
    },
  },
  {
    id: 'overcoat',
    title: START_WORDS.overcoat.title,
    seed: 5,
    brief: {
      style_idea: START_WORDS.overcoat.words,
      gender: 'male',
      category: 'outfit',
      season: 'winter',
      occasion: 'travel',
      style: 'minimalist',
    },
  },
  {
    id: 'lehenga',
    title: START_WORDS.lehenga.title,
    seed: 2,
    brief: {
      style_idea: START_WORDS.lehenga.words,
      category: 'outfit',
      occasion: 'wedding',
      style: 'formal',
      ethnicity: 'indian',
    },
  },
];
