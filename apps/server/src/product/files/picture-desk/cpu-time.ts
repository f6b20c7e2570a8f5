import { readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux tells of every program what it took. */
const TICK_MS = 10;
/** Behind the name of the program, which may hold anything: the fields for itself and for the system. */
const FIELDS = { own: 11, system: 12 } as const;

/** Milliseconds of a core that a process of ours took since it began; undefined where the system does not tell. */
export function cpuTimeOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[FIELDS.own]) + Number(fields[FIELDS.system]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
