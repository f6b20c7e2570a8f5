import { sentPictures } from './lanes.ts';
import { refuseShape } from './picture-shape.ts';
import type { MadePicture, PictureTask } from './picture-task.ts';

/**
 * Has a picture that `by` sent worked on, where its header lets it be: one that is refused for its shape waits in no line and holds no
 * process.
 * @throws {ProductError} `file-unsupported`, `pictures-too-many`
 */
export async function sendPicture(task: PictureTask, by: string): Promise<MadePicture> {
  await refuseShape(task.from);
  return sentPictures.make(task, by);
}
