/**
 * Every test, or those of the paths that are named: builds the web app, brings Chromium, runs Vitest, and ends in
 * `N passed, N failed`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';
import { processorSeconds } from './processor-time.ts';
import { type TimedFile, timesOf } from './times-of.ts';

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: (TimedFile & {
    status: string;
    assertionResults: { status: string }[];
  })[];
}

/** Milliseconds Vitest has to end its databases and processes once every test has been reported. */
const CLOSING_MAX = 120_000;

/** Files whose time is told at the end. */
const LONGEST = 20;

/** What Node made of our sources the last time: dozens of servers start in one run. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../node_modules/.cache/node');

/** Tests under these read sources alone; all others may meet a server that serves the built web app. */
const OF_SOURCES = /^(packages|apps\/web)\//;

/** A file that does not load has no failed test of its own; it counts as one. */
function failures(report: Report): number {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return report.numFailedTests + broken.length;
}

/** Vitest can wait for ever for a process that is gone; what it reported stands, so the run ends without it. */
async function endOnceReported(vitest: ChildProcess, file: string): Promise<void> {
  const gone = once(vitest, 'exit');
  while (vitest.exitCode === null && vitest.signalCode === null && !existsSync(file)) {
    await Promise.race([gone, sleep(1000)]);
  }
  const closing = new AbortController();
  const late = sleep(CLOSING_MAX, true, { signal: closing.signal }).catch(() => false);
  if (await Promise.race([gone.then(() => false), late])) {
    console.log('Vitest reported every test and did not end; it is ended.');
    vitest.kill('SIGKILL');
  }
  closing.abort();
  await gone;
}

const began = performance.now();
const CHROMIUM = await ensureChromium();
const asked = process.argv.slice(2);
if (asked.length === 0 || !asked.every((path) => OF_SOURCES.test(path))) await buildWeb();
const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
const file = join(folder, 'report.json');
const vitest = spawn(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...asked],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROMIUM, NODE_COMPILE_CACHE } },
);
await endOnceReported(vitest, file);
const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
rmSync(folder, { recursive: true });
for (const line of timesOf(report.testResults, join(import.meta.dirname, '..'), LONGEST)) console.log(line);
const took = processorSeconds();
if (took !== undefined) {
  const seconds = (performance.now() - began) / 1000;
  console.log(`${took.toFixed(0)} s of a processor in ${seconds.toFixed(0)} s, ${availableParallelism()} at hand`);
}
// An exit code other than 0 with no failed test is an error outside every test.
const failed = Math.max(failures(report), vitest.exitCode || !report.success ? 1 : 0);
console.log(`${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || report.numPassedTests === 0 ? 1 : 0;
