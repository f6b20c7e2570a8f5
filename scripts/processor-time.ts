import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
/** Of a second, in which Linux tells it to programs. */
const TICKS = 100;
/** Places, behind the name, of what processes took that were waited for, their own children with them: their own work and the system's for them. */
const TAKEN = [13, 14] as const;

/** Seconds of processors that this process's children took which have ended, and theirs; undefined where no system tells. */
export function processorSeconds(stat: string | undefined = read()): number | undefined {
  const fields = stat?.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return fields && TAKEN.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS;
}

const read = (): string | undefined => (existsSync(STAT) ? readFileSync(STAT, 'utf8') : undefined);
