import sharp, { type Region, type Sharp } from 'sharp';
import { CARD, type CardSpec } from '../preview-spec.ts';

/** Pixels between two panels. */
const GAP = 6;
const PANEL = { width: (CARD.width - 2 * GAP) / 3, height: CARD.height };
/** How much of a figure's width is seen in a panel that comes near. */
const NEAR = 0.56;
/** Where the near panels begin and end, as shares of the height: above a head, below a hem. */
const EDGE = 0.03;
/** The house's paper, on which a picture that is no figure of ours lies as it is. */
const PAPER = '#f5f1e8';

/**
 * A card of `CARD`'s size. A figure is shown three times, head to waist, whole, and at the hem, so that the clothes are seen
 * in a line of messages; any other picture is shown once, whole, on paper.
 */
export async function composeCard(original: Buffer, { card }: CardSpec): Promise<Sharp> {
  return card === 'figure' ? inPanels(original) : asItIs(original);
}

async function inPanels(original: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(original).metadata();
  const [above, below] = near(width, height);
  const panel = (region?: Region) =>
    (region ? sharp(original).extract(region) : sharp(original))
      .resize({ ...PANEL, fit: 'cover' })
      .png()
      .toBuffer();
  const panels = await Promise.all([panel(above), panel(), panel(below)]);
  return blank('#ffffff').composite(panels.map((input, at) => ({ input, top: 0, left: at * (PANEL.width + GAP) })));
}

/** The upper and the lower part of a figure that stands in the middle, in the shape of a panel. */
function near(width: number, height: number): [Region, Region] {
  const seen = Math.min(NEAR * width, ((1 - 2 * EDGE) * height * PANEL.width) / PANEL.height);
  const size = { width: Math.round(seen), height: Math.round((seen * PANEL.height) / PANEL.width) };
  const left = Math.round((width - size.width) / 2);
  const top = Math.round(EDGE * height);
  return [
    { ...size, left, top },
    { ...size, left, top: height - top - size.height },
  ];
}

async function asItIs(original: Buffer): Promise<Sharp> {
  const whole = await sharp(original)
    .resize({ ...CARD, fit: 'inside' })
    .png()
    .toBuffer();
  return blank(PAPER).composite([{ input: whole, gravity: 'centre' }]);
}

const blank = (background: string): Sharp => sharp({ create: { ...CARD, channels: 3, background } });
