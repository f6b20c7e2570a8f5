import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** A thread that lets others first and says how late it is served now. */
const THREAD = `
  import { readlinkSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { parentPort } from 'node:worker_threads';
  const { letOthersFirst } = await import(${JSON.stringify(new URL('./let-others-first.ts', import.meta.url).href)});
  letOthersFirst();
  parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));
`;

test.runIf(process.platform === 'linux')(
  'a thread is served later than the one that answers, which stays as it was',
  async () => {
    const before = getPriority();
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`));
    const [priority] = await once(thread, 'message');
    expect(priority).toBe(Math.min(19, before + 10));
    expect(getPriority()).toBe(before);
  },
);
