import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '#server/config/env.ts';
import { examine, type Finding, isFit } from '#server/config/fitness.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = 'docs/configuration.md';
const SITE = 'apps/web/app/content/site.ts';
const WEIGHTS = { needed: 'NEEDED ', advised: 'advised', unseen: 'look at' } as const;

/** The line of the guide whose table row is about this. */
function lineOf(guide: string, about: string): number {
  const line = guide.split('\n').findIndex((text) => text.startsWith(`| \`${about}\``));
  if (line < 0) throw new Error(`${GUIDE} says nothing of ${about}`);
  return line + 1;
}

function print(findings: readonly Finding[], guide: string): void {
  for (const { about, weight, says } of findings) {
    process.stdout.write(`${WEIGHTS[weight]}  ${says}\n         ${GUIDE}:${lineOf(guide, about)}\n`);
  }
  process.stdout.write(isFit(findings) ? 'Fit for a public machine.\n' : 'Not fit for a public machine yet.\n');
}

/** `npm run doctor`: says what a public machine with this environment still needs; ends with 1 where something is needed. */
const guide = await readFile(join(ROOT, GUIDE), 'utf8');
const isSiteUnfilled = /\b(address: \[\]|isSample: true)/.test(
  await readFile(join(ROOT, SITE), 'utf8').catch(() => ''),
);
const findings = examine(readEnvironment(), { isSiteUnfilled });
print(findings, guide);
process.exitCode = isFit(findings) ? 0 : 1;
