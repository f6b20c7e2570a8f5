import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { readEnvironment } from '#server/config/env.ts';
import { examine, type Finding, isFit } from '#server/config/fitness.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = 'docs/configuration.md';
/** Of the operator's file, what a public shop cannot be without. */
const Filled = z.object({ address: z.array(z.string()).min(1) });
const WEIGHTS = { needed: 'NEEDED ', advised: 'advised', unseen: 'look at' } as const;

/** The line of the guide whose table row is about this. */
function lineOf(guide: string, about: string): number {
  const line = guide.split('\n').findIndex((text) => text.startsWith(`| \`${about}\``));
  if (line < 0) throw new Error(`${GUIDE} says nothing of ${about}`);
  return line + 1;
}

/** Whether the file that `SITE` names says where the shop is; its other fields were checked when the pages were built. */
async function saysWhere(named = ''): Promise<boolean> {
  const text = await readFile(resolve(ROOT, named), 'utf8').catch(() => '{}');
  try {
    return Filled.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function print(findings: readonly Finding[], guide: string): void {
  for (const { about, weight, says } of findings) {
    process.stdout.write(`${WEIGHTS[weight]}  ${says}\n         ${GUIDE}:${lineOf(guide, about)}\n`);
  }
  process.stdout.write(isFit(findings) ? 'Fit for a public machine.\n' : 'Not fit for a public machine yet.\n');
}

/** `npm run doctor`: says what a public machine with this environment still needs; ends with 1 where something is needed. */
const guide = await readFile(join(ROOT, GUIDE), 'utf8');
const environment = readEnvironment();
const findings = examine(environment, { isSiteUnfilled: !(await saysWhere(environment.SITE)) });
print(findings, guide);
process.exitCode = isFit(findings) ? 0 : 1;
