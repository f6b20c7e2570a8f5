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
    title: 'Cream tea dress, floral print, puff sleeves',
    seed: 4,
    brief: {
      style_idea: 'Cream cotton tea dress with a floral print, puff sleeves, a V neck and a tie at the waist',
      category: 'dress',
      season: 'summer',
      occasion: 'casual-date',
      style: 'vintage',
    },
  },
  {
    id: 'overcoat',
    title: 'Long grey overcoat, crimson cable knit, pale denim',
    seed: 5,
    brief: {
      style_idea: 'Long grey wool overcoat over a crimson cable-knit jumper and pale denim jeans, brown leather boots',
      gender: 'male',
      category: 'outfit',
      season: 'winter',
      occasion: 'travel',
      style: 'minimalist',
    },
  },
  {
    id: 'lehenga',
    title: 'Indigo lehenga with gold dots, pink choli and dupatta',
    seed: 2,
    brief: {
      style_idea:
        'Indigo silk lehenga with gold butti all over, a pink choli and a sheer pink dupatta with a gold border',
      category: 'outfit',
      occasion: 'wedding',
      style: 'formal',
      ethnicity: 'indian',
    },
  },
];
