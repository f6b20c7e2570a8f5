import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeEventStream } from './event-stream.ts';

async function* events(...list: { type: string; [key: string]: unknown }[]) {
  yield* list;
}

async function collect(stream: AsyncIterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

test('events go out named, their data without the name, on one line whatever they hold', async () => {
  const chunks = await collect(writeEventStream(events({ type: 'stage', note: 'two\nlines' }, { type: 'done' }), 1000));
  expect(chunks).toEqual(['event: stage\ndata: {"note":"two\\nlines"}\n\n', 'event: done\ndata: {}\n\n']);
});

test('a heartbeat goes out while no event comes, and no event is lost by it', async () => {
  async function* slow() {
    yield { type: 'accepted' };
    await sleep(60);
    yield { type: 'done' };
  }
  const chunks = await collect(writeEventStream(slow(), 10));
  expect(chunks[0]).toMatch(/^event: accepted/);
  expect(chunks.at(-1)).toMatch(/^event: done/);
  expect(chunks.slice(1, -1).length).toBeGreaterThan(0);
  expect(new Set(chunks.slice(1, -1))).toEqual(new Set([': working\n\n']));
});

test('a reader who leaves ends what the events come from', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield { type: 'stage' };
    } finally {
      hasEnded = true;
    }
  }
  for await (const _ of writeEventStream(endless(), 1000)) break;
  expect(hasEnded).toBe(true);
});

test('an error of the events is the error of the stream', async () => {
  async function* broken() {
    yield { type: 'accepted' };
    throw new Error('database gone');
  }
  await expect(collect(writeEventStream(broken(), 1000))).rejects.toThrow('database gone');
});
