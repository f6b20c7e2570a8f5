import { describe, expect, it } from 'vitest';
import { creepLimit, creepStep } from '#web/features/studio/creep.ts';

describe('the needle between two reports', () => {
  it('creeps towards the next stage and never into it', () => {
    const limit = creepLimit('reading', 0.06);
    expect(limit).toBeGreaterThan(0.06);
    expect(limit).toBeLessThan(0.15);
    let shown = 0.06;
    for (let i = 0; i < 1000; i++) shown = creepStep(shown, 0.06, limit, 100);
    expect(shown).toBeLessThanOrEqual(limit);
    expect(shown).toBeGreaterThan(0.12);
  });

  it('is never past the end, even in the last stage', () => {
    expect(creepLimit('pressing', 0.99)).toBeLessThan(1);
    expect(creepLimit('pressing', 1)).toBe(1);
  });

  it('jumps forward to what is reported and never back', () => {
    expect(creepStep(0.2, 0.5, 0.5, 16)).toBe(0.5);
    expect(creepStep(0.7, 0.5, 0.6, 16)).toBe(0.7);
    expect(creepLimit('painting', 0.95)).toBe(0.95);
  });

  it('covers half the way in 1.2 seconds', () => {
    expect(creepStep(0, 0, 0.4, 1200)).toBeCloseTo(0.2);
  });
});
