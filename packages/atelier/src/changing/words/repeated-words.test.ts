import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { read } from '#atelier/read.ts';

const SOURCES = join(import.meta.dirname, '../..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file),
);

/** Words between bars, in a group that is repeated without a bound. */
const REPEATED =
  /\((?:\?:|\?<\w+>)?((?:[\p{L}']+(?: [\p{L}']+)*\|){3,}[\p{L}']+(?: [\p{L}']+)*)\)(?: ?\))?(?:[*+]|\{\d*,\})/gu;

/** What is one word's after another's, too: 'make it' beside 'make' and 'it'. In a row of them each can be read in two ways, so a row of n in 2 to the n. */
const twofold = (list: string): string[] => {
  const ways = list.split('|');
  return ways.filter((way) => way.includes(' ') && way.split(' ').every((word) => ways.includes(word)));
};

it('no group that is repeated has words that are two of its others in a row', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(REPEATED)].flatMap(([, list = '']) =>
      twofold(list).map((way) => `${file}: ${way}`),
    ),
  );
  expect(found).toEqual([]);
});

/** A blank that may stand twice at the end of what is repeated: ' ?,? ?)*' reads each blank of a row in two ways. */
const TWO_BLANKS = / \?[^\s()|?]{0,8}\? \?\)(?:[*+]|\{\d*,\})/g;

it('no group that is repeated ends in two blanks that may each be left out, with nothing certain between', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(TWO_BLANKS)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
  expect('(?:and ?,? ?)*').toMatch(TWO_BLANKS);
});

it('such a group is found where it stands', () => {
  const [, list = ''] = [...'(?:(?:put|make it|make|it) )*?'.matchAll(REPEATED)][0] ?? [];
  expect(twofold(list)).toEqual(['make it']);
});

it.each(['and ', 'and, ', 'well ok so ', 'make it ', 'would like ', 'in no border ', 'put it with '])(
  'a row of "%s" is read to its end',
  (words) => {
    const look = read({ words: 'an emerald kurta with a gold border' }, 7);
    expect(change({ look, words: words.repeat(60), family: { looks: [look] } }).notDone).toBeDefined();
  },
);
