import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';
import { tellChange } from './tell-change.ts';

const told = (words: string): string =>
  tellChange(change({ look: read({ words: 'mustard cotton kurta, knee length, with a teal dupatta' }, 7), words }));

test('each thing that changed is named once, with all that changed of it', () => {
  expect(told('make it floor-length, in emerald')).toBe('Changed kurta: colour emerald, length floor.');
});

test('what came off is said, and where nothing changed that is said', () => {
  expect(told('without the dupatta')).toBe('Changed dupatta: taken off.');
  expect(told('hmm')).toMatch(/^Nothing changed\./);
});

test.each(['make it mustard', 'knee length please', 'in cotton'])('that it is so already is said of "%s"', (words) => {
  expect(told(words)).toContain('it is so already');
});

test.each([
  ['silver hair, both shoulders covered', 'a one shoulder crepe gown'],
  ['jasmine more', 'green blouse and kasavu saree, jasmine in her plait'],
  ['open collar', 'navy suit for a man with a white shirt'],
])('that it is so already is not said of "%s", which is not so', (words, brief) => {
  expect(tellChange(change({ look: read({ words: brief }, 7), words }))).not.toContain('it is so already');
});

test.each(['a red bow tie', 'a green scarf', 'a tan belt'])("the colour of what is put on is told: '%s'", (words) => {
  const colour = words.split(' ')[1] ?? '';
  const answer = change({ look: read({ words: 'man in a white shirt and grey trousers' }, 7), words: `add ${words}` });
  expect(tellChange(answer)).toContain(`added, ${colour}`);
});

test('of two people it is told whose thing is another now', () => {
  const look = read({ words: 'a couple, she in a pink lehenga, he in an ivory sherwani' }, 7);
  expect(tellChange(change({ look, words: 'gold mojaris for both of them' }))).toMatch(/her shoes: .*his shoes: /);
});
