import { type Look, wordsOf } from '@toile/look';
import { expect, test } from 'vitest';
import { stream } from '#atelier/kit/chance.ts';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';

const EDITS_OF_EACH = 60;

const BRIEFS = [
  'a navy linen shirt dress with white buttons, a tan belt and elbow sleeves',
  'a mustard silk kurta with a red block print, white palazzo and a green dupatta',
  'a man in a grey check suit with a white shirt, a burgundy tie and brown brogues',
  'a yellow floral maxi dress with ruffles, a straw hat and tan sandals',
  'a black leather jacket over a white tee and a red tartan skirt with black boots',
] as const;

/** Nothing anybody wears, and no word of ours. */
const NONSENSE = ['zorble', 'frimp', 'quandle', 'blethery', 'snoofed', 'grintle'] as const;
const COLOURS = ['emerald', 'ivory', 'coral', 'purple', 'silver'] as const;
const PARTS = ['sleeves', 'collar', 'buttons', 'print', 'hem', 'border', 'pockets'] as const;
/** What is worn in some of the briefs, and in some not. */
const THINGS = ['belt', 'hat', 'tie', 'dupatta', 'jacket', 'skirt', 'scarf', 'dress', 'shirt', 'shoes'] as const;
const QUALITIES = ['velvet', 'v neck', 'striped', 'sleeveless', 'with ruffles', 'longer', 'looser'] as const;

const FORMS: readonly ((pick: <T>(from: readonly T[]) => T) => string)[] = [
  (pick) => `make the ${pick(THINGS)} ${pick(COLOURS)}`,
  (pick) => `make the ${pick(NONSENSE)} ${pick(COLOURS)}`,
  (pick) => `${pick(COLOURS)} ${pick(PARTS)}`,
  (pick) => `the ${pick(PARTS)} in ${pick(NONSENSE)}`,
  (pick) => `remove the ${pick(THINGS)}`,
  (pick) => `remove the ${pick(NONSENSE)}`,
  (pick) => `${pick(QUALITIES)} and ${pick(COLOURS)} ${pick(NONSENSE)}`,
  (pick) => `the ${pick(THINGS)} ${pick(NONSENSE)} and ${pick(QUALITIES)}`,
  (pick) => `add a ${pick(NONSENSE)} ${pick(THINGS)}`,
  (pick) => `in ${pick(COLOURS)}, ${pick(QUALITIES)}, no ${pick(NONSENSE)}`,
];

interface Made {
  brief: string;
  words: string;
}

const MADE: readonly Made[] = BRIEFS.flatMap((brief, b) => {
  const chance = stream(b, 'test.made-up-edits');
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(chance() * from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return Array.from({ length: EDITS_OF_EACH }, () => ({ brief, words: pick(FORMS)(pick) }));
});

const contentOf = (words: string): string[] =>
  words
    .split(/[ ,]+/)
    .filter((word) => !['the', 'a', 'in', 'and', 'with', 'no', 'make', 'remove', 'add', 'neck'].includes(word));

/** Names of what somebody has on, as words. */
const wornIn = ({ garments, accessories }: Look): string =>
  [
    ...garments.map(({ name, kind }) => `${name} ${kind}`),
    ...accessories.map((one) => `${one.name} ${one.kind} ${wordsOf(one).join(' ')}`),
  ].join(' ');

const answers = MADE.map((made) => {
  const before = read({ words: made.brief }, 7);
  return { ...made, before, answer: change({ look: before, words: made.words }) };
});

test('there are some hundreds of them, and of each outcome many', () => {
  expect(answers.length).toBe(BRIEFS.length * EDITS_OF_EACH);
  expect(answers.filter(({ answer }) => answer.changed.length > 0).length).toBeGreaterThan(EDITS_OF_EACH);
  expect(answers.filter(({ answer }) => answer.notDone.length > 0).length).toBeGreaterThan(EDITS_OF_EACH);
});

test('a word of nobody is named in what could not be done, whatever else was', () => {
  const silent = answers.filter(({ words, answer }) =>
    contentOf(words).some((word) => NONSENSE.some((one) => one === word) && !answer.notDone.join(' ').includes(word)),
  );
  expect(silent.map(({ brief, words }) => `${words} / ${brief}`)).toEqual([]);
});

test('a colour is either in what changed or named', () => {
  const silent = answers.filter(({ words, before, answer }) => {
    const fresh = answer.look.accessories.filter(({ kind }) => !before.accessories.some((old) => old.kind === kind));
    const worn = answer.look.garments.filter(({ id }) => !before.garments.some((old) => old.id === id));
    const colours = [...fresh.map(({ colour }) => colour.name), ...worn.map(({ cloth }) => cloth.colour.name)];
    const told = [...answer.changed.map(({ to }) => to), ...answer.notDone, ...colours].join(' ');
    return contentOf(words).some((word) => COLOURS.some((one) => one === word) && !told.includes(word));
  });
  expect(silent.map(({ brief, words }) => `${words} / ${brief}`)).toEqual([]);
});

test("'there is none' is said of nothing that is worn, and nothing is called so already that is not", () => {
  for (const { before, words, answer } of answers)
    for (const line of answer.notDone) {
      const none = /“(?:the )?(.+)”: there is none to take off/.exec(line)?.[1];
      if (none) expect(wornIn(before), words).not.toMatch(new RegExp(`\\b${none}\\b`));
      const so = /“(.+)”: it is so already/.exec(line)?.[1];
      const asked = so && COLOURS.find((one) => so.includes(one));
      if (asked) expect(JSON.stringify(before), words).toContain(`"${asked}"`);
    }
});
