import { describe, expect, it } from 'vitest';
import { createTallies } from './tallies.ts';

const NOW = 1_000_000;

describe('tallies of callers', () => {
  it('keep what each of a thousand callers has done apart', () => {
    const { find, untold } = createTallies(100_000);
    const callers = Array.from({ length: 1000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
    for (const [calls, caller] of callers.entries()) untold[find(caller, 60, NOW)] = calls;
    expect(callers.map((caller) => untold[find(caller, 60, NOW)])).toEqual(callers.map((_, calls) => calls));
  });

  it('begin anew when the window is over, and not before', () => {
    const { find, known, untold, resetsAt } = createTallies(8);
    const slot = find('somebody', 60, NOW);
    known[slot] = 5;
    untold[slot] = 2;
    expect(find('somebody', 60, NOW + 59_999)).toBe(slot);
    expect([known[slot], untold[slot]]).toEqual([5, 2]);
    expect(find('somebody', 60, NOW + 60_000)).toBe(slot);
    expect([known[slot], untold[slot], resetsAt[slot]]).toEqual([0, 0, NOW + 120_000]);
  });

  it('let the one whose window ends first give way where there is no room, and nobody else', () => {
    const { find, untold } = createTallies(8);
    for (let i = 0; i < 8; i++) untold[find(`caller ${i}`, 60, NOW + ((i + 5) % 8))] = i + 1;
    untold[find('one more', 60, NOW + 9)] = 9;
    // The fourth came first.
    const left = [0, 1, 2, 4, 5, 6, 7].map((i) => untold[find(`caller ${i}`, 60, NOW + 9)]);
    expect(left).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(untold[find('caller 3', 60, NOW + 9)]).toBe(0);
  });

  it('take no more memory for a million callers than for one', () => {
    const { find, known } = createTallies(800);
    for (let i = 0; i < 20_000; i++) find(`caller ${i}`, 60, NOW + i);
    expect(known).toHaveLength(800);
    expect(find('caller 19999', 60, NOW + 20_000)).toBeLessThan(800);
  });
});
