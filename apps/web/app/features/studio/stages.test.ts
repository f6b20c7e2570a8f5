import { STAGES } from '@toile/contract';
import { expect, it } from 'vitest';
import { placeOf, STAGE_WORDS, stageLine } from '#web/features/studio/stages.ts';

it('every stage before the present one is done, every later one to come; what is being sent waits', () => {
  expect(STAGES.map((stage) => placeOf(stage, 'cutting'))).toEqual(['done', 'done', 'now', 'to-come', 'to-come']);
  expect(STAGES.map((stage) => placeOf(stage, 'sending'))).toEqual(['now', 'to-come', 'to-come', 'to-come', 'to-come']);
});

it('one line says the stage and how many there are', () => {
  expect(stageLine('painting')).toBe(`${STAGE_WORDS.painting.name}, 4 of 5`);
  expect(stageLine('sending')).toBe('Sending the brief');
});
