import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MALLOC } from './malloc.mjs';

const ROOT = join(import.meta.dirname, '..');
const FLAGS = ['--max-semi-space-size=8', '--import', join(ROOT, 'scripts/lean-memory.mjs')];
const TELL = `const { pid, argv, execArgv, env } = process;
  const told = { pid, argv: argv.slice(2), hasFlag: execArgv.includes('--max-semi-space-size=8'), arenas: env.MALLOC_ARENA_MAX };
  (process.send ? process.send(told) : console.log(JSON.stringify(told)));`;
const program = join(ROOT, 'scripts/need-node-24.mjs');
const CODE = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
const { MALLOC_ARENA_MAX: _, ...env } = process.env;

async function startWith(own: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...FLAGS, ...CODE, program, 'a', 'b c'], { env: { ...env, ...own } });
  const [said, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { pid: child.pid, told: JSON.parse(said) as unknown, faults };
}

it('the server starts as the same process, with its flags and words, and with what glibc is to be told', async () => {
  const { pid, told, faults } = await startWith({});
  const arenas = process.platform === 'linux' ? MALLOC.MALLOC_ARENA_MAX : undefined;
  expect(told).toEqual({ pid, argv: ['a', 'b c'], hasFlag: true, ...(arenas && { arenas }) });
  expect(faults).toBe('');
});

it('whoever tells glibc something himself is heard', async () => {
  const { told } = await startWith({ MALLOC_ARENA_MAX: '7' });
  expect(told).toMatchObject({ arenas: '7' });
});

it('a helper process keeps its line to whoever started it', async () => {
  const child = fork(program, [], { env, execArgv: [...FLAGS, ...CODE] });
  const [told] = await once(child, 'message');
  expect(told).toMatchObject({ pid: child.pid, argv: [] });
});

it('is what npm start, the service and the container begin with', () => {
  for (const file of ['package.json', 'deploy/toile.service', 'deploy/Dockerfile']) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const start = lines.find((line) => line.includes('apps/server/build/main.js')) ?? '';
    const words = start.split(/[\s",]+/).join(' ');
    expect(words, file).toContain('--import ./scripts/need-node-24.mjs --import ./scripts/lean-memory.mjs apps/server');
  }
});
