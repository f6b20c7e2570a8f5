import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** How much later than the thread that answers requests, in steps of the system's niceness. */
const NICER = 10;

/**
 * Has the system give the thread that calls it a core after whoever only asks for a page, as the processes for pictures are: what is drawn on
 * request waits for nobody but its like. Where the system has no priority of a thread, nothing changes.
 */
export function letOthersFirst(): void {
  try {
    // 'pid/task/tid' of the thread that asks
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER));
  } catch {
    // A system that lets nobody be polite is none the worse for it.
  }
}
