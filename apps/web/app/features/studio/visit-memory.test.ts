import { GenerationRequest } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '#web/features/studio/brief-form.ts';
import { isFollowable, openVisitMemory } from '#web/features/studio/visit-memory.ts';

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const press = {
  key: 'k1',
  request: GenerationRequest.parse({ style_idea: 'red saree' }),
  designId: 'd1',
  seen: false,
  pressedAt: 1_700_000_000_000,
};

describe('a press of this visit', () => {
  const { designId: _, ...unaccepted } = press;
  const minute = 60_000;

  it('is asked after at any time once it was accepted', () => {
    expect(isFollowable(press, press.pressedAt + 600 * minute)).toBe(true);
  });

  it('is sent again only a short while after, when nobody knows whether it arrived', () => {
    expect(isFollowable(unaccepted, press.pressedAt + 9 * minute)).toBe(true);
    expect(isFollowable(unaccepted, press.pressedAt + 11 * minute)).toBe(false);
  });
});

describe('the memory of a visit', () => {
  it('gives brief and press back after a reload', () => {
    const store = tab();
    const before = openVisitMemory('asha', () => store);
    before.keepBrief({ ...EMPTY_BRIEF, style_idea: 'red sa', season: 'winter' });
    before.keepPress(press);
    const after = openVisitMemory('asha', () => store);
    expect(after.brief()).toEqual({ ...EMPTY_BRIEF, style_idea: 'red sa', season: 'winter' });
    expect(after.presses()).toEqual([press]);
    after.forgetPress('k1');
    expect(before.presses()).toEqual([]);
  });

  it('keeps every press, the newest first, each as it was last known', () => {
    const memory = openVisitMemory('asha', tab);
    const store = tab();
    const kept = openVisitMemory('asha', () => store);
    kept.keepPress(press);
    kept.keepPress({ ...press, key: 'k2', seen: true });
    kept.keepPress({ ...press, seen: true });
    expect(kept.presses().map(({ key, seen }) => [key, seen])).toEqual([
      ['k2', true],
      ['k1', true],
    ]);
    for (let more = 3; more < 40; more++) kept.keepPress({ ...press, key: `k${more}` });
    expect(kept.presses()).toHaveLength(24);
    expect(kept.presses()[0]?.key).toBe('k39');
    expect(memory.presses()).toEqual([]);
  });

  it('shows nothing of one account to another', () => {
    const store = tab();
    openVisitMemory('asha', () => store).keepPress(press);
    const other = openVisitMemory('ravi', () => store);
    expect(other.presses()).toEqual([]);
    expect(other.brief()).toEqual(EMPTY_BRIEF);
  });

  it('starts empty on what it cannot read', () => {
    const store = tab();
    const memory = openVisitMemory('asha', () => store);
    store.setItem('toile.studio.asha.presses', '[{"key":""}]');
    store.setItem('toile.studio.asha.brief', '<');
    expect(memory.presses()).toEqual([]);
    expect(memory.brief()).toEqual(EMPTY_BRIEF);
  });

  it('goes without where the browser forbids storage', () => {
    const memory = openVisitMemory('asha', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.keepBrief(EMPTY_BRIEF);
    memory.keepPress(press);
    memory.forgetPress('k1');
    expect(memory.brief()).toEqual(EMPTY_BRIEF);
    expect(memory.presses()).toEqual([]);
  });
});
