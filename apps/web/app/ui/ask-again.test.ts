import { beforeEach, describe, expect, test } from 'vitest';
import { Patience, type Picture } from '#web/ui/ask-again.ts';

const ORIGIN = 'https://toile.test';
const PREVIEW = `${ORIGIN}/v1/storage/buckets/designs/files/f1/preview?width=768`;

type Answer = { status: number; after?: string } | 'offline';

/** What the server says, one after another; the last again and again. */
let answers: Answer[];
let asked: string[];
let waited: number[];

const patience = () =>
  new Patience({
    ask: async (address) => {
      asked.push(address);
      const [answer = 'offline', ...rest] = answers;
      if (rest.length > 0) answers = rest;
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      const headers = new Headers(answer.after === undefined ? {} : { 'retry-after': answer.after });
      return new Response('', { status: answer.status, headers });
    },
    wait: async (ms) => void waited.push(ms),
    origin: ORIGIN,
  });

/** A picture that does not come `losses` times, as the page has it: told of what is not kept from it. */
function shown(losses: number, address = PREVIEW) {
  const hearing = patience();
  const page = { told: 0, isThere: false };
  let left = losses;
  const load = () => {
    if (left === 0) page.isThere = true;
    else {
      left -= 1;
      fail();
    }
  };
  const fail = () => {
    if (!hearing.hears(picture)) page.told += 1;
  };
  const picture: Picture & { currentSrc: string; isConnected: boolean } = {
    currentSrc: address,
    isConnected: true,
    getAttribute: () => address,
    setAttribute: load,
    dispatchEvent: () => {
      fail();
      return true;
    },
  };
  return { page, picture, load };
}

/** Until all that waits for an answer has had it. */
const rest = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  answers = [];
  asked = [];
  waited = [];
});

describe('a picture of ours that did not come', () => {
  test('is asked for again after growing pauses while the server is busy, and its page hears nothing of it', async () => {
    answers = [{ status: 503 }];
    const { page, load } = shown(3);
    load();
    await rest();
    expect(page).toEqual({ told: 0, isThere: true });
    expect(waited).toEqual([1000, 2000, 4000]);
  });

  test('is waited for as long as the server asks, within reason', async () => {
    answers = [
      { status: 503, after: '5' },
      { status: 503, after: '86400' },
      { status: 503, after: 'Wed, 21 Oct 2026 07:28:00 GMT' },
    ];
    const { load } = shown(3);
    load();
    await rest();
    expect(waited).toEqual([5000, 30_000, 4000]);
  });

  test('is told as lost when the server stays busy, and not asked for again', async () => {
    answers = [{ status: 503 }];
    const { page, load } = shown(Number.POSITIVE_INFINITY);
    load();
    await rest();
    expect(page).toEqual({ told: 1, isThere: false });
    expect(asked).toHaveLength(5);
  });

  test('is asked for at once when it is there by then', async () => {
    answers = [{ status: 200 }];
    const { page, load } = shown(1);
    load();
    await rest();
    expect(page).toEqual({ told: 0, isThere: true });
    expect(waited).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['is gone', { status: 404 }],
    ['is somebody else’s', { status: 401 }],
    ['cannot be asked for, as nobody answers', 'offline'],
  ])('is told as lost at once when it %s', async (_what, answer) => {
    answers = [answer];
    const { page, load } = shown(Number.POSITIVE_INFINITY);
    load();
    await rest();
    expect(page).toEqual({ told: 1, isThere: false });
    expect([asked.length, waited]).toEqual([1, []]);
  });

  test('is left alone when its place shows another by then, or is gone', async () => {
    answers = [{ status: 503 }];
    const one = shown(1);
    one.load();
    one.picture.currentSrc = `${PREVIEW}&view=figure`;
    const other = shown(1);
    other.load();
    other.picture.isConnected = false;
    await rest();
    expect([one.page, other.page]).toEqual([
      { told: 0, isThere: false },
      { told: 0, isThere: false },
    ]);
  });
});

test.each(['https://lh3.googleusercontent.com/a/face.jpg', `${ORIGIN}/plates/one.webp`, 'blob:x', ''])(
  'a picture that is not of ours is nobody’s to ask for again: %s',
  async (address) => {
    const { page, load } = shown(1, address);
    load();
    await rest();
    expect([page.told, asked]).toEqual([1, []]);
  },
);
