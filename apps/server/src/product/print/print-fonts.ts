import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';

export type Weight = 400 | 600;

/** The scripts names and addresses come in; whatever none of them has is shown by the first one's sign for "missing". */
const SCRIPTS = ['latin', 'latin-ext', 'devanagari', 'tamil', 'bengali', 'cyrillic', 'greek', 'vietnamese'] as const;
type Script = (typeof SCRIPTS)[number];

/** Where the typeface lies, and its scripts that come in packages of their own. */
const TYPEFACE = createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json');
const APART: Partial<Record<Script, string>> = {
  tamil: createRequire(import.meta.url).resolve('@fontsource/noto-sans-tamil/package.json'),
  bengali: createRequire(import.meta.url).resolve('@fontsource/noto-sans-bengali/package.json'),
};

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

/** What the package of a typeface says its files can write. */
async function rangesOf(folder: string): Promise<Record<string, string>> {
  const written: unknown = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  return z.record(z.string(), z.string()).parse(written);
}

async function load(): Promise<PrintFonts> {
  const scripts = await Promise.all(
    SCRIPTS.map(async (script) => {
      const folder = dirname(APART[script] ?? TYPEFACE);
      const ranges = await rangesOf(folder);
      return {
        script,
        file: join(folder, 'files', `${basename(folder)}-${script}`),
        has: toTest(ranges[script] ?? ''),
      };
    }),
  );
  const files = scripts.flatMap(({ script, file }) =>
    ([400, 600] as const).map(async (weight) => ({
      name: fontName(script, weight),
      bytes: await readFile(`${file}-${weight}-normal.woff`),
    })),
  );
  return { files: await Promise.all(files), runsOf: (text) => partByScript(text, scripts) };
}

/** Reads ranges as stylesheets write them: `U+0000-00FF,U+0131`. */
function toTest(ranges: string): (code: number) => boolean {
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (code) => bounds.some(([first, last]) => code >= first && code <= last);
}

interface Writes {
  readonly script: Script;
  /** Whether its file has a sign for this code. */
  readonly has: (code: number) => boolean;
}

/**
 * A space belongs to whatever it stands after, so that words of one script stay together; so does what several scripts share, as the
 * joiners within a word.
 */
function partByScript(text: string, scripts: readonly Writes[]): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const goesOn = last && (letter === ' ' || scripts.some(({ script, has }) => script === last.script && has(code)));
    const script = goesOn ? last.script : (scripts.find(({ has }) => has(code))?.script ?? 'latin');
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
