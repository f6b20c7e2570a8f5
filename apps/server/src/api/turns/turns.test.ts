import { expect, test } from 'vitest';
import { openTurns, type Ticket } from './turns.ts';

/** Turns whose order of going is kept. */
function open(atOnce: number, waiting: number) {
  const turns = openTurns<string>({ atOnce, waiting });
  const gone: string[] = [];
  const take = (key: string, name: string) => turns.take(key, () => gone.push(name));
  return { turns, gone, take };
}

test('so many of a key go at once, the others one for each that ends, in their order', () => {
  const { turns, gone, take } = open(2, 10);
  const tickets = ['1', '2', '3', '4', '5'].map((name) => take('a', name));
  expect(gone).toEqual(['1', '2']);
  turns.release(tickets[1]);
  turns.release(tickets[1]);
  expect(gone).toEqual(['1', '2', '3']);
  turns.release(tickets[0]);
  turns.release(tickets[2]);
  expect(gone).toEqual(['1', '2', '3', '4', '5']);
});

test('nobody waits for another key', () => {
  const { gone, take } = open(1, 10);
  for (const name of ['a1', 'a2', 'b1']) take(name.slice(0, 1), name);
  expect(gone).toEqual(['a1', 'b1']);
});

test('who finds the line full is told, and who gives up leaves it', () => {
  const { turns, gone, take } = open(1, 2);
  const [first, second, third] = ['1', '2', '3'].map((name) => take('a', name));
  expect(take('a', '4')).toBeUndefined();
  turns.release(second);
  expect(take('a', '5')).toBeDefined();
  turns.release(first);
  expect(gone).toEqual(['1', '3']);
  turns.release(third);
  expect(gone).toEqual(['1', '3', '5']);
});

test('a turn may end in the moment in which it begins', () => {
  const turns = openTurns<string>({ atOnce: 1, waiting: 10 });
  let count = 0;
  const once = (ticket: Ticket<string>) => {
    count++;
    turns.release(ticket);
  };
  for (let n = 0; n < 5; n++) turns.take('a', once);
  expect(count).toBe(5);
});
