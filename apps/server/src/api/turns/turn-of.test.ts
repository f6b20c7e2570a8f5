import { expect, test } from 'vitest';
import { turnOf } from './turn-of.ts';
import { openTurns } from './turns.ts';

test('of one key one goes at a time, in their order, beside those of others; beyond those that wait nobody does', async () => {
  const turns = openTurns<string>({ atOnce: 1, waiting: 2 });
  const gone: string[] = [];
  const end = await turnOf(turns, 'a');
  const waiting = ['first', 'second'].map((name) =>
    turnOf(turns, 'a').then((endTurn) => {
      gone.push(name);
      endTurn();
    }),
  );
  await expect(turnOf(turns, 'a')).rejects.toMatchObject({ code: 'overloaded' });
  (await turnOf(turns, 'b'))();
  expect(gone).toEqual([]);
  end();
  await Promise.all(waiting);
  expect(gone).toEqual(['first', 'second']);
  (await turnOf(turns, 'a'))();
});
