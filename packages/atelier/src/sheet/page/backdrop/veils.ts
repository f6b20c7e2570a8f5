/** Loose glazes behind head and body. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Stage, Wash } from './backdrop.ts';
import { type Hand, oval } from './hand.ts';

/**
 * Glazes of one colour over each other behind head and body: each has its own loose outline, and where two lie they are deeper.
 * Lost towards the light and the floor.
 */
export function veils(stage: Stage, hand: Hand, strength = 0.85): Wash[] {
  const { figureX, left, right, top } = stage;
  const wide = Math.min(1, (Math.min(figureX - left, right - figureX) + 30) / 280);
  const glaze = (x0: number, y0: number, rx: number, ry: number, share: number, lost: number): Wash => {
    const [cx, cy] = [figureX + (x0 + hand.between(-24, 24)) * wide, y0 + hand.between(-40, 40)];
    const [bx, by] = [rx * wide, ry];
    const slant = hand.between(-0.18, 0.18);
    const loose = 46 * wide;
    const laid = hand.wash(
      (x, y) => {
        const depth = oval(x - cx + (y - cy) * slant, y - cy, bx, by);
        // far inside and far outside the looseness of the outline is not felt
        const inside =
          depth > 2 * loose || depth < -2 * loose ? depth : depth + hand.sway(x * 0.45 + cx, y * 0.45 + cy) * loose;
        return Math.min(inside, x - left, right - x);
      },
      { wander: 10, rim: 0.3 },
      [[cx + hand.between(-0.5, 0.5) * bx, cy + hand.between(-0.6, 0.6) * by, hand.between(60, 120)]],
    );
    return {
      pigment: 'wash',
      box: { left, right, top: Math.max(top, cy - by - 70), bottom: Math.min(1150, cy + by + 70) },
      tone: (x, y) => laid(x, y) * strength * share * lerp(1, lost, smoothstep(cy - by * 0.2, cy + by, y)),
    };
  };
  return [
    glaze(40, 430, 215, 345, 0.6, 0.5),
    glaze(84, 730, 190, 320, 0.42, 0.12),
    glaze(-96, 560, 175, 270, 0.42, 0.3),
  ];
}
