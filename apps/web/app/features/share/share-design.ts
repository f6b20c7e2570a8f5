import { MESSAGE } from '@toile/contract';
import { SHARE } from '#web/content/share.ts';
import type { WaitingWindow } from '#web/features/share/open-window.ts';
import { type LinkTarget, shareLink } from '#web/features/share/share-links.ts';
import type { ShareSubject } from '#web/features/share/subject.ts';
import { downloadPicture, pictureName } from '#web/lib/download-picture.ts';
import { downloadUrl } from '#web/lib/file-url.ts';

/** Ways to send a design. `device` is the sheet of the system, where it has one. */
export type ShareTarget = LinkTarget | 'instagram' | 'link' | 'device';

/** What sharing needs of the browser; the tests bring their own. */
export interface ShareWire {
  openWindow: () => WaitingWindow | undefined;
  copy: (text: string) => Promise<void>;
  /** Opens the system's sheet; rejects with an AbortError when the person closes it. */
  offer: (what: { title: string; text: string; url: string }) => Promise<void>;
  download: (url: string, name: string) => Promise<{ saved: boolean; message: string }>;
}

/** How it ended: words for the person, or none where the new window says enough. */
export interface ShareEnding {
  done: boolean;
  message?: string;
  more?: string;
}

const failed: ShareEnding = {
  done: false,
  message: MESSAGE.shareUploadFailed,
  more: SHARE.shareDesign.theDesignIsSafe,
};

export const pictureOf = ({ fileId, title, id }: Pick<ShareSubject, 'fileId' | 'title' | 'id'>) => ({
  url: downloadUrl(fileId),
  name: pictureName(title, id),
});

async function sendToInstagram(subject: ShareSubject, wire: ShareWire): Promise<ShareEnding> {
  const { url, name } = pictureOf(subject);
  const { saved, message } = await wire.download(url, name);
  if (!saved) return { done: false, message };
  return {
    done: true,
    message: subject.from === 'studio' ? MESSAGE.instagramFromStudio : MESSAGE.instagramFromGallery,
  };
}

async function sendLink(target: LinkTarget, subject: ShareSubject, wire: ShareWire): Promise<ShareEnding> {
  const opened = wire.openWindow();
  if (!opened) {
    return { done: false, message: SHARE.shareDesign.theBrowserKeptThe, more: SHARE.shareDesign.allowItOrCopy };
  }
  try {
    const pageUrl = await subject.publish();
    opened.goTo(shareLink(target, { words: SHARE.shareDesign.drawnByToile(subject.title), pageUrl }));
    return { done: true };
  } catch {
    opened.close();
    return failed;
  }
}

async function copyLink(subject: ShareSubject, wire: ShareWire): Promise<ShareEnding> {
  let pageUrl: string;
  try {
    pageUrl = await subject.publish();
  } catch {
    return failed;
  }
  try {
    await wire.copy(pageUrl);
    return { done: true, message: SHARE.shareDesign.linkCopied, more: SHARE.shareDesign.whoeverHasItCan };
  } catch {
    return { done: false, message: SHARE.shareDesign.theLinkCouldNot, more: pageUrl };
  }
}

async function offerToDevice(subject: ShareSubject, wire: ShareWire): Promise<ShareEnding> {
  try {
    const url = await subject.publish();
    await wire.offer({ title: subject.title, text: SHARE.shareDesign.drawnByToile(subject.title), url });
    return { done: true };
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? { done: true } : failed;
  }
}

/** Sends a design; it is made public first, except for Instagram, which takes the picture itself. */
export function shareDesign(target: ShareTarget, subject: ShareSubject, wire: ShareWire): Promise<ShareEnding> {
  switch (target) {
    case 'instagram':
      return sendToInstagram(subject, wire);
    case 'link':
      return copyLink(subject, wire);
    case 'device':
      return offerToDevice(subject, wire);
    default:
      return sendLink(target, subject, wire);
  }
}

/** The browser's own. */
export const browserWire = {
  copy: (text: string) => navigator.clipboard.writeText(text),
  offer: (what: { title: string; text: string; url: string }) => navigator.share(what),
  download: (url: string, name: string) => downloadPicture(url, name),
};
