import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** What the commands end with that read nothing; of `ledger`, whose 1 says that a rule is broken, another. */
const COMMANDS: readonly { command: string; ends: number; args: readonly string[] }[] = [
  { command: 'ledger', ends: 2, args: [] },
  { command: 'person', ends: 1, args: ['maker@example.com', 'end-sessions'] },
  { command: 'post', ends: 1, args: ['reports'] },
  { command: 'backup', ends: 1, args: ['--to', 'copy'] },
];

it.each(COMMANDS)(
  '$command makes no database where there is none, and says where it looked',
  async ({ command, ends, args }) => {
    const folder = await mkdtemp(join(tmpdir(), 'toile-no-database-'));
    const { DATABASE_URL: _, ...surroundings } = process.env;
    const env = { ...surroundings, DATA_DIR: join(folder, 'data') };
    const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], { cwd: folder, env });
    const [, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect([code, complained]).toEqual([ends, expect.stringContaining(`DATA_DIR=${folder}/data holds no database`)]);
    expect(await readdir(folder)).toEqual([]);
  },
);
