import { expect, test } from 'vitest';
import { garmentOf, lookOf } from '#atelier/garments/outfits.fixture.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import type { Note } from './note.ts';
import { notesFor } from './notes.ts';
import { lengthOf, measuringContext, setFace } from './type.ts';

const SKIRT = { left: 380, right: 580, top: 800, bottom: 1100 };
const look = lookOf([garmentOf({ family: 'skirt', layer: 'bottom' })]);
const measure = measuringContext();

/** The notes about a skirt that is a plain block, on paper that is of another tone between two x of the page. */
function notesOn(dark: { from: number; to: number } | null, tone = 0.2): Note[] {
  const scene = new Scene(0.25, 1);
  const garmentAt = new Uint8Array(scene.figure.length);
  for (let y = 0; y < scene.height; y++)
    for (let x = 0; x < scene.width; x++) {
      const [px, py, i] = [x / scene.scale, y / scene.scale, y * scene.width + x];
      if (dark && px >= dark.from && px < dark.to) scene.rgb.fill(tone, i * 3, i * 3 + 3);
      if (px < SKIRT.left || px >= SKIRT.right || py < SKIRT.top || py >= SKIRT.bottom) continue;
      scene.figure[i] = 1;
      garmentAt[i] = 1;
    }
  return notesFor({ look, scene, garmentAt, wearer: loneWearer(look, PAGE.width), width: PAGE.width, taken: [] });
}

const [note] = notesOn(null);
/** Between which x the words of that note stand. */
function wordsOf({ lines }: Note): { from: number; to: number } {
  const [{ x, size }] = lines;
  setFace(measure, 'note', size);
  return { from: x, to: x + Math.max(...lines.map(({ words }) => lengthOf(measure, words))) };
}

test('a note stands on paper in ink', () => {
  expect(note.onDark).toBe(false);
  expect(note.lines.map(({ words }) => words).join(' ')).toBe('Narrow hem, 1.5 cm');
});

test('a note that stands on a dark wall is chalked', () => {
  const { from, to } = wordsOf(note);
  expect(notesOn({ from: from - 40, to: to + 40 })).toEqual([{ ...note, onDark: true }]);
});

const { from, to } = wordsOf(note);
const right = { middle: (from + to) / 2, beyond: to + 40 };

test.each([
  ['a dark wall', 0.2],
  ['a field, however pale', 0.86],
])('a note that would stand half on %s and half on paper stands whole on one of them', (_, tone) => {
  for (const field of [
    { from: right.middle, to: right.beyond },
    { from: from - 40, to: right.middle },
  ]) {
    const [moved, ...more] = notesOn(field, tone);
    expect(more).toEqual([]);
    const words = wordsOf(moved);
    expect(words.to < field.from || words.from > field.to || (words.from > field.from && words.to < field.to)).toBe(
      true,
    );
  }
});

test('a note is left out where the edge of a field runs through its place on either side', () => {
  const [other] = notesOn({ from: right.middle, to: right.beyond });
  const left = wordsOf(other);
  const edge = (to - from) * 0.2;
  expect(notesOn({ from: left.to - edge, to: from + edge })).toEqual([]);
});

test('the unevenness of a wash is no edge', () => {
  expect(notesOn({ from: right.middle, to: right.beyond }, 0.95)).toEqual([note]);
});
