import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleLook } from '@toile/look/sample';
import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { CallEnd, CallLog } from '../call-log.ts';
import { createDescriber } from './describer.ts';

const describer = (baseUrl: string) =>
  createDescriber(
    { provider: 'openai', model: 'writer', baseUrl, timeout: 60_000 },
    undefined,
    createLog({ logLevel: 'silent' }),
  );

/** A log that lets every call leave, and notes how each ended. */
function openLog(): { calls: CallLog; ends: CallEnd[]; begun: () => number } {
  const ends: CallEnd[] = [];
  let begun = 0;
  const calls: CallLog = {
    begin: async () => {
      begun++;
      return { may: 'ask', end: async (end) => void ends.push(end) };
    },
    keep: async () => '',
    fetch: async () => new Uint8Array(),
  };
  return { calls, ends, begun: () => begun };
}

const INPUT = { look: sampleLook(), facts: 'a coat', designId: 'd1', signal: new AbortController().signal };

test('a design that is nearly late does without words, and nobody is asked for them', async () => {
  const { calls, begun } = openLog();
  const write = describer('http://127.0.0.1:1/v1');
  expect(await write({ ...INPUT, calls, hurry: AbortSignal.abort() })).toBeUndefined();
  expect(begun()).toBe(0);
});

test('words that do not come by then are not waited for, and fail nothing', async () => {
  const hurry = new AbortController();
  // It takes the request and never answers.
  const silent = createServer(() => hurry.abort());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { calls, ends } = openLog();
  // It listens on a port, so its address is an object.
  const write = describer(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`);
  expect(await write({ ...INPUT, calls, hurry: hurry.signal })).toBeUndefined();
  expect(ends).toMatchObject([{ outcome: 'failed', fault: 'silent' }]);
  silent.closeAllConnections();
  silent.close();
});
