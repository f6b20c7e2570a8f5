import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = path.join(import.meta.dirname, '..', '.fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** What the interface is written in, the wordmark too, on every page from the first paint on. The ranges of `fonts.css` say the same. */
const PLAIN = `${range(0x20, 0x7e)}\u00a0©·×èéêı–—‘’‚“”„•…′″€™←↑→↓−`;
/** What most names are written in besides; anything else comes from the package's own files. Both on demand. */
const ACCENTED = [...`${range(0xa1, 0xff)}Œœ`].filter((letter) => !PLAIN.includes(letter)).join('');
const RUPEE = '₹';
/** The letters of Hindi, with what joins them and its stops; old letters and those of Vedic texts stay out. */
const DEVANAGARI = `${range(0x901, 0x939)}${range(0x93c, 0x94d)}${range(0x958, 0x95f)}${range(0x964, 0x970)}\u200c\u200d\u25cc`;
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'];

/** What Devanagari is put together by, besides. */
const JOINS = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'pref',
  'blwf',
  'abvf',
  'half',
  'pstf',
  'vatu',
  'cjct',
  'init',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'dist',
  'abvm',
  'blwm',
];

const SERIF_AXES = { wght: 400, wdth: 100, opsz: { min: 20, max: 96 } };
const SANS_AXES = { wght: { min: 400, max: 650 } };
const PLAYFAIR = '@fontsource-variable/playfair/files/playfair';
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin';

const ANEK_HINDI = '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2';
const TIRO = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400';

const FACES = [
  { out: 'playfair', from: `${PLAYFAIR}-latin-standard-normal.woff2`, text: PLAIN, axes: SERIF_AXES },
  { out: 'playfair-accented', from: `${PLAYFAIR}-latin-standard-normal.woff2`, text: ACCENTED, axes: SERIF_AXES },
  { out: 'playfair-italic', from: `${PLAYFAIR}-latin-standard-italic.woff2`, text: PLAIN, axes: SERIF_AXES },
  {
    out: 'playfair-italic-accented',
    from: `${PLAYFAIR}-latin-standard-italic.woff2`,
    text: ACCENTED,
    axes: SERIF_AXES,
  },
  { out: 'playfair-rupee', from: `${PLAYFAIR}-latin-ext-standard-normal.woff2`, text: RUPEE, axes: SERIF_AXES },
  { out: 'anek', from: `${ANEK}-latin-wght-normal.woff2`, text: PLAIN, axes: SANS_AXES },
  { out: 'anek-accented', from: `${ANEK}-latin-wght-normal.woff2`, text: ACCENTED, axes: SANS_AXES },
  { out: 'anek-rupee', from: `${ANEK}-latin-ext-wght-normal.woff2`, text: RUPEE, axes: SANS_AXES },
  { out: 'anek-devanagari', from: ANEK_HINDI, text: DEVANAGARI, axes: SANS_AXES },
  { out: 'tiro-devanagari', from: `${TIRO}-normal.woff2`, text: DEVANAGARI, axes: {} },
  { out: 'tiro-devanagari-italic', from: `${TIRO}-italic.woff2`, text: DEVANAGARI, axes: {} },
];

/** Changes whenever what is asked for changes. */
const recipe = () =>
  createHash('sha256')
    .update(JSON.stringify([FACES, FEATURES, JOINS]))
    .digest('hex');

/** Writes the subset fonts to `.fonts/` unless they stand there already. */
export async function subsetFonts(): Promise<void> {
  const stamp = path.join(OUT, 'recipe');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === recipe()) return;
  await mkdir(OUT, { recursive: true });
  for (const face of FACES) {
    const source = await readFile(require.resolve(face.from));
    const options = { targetFormat: 'woff2' as const, variationAxes: face.axes, keepFeatures: [...FEATURES, ...JOINS] };
    await writeFile(path.join(OUT, `${face.out}.woff2`), await subsetFont(source, face.text, options));
  }
  await writeFile(stamp, recipe());
}
