import { describe, expect, it } from 'vitest';
import { inside, type P } from './curves.ts';
import { personOf } from './people.fixture.ts';
import { placedHand } from './placed-hand.ts';
import { makeWearer } from './wearer.ts';

describe('hanging hands', () => {
  it.each(['L', 'R'] as const)('show four fingers of unequal length with a gap or an overlap between (%s)', (side) => {
    const { body } = makeWearer(personOf({ pose: 'relaxed' }), { x: 420, heel: 0 });
    const hand = placedHand(body, side);
    if (!hand) throw new Error('the relaxed arm hides its hand');
    const reach = (line: P[]) => Math.max(...line.map((p) => Math.hypot(p[0] - hand.wrist[0], p[1] - hand.wrist[1])));
    const [little, ring, middle, fore] = hand.fingers.map((f) => reach(f.outline) / hand.size);
    expect(hand.fingers).toHaveLength(4);
    expect(middle).toBeGreaterThan(ring + 0.03);
    expect(middle).toBeGreaterThan(fore + 0.03);
    expect(ring).toBeGreaterThan(little + 0.1);
    for (const [i, finger] of hand.fingers.entries()) {
      const middleOfTip = finger.outline[Math.floor(finger.outline.length / 2)];
      for (const [k, other] of hand.fingers.entries())
        if (i !== k) expect(inside(other.outline, middleOfTip), `tip ${i} in finger ${k}`).toBe(false);
    }
  });
});
