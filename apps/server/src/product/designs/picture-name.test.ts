import { expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

const name = (title: string | undefined, words = '', mime: 'image/jpeg' | 'image/png' = 'image/jpeg') =>
  pictureName({ look: title === undefined ? null : { title }, mime }, words);

test.each([
  [name('Emerald satin slip dress'), 'emerald-satin-slip-dress.jpg'],
  [name('Crème brûlée — “knit”!', '', 'image/png'), 'creme-brulee-knit.png'],
  [name(undefined, 'a red saree'), 'a-red-saree.jpg'],
  [name('साड़ी', 'साड़ी'), 'outfit.jpg'],
  [name('../../etc/passwd'), 'etc-passwd.jpg'],
  [name('x'.repeat(200)), `${'x'.repeat(60)}.jpg`],
  [name(`${'wide '.repeat(11)}trousers`), `${'wide-'.repeat(11).slice(0, -1)}.jpg`],
])('calls a picture %s', (made, wanted) => {
  expect(made).toBe(wanted);
});
