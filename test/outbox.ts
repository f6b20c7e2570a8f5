import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RunningServer } from '../apps/server/src/start.ts';
import { type Letter, readLetter } from './letters.ts';

const LOOK_EVERY_MS = 100;

/** The newest letter to `email` whose subject says `subject`, as soon as it lies in the outbox of a server without a mail server. */
export async function letterFor(server: RunningServer, email: string, subject: string): Promise<Letter> {
  const folder = join(server.parts.config.dataDir, 'outbox');
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    const letters = await Promise.all(
      names.map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))),
    );
    const found = letters.findLast((letter) => letter.to === email && letter.subject.includes(subject));
    if (found) return found;
    await setTimeout(LOOK_EVERY_MS);
  }
}
