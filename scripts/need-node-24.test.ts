import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GUARD = join(ROOT, 'scripts/need-node-24.mjs');

/** Runs the guard in a process that says it is that Node. */
function guardOn(version: string) {
  const claim = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const code = `${claim} await import(${JSON.stringify(GUARD)}); console.log('went on');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

it.each(['20.20.2', '22.18.0', '24.6.0'])(
  'on Node %s one sentence says what to do, and nothing else happens',
  (version) => {
    const { status, stdout, stderr } = guardOn(version);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.split('\n')).toEqual([expect.stringContaining(`this is ${version}: after \`npm install\``)]);
  },
);

it.each(['24.7.0', '24.9.0', '26.0.0'])('Node %s is let through', (version) => {
  expect(guardOn(version)).toEqual({ status: 0, stdout: 'went on', stderr: '' });
});

/** What follows an installation runs on the machine's own Node, however old: the one that Toile brings is just being laid down. */
const ON_ANY_NODE = 'postinstall';

it('stands before every script that Node runs, and first in the configuration of the tests', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const bare = Object.keys(scripts).filter(
    (name) => /^node /.test(scripts[name] ?? '') && !scripts[name]?.includes('--import ./scripts/need-node-24.mjs'),
  );
  expect(bare).toEqual([ON_ANY_NODE]);
  const [first] = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8').split('\n');
  expect(first).toBe("import './scripts/need-node-24.mjs';");
});
