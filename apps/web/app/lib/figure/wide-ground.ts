import { groundAt, laidOn } from '#web/lib/figure/widened.ts';

/** Pixels: as high as a phone shows it, and as wide as any phone is beside that. */
const [HEIGHT, WIDTH] = [480, 800];

/**
 * A figure's picture with its own ground laid on beyond both edges, as the address of a picture; none where it cannot be drawn.
 * @param shift by how much of its width the picture is moved, so that the figure stands in the middle
 */
export function wideGround(image: CanvasImageSource, ratio: number, shift: number): string | undefined {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  const width = Math.round(HEIGHT * ratio);
  const left = Math.round((WIDTH - width) / 2 + shift * width);
  context.drawImage(image, left, 0, width, HEIGHT);
  const { data } = context.getImageData(left, 0, width, HEIGHT);
  for (const side of [-1, 1] as const) {
    const strip = groundAt({ data, width, height: HEIGHT }, side);
    const edge = side === -1 ? left : left + width - 1;
    const room = side === -1 ? left : WIDTH - left - width;
    for (let beyond = 1; beyond <= room; beyond++) {
      const from = edge - side * laidOn(beyond, strip);
      context.drawImage(canvas, from, 0, 1, HEIGHT, edge + side * beyond, 0, 1, HEIGHT);
    }
  }
  return canvas.toDataURL('image/jpeg', 0.86);
}
