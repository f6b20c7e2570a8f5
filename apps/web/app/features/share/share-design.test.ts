import { describe, expect, it } from 'vitest';
import { type ShareWire, shareDesign } from '#web/features/share/share-design.ts';
import type { ShareSubject } from '#web/features/share/subject.ts';

const PAGE = 'https://toile.test/d/d1';

function scene(changes: Partial<ShareSubject> = {}, wireChanges: Partial<ShareWire> = {}) {
  const log: string[] = [];
  const subject: ShareSubject = {
    id: 'd1',
    fileId: 'f1',
    title: 'Plum velvet coat',
    words: 'a coat in plum velvet',
    from: 'studio',
    publish: async () => {
      log.push('published');
      return PAGE;
    },
    ...changes,
  };
  const wire: ShareWire = {
    openWindow: () => {
      log.push('opened');
      return {
        goTo: (address) => void log.push(`went to ${new URL(address).hostname}`),
        close: () => void log.push('closed'),
      };
    },
    copy: async (text) => void log.push(`copied ${text}`),
    offer: async ({ url }) => void log.push(`offered ${url}`),
    download: async (url, name) => {
      log.push(`downloaded ${name} from ${new URL(url, PAGE).pathname}`);
      return { saved: true, message: 'Image downloaded successfully!' };
    },
    ...wireChanges,
  };
  return { subject, wire, log };
}

const unpublishable = { publish: () => Promise.reject(new Error('500')) };

describe('sharing a design', () => {
  it.each([
    ['whatsapp', 'wa.me'],
    ['facebook', 'www.facebook.com'],
    ['twitter', 'twitter.com'],
  ] as const)('opens a window for %s within the press, publishes, and only then goes there', async (target, host) => {
    const { subject, wire, log } = scene();
    expect(await shareDesign(target, subject, wire)).toEqual({ done: true });
    expect(log).toEqual(['opened', 'published', `went to ${host}`]);
  });

  it.each(['whatsapp', 'facebook', 'twitter', 'link', 'device'] as const)(
    'says that the upload failed and sends nothing to %s',
    async (target) => {
      const { subject, wire, log } = scene(unpublishable);
      const ending = await shareDesign(target, subject, wire);
      expect(ending).toMatchObject({ done: false, message: 'Upload failed. Cannot share image.' });
      expect(log.filter((line) => line !== 'opened' && line !== 'closed')).toEqual([]);
      expect(log.filter((line) => line === 'opened')).toHaveLength(log.filter((line) => line === 'closed').length);
    },
  );

  it.each([
    ['studio', 'Image downloaded. Please open Instagram and upload it manually.'],
    ['gallery', 'Image downloaded. Open Instagram to upload manually.'],
  ] as const)(
    'downloads the picture for Instagram without publishing, with the words of the %s',
    async (from, words) => {
      const { subject, wire, log } = scene({ from });
      expect(await shareDesign('instagram', subject, wire)).toEqual({ done: true, message: words });
      expect(log).toEqual(['downloaded toile-plum-velvet-coat.jpg from /v1/storage/buckets/designs/files/f1/download']);
    },
  );

  it('tells why there is no picture for Instagram', async () => {
    const { subject, wire } = scene(
      {},
      { download: async () => ({ saved: false, message: 'Failed to fetch image.' }) },
    );
    expect(await shareDesign('instagram', subject, wire)).toEqual({ done: false, message: 'Failed to fetch image.' });
  });

  it('copies the address of the page, and shows it where it cannot be copied', async () => {
    const { subject, wire, log } = scene();
    expect(await shareDesign('link', subject, wire)).toMatchObject({ done: true, message: 'Link copied' });
    expect(log).toEqual(['published', `copied ${PAGE}`]);
    const refused = scene({}, { copy: () => Promise.reject(new Error('denied')) });
    expect(await shareDesign('link', refused.subject, refused.wire)).toMatchObject({ done: false, more: PAGE });
  });

  it('takes it for no fault when the sheet of the system is closed', async () => {
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
    const { subject, wire } = scene({}, { offer: closed });
    expect(await shareDesign('device', subject, wire)).toEqual({ done: true });
  });

  it('says so when the browser opens no window, and publishes nothing', async () => {
    const { subject, wire, log } = scene({}, { openWindow: () => undefined });
    expect(await shareDesign('whatsapp', subject, wire)).toMatchObject({ done: false });
    expect(log).toEqual([]);
  });
});
