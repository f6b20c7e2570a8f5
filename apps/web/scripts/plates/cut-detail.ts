import sharp from 'sharp';
import type { Detail } from '../../app/content/samples.ts';
import { FAINT } from './cut-figure.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** The paper of the pictures: `--plate`. */
const PAPER = '#f1ede4';

/** A close view of a drawing without a ground (PNG with alpha): the part is found by the figure, and nothing else is in it. */
export async function cutDetail(drawing: Buffer, part: Detail['part']): Promise<Buffer> {
  const figure = await sharp(drawing)
    .trim({ background: CLEAR, threshold: FAINT })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = figure.info;
  const across = Math.round(part.width * height);
  const room = { left: across, right: across, background: CLEAR };
  const wide = await sharp(figure.data).extend(room).png().toBuffer();
  const box = {
    left: Math.round(across + part.across * width - across / 2),
    top: Math.round(part.top * height),
    width: across,
    height: Math.round(part.height * height),
  };
  return sharp(wide).extract(box).flatten({ background: PAPER }).png().toBuffer();
}
