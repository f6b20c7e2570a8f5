import { letOthersFirst } from '#server/product/let-others-first.ts';
import { cut } from './cut.ts';
import type { GarmentReply, GarmentTask } from './garment-task.ts';

letOthersFirst();

/** Runs in a thread, one task at a time. */
export default async (task: GarmentTask): Promise<GarmentReply> => {
  try {
    return { bytes: await cut(task) };
  } catch (error) {
    // The cutter's way to say that a size or a garment is none of this Look's.
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
};
