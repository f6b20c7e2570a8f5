import { type ChildProcess, fork } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { ProductError } from '#server/product/errors.ts';
import { cpuTimeOf } from './cpu-time.ts';
import type { MadePicture, PictureAnswer, PictureTask } from './picture-task.ts';

const PROGRAM = new URL('./picture-process.ts', import.meta.url);
/** Milliseconds after which a process that has nothing to do is let go, with all its memory. */
const IDLE_MS = 60_000;

/** How much more than we it gives way to others: enough for a page to go first, and it still has its share of a busy machine. */
const NICER = 10;

export interface LaneOptions {
  /** Processes, and so pictures worked on at the same time. */
  readonly processes: number;
  /** Milliseconds a picture may take; then its process is ended. */
  readonly deadline: number;
  /** Pictures that may be here at once, worked on or waiting: of one person, and of all together. */
  readonly each: number;
  readonly overall: number;
  /**
   * Milliseconds for which nothing more is taken of somebody whose picture was ended and had taken `from` milliseconds of a core by then:
   * what waited for a machine that stood still is not theirs to answer for. Absent where no picture is its asker's.
   */
  readonly pause?: { readonly ms: number; readonly from: number };
}

/** Work on pictures of one kind. `by` is whom it is for; nobody's second picture goes before another's first. */
export interface Lane {
  /** @throws {ProductError} `pictures-too-many` */
  make(task: PictureTask, by: string): Promise<MadePicture>;
  /** Whether another picture would be taken now: nobody need send one that is not. */
  hasRoomFor(by: string): boolean;
  /** What somebody is told for whom there is no room, with when there will be where that is known. */
  refusal(by: string): ProductError;
  /** Ends its processes with what they work on, and resolves when they are gone. Whoever sends a picture later begins others. */
  close(): Promise<void>;
}

interface Job {
  readonly task: PictureTask;
  readonly by: string;
  /** Pictures of the same person that were here when it came: those with fewer go first. */
  readonly before: number;
  settle(outcome: { made: MadePicture } | { error: unknown }): void;
}

/**
 * Processes of their own for pictures, begun when needed: the threads of this one are never held up by what somebody sent.
 * Nobody has more than a few pictures here, nobody waits in a long line, and none takes longer than its deadline.
 */
export function openLane({ processes, deadline, each, overall, pause }: LaneOptions): Lane {
  const waiting: Job[] = [];
  const working = new Map<string, number>();
  const idle: ChildProcess[] = [];
  const living = new Set<ChildProcess>();
  let running = 0;
  /** Whose picture was ended at its deadline, and until when none of theirs is taken: what cost a process once does so again. */
  const tooDear = new Map<string, number>();
  const isTooDear = (by: string): boolean => {
    const until = tooDear.get(by) ?? 0;
    if (until <= Date.now()) tooDear.delete(by);
    return tooDear.has(by);
  };

  /** Told with how long it is until then. */
  const refusal = (by: string): ProductError => {
    const left = isTooDear(by) ? Math.ceil(((tooDear.get(by) ?? 0) - Date.now()) / 1000) : undefined;
    return new ProductError('pictures-too-many', left === undefined ? {} : { retryAfter: Math.max(1, left) });
  };

  const heldBy = (by: string) => (working.get(by) ?? 0) + waiting.filter((job) => job.by === by).length;
  const takeNext = (): Job | undefined => {
    const first = Math.min(...waiting.map(({ before }) => before));
    return waiting.splice(
      waiting.findIndex(({ before }) => before === first),
      1,
    )[0];
  };

  function begin(): void {
    if (running >= processes || waiting.length === 0) return;
    const job = takeNext();
    if (!job) return;
    running++;
    working.set(job.by, (working.get(job.by) ?? 0) + 1);
    const child = takeIdle(idle) ?? keep(startProcess(), living);
    workOn(child, job.task, deadline).then((outcome) => {
      running--;
      if (pause && 'took' in outcome && outcome.took >= pause.from) tooDear.set(job.by, Date.now() + pause.ms);
      const left = (working.get(job.by) ?? 1) - 1;
      if (left > 0) working.set(job.by, left);
      else working.delete(job.by);
      if (child.connected && !child.killed) rest(child, idle);
      job.settle(outcome);
      begin();
    });
  }

  const hasRoomFor = (by: string) => !isTooDear(by) && heldBy(by) < each && waiting.length + running < overall;
  const make: Lane['make'] = (task, by) => {
    if (!hasRoomFor(by)) return Promise.reject(refusal(by));
    return new Promise((resolve, reject) => {
      const settle: Job['settle'] = (outcome) => ('made' in outcome ? resolve(outcome.made) : reject(outcome.error));
      waiting.push({ task, by, before: heldBy(by), settle });
      begin();
    });
  };
  const close = async () => {
    for (const { settle } of waiting.splice(0)) settle({ error: new ProductError('pictures-too-many') });
    const ending = [...living];
    const resting = new Set(idle.splice(0));
    const gone = ending.map(untilGone);
    for (const child of ending) {
      if (resting.has(child) && child.connected) child.disconnect();
      else child.kill('SIGKILL');
    }
    await Promise.all(gone);
  };
  return { make, hasRoomFor, refusal, close };
}

