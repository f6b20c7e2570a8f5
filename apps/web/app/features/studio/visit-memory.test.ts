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
    expect(after.press()).toEqual(press);
    after.forgetPress();
    expect(before.press()).toBeUndefined();
  });

  it('shows nothing of one account to another', () => {
    const store = tab();
    openVisitMemory('asha', () => store).keepPress(press);
    const other = openVisitMemory('ravi', () => store);
    expect(other.press()).toBeUndefined();
    expect(other.brief()).toEqual(EMPTY_BRIEF);
  });

  it('starts empty on what it cannot read', () => {
    const store = tab();
    const memory = openVisitMemory('asha', () => store);
    store.setItem('toile.studio.asha.press', '{"key":""}');
    store.setItem('toile.studio.asha.brief', '<');
    expect(memory.press()).toBeUndefined();
    expect(memory.brief()).toEqual(EMPTY_BRIEF);
  });

  it('goes without where the browser forbids storage', () => {
    const memory = openVisitMemory('asha', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.keepBrief(EMPTY_BRIEF);
    memory.keepPress(press);
    memory.forgetPress();
    expect(memory.brief()).toEqual(EMPTY_BRIEF);
    expect(memory.press()).toBeUndefined();
  });
});
