import { expect, it } from 'vitest';
import { attachmentsOf } from '#atelier/reading/attachments.fixture.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

it.each([
  'a beige coat under neon signs of pink and blue',
  'a beige coat in pink and blue neon light',
  'a beige coat, lit by pink and blue neon',
  'a beige coat at night, neon signs, pink and blue, wet street',
  'a beige coat in front of a wall of red roses',
  'a beige coat in a field of yellow sunflowers',
  'a beige coat, the sky is orange and pink',
  'amber light falling through green shutters; a beige coat',
  'blue and violet neon reflected in puddles; a beige coat',
])('dresses nobody in the colours of the surroundings: %s', (words) => {
  expect(attachmentsOf(words)).toBe('coat: colour beige');
});

it('leaves to clothes what stands in the same breath as they do', () => {
  expect(attachmentsOf('a woman on the beach in a red and white dress')).toBe('dress: colour red, colour white');
  expect(attachmentsOf('against a wall of brick, a blue coat')).toBe('coat: colour blue');
});

it('tells the surroundings with their colours', () => {
  const { spans } = draftOf('a beige coat under neon signs of pink and blue');
  expect(spans.filter(({ as }) => as === 'setting').map(({ value }) => value)).toEqual(['neon signs of pink and blue']);
});
