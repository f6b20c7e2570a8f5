/** Every test: builds the web app, brings Chromium, runs Vitest, and ends in `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A file that does not load has no failed test of its own; it counts as one. */
function failures(report: Report): number {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return report.numFailedTests + broken.length;
}

/** Names of the tests that failed at first and passed when tried again. */
const retried = ({ testResults }: Report): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName);

const CHROMIUM = await ensureChromium();
await buildWeb();
const folder = mkdtempSync(join(tmpdir(), 'toile-test-'));
const file = join(folder, 'report.json');
const { code } = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...process.argv.slice(2)],
  { env: { CHROMIUM } },
);
const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
rmSync(folder, { recursive: true });
for (const name of retried(report)) console.log(`retried: ${name}`);
const failed = Math.max(failures(report), code === 0 ? 0 : 1);
console.log(`${report.numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 || report.numPassedTests === 0 ? 1 : 0;
