import { describe, expect, it } from 'vitest';
import { creepLimit, creepStep, seamPlace } from '#web/features/studio/creep.ts';

describe('the needle at a report', () => {
  it.each([
    ['sending', 0, 0],
    ['queued', 0, 0],
    ['reading', 0.06, 0.2],
    ['cutting', 0.15, 0.4],
    ['painting', 0.3, 0.6],
    ['painting', 0.1, 0.6],
    ['pressing', 0.85, 0.8],
    ['pressing', 1, 1],
  ] as const)('stands in %s at %f where the steps say: %f', (stage, progress, place) => {
    expect(seamPlace(stage, progress)).toBeCloseTo(place, 9);
  });

  it('moves on within a step, and never into the next', () => {
    expect(seamPlace('painting', 0.6)).toBeGreaterThan(0.6);
    expect(seamPlace('painting', 0.99)).toBeLessThanOrEqual(0.8);
  });
});

describe('the needle between two reports', () => {
  it('creeps towards the next stage and never into it', () => {
    const limit = creepLimit('reading', 0.2);
    expect(limit).toBeGreaterThan(0.2);
    expect(limit).toBeLessThan(0.4);
    let shown = 0.2;
    for (let i = 0; i < 1000; i++) shown = creepStep(shown, 0.2, limit, 100);
    expect(shown).toBeLessThanOrEqual(limit);
    expect(shown).toBeGreaterThan(0.35);
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
