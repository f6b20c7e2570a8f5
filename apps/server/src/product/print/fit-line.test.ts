import { expect, test } from 'vitest';
import { fitLine, fittingPrefix, wrapLines } from './fit-line.ts';

/** Ten points a letter, counting what was measured. */
function ruler() {
  let letters = 0;
  const measure = (text: string) => {
    letters += text.length;
    return 10 * [...text].length;
  };
  return { measure, measured: () => letters };
}

test('a line that fits is left, one that runs past is cut and says so', () => {
  const { measure } = ruler();
  expect(fitLine('linen', 50, measure)).toBe('linen');
  expect(fitLine('linens', 50, measure)).toBe('line…');
  expect(fitLine('', 50, measure)).toBe('');
  expect(fitLine('linen', 5, measure)).toBe('…');
});

test('letters are not parted from their signs', () => {
  const measure = (text: string) => 10 * [...new Intl.Segmenter().segment(text)].length;
  expect(fittingPrefix('साड़ी', 15, measure)).toBe('सा');
  expect(fittingPrefix('👩🏽‍🎨👩🏽‍🎨', 10, measure)).toBe('👩🏽‍🎨');
});

test('words go to the next line, a word wider than a line is broken, and the last line that is shown says that there were more', () => {
  const { measure } = ruler();
  expect(wrapLines('red silk kurta with a border', 100, 9, measure)).toEqual(['red silk', 'kurta with', 'a border']);
  expect(wrapLines('a handkerchiefhem', 60, 9, measure)).toEqual(['a', 'handke', 'rchief', 'hem']);
  expect(wrapLines('red silk kurta with a border', 100, 2, measure)).toEqual(['red silk', 'kurta wit…']);
  expect(wrapLines('one\ntwo', 100, 9, measure)).toEqual(['one', 'two']);
  expect(wrapLines('', 100, 9, measure)).toEqual(['']);
});

test.each(['w'.repeat(1000), 'क्ष्म्य'.repeat(1000), 'w '.repeat(1000), 'word '.repeat(1000)])(
  'what is measured depends on the lines that are shown, and not on the text',
  (text) => {
    const { measure, measured } = ruler();
    wrapLines(text, 300, 4, measure);
    fitLine(text, 300, measure);
    const of = measured();
    expect(of).toBeLessThan(40_000);
    const longer = ruler();
    wrapLines(text.repeat(10), 300, 4, longer.measure);
    fitLine(text.repeat(10), 300, longer.measure);
    expect(longer.measured()).toBeLessThan(of * 2);
  },
);
