/** What the commands share: words, size or measures from the command line, and errors that name the field. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Look } from '@toile/look';
import {
  type Fitting,
  NO_EDITS,
  SIZE_TABLES,
  type Size,
  type Specification,
  specifyLook,
  toMeasure,
  whoOf,
} from '../src/index.ts';
import { BODY_MEASURES, type BodyMeasure } from '../src/measures/body.ts';
import { wordsToLook } from './words-to-look.ts';

/** A fault of the caller's, told in one sentence without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const text = { type: 'string' } as const;
export const FLAGS = {
  size: text,
  sizes: text,
  measures: text,
  garment: text,
  paper: text,
  seed: text,
  out: text,
  json: { type: 'boolean' },
  everything: { type: 'boolean' },
  white: { type: 'boolean' },
  'no-dimensions': { type: 'boolean' },
} as const;

export interface Command {
  words: string;
  look: Look;
  /** What the size table or the customer's measures ask for. */
  wanted: { size?: Size } | { fitting: Fitting };
  /** For packs: all the sizes that are graded. */
  sizes: readonly Size[];
  /** Only this garment of the look. */
  garment?: string;
  out?: string;
  json: boolean;
  flags: Record<string, unknown>;
}

function sizeFrom(look: Look, given: string): Size {
  const { sizes } = SIZE_TABLES[whoOf(look)];
  const size = sizes.find((s) => s === given.toUpperCase());
  if (!size) throw new UsageError(`--size: "${given}" is none of ${sizes.join(', ')}`);
  return size;
}

/** 'XS-3XL', 'S,M,L' or one size. */
function sizesFrom(look: Look, given: unknown): readonly Size[] {
  const { sizes } = SIZE_TABLES[whoOf(look)];
  if (typeof given !== 'string') return sizes;
  if (given.includes(',')) return given.split(',').map((s) => sizeFrom(look, s.trim()));
  const [from = '', to = from] = given.split('-');
  const [a, b] = [sizes.indexOf(sizeFrom(look, from)), sizes.indexOf(sizeFrom(look, to))];
  if (b < a) throw new UsageError(`--sizes: "${given}" runs from large to small`);
  return sizes.slice(a, b + 1);
}

/** 'bust=96,waist=80' in centimetres. */
function fittingFrom(look: Look, given: string): Fitting {
  const body: Partial<Record<BodyMeasure, number>> = {};
  for (const pair of given.split(',')) {
    const [name = '', value = ''] = pair.split('=').map((s) => s.trim());
    const measure = BODY_MEASURES.find((m) => m === name);
    const cm = Number(value);
    if (!measure) throw new UsageError(`--measures: "${name}" is no measure; there are ${BODY_MEASURES.join(', ')}`);
    if (!value || !Number.isFinite(cm) || cm <= 0 || cm > 300)
      throw new UsageError(`--measures: ${name} "${value}" is no length in cm`);
    body[measure] = cm;
  }
  return toMeasure(whoOf(look), body);
}

/** @throws UsageError in one sentence that names the field. */
export function commandFrom(args: string[], example: string): Command {
  const { values, positionals } = parse(args);
  const words = positionals.join(' ').trim();
  if (!words) throw new UsageError(`words: say what to cut, e.g. ${example}`);
  if (values.seed !== undefined && !/^\d{1,9}$/.test(values.seed))
    throw new UsageError(`--seed: "${values.seed}" is not a whole number`);
  const look = wordsToLook(words, values.seed === undefined ? undefined : Number(values.seed));
  if (values.size !== undefined && values.measures !== undefined)
    throw new UsageError('--measures: give a size or measures, not both');
  const wanted =
    values.measures !== undefined
      ? { fitting: fittingFrom(look, values.measures) }
      : values.size !== undefined
        ? { size: sizeFrom(look, values.size) }
        : {};
  if (values.garment !== undefined && !look.garments.some((g) => g.kind === values.garment))
    throw new UsageError(`--garment: "${values.garment}" is none of ${look.garments.map((g) => g.kind).join(', ')}`);
  if (values.out === undefined && !values.json) throw new UsageError('--out: name a file');
  return {
    words,
    look,
    wanted,
    sizes: sizesFrom(look, values.sizes ?? values.size),
    json: values.json === true,
    flags: values,
    ...(values.garment !== undefined && { garment: values.garment }),
    ...(values.out !== undefined && { out: values.out }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(said.replace(/(\. To specify |\n).*$/s, ''), { cause: error });
  }
}

/** What is cut of the words: the garment that the command names, or those that the words do; with everything, the house's choice as well. */
export function specsOf({ look, wanted, garment, flags }: Command): Specification[] {
  const which = flags.everything === true || garment !== undefined ? 'all' : 'asked';
  return specifyLook(look, wanted, NO_EDITS, which).filter((spec) => !garment || spec.kind === garment);
}

/** The ending of the file, one of those that the command writes. */
export function formatOf<Format extends string>(out: string, formats: readonly Format[]): Format {
  const format = formats.find((f) => out.toLowerCase().endsWith(`.${f}`));
  if (!format) throw new UsageError(`--out: "${out}" does not end in ${formats.map((f) => `.${f}`).join(', ')}`);
  return format;
}

export async function save(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A usage error becomes one line on stderr and exit code 2, anything else keeps its stack. */
export async function main(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
