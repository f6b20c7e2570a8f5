import { availableParallelism } from 'node:os';
import { openLane } from './process-lane.ts';

/** One core stays with whoever asks for something else, where there is more than one; none needs many pictures at once. */
const PROCESSES = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Milliseconds. The dearest picture that is let in takes some seconds of a core. */
const DEADLINE_MS = 30_000;

/**
 * Milliseconds; what took that much of a core and was not done once would be so again. A machine that is busy with others gives a picture
 * less than that until its deadline.
 */
const PAUSE = { ms: 120_000, from: 12_000 } as const;

/** Pictures that one person may have sent at once. */
export const SENT_EACH = 2;

/** Pictures that people send: decoded, judged and drawn anew. Those that wait lie on the disk. */
export const sentPictures = openLane({
  processes: PROCESSES,
  deadline: DEADLINE_MS,
  each: SENT_EACH,
  overall: 64,
  pause: PAUSE,
});

/** Smaller forms of pictures that are stored, which anybody may ask for; a page of the gallery asks for many. */
export const previewPictures = openLane({ processes: PROCESSES, deadline: DEADLINE_MS, each: 200, overall: 600 });

/** Ends the processes for pictures in an orderly way, once nobody asks for any. */
export async function endPictureProcesses(): Promise<void> {
  await Promise.all([sentPictures.close(), previewPictures.close()]);
}
