import { BOUTIQUE } from '#web/content/boutique.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/** Copies the link of an offer, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastDone(BOUTIQUE.offer.copied, BOUTIQUE.offer.copiedMore);
  } catch {
    toastFault(BOUTIQUE.offer.copyFailed, url);
  }
}
