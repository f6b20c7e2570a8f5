import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint, isSame, ROOT } from './fingerprint.ts';

const read = { sources: ['scripts/fingerprint.test.ts'], rows: ['a build'] };

it('knows what was built again after it was copied, and what is another build by anything it reads', async () => {
  const built = await fingerprint(read);
  expect(await isSame(built, read)).toBe(true);
  // As a copy has them.
  utimesSync(join(ROOT, 'scripts/fingerprint.test.ts'), new Date(), new Date());
  expect(await isSame(built, read)).toBe(true);
  expect(await isSame({ ...built, contents: '' }, read)).toBe(false);
  expect(await isSame(built, { ...read, rows: ['another build'] })).toBe(false);
  expect(await isSame(built, { ...read, sources: ['scripts/fingerprint.ts'] })).toBe(false);
  expect(await isSame(undefined, read)).toBe(false);
});
