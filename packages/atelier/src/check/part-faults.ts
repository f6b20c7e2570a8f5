/** The registered place of each part holds pixels of its garment. */
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import type { Fault } from './fault.ts';
import type { Measured } from './measured.ts';

/** Seen over fewer square page units, a part may lie between the pixels of a small picture. */
const SEEN = 400;
/** Of a narrow part whose box is wide, as an edging from sleeve to sleeve, one cell in the open is no more than a guess. */
const GLIMPSE = 0.1;
/** Cover from which a pixel is of the figure. */
const INK = 0.5;

export function partFaults({ look, scene, dressed }: Measured): Fault[] {
  const { scale, width, height } = scene;
  return drawnParts(dressed.outfit).flatMap(({ garmentId, part, box, seen, isApart }): Fault[] => {
    if (seen < GLIMPSE || seen * box.w * box.h < SEEN) return [];
    const index = look.garments.findIndex(({ id }) => id === garmentId);
    const [x0, x1] = [Math.max(0, Math.floor(box.x * scale)), Math.min(width, Math.ceil((box.x + box.w) * scale) + 1)];
    const [y0, y1] = [Math.max(0, Math.floor(box.y * scale)), Math.min(height, Math.ceil((box.y + box.h) * scale) + 1)];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = y * width + x;
        if (dressed.garmentAt[at] === index + 1 || (isApart && scene.figure[at] > INK)) return [];
      }
    return [
      { rule: 'part', kind: look.garments[index]?.kind ?? 'figure', note: `no pixel where its ${part} is told to be` },
    ];
  });
}
