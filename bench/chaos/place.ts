import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const DEPLOY = join(import.meta.dirname, '../../deploy');

/** So many ports of this machine that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => Object(server.address()).port as number); // it listens on TCP
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * Writes a file of `deploy/` as it holds here: what an operator would change is changed, and each of it must be there.
 * @returns where it was written
 */
export async function settle(
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
  to: string,
): Promise<string> {
  let text = await readFile(join(DEPLOY, name), 'utf8');
  for (const [from, into] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    text = text.split(from).join(into);
  }
  await writeFile(to, text);
  return to;
}
