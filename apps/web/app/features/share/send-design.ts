import { openWaitingWindow } from '#web/features/share/open-window.ts';
import {
  browserWire,
  pictureOf,
  type ShareEnding,
  type ShareTarget,
  shareDesign,
} from '#web/features/share/share-design.ts';
import type { ShareSubject } from '#web/features/share/subject.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const wire = { ...browserWire, openWindow: openWaitingWindow };

function tell({ done, message, more }: ShareEnding): void {
  if (!message) return;
  if (done) toastDone(message, more);
  else toastFault(message, more);
}

/** Whether the device has a sheet of its own for sharing. */
export const canOffer = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/** Sends a design and tells how it ended. */
export const sendDesign = async (target: ShareTarget, subject: ShareSubject): Promise<void> =>
  tell(await shareDesign(target, subject, wire));

/** Saves the picture as a file and tells how it ended. */
export async function downloadDesign(subject: ShareSubject): Promise<void> {
  const { url, name } = pictureOf(subject);
  const { saved, message } = await browserWire.download(url, name);
  tell({ done: saved, message });
}
