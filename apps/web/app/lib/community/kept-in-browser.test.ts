import { beforeEach, describe, expect, it } from 'vitest';
import { forgetKeptItems, keepInBrowser, readKeptItems } from '#web/lib/community/kept-in-browser.ts';

const cells = new Map<string, string>();
const store = () => ({
  getItem: (key: string) => cells.get(key) ?? null,
  setItem: (key: string, value: string) => void cells.set(key, value),
  removeItem: (key: string) => void cells.delete(key),
});
const design = (id: string) => ({
  id,
  imageUrl: `/v1/storage/buckets/designs/files/${id}/view`,
  prompt: 'a plum velvet coat',
  createdAt: '2026-11-21T12:00:00.000+00:00',
  createdBy: 'u1',
});
beforeEach(() => cells.clear());

describe('designs kept in the browser', () => {
  it("are written under 'galleryItems' as the specification says", () => {
    expect(keepInBrowser(design('p1'), store)).toBe(true);
    expect(JSON.parse(cells.get('galleryItems') ?? '')).toEqual([
      {
        ...design('p1'),
        userName: 'You',
        likes: 0,
        liked: false,
        userLiked: false,
        isGenerated: true,
        isShared: false,
      },
    ]);
  });

  it('are kept once, the last foremost', () => {
    keepInBrowser(design('p1'), store);
    keepInBrowser(design('p2'), store);
    expect(keepInBrowser(design('p1'), store)).toBe(false);
    expect(readKeptItems(store).map(({ id }) => id)).toEqual(['p2', 'p1']);
  });

  it('leave the browser one by one, and no empty list behind', () => {
    keepInBrowser(design('p1'), store);
    keepInBrowser(design('p2'), store);
    forgetKeptItems(['p1'], store);
    expect(readKeptItems(store).map(({ id }) => id)).toEqual(['p2']);
    forgetKeptItems(['p2'], store);
    expect(cells.has('galleryItems')).toBe(false);
  });

  it.each(['', 'no json', '{}', '[1, {"id": ""}]'])('that cannot be read are none: %s', (text) => {
    cells.set('galleryItems', text);
    expect(readKeptItems(store)).toEqual([]);
  });

  it('are none where the browser has no storage', () => {
    const refused = () => {
      throw new Error('SecurityError');
    };
    expect(readKeptItems(refused)).toEqual([]);
  });
});
