import { GenerationRequest } from '@toile/contract';
import { expect, it } from 'vitest';
import type { Piece } from '#web/features/studio/bench-state.ts';
import { isSameOrder } from '#web/features/studio/is-same-order.ts';
import { EMPTY_TABLE } from '#web/features/studio/table-state.ts';

const request = GenerationRequest.parse({ style_idea: 'red saree', seed: 7 });
const press = { key: 'a', request, seen: false, pressedAt: 0 };
const piece = (table: Partial<Piece['table']>): Piece => ({ key: 'a', request, table: { ...EMPTY_TABLE, ...table } });
const working = piece({ work: { press, stage: 'queued', progress: 0 } });

it('knows the same words, options and seed, whatever the space around the words', () => {
  expect(isSameOrder(working, { ...request })).toBe(true);
  expect(isSameOrder(working, { ...request, style_idea: ' red saree ' })).toBe(true);
});

it('takes another seed, word or option for another design', () => {
  expect(isSameOrder(working, { ...request, seed: 8 })).toBe(false);
  expect(isSameOrder(working, { ...request, style_idea: 'blue saree' })).toBe(false);
  expect(isSameOrder(working, { ...request, season: 'winter' })).toBe(false);
});

it('does not ask about what failed', () => {
  expect(isSameOrder(piece({}), request)).toBe(false);
});
