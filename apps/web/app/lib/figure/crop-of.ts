import type { CSSProperties } from 'react';
import { cropAbout, standingIn } from '#web/lib/figure/figure-middle.ts';

/** Pixels a picture is looked at with: a hand is still told from the ground. */
const [WIDTH, HEIGHT] = [60, 90];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What of a loaded picture of a figure is to be cut off, as custom properties; none where it cannot be told. */
export function cropOf(image: HTMLImageElement): CSSProperties {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return {};
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const standing = standingIn(context.getImageData(0, 0, WIDTH, HEIGHT).data, WIDTH, HEIGHT);
  if (!standing) return {};
  const { left, right } = cropAbout(standing);
  // Custom properties are not in React's CSSProperties.
  return {
    '--cut-left': percent(left),
    '--cut-right': percent(right),
    '--moved': percent((right - left) / 2),
  } as CSSProperties;
}
