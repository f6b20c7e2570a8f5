import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '#server/release.ts';
import { makeDataDir } from '../../../../test/data-dir.ts';
import { tellWayBack } from './way-back.ts';

const MIGRATIONS = 'apps/server/src/parts/database/migrations';
const PROGRAM = 'apps/server/src/parts/database/migrate.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeDataDir();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Tree {
  readonly name: string;
  readonly migrations: Readonly<Record<string, string>>;
  /** What applies them; this program's own unless it is another. */
  readonly program?: string;
}

async function plant({ name, migrations, program }: Tree): Promise<string> {
  const root = join(folder, name);
  await mkdir(join(root, MIGRATIONS), { recursive: true });
  await writeFile(join(root, 'package.json'), JSON.stringify({ version: name }));
  if (program === undefined) await cp(join(ROOT, PROGRAM), join(root, PROGRAM));
  else await writeFile(join(root, PROGRAM), program);
  for (const [file, text] of Object.entries(migrations)) await writeFile(join(root, MIGRATIONS, file), text);
  return root;
}

const FIRST = { '0001_first.sql': 'select 1;' };

const wayBack = async (added: Readonly<Record<string, string>>, older: Partial<Tree> = {}) =>
  tellWayBack({
    from: await plant({ name: '0.9.1', migrations: { ...FIRST, ...added } }),
    to: await plant({ name: '0.9.0', migrations: FIRST, ...older }),
  });

test('one goes back by the link where nothing was added, or only what the older leaves alone', async () => {
  expect(await wayBack({})).toBe('Back to 0.9.0: by the link. The schema is the same.');
  expect(await wayBack({ '0002_more.sql': 'select 2;' })).toBe(
    'Back to 0.9.0: by the link. What is added by 0002_more.sql it leaves alone.',
  );
});

test('one goes back by the backup alone where a migration says that it breaks the older, or the older refuses all', async () => {
  expect(await wayBack({ '0002_less.sql': '-- breaks: it takes a column away\nselect 2;' })).toBe(
    'Back to 0.9.0: only by the backup. 0002_less.sql: breaks: it takes a column away',
  );
  expect(await wayBack({ '0000_before.sql': 'select 0;' })).toContain('only by the backup');
  expect(await wayBack({ '0002_more.sql': 'select 2;' }, { program: 'knows no rule' })).toContain('only by the backup');
});
