/*
 * Starts the process again in its place, with what glibc is to be told (`malloc.mjs`) and hears at a start alone. Left alone
 * are whoever sets one of these names himself, threads and helper processes, and systems that have no glibc.
 */
import { isMainThread } from 'node:worker_threads';
import { MALLOC } from './malloc.mjs';

const isTold = Object.keys(MALLOC).some((name) => name in process.env);
if (process.platform === 'linux' && isMainThread && !process.send && !isTold) {
  const { execPath, execArgv, argv, env } = process;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...MALLOC });
}
