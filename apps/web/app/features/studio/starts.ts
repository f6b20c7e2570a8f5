import type { BriefForm } from '#web/features/studio/brief-form.ts';
import lehenga from '#web/features/studio/pictures/starts/lehenga.avif';
import overcoat from '#web/features/studio/pictures/starts/overcoat.avif';
import teaDress from '#web/features/studio/pictures/starts/tea-dress.avif';

/** A brief to begin from. */
export interface Start {
  id: string;
  /** The person of the sheet that the atelier draws from this very brief, 168 × 300 px. */
  picture: string;
  /** What the card says. */
  title: string;
  brief: Pick<BriefForm, 'style_idea'> & Partial<BriefForm>;
}

export const STARTS: readonly Start[] = [
  {
    id: 'tea-dress',
    picture: teaDress,
    title: 'Cream tea dress, floral print, puff sleeves',
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
    picture: overcoat,
    title: 'Long grey overcoat, crimson cable knit, pale denim',
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
    picture: lehenga,
    title: 'Indigo lehenga with gold dots, pink choli and dupatta',
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
