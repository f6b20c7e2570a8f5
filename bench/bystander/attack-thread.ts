/**
 * Those who ask for the worst without a pause, on a thread of their own: what sending costs them is no wait of whoever is
 * measured. It says when it has begun, ends at the first message and tells what was answered.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { PROJECT_ID } from '@toile/contract';
import { noisePng, oneBitPng } from '../../test/pictures.ts';
import type { Attack, Attackers, DearPicture } from './attack.ts';
import { addressesFrom, postFrom } from './sign-in.ts';

/** Beyond those of the bystanders. */
const ADDRESSES = { from: 100_000, to: 16_000_000 };

/** The thread's own end of the line; its other end starts it so. */
const { attack, atOnce } = workerData as Attackers;
const answers = new Map<number, number>();
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const ask = await asker(attack);
parentPort?.postMessage('begun');
await Promise.all(Array.from({ length: atOnce }, (_, index) => askOn(index)));
parentPort?.postMessage(answers);

async function askOn(index: number): Promise<void> {
  while (!isOver) {
    const status = await ask(index).catch(() => 0);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}

async function asker(worst: Attack): Promise<(index: number) => Promise<number>> {
  if (worst.kind === 'list') return () => read(fetch(worst.url));
  if (worst.kind === 'sign-ins') return guesser(worst.url);
  const bytes = new Uint8Array(await drawDear(worst.picture));
  return (index) => {
    const body = new FormData();
    body.set('fileId', 'unique()');
    body.set('file', new File([bytes], 'a.png', { type: 'image/png' }));
    const cookie = worst.cookies[index % worst.cookies.length] ?? '';
    return read(fetch(worst.url, { method: 'POST', headers: { cookie, 'x-appwrite-project': PROJECT_ID }, body }));
  };
}

/** From other addresses at each attack: of one there are so many guesses an hour. */
function guesser(url: string): (index: number) => Promise<number> {
  const places = addressesFrom(randomInt(ADDRESSES.from, ADDRESSES.to));
  const own = Array.from({ length: atOnce }, () => places.next().value);
  return (index) =>
    read(postFrom(url, own[index] ?? '', { email: `${randomUUID()}@example.com`, password: 'a guess' }));
}

/** Sent whole: in one piece there may be as many bytes as in a picture. */
async function drawDear(picture: DearPicture): Promise<Buffer> {
  return picture === 'noise, 14 MB' ? noisePng(2160, 2160) : oneBitPng(4000, 4000, true);
}

async function read(asked: Promise<Response>): Promise<number> {
  const response = await asked;
  await response.arrayBuffer();
  return response.status;
}
