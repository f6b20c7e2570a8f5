import sharp from 'sharp';

/** Pixels between two photographs. */
const GAP = 24;
/** Photographs on a contact sheet are this share of their size. */
const SCALE = 0.5;
/** Pixels of a long page that a contact sheet shows. */
const TALLEST = 1600;

/** Lays photographs side by side on one sheet, long ones cut, and writes it as a PNG. */
export async function contactSheet(photographs: readonly string[], path: string): Promise<void> {
  const prints = await Promise.all(
    photographs.map(async (photograph) => {
      const { width, height } = await sharp(photograph).metadata();
      const print = await sharp(photograph)
        .resize(Math.round(width * SCALE))
        .png()
        .toBuffer();
      const tall = Math.min(TALLEST, Math.round(height * SCALE));
      const cut = { left: 0, top: 0, width: Math.round(width * SCALE), height: tall };
      return { input: await sharp(print).extract(cut).toBuffer(), width: cut.width, height: tall };
    }),
  );
  let left = GAP;
  const laid = prints.map(({ input, width }) => {
    const place = { input, left, top: GAP };
    left += width + GAP;
    return place;
  });
  const height = Math.max(...prints.map((print) => print.height)) + 2 * GAP;
  await sharp({ create: { width: left, height, channels: 3, background: '#7c7c7c' } })
    .composite(laid)
    .png({ palette: true })
    .toFile(path);
}
