import sharp from 'sharp';

/** Alpha (0 to 255) below which a pixel is the last breath of a shadow and not worth room. */
export const FAINT = 10;

/** Room above the head and below the feet, as shares of the frame's height. */
const ROOM = { top: 0.03, bottom: 0.02 };

/**
 * The person of a drawing without a ground (PNG with alpha) in a frame of its own: head at the top, feet and shadow on the
 * lower edge, in the middle across. `frame` in pixels.
 */
export async function cutFigure(drawing: Buffer, frame: { width: number; height: number }): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const figure = await sharp(drawing).trim({ background: clear, threshold: FAINT }).png().toBuffer();
  const top = Math.round(frame.height * ROOM.top);
  const bottom = Math.round(frame.height * ROOM.bottom);
  return sharp(figure)
    .resize({
      width: frame.width,
      height: frame.height - top - bottom,
      fit: 'contain',
      position: 'bottom',
      background: clear,
    })
    .extend({ top, bottom, background: clear })
    .png()
    .toBuffer();
}
