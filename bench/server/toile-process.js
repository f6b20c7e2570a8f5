// @ts-check
// As the product's own `main.js`, except that a design is there at once and that it tells what it uses.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { lightenModules } from '../../apps/server/src/light-modules.js';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'));
lightenModules();

const { runInstantly } = await import('./run-instantly.ts');
await runInstantly();
