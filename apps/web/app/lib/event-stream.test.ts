import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEventStream, type StreamMessage } from '#web/lib/event-stream.ts';

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(text: string, cuts: number[] = []): Promise<StreamMessage[]> {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const chunks = places.slice(1).map((end, i) => bytes.slice(places[i], end));
  const messages: StreamMessage[] = [];
  for await (const message of readEventStream(streamOf(chunks))) messages.push(message);
  return messages;
}

describe('reading an event stream', () => {
  it('gives each message its name and its data', async () => {
    expect(await read('event: stage\ndata: {"progress":0.5}\n\ndata: plain\n\n')).toEqual([
      { event: 'stage', data: '{"progress":0.5}' },
      { event: 'message', data: 'plain' },
    ]);
  });

  it('joins several data lines and takes one space after the colon away', async () => {
    expect(await read('data:a\ndata:  b\ndata\n\n')).toEqual([{ event: 'message', data: 'a\n b\n' }]);
  });

  it('passes over comments, unknown fields and messages without data', async () => {
    expect(await read(': heartbeat\n\nevent: lonely\n\nid: 7\nretry: 10\ndata: x\n\n')).toEqual([
      { event: 'message', data: 'x' },
    ]);
  });

  it('drops a message that the end cuts short', async () => {
    expect(await read('data: whole\n\nevent: done\ndata: {"half":')).toEqual([{ event: 'message', data: 'whole' }]);
    expect(await read('data: no blank line yet\n')).toEqual([]);
  });

  it('lets the name of a message without data go', async () => {
    expect(await read('event: a\n\ndata: x\n\n')).toEqual([{ event: 'message', data: 'x' }]);
  });

  it('reads the same wherever the network cuts it, within a letter and within a line end too', async () => {
    const text =
      '\uFEFFevent: stage\r\ndata: {"word":"साड़ी 👗"}\r\n\r\n: beat\rdata: a\rdata: b\r\revent: done\ndata: é\n\n';
    const whole = await read(text);
    expect(whole).toHaveLength(3);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 40 }), async (cuts) => {
        expect(await read(text, cuts)).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });

  it('tells of every chunk, heartbeats included, and lets the body go when the reader stops early', async () => {
    let beats = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(': beat\n\n'));
        controller.enqueue(new TextEncoder().encode('data: one\n\n'));
      },
      cancel() {
        cancelled = true;
      },
    });
    for await (const message of readEventStream(body, () => beats++)) {
      expect(message.data).toBe('one');
      break;
    }
    expect(beats).toBe(2);
    expect(cancelled).toBe(true);
  });
});
