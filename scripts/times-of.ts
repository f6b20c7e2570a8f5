import { relative } from 'node:path';

/** A file of Vitest's report; times in milliseconds. */
export interface TimedFile {
  name: string;
  startTime: number;
  endTime: number;
}

const secondsOf = ({ startTime, endTime }: TimedFile): number => (endTime - startTime) / 1000;

/** Where a run's time went, each a line: all files together, then the longest ones, in seconds from begin to end. */
export function timesOf(files: readonly TimedFile[], root: string, most: number): string[] {
  const longest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, most);
  const sum = files.reduce((all, file) => all + secondsOf(file), 0);
  return [
    `${files.length} files, ${sum.toFixed(0)} s in all; the longest:`,
    ...longest.map((file) => `${secondsOf(file).toFixed(1).padStart(7)} s  ${relative(root, file.name)}`),
  ];
}
