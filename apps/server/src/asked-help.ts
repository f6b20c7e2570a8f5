import { readCalled } from '#server/config/env.ts';

/** Says how a command is used where that is asked, and whether it was: nothing else is done then. */
export function askedHelp(usage: string, asked: readonly string[] = process.argv.slice(2)): boolean {
  if (!asked.some((word) => word === '--help' || word === '-h')) return false;
  process.stdout.write(`${asCalled(usage)}\n`);
  return true;
}

/** A use that is written with npm, as whoever asks has called it: `toile try --at …` for `npm run try -- --at …`. */
export function asCalled(usage: string, called = readCalled()): string {
  return called === undefined
    ? usage
    : usage.replaceAll(/npm run ([a-z]+)(?: +--(?= ))?/g, (_, command: string) => `${called} ${command}`);
}
