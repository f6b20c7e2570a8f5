import { describe, expect, it } from 'vitest';
import { readView, withView } from '#web/lib/community/gallery-view.ts';

describe('the view of the gallery in its address', () => {
  it('is everybody, newest first, where nothing or nonsense is asked for', () => {
    expect(readView(new URLSearchParams())).toEqual({ sort: 'newest', show: 'all' });
    expect(readView(new URLSearchParams('sort=oldest&show=secrets'))).toEqual({ sort: 'newest', show: 'all' });
  });

  it('comes back as it was written', () => {
    const view = { sort: 'most-liked', show: 'mine' } as const;
    expect(readView(withView(new URLSearchParams(), view))).toEqual(view);
  });

  it('keeps what else the address holds, and leaves no trace of the opening view', () => {
    const search = new URLSearchParams('post=p1&sort=most-liked&show=liked');
    expect(withView(search, { sort: 'newest', show: 'all' }).toString()).toBe('post=p1');
  });
});
