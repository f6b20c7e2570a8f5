import { expect, test } from 'vitest';
import { spanOfStatement } from './trace-statements.ts';

test.each([
  [{ name: 'session-by-secret', text: 'select 1' }, 'db session-by-secret'],
  [{ text: 'select "id", "look" from "designs" where "designs"."id" = $1' }, 'db select designs'],
  [{ text: 'insert into "posts" ("id") values ($1) returning "id"' }, 'db insert into posts'],
  [{ text: 'update "wallets" set "paid" = $1' }, 'db update wallets'],
  [{ text: 'delete from "files" where "id" = $1' }, 'db delete from files'],
  [{ text: 'begin' }, 'db query'],
  [{}, 'db query'],
])('%j is called %s', (told, name) => {
  expect(spanOfStatement(told)).toMatchObject({ name, kind: 'client' });
});
