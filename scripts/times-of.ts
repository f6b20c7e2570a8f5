import { dirname, relative } from 'node:path';

/** A file of Vitest's report; times in milliseconds. */
export interface TimedFile {
  name: string;
  startTime: number;
  endTime: number;
}

/** How deep a folder is told: 'packages/atelier/src', 'apps/server/src', 'e2e'. */
const DEPTH = 4;

const secondsOf = ({ startTime, endTime }: TimedFile): number => (endTime - startTime) / 1000;

const line = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(7)} s  ${name}`;

/** The seconds of each folder's files, down to `DEPTH`, longest first. */
function byFolder(files: readonly TimedFile[], root: string): [string, number][] {
  const sums = new Map<string, number>();
  for (const file of files) {
    const folder = dirname(relative(root, file.name)).split('/').slice(0, DEPTH).join('/');
    sums.set(folder, (sums.get(folder) ?? 0) + secondsOf(file));
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** Where a run's time went, each a line: all files together, then the longest ones and the longest folders, in seconds from begin to end. */
export function timesOf(files: readonly TimedFile[], root: string, most: number): string[] {
  const longest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, most);
  const sum = files.reduce((all, file) => all + secondsOf(file), 0);
  return [
    `${files.length} files, ${sum.toFixed(0)} s in all; the longest:`,
    ...longest.map((file) => line(secondsOf(file), relative(root, file.name))),
    'by folder:',
    ...byFolder(files, root)
      .slice(0, most)
      .map(([name, seconds]) => line(seconds, name)),
  ];
}
