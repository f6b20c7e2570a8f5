// @ts-check
// Written without types, and what it imports too: what takes types away holds 30 MB, and nothing else needs it once the
// compiled code of all other modules is kept.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { lightenModules } from './light-modules.js';

/** Compiled code is kept between starts, which takes about a third off each; where it cannot be kept nothing else changes. */
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compile'));
lightenModules();

const { run } = await import('./run.ts');
await run();
