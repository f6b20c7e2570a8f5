import type { CSSProperties } from 'react';
import { cropAbout, standingIn } from '#web/lib/figure/figure-middle.ts';
import { wideGround } from '#web/lib/figure/wide-ground.ts';

/** Pixels a picture is looked at with: a hand is still told from the ground. */
const [WIDTH, HEIGHT] = [60, 90];
/** Where the figure's picture has the whole width of the screen, its ground goes on beside it. */
const PHONE = '(max-width: 639px)';

export type FigureImage = HTMLImageElement | HTMLCanvasElement;

const ratioOf = (image: FigureImage): number =>
  image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : image.width / image.height;

function standsIn(image: FigureImage) {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return standingIn(context.getImageData(0, 0, WIDTH, HEIGHT).data, WIDTH, HEIGHT);
}

/** How a picture is moved so that its figure stands in the middle, and the ground beside it, as custom properties. */
export function cropOf(image: FigureImage): CSSProperties {
  const standing = standsIn(image);
  const { left, right } = standing ? cropAbout(standing) : { left: 0, right: 0 };
  const shift = (right - left) / 2;
  const ground = matchMedia(PHONE).matches ? wideGround(image, ratioOf(image), shift) : undefined;
  // Custom properties are not in React's CSSProperties.
  return { '--shift': shift.toFixed(4), ...(ground && { '--ground': `url("${ground}")` }) } as CSSProperties;
}
