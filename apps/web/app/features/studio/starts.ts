import lehenga from '#web/features/studio/pictures/starts/lehenga.avif';
import overcoat from '#web/features/studio/pictures/starts/overcoat.avif';
import teaDress from '#web/features/studio/pictures/starts/tea-dress.avif';
import { START_BRIEFS, type StartBrief } from '#web/features/studio/start-briefs.ts';

export interface Start extends StartBrief {
  /** The figure that the atelier draws from this very brief, 420 × 630 px. */
  picture: string;
  /** Where in it the figure stands, in parts of its width. */
  middle: number;
}

const PICTURES: Readonly<Record<string, Pick<Start, 'picture' | 'middle'>>> = {
  lehenga: { picture: lehenga, middle: 0.48 },
  overcoat: { picture: overcoat, middle: 0.43 },
  'tea-dress': { picture: teaDress, middle: 0.39 },
};

export const STARTS: readonly Start[] = START_BRIEFS.flatMap((start) => {
  const shown = PICTURES[start.id];
  return shown ? [{ ...start, ...shown }] : [];
});
