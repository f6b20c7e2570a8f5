/** The rooms of the atelier, measured. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileMetrics, measureFile } from './measure-file.ts';

/** The most a room may have of each; where it ends is in `GOAL`. */
export interface Measures {
  /** Bare numbers in functions, per 1,000 lines. */
  numbers: number;
  /** Lines that nine files in ten stay within. */
  lines: number;
  /** Files of more than 300 lines. */
  longFiles: number;
  /** Functions of more than 60 lines. */
  longFunctions: number;
  /** Functions of more than four parameters. */
  wideFunctions: number;
  /** Folders of more than 30 files. */
  fullFolders: number;
}
export const GOAL: Measures = {
  numbers: 150,
  lines: 200,
  longFiles: 0,
  longFunctions: 0,
  wideFunctions: 0,
  fullFolders: 0,
};
export const LIMITS = { fileLines: 300, functionLines: 60, parameters: 4, folderFiles: 30 } as const;

interface MeasuredFile extends FileMetrics {
  path: string;
}

const ROOT = join(import.meta.dirname, '../..');
const ATELIER = 'packages/atelier/src';

/** Every file of a room, tests and fixtures aside. */
export const filesOf = (room: string): MeasuredFile[] =>
  readdirSync(join(ROOT, ATELIER, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(test|fixture))\.ts$/.test(file))
    .map((file) => join(ATELIER, room, file))
    .map((path) => ({ path, ...measureFile(readFileSync(join(ROOT, path), 'utf8')) }));

/** The rooms, and the whole house of them, which is where the usual length of a file is judged. */
export const WHOLE = '.';
export const roomsOf = (): string[] => [
  WHOLE,
  ...readdirSync(join(ROOT, ATELIER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What is beyond its limit, one line each: where to begin. */
export function beyond(
  files: readonly MeasuredFile[],
): Record<'longFiles' | 'longFunctions' | 'wideFunctions' | 'fullFolders', string[]> {
  const functions = files.flatMap(({ path, functions: all }) =>
    all.map((one) => ({ ...one, at: `${path}:${one.line}` })),
  );
  const folders = Map.groupBy(files, ({ path }) => dirname(path));
  return {
    longFiles: files.filter(({ lines }) => lines > LIMITS.fileLines).map(({ path, lines }) => `${path} ${lines} lines`),
    longFunctions: functions
      .filter(({ lines }) => lines > LIMITS.functionLines)
      .map(({ at, lines }) => `${at} ${lines} lines`),
    wideFunctions: functions
      .filter(({ parameters }) => parameters > LIMITS.parameters)
      .map(({ at, parameters }) => `${at} ${parameters} parameters`),
    fullFolders: [...folders]
      .filter(([, all]) => all.length > LIMITS.folderFiles)
      .map(([folder, all]) => `${folder} ${all.length} files`),
  };
}

export function measuresOf(files: readonly MeasuredFile[]): Measures {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const { longFiles, longFunctions, wideFunctions, fullFolders } = beyond(files);
  return {
    numbers: Math.ceil((sum(files.map(({ numbers }) => numbers)) * 1000) / Math.max(1, sum(sorted))),
    lines: sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0,
    longFiles: longFiles.length,
    longFunctions: longFunctions.length,
    wideFunctions: wideFunctions.length,
    fullFolders: fullFolders.length,
  };
}
