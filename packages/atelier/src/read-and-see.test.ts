import type { FlatDrafter, FlatView, Look } from '@toile/look';
import { expect, it } from 'vitest';
import { readAndSee } from './read-and-see.ts';

/** Draws a back with whatever the words say of how a garment closes, and its slits. */
const draftOf =
  (isBehind: (value: string) => boolean): FlatDrafter =>
  ({ reading }, { id, details }): FlatView[] => {
    const closings = reading.understood.filter(({ of, as, value }) => of === id && as === 'closure' && isBehind(value));
    const y = closings.reduce(
      (sum, { value }) => sum + value.length,
      details.some(({ id: d }) => d === 'vent') ? 100 : 0,
    );
    return [
      {
        name: 'back',
        marks: [
          {
            points: [
              [0, 0],
              [1, y],
            ],
            isClosed: false,
            pen: 'seam',
          },
        ],
      },
    ];
  };
const told = (words: string, draft?: FlatDrafter): string => readAndSee({ words }, 7, draft).reading.notDrawn.join(' ');
const isUnseen = ({ reading }: Look): boolean =>
  reading.understood.some(({ as, drawn }) => as === 'closure' && drawn === false);

const SKIRT = 'a black pencil skirt with a back slit and a back zip';

it('tells a fastening and a detail as not drawn that neither the figure nor a technical drawing shows', () => {
  expect(told(SKIRT)).toContain('Not drawn of the pencil skirt: back zip.');
  expect(told(SKIRT)).toContain('Not drawn of the pencil skirt: vent.');
  expect(
    told(
      SKIRT,
      draftOf(() => false),
    ),
  ).toContain('back zip');
});

it('tells nothing as not drawn that a technical drawing of the sheet shows', () => {
  const draft = draftOf((value) => value.startsWith('back'));
  expect(told(SKIRT, draft)).not.toMatch(/back zip|vent/);
  expect(isUnseen(readAndSee({ words: SKIRT }, 7, draft))).toBe(false);
});

it('tells what is left of two', () => {
  const corset = 'a white corset with a hook at the back and lacing at the back';
  const draft = draftOf((value) => value === 'back-lacing');
  expect(told(corset)).toMatch(/back hook, back lacing|back lacing, back hook/);
  expect(told(corset, draft)).toContain('back hook');
  expect(told(corset, draft)).not.toContain('back lacing');
});

it.each([
  ['a quilted black crossbody bag with a gold chain strap and a tassel', ['gold chain strap']],
  ['a tan leather tote with a red suede lining', ['lining']],
])('says of a thing by itself what its drawing leaves out: %s', (words, lost) => {
  const { reading } = readAndSee({ words }, 7);
  for (const word of lost) expect(reading.notDrawn.join(' ')).toContain(word);
  expect(reading.notDrawn.join(' ')).not.toMatch(/quilting|tassel/);
});

it('and rib at the ankle makes no rib of the whole', () => {
  const { garments } = readAndSee({ words: 'olive cargo joggers with ribbed ankle cuffs, in cotton' }, 7);
  expect(garments.find(({ kind }) => kind === 'cargo-joggers')?.cloth.fabric).toBe('cotton');
});

it.each([
  'a satin saree with three tiers of frill at the hem, ruffled',
  'olive cargo joggers with ribbed cuffs at the ankle',
  'grey joggers, slim fit, rib ankle cuffs',
])('what one drawing shows of two words is told of neither: %s', (words) => {
  expect(told(words)).not.toMatch(/tiers|ruffle|\brib|cuff/);
});

it('flowers that are embroidered, as embroidery is where it is called nothing else, are not told as missing', () => {
  expect(told('a pink lehenga with floral embroidery all over')).not.toMatch(/floral/);
});
