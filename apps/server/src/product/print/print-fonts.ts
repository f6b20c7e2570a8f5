import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';

export type Weight = 400 | 600;

/** The scripts names and addresses come in; whatever none of them has is shown by the first one's sign for "missing". */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari', 'cyrillic', 'greek', 'vietnamese'] as const;
type Script = (typeof SCRIPTS)[number];

/** A stretch of text that one font file can write. */
export interface Run {
  readonly script: Script;
  readonly text: string;
}

export interface PrintFonts {
  readonly files: readonly { name: string; bytes: Buffer }[];
  /** Parts a line into what each file can write, in order. */
  runsOf(text: string): Run[];
}

export const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`;

let loaded: Promise<PrintFonts> | undefined;

/** The typeface of what is printed, which has the sign of the rupee; read once, with the first sheet. */
export function printFonts(): Promise<PrintFonts> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<PrintFonts> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json'));
  const ranges = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')));
  const tests = SCRIPTS.map((script) => ({ script, has: toTest(ranges[script] ?? '') }));
  const files = SCRIPTS.flatMap((script) =>
    ([400, 600] as const).map(async (weight) => ({
      name: fontName(script, weight),
      bytes: await readFile(join(folder, 'files', `noto-sans-${script}-${weight}-normal.woff`)),
    })),
  );
  const scriptOf = (letter: string) => tests.find(({ has }) => has(letter.codePointAt(0) ?? 0))?.script ?? 'latin';
  return { files: await Promise.all(files), runsOf: (text) => partByScript(text, scriptOf) };
}

/** Reads ranges as stylesheets write them: `U+0000-00FF,U+0131`. */
function toTest(ranges: string): (code: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (code) => bounds.some(([first, last]) => code >= first && code <= last);
}

/** A space belongs to whatever it stands after, so that words of one script stay together. */
function partByScript(text: string, scriptOf: (letter: string) => Script): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = letter === ' ' && last ? last.script : scriptOf(letter);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
