/** What the commands share: reading a brief from the command line, and errors that name the field. */
import { parseArgs } from 'node:util';
import type { Brief, BriefOptions } from '../src/index.ts';

/** A fault of the caller's, told in one sentence without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTION_NAMES = [
  'gender',
  'ethnicity',
  'age',
  'skin_color',
  'season',
  'accessories',
  'occasion',
  'style',
  'category',
] as const satisfies readonly (keyof BriefOptions)[];

const text = { type: 'string' } as const;
/** Options of the brief as `parseArgs` takes them; `--skin-color` is the same as `--skin_color`. */
export const BRIEF_FLAGS = {
  ...Object.fromEntries(OPTION_NAMES.map((name) => [name, text])),
  'skin-color': text,
  creativity: text,
  seed: text,
};

/** A whole number between two bounds. @throws UsageError naming the field. */
export function wholeNumber(field: string, given: string, low: number, high: number): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(value) || value < low || value > high)
    throw new UsageError(`--${field}: "${given}" is not a whole number from ${low} to ${high}`);
  return value;
}

export const SEED_MAX = 0xffff_ffff;

/** FNV-1a over the brief: the same words and options draw the same picture unless a seed says otherwise. */
export function seedOf({ words, options = {} }: Brief): number {
  const said = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([words, said])))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

export interface BriefCommand {
  brief: Brief;
  seed: number;
}

/** @param values what `parseArgs` found. @throws UsageError if there are no words or a value is out of range. */
export function briefFrom(positionals: readonly string[], values: Record<string, unknown>): BriefCommand {
  const words = positionals.join(' ').trim();
  if (!words) throw new UsageError('words: say what to draw, e.g. "emerald satin slip dress"');
  const options: BriefOptions = {};
  for (const name of OPTION_NAMES) {
    const value = values[name] ?? (name === 'skin_color' ? values['skin-color'] : undefined);
    if (typeof value === 'string') options[name] = value;
  }
  if (typeof values.creativity === 'string') options.creativity = wholeNumber('creativity', values.creativity, 0, 100);
  const brief: Brief = { words, ...(Object.keys(options).length && { options }) };
  const seed = typeof values.seed === 'string' ? wholeNumber('seed', values.seed, 0, SEED_MAX) : seedOf(brief);
  return { brief, seed };
}

type Flags = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/** Parses strictly. @throws UsageError with the parser's own sentence. */
export function parse(
  args: string[],
  options: NonNullable<Flags>,
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(said.replace(/(\. To specify |\n).*$/s, ''), { cause: error });
  }
}

/** Runs a command; a usage error becomes one line on stderr and exit code 2, anything else keeps its stack. */
export async function main(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
