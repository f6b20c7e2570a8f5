import sharp, { type Matrix3x3, type Sharp } from 'sharp';

const SIZE = { width: 600, height: 800 } as const;
/** Somebody in a dress of this colour and width, on paper, with things around whose places follow from the colour. */
export const dressed = (colour: string, hem: number): Sharp => {
  const mixed = (Number.parseInt(colour.slice(1), 16) * 2654435761) % 2 ** 32;
  const things = ['#d9a441', '#3f6fb5', '#b5483f'].map((fill, n) => {
    const place = (mixed / 2 ** (10 * n)) % 1024;
    return `<circle cx="${60 + 480 * ((place % 32) / 32)}" cy="${240 + 480 * (place / 1024)}" r="75" fill="${fill}"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#f5f1e8"/>
      <circle cx="300" cy="120" r="45" fill="#8a5a3b"/><path d="M250 180 L350 180 L${300 + hem} 620 L${300 - hem} 620 Z" fill="${colour}"/>
      <path d="M250 190 L180 400" stroke="#8a5a3b" stroke-width="26"/><path d="M340 620 L350 740" stroke="#222" stroke-width="24"/>${things.join('')}</svg>`),
  );
};

/** With a border of one colour, whose breadth is a share of the picture's width. */
const framed = (picture: Sharp, share: number, background: string): Promise<Buffer> => {
  const side = SIZE.width * share;
  return picture
    .extend({ top: side, bottom: side, left: side, right: side, background })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const SEPIA: Matrix3x3 = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];
const EXCHANGED: Matrix3x3 = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
];

/** Less shares of its sides. */
const cut = (picture: Sharp, shares: { left?: number; top?: number; right?: number; bottom?: number }) => {
  const { left = 0, top = 0, right = 0, bottom = 0 } = shares;
  return picture
    .extract({
      left: Math.round(SIZE.width * left),
      top: Math.round(SIZE.height * top),
      width: Math.round(SIZE.width * (1 - left - right)),
      height: Math.round(SIZE.height * (1 - top - bottom)),
    })
    .jpeg({ quality: 85 })
    .toBuffer();
};

const SHADED =
  '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>';
const SCREEN = '<rect width="100%" height="100%" fill="#eeeeee"/><rect width="100%" height="60" fill="#333333"/>';

/** A picture on a larger ground, SHADED where none is named. */
const laidOn = async (
  picture: Sharp,
  { width, height, left, top }: { width: number; height: number; left: number; top: number },
  ground = SHADED,
): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: await picture.png().toBuffer(), left, top }])
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
};

/** Everything light in one pale blue. */
const tinted = async (picture: Sharp): Promise<Buffer> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3)
    if (data.subarray(at, at + 3).every((value) => value > 215)) data.set([180, 200, 230], at);
  return sharp(data, { raw: info }).jpeg({ quality: 85 }).toBuffer();
};

/** What somebody makes of a picture who wants it to hang again. */
export const MADE_OF_IT: Readonly<Record<string, (picture: Sharp) => Promise<Buffer>>> = {
  'saved as another kind': (picture) => picture.webp({ quality: 70 }).toBuffer(),
  'saved again and again': async (picture) =>
    sharp(await picture.jpeg({ quality: 40 }).toBuffer())
      .png()
      .toBuffer(),
  smaller: (picture) => picture.resize(240).jpeg().toBuffer(),
  larger: (picture) => picture.resize(1000).jpeg().toBuffer(),
  mirrored: (picture) => picture.flop().png().toBuffer(),
  'cut at its border': (picture) =>
    picture
      .extract({ left: 24, top: 30, width: SIZE.width - 48, height: SIZE.height - 60 })
      .jpeg()
      .toBuffer(),
  'in a white frame': (picture) => framed(picture, 0.02, '#ffffff'),
  'in a broad black frame': (picture) => framed(picture, 0.2, '#000000'),
  'padded to a square': (picture) =>
    picture.extend({ left: 100, right: 100, background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
  'upside down': (picture) => picture.flip().png().toBuffer(),
  'turned by a quarter': (picture) => picture.rotate(90).jpeg().toBuffer(),
  'turned by three quarters': (picture) => picture.rotate(270).jpeg().toBuffer(),
  'without colours': (picture) => picture.greyscale().jpeg().toBuffer(),
  'without colours, in a frame': async (picture) => framed(picture.greyscale(), 0.1, '#ffffff'),
  lighter: (picture) => picture.modulate({ brightness: 1.06 }).jpeg().toBuffer(),
};

/** And who means it: what changes all of its colours, or where it lies. */
export const MADE_STRONGER: typeof MADE_OF_IT = {
  'much lighter': (picture) => picture.modulate({ brightness: 1.15 }).jpeg().toBuffer(),
  darker: (picture) => picture.modulate({ brightness: 0.85 }).jpeg().toBuffer(),
  'of more contrast': (picture) => picture.linear(1.4, -50).jpeg().toBuffer(),
  'of stronger colours': (picture) => picture.modulate({ saturation: 2 }).jpeg().toBuffer(),
  'of weaker colours': (picture) => picture.modulate({ saturation: 0.7 }).jpeg().toBuffer(),
  brown: (picture) => picture.recomb(SEPIA).jpeg().toBuffer(),
  'in one tint of pink': (picture) => picture.tint({ r: 255, g: 120, b: 180 }).jpeg().toBuffer(),
  'in one tint of green': (picture) => picture.tint({ r: 120, g: 220, b: 120 }).jpeg().toBuffer(),
  'as a negative': (picture) => picture.negate({ alpha: false }).jpeg().toBuffer(),
  'of other hues': (picture) => picture.modulate({ hue: 180 }).jpeg().toBuffer(),
  'of exchanged colours': (picture) => picture.recomb(EXCHANGED).jpeg().toBuffer(),
  'turned by a degree': (picture) => picture.rotate(1, { background: '#ffffff' }).jpeg().toBuffer(),
  'turned by three degrees': (picture) => picture.rotate(-3, { background: '#ffffff' }).jpeg().toBuffer(),
  'cut by six in a hundred': (picture) => cut(picture, { left: 0.06, top: 0.06, right: 0.06, bottom: 0.06 }),
  'cut by twelve in a hundred': (picture) => cut(picture, { left: 0.12, top: 0.12, right: 0.12, bottom: 0.12 }),
  'cut at the left': (picture) => cut(picture, { left: 0.06 }),
  'cut at the top': (picture) => cut(picture, { top: 0.12 }),
  'cut at the bottom': (picture) => cut(picture, { bottom: 0.09 }),
  'twice side by side': async (picture) => {
    const bytes = await picture.png().toBuffer();
    return sharp(bytes)
      .extend({ right: SIZE.width })
      .composite([{ input: bytes, left: SIZE.width, top: 0 }])
      .jpeg()
      .toBuffer();
  },
  'in a frame whose colour changes': (picture) => laidOn(picture, { width: 700, height: 900, left: 50, top: 50 }),
  'seen on a screen': (picture) => laidOn(picture, { width: 1200, height: 1000, left: 300, top: 140 }, SCREEN),
  'on a tinted ground': (picture) => tinted(picture),
};
