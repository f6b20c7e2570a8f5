/** The contact sheets of `docs/plates`: every garment, fabric, print and medium once, each under its name. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainFlat } from '@toile/cutting/flat';
import { FABRICS, FAMILIES, type Garment, HOUSE_MEDIUM, type Look, MEDIA, type Medium, PRINTS } from '@toile/look';
import { GARMENTS } from '@toile/look/records';
import sharp, { type OverlayOptions } from 'sharp';
import { draw, read } from '../src/index.ts';
import { newContext } from '../src/kit/canvas.ts';
import type { GarmentEntry } from '../src/lexicon/entry.ts';
import { setFace } from '../src/sheet/lettering/type.ts';

/** Pixels of one figure, and of the line its name stands on, and how many times larger it is drawn. */
const CELL = { width: 208, height: 364, label: 24, finer: 2 } as const;
/** Pixels of a whole sheet in the sheet of media, and how many times larger it is drawn: the tooth of paper is a pixel fine. */
const SHEET = { width: 264, height: 352, label: 20, finer: 2 } as const;
const PAPER = '#f5f0e6';
const QUALITY = 74;
const COLUMNS = 8;

interface Plate {
  name: string;
  look: Look;
  seed: number;
  medium?: Medium;
}

const wordsOf = ({ words }: { words: string }): string => (words.split(',')[0] ?? '').trim();
/** Colours in turn, so that a sheet is not of one. */
const COLOURS = ['emerald', 'navy', 'crimson', 'marigold', 'lilac', 'rust', 'teal', 'black', 'powder blue', 'blush'];

const garmentPlates = (families: readonly string[], isWorn: (g: GarmentEntry) => boolean): Plate[] =>
  GARMENTS.filter((g) => families.includes(g.family) && isWorn(g)).map((g, i) => ({
    name: g.id.replaceAll('-', ' '),
    look: read({ words: `${COLOURS[i % COLOURS.length]} ${wordsOf(g)}` }, i + 1),
    seed: i + 1,
  }));

/** One dress whose cloth changes. */
function inCloth(name: string, seed: number, change: (cloth: Garment['cloth']) => Garment['cloth']): Plate {
  const look = read({ words: 'crimson midi dress with short sleeves' }, 4);
  const garments = look.garments.map((g) => ({ ...g, cloth: change(g.cloth) }));
  const person = { ...look.person, pose: 'relaxed' as const };
  return { name: name.replaceAll('-', ' '), seed, look: { ...look, person, garments } };
}

const isWestern = ({ region = 'western' }: GarmentEntry): boolean => region === 'western';
const isIndian = ({ region }: GarmentEntry): boolean => region === 'india';

const SHEETS: Record<string, () => Plate[]> = {
  tops: () => garmentPlates(['top'], isWestern),
  dresses: () => garmentPlates(['dress', 'jumpsuit'], isWestern),
  bottoms: () => garmentPlates(['skirt', 'trousers'], isWestern),
  outerwear: () => garmentPlates(['jacket'], isWestern),
  india: () => garmentPlates(FAMILIES, isIndian),
  world: () => garmentPlates(FAMILIES, (g) => !isWestern(g) && !isIndian(g)),
  fabrics: () => FABRICS.map((fabric) => inCloth(fabric, 5, (cloth) => ({ ...cloth, fabric }))),
  prints: () =>
    PRINTS.map((kind) =>
      inCloth(kind, 5, (cloth) => ({
        ...cloth,
        fabric: 'cotton',
        print: {
          kind,
          colours: [
            { name: 'ivory', hex: '#efe6d2' },
            { name: 'navy', hex: '#27324f' },
          ],
          scale: 'medium',
        },
      })),
    ),
  media: () =>
    [
      'emerald satin slip dress',
      'crimson lehenga with a marigold dupatta',
      'camel coat over a grey knit and jeans',
    ].flatMap((words, i) =>
      MEDIA.map((medium) => ({ name: medium, look: read({ words }, i + 3), seed: i + 3, medium })),
    ),
};

function label(name: string, width: number): Buffer {
  const c = newContext(width, CELL.label);
  setFace(c, 'sans', 15);
  c.fillStyle = '#6b6159';
  c.fillText(name, Math.max(2, (width - c.measureText(name).width) / 2), 15);
  return c.canvas.toBuffer('image/png');
}

/** The person alone, the empty sides cut off. */
async function lonePicture({ look, seed }: Plate): Promise<Buffer> {
  const { width, height, finer } = CELL;
  const whole = Math.round(height * 0.75);
  const size = { width: whole * finer, height: height * finer };
  const { bytes } = await draw(look, seed, { ...size, format: 'png', background: 'transparent' });
  const alone = await sharp(bytes).resize(whole, height).png().toBuffer();
  return sharp(alone)
    .extract({ left: (whole - width) >> 1, top: 0, width, height })
    .png()
    .toBuffer();
}

async function sheetPicture({ look, seed, medium = HOUSE_MEDIUM }: Plate): Promise<Buffer> {
  const { width, height, finer } = SHEET;
  const size = { width: width * finer, height: height * finer };
  const { bytes } = await draw(look, seed, { ...size, format: 'png', medium, draft: plainFlat });
  return sharp(bytes).resize(width, height).png().toBuffer();
}

async function contactSheet(plates: readonly Plate[]): Promise<Buffer> {
  const ofMedia = plates.some((plate) => plate.medium);
  const cell = ofMedia ? SHEET : CELL;
  const columns = Math.min(plates.length, ofMedia ? MEDIA.length : COLUMNS);
  const high = cell.height + cell.label;
  const tiles: OverlayOptions[] = [];
  for (const [i, plate] of plates.entries()) {
    const [left, top] = [(i % columns) * cell.width, Math.floor(i / columns) * high];
    const input = await (ofMedia ? sheetPicture : lonePicture)(plate);
    tiles.push({ input, left, top }, { input: label(plate.name, cell.width), left, top: top + cell.height });
  }
  const size = { width: columns * cell.width, height: Math.ceil(plates.length / columns) * high };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(tiles)
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer();
}

/** Draws every sheet, or those named, into `folder`. Returns the names of the files. */
export async function drawLexiconPlates(folder: string, only: readonly string[] = []): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const made: string[] = [];
  for (const [name, platesOf] of Object.entries(SHEETS)) {
    if (only.length && !only.includes(name)) continue;
    const file = `${name}.webp`;
    await writeFile(join(folder, file), await contactSheet(platesOf()));
    made.push(file);
  }
  return made;
}
