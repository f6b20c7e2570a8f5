import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '#server/config/config-error.ts';
import { describePlace } from '#server/config/describe-place.ts';
import { readEnvironment, readMisspelt } from '#server/config/env.ts';
import { configOf, examine, type Finding, isFit } from '#server/config/fitness.ts';
import { siteFaults } from '../../../scripts/site-faults.ts';
import { askedHelp } from './asked-help.ts';
import { outliveReader } from './outlive-reader.ts';
import { tryOutside } from './try-outside.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HELP = `npm run doctor    what a public machine with the environment of the server still needs: ends with 1 where something is NEEDED`;
const GUIDE = 'docs/configuration.md';
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

/** Refused before anything else could be read. */
function printRefusal(error: unknown): void {
  if (!(error instanceof ConfigError)) throw error;
  for (const sentence of error.sentences) process.stdout.write(`${WEIGHTS.needed}  ${sentence}\n`);
  process.stdout.write('Not fit for a public machine yet.\n');
  process.exitCode = 1;
}

/** `npm run doctor`: says what a public machine with this environment still needs; ends with 1 where something is needed. */
async function run(): Promise<void> {
  const guide = await readFile(join(ROOT, GUIDE), 'utf8');
  const environment = readEnvironment();
  const config = configOf(environment);
  if (config) {
    process.stdout.write(`${describePlace({ ...config, environment: environment.NODE_ENV ?? 'development' })}\n`);
  }
  const tried = config ? await tryOutside(config, environment) : [];
  const findings = examine(environment, { siteFaults: siteFaults(environment.SITE), tried, misspelt: readMisspelt() });
  print(findings, guide);
  process.exitCode = isFit(findings) ? 0 : 1;
}

outliveReader();
if (!askedHelp(HELP)) await run().catch(printRefusal);
