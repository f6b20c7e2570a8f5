/** Types, lint, rooms and loops, dead code: all of it, side by side; prints what is red. */
import { run } from './run.ts';

/** Its drawing rooms are checked by their own rules, so whoever uses the atelier reads its declarations: they come first. */
const FIRST: Record<string, [string, string[]]> = {
  'types: look, atelier': ['tsc', ['-b', 'packages/look', 'packages/atelier']],
};

const CHECKS: Record<string, [string, string[]]> = {
  'types: contract': ['tsc', ['-p', 'packages/contract']],
  'types: cutting': ['tsc', ['-p', 'packages/cutting']],
  'types: words': ['tsc', ['-p', 'packages/atelier/tsconfig.words.json']],
  'types: server': ['tsc', ['-p', 'apps/server']],
  'types: web': ['npm', ['run', '--silent', 'typecheck', '-w', '@toile/web']],
  'types: house': ['tsc', ['-p', '.']],
  lint: ['biome', ['check', '--error-on-warnings', '.']],
  rooms: ['depcruise', ['packages', 'apps', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long']],
  'dead code': ['knip', ['--no-progress']],
  metrics: ['node', ['scripts/metrics.ts']],
};

const runAll = (checks: Record<string, [string, string[]]>) =>
  Promise.all(
    Object.entries(checks).map(async ([name, [command, args]]) => ({
      name,
      ...(await run(command, args, { quiet: true })),
    })),
  );

const results = [...(await runAll(FIRST)), ...(await runAll(CHECKS))];
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok ' : 'RED'} ${name}`);
  if (code !== 0) console.log(output);
}
process.exitCode = results.some((r) => r.code !== 0) ? 1 : 0;
