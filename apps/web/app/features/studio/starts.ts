import lehenga from '#web/features/studio/pictures/starts/lehenga.avif';
import overcoat from '#web/features/studio/pictures/starts/overcoat.avif';
import teaDress from '#web/features/studio/pictures/starts/tea-dress.avif';
import { START_BRIEFS, type StartBrief } from '#web/features/studio/start-briefs.ts';

export interface Start extends StartBrief {
  /** The figure that the atelier draws from this very brief, 420 × 630 px. */
  picture: string;
}

const PICTURES: Readonly<Record<string, string>> = { lehenga, overcoat, 'tea-dress': teaDress };

export const STARTS: readonly Start[] = START_BRIEFS.flatMap((start) => {
  const picture = PICTURES[start.id];
  return picture ? [{ ...start, picture }] : [];
});
