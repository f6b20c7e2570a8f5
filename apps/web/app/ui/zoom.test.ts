import { describe, expect, it } from 'vitest';
import { AT_REST, holdIn, stepOfSwipe, ZOOM, zoomBy } from '#web/ui/zoom.ts';

const PICTURE = { width: 600, height: 800 };
const WINDOW = { width: 1000, height: 800 };

describe('looking nearer', () => {
  it('leaves what lies under the pointer where it is', () => {
    const at = { x: 120, y: -200 };
    const zoom = zoomBy(zoomBy(AT_REST, 1.7, at), 1.3, at);
    // The point of the picture that was under the pointer at rest, as it lies now.
    expect(zoom.x + at.x * zoom.scale).toBeCloseTo(at.x);
    expect(zoom.y + at.y * zoom.scale).toBeCloseTo(at.y);
  });

  it('never gets smaller than at rest nor larger than the most', () => {
    expect(zoomBy(AT_REST, 0.1, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomBy(AT_REST, 1000, { x: 0, y: 0 }).scale).toBe(ZOOM.most);
  });

  it('keeps the picture from leaving its window', () => {
    expect(holdIn({ scale: 1, x: 300, y: 300 }, PICTURE, WINDOW)).toEqual(AT_REST);
    expect(holdIn({ scale: 2, x: 999, y: -999 }, PICTURE, WINDOW)).toEqual({ scale: 2, x: 100, y: -400 });
  });
});

describe('a swipe', () => {
  it('to the left asks for the next, to the right for the one before, and along the page for neither', () => {
    expect(stepOfSwipe({ x: -80, y: 10 })).toBe(1);
    expect(stepOfSwipe({ x: 80, y: -10 })).toBe(-1);
    expect(stepOfSwipe({ x: 20, y: 0 })).toBeUndefined();
    expect(stepOfSwipe({ x: 70, y: 90 })).toBeUndefined();
  });
});
