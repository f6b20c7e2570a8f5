/*
 * Takes what nothing here reads out of what was installed: the headers of Node, 67 MB, for packages that compile native code.
 * Ours bring theirs compiled. Plain JavaScript, for it runs after `npm install` on the machine's own Node, however old.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A folder for each system that the package has a Node for: the one of this system is there.
const systems = fileURLToPath(new URL('../node_modules/node/node_modules', import.meta.url));
if (existsSync(systems))
  for (const name of readdirSync(systems))
    if (name.startsWith('node-')) rmSync(join(systems, name, 'include'), { recursive: true, force: true });
