// @ts-check
// As the product's own `built-main.js`, except that a design is there at once and that it tells what it uses.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compile'));

const { runInstantly } = await import('./run-instantly.ts');
await runInstantly();
