import { GenerationRequest } from '@toile/contract';
import { expect, it } from 'vitest';
import {
  type BenchAction,
  type BenchState,
  benchReducer,
  designOf,
  EMPTY_BENCH,
  isRunning,
} from '#web/features/studio/bench-state.ts';
import type { TableAction } from '#web/features/studio/table-state.ts';

const request = GenerationRequest.parse({ style_idea: 'red saree' });
const press = (key: string) => ({ key, request, seen: false, pressedAt: 0 });
const reply = {
  outfit_description: 'A saree.',
  image_url: '/f1',
  design_id: 'd1',
  file_id: 'f1',
  has_figure: false,
  seed: 1,
  look: null,
  tokens: 0,
  freetokens: 0,
};
const of = (key: string, action: TableAction, isQuiet?: boolean): BenchAction => ({
  type: 'piece',
  key,
  request,
  action,
  ...(isQuiet && { isQuiet }),
});
const pressed = (key: string, isQuiet?: boolean) => of(key, { type: 'pressed', press: press(key) }, isQuiet);
const finished = (key: string) => of(key, { type: 'finished', result: { request, reply } });
const after = (...actions: BenchAction[]): BenchState => actions.reduce(benchReducer, EMPTY_BENCH);
const keys = ({ pieces }: BenchState) => pieces.map(({ key }) => key);

it('keeps what the press before made, and shows the newest', () => {
  const state = after(pressed('a'), finished('a'), pressed('b'));
  expect(keys(state)).toEqual(['b', 'a']);
  expect(state.shown).toBe('b');
  expect(state.pieces[1]?.table.result?.reply).toBe(reply);
});

it('makes several at once, each with its own end', () => {
  const state = after(pressed('a'), pressed('b'), finished('a'));
  expect(state.pieces.map(isRunning)).toEqual([true, false]);
  expect(state.pieces.map(designOf)).toEqual([undefined, 'd1']);
  expect(state.shown).toBe('b');
});

it('does not push away what is looked at when another tab pressed', () => {
  const state = after(pressed('a'), finished('a'), pressed('elsewhere', true));
  expect([keys(state), state.shown]).toEqual([['elsewhere', 'a'], 'a']);
  expect(after(pressed('elsewhere', true)).shown).toBe('elsewhere');
});

it('shows another piece when asked, and only one that is there', () => {
  const state = after(pressed('a'), pressed('b'), { type: 'shown', key: 'a' }, { type: 'shown', key: 'z' });
  expect(state.shown).toBe('a');
});

it('forgets a piece that was let go, shows the next, and hears no more of the first', () => {
  const state = after(pressed('a'), pressed('b'), of('b', { type: 'dropped' }), finished('b'));
  expect([keys(state), state.shown]).toEqual([['a'], 'a']);
  expect(after(pressed('a'), { type: 'removed', key: 'a' })).toEqual(EMPTY_BENCH);
});
