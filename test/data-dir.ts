import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a data folder that PostgreSQL's own user may enter, as an ordinary folder is. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toile-test-data-'));
  await chmod(folder, 0o755);
  return folder;
}
