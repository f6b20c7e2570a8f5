import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import { layCable } from '../../../../../test/fakes/cable.ts';
import { openClient } from './open-client.ts';
import { reaching, UnreachedError } from './unreached.ts';

test('a server that takes a connection and says nothing leads nowhere, in a sentence that names the setting', async () => {
  const cable = await layCable(await createTestDatabase());
  cable.freeze();
  const open = () => openClient({ connectionString: cable.url, connectionTimeoutMillis: 200 }).connect();
  const refused = await reaching('DATABASE_URL', open).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnreachedError);
  expect(refused).toMatchObject({ isUnanswered: true });
  expect(String(refused)).toContain('DATABASE_URL leads nowhere: timeout expired');
  await cable.close();
});
