import { DONE } from '#web/content/done.ts';

const MARK = /^\(\d+\) /;
/** Designs that became ready while nobody looked at the page. */
let unseen = 0;

interface Badged {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}
/** Installed apps have a badge in some browsers only. */
const badged = (): Badged => navigator as Badged;

function show(): void {
  const title = document.title.replace(MARK, '');
  document.title = unseen > 0 ? `(${unseen}) ${title}` : title;
  const ends = unseen > 0 ? badged().setAppBadge?.(unseen) : badged().clearAppBadge?.();
  // An app that is not installed has no badge.
  ends?.catch(() => undefined);
}

function see(): void {
  if (document.hidden) return;
  unseen = 0;
  show();
  document.removeEventListener('visibilitychange', see);
}

/** Whether the browser may still be asked to tell of designs that are done. */
export const canBeTold = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Asks the browser's own question. Resolves with whether it will tell. */
export const askToBeTold = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/** Says that a design is done to who does not look at the page: in its title, on its badge, and as a notice where that was allowed. */
export function announceDone(title: string): void {
  if (!document.hidden) return;
  unseen += 1;
  show();
  document.addEventListener('visibilitychange', see);
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(DONE.isReady(title), { body: DONE.more, icon: '/icon.svg', tag: 'design' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some browsers of phones show none outside of a service worker: title and badge say it.
  }
}
