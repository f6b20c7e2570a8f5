import { expect, test } from 'vitest';
import { withTopics } from './topics.ts';

test.each([
  [['the jeans', 'make it teal'], ['jeans teal']],
  [['blouse', 'red'], ['blouse red']],
  [['in yellow', 'the kurta'], ['kurta in yellow']],
  [['the hair', 'make it long'], ['hair long']],
  [['dupatta not orange', 'mustard'], ['dupatta mustard']],
] as const)('a name beside what it should be is one wish: %j', (clauses, wishes) => {
  const said = withTopics(clauses).map((wish) => wish.replace(' in ', ' '));
  expect(said).toEqual(wishes.map((wish) => wish.replace(' in ', ' ')));
});

test.each([
  [['the jacket is too dull', 'emerald'], ['jacket emerald']],
  [['coat is too long', 'shorter'], ['coat shorter']],
  [
    ['sleeves are too long', 'in red'],
    ['sleeves are too long', 'sleeves red'],
  ],
  [['the neck is too deep', 'bring it up'], ['bring the neck up']],
] as const)('what is asked after what is wrong is of that: %j', (clauses, wishes) => {
  expect(withTopics(clauses)).toEqual(wishes);
});

test.each([
  [['remove the belt', 'the hat', 'make it red']],
  [['make it shorter', 'with a turban']],
  [['jacket open', 'longer']],
  [['all white', 'the shoes']],
] as const)('a list, something new and a thing of which something is said are no topic: %j', (clauses) => {
  expect(withTopics(clauses)).toEqual(clauses);
});