function startProcess(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: [],
    // It is told nothing of ours: no setting and no secret.
    env: {},
    stdio: 'ignore',
  });
  // What waits for a picture waits for it alone; those who only ask for a page go first.
  try {
    if (child.pid !== undefined)
      setPriority(child.pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER));
  } catch {
    // A system that lets nobody be polite is none the worse for it.
  }
  return child;
}

function keep(child: ChildProcess, living: Set<ChildProcess>): ChildProcess {
  // One that cannot be written to any more says so; whoever needs it next starts another.
  child.on('error', () => child.kill('SIGKILL'));
  living.add(child);
  void untilGone(child).then(() => living.delete(child));
  return child;
}

const untilGone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    // One that could not be begun never was there.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.ref();
    child.once('exit', () => resolve());
  });

/** One that is still there: the system may have ended it meanwhile. */
function takeIdle(idle: ChildProcess[]): ChildProcess | undefined {
  for (let child = idle.pop(); child; child = idle.pop()) if (child.connected && !child.killed) return child;
  return undefined;
}

/** Lays a process by until it is needed again, or until it has rested long enough. */
function rest(child: ChildProcess, idle: ChildProcess[]): void {
  idle.push(child);
  const timer = setTimeout(() => {
    const at = idle.indexOf(child);
    if (at < 0) return;
    idle.splice(at, 1);
    child.kill('SIGKILL');
  }, IDLE_MS);
  timer.unref();
  child.unref();
  child.channel?.unref?.();
}

/** Of what was ended at its deadline, with the milliseconds of a core that it took. */
type Outcome = { made: MadePicture } | { error: unknown; took?: number };

/** Never rejects: a process that dies, or is ended at its deadline, takes its picture with it and nothing else. */
function workOn(child: ChildProcess, task: PictureTask, deadline: number): Promise<Outcome> {
  child.ref();
  child.channel?.ref?.();
  const before = cpuTimeOf(child.pid);
  return new Promise((resolve) => {
    const hear = (answer: PictureAnswer) => end(read(answer));
    const exit = () => end({ error: new ProductError('file-unsupported') });
    const fail = (cause: Error) => end({ error: new ProductError('unexpected', { cause }) });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', exit).off('error', fail);
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      const now = cpuTimeOf(child.pid);
      child.kill('SIGKILL');
      // Where nothing tells, it took all of the time it had.
      const took = now === undefined || before === undefined ? deadline : now - before;
      end({ error: new ProductError('pictures-too-many'), took });
    }, deadline);
    child.once('message', hear).once('exit', exit).once('error', fail);
    child.send(task);
  });
}

function read(answer: PictureAnswer): Outcome {
  if ('made' in answer) return answer;
  if ('refused' in answer) return { error: new ProductError(answer.refused.code, { message: answer.refused.message }) };
  return { error: new ProductError('unexpected', { cause: new Error(answer.broke) }) };
}
