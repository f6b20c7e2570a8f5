import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import * as z from 'zod';
import { newcomer, signUp } from '../../e2e/people.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run } from '../../scripts/run.ts';

/** One run swings by several points on a busy machine: the middle one of so many is told. */
const RUNS = 3;
const PORT = 9333;
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** As much of Lighthouse's report as is told. */
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
      details: z.unknown().optional(),
    }),
  ),
});
type Report = z.infer<typeof Report>;

const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const performanceOf = ({ categories }: Report): number => categories.performance?.score ?? 0;

/** Lighthouse and its tail weigh 150 MB and serve this bench alone, so they are no part of the product's install. */
async function ensureLighthouse(): Promise<void> {
  if (existsSync(LIGHTHOUSE)) return;
  console.log('Installing Lighthouse into bench/web (150 MB, once) …');
  const { code, output } = await run('npm', ['ci', '--no-audit'], { quiet: true, cwd: import.meta.dirname });
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

/** One run of Lighthouse in the browser on `PORT`: its report, or why there is none. */
async function examine(url: string, headers: Record<string, string>): Promise<Report | string> {
  const options = [`--port=${PORT}`, '--output=json', '--quiet', `--extra-headers=${JSON.stringify(headers)}`];
  const { code, output } = await run(process.execPath, [LIGHTHOUSE, url, ...options], { quiet: true });
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) return output.trim() || `exit code ${code}`;
  const report = Report.parse(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)));
  return report.runtimeError?.message ?? report;
}

function tell(path: string, { categories, audits }: Report): void {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  console.log(`${path}: ${scores.join(', ')} (${TIMES.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')})`);
  const faults = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  for (const { id, title, details } of faults)
    console.log(`  ${id}: ${title} ${JSON.stringify(details ?? '').slice(0, 400)}`);
}

/** Prints what Lighthouse (mobile) says of the landing page, the gallery and the generator; fails where it says nothing. */
export async function audit(origin: string): Promise<void> {
  await ensureLighthouse();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  });
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await signUp(page, newcomer());
  const Cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/', '/gallery', '/ai-outfit-generator']) {
    const results: (Report | string)[] = [];
    for (let i = 0; i < RUNS; i++) results.push(await examine(origin + path, path === '/' ? {} : { Cookie }));
    const reports = results.filter((result) => typeof result !== 'string');
    const middle = reports.sort((a, b) => performanceOf(a) - performanceOf(b))[reports.length >> 1];
    if (middle) tell(path, middle);
    else {
      const reasons = results.filter((result) => typeof result === 'string').join('; ');
      console.error(`${path}: none of ${RUNS} runs of Lighthouse came to an end (${reasons})`);
      process.exitCode = 1;
    }
  }
  await browser.close();
}
