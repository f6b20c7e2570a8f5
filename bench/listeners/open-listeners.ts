import { Agent, type IncomingMessage, request } from 'node:http';
import { PROJECT_ID, SESSION_COOKIE } from '@toile/contract';

/** Of ten, so many follow a design; the rest follow offers, of which one account may follow six at once. */
const DESIGNS_OF_TEN = 7;
/** Who come in at once. */
const DOOR = 16;
/** Milliseconds until who was turned away comes again. */
const AGAIN = 1000;

export interface Listeners {
  /** How many heard something within the last so many milliseconds. */
  heardWithin(ms: number): number;
  close(): void;
}

interface Opened {
  readonly address: string;
  /** Values of the session cookie. */
  readonly sessions: readonly string[];
  readonly count: number;
}

/** Opens streams of events that stay open, each on a connection of its own. Resolves when each has heard its first event. */
export async function openListeners({ address, sessions, count }: Opened): Promise<Listeners> {
  const agent = new Agent({ keepAlive: false });
  const heard = new Float64Array(count);
  const streams: IncomingMessage[] = [];
  const open = (nth: number): Promise<void> =>
    new Promise<void>((resolve, reject) => {
      const isDesign = nth % 10 < DESIGNS_OF_TEN;
      const asked = request(new URL(isDesign ? '/generate-outfit' : '/boutique/offers/events', address), {
        agent,
        method: isDesign ? 'POST' : 'GET',
        headers: {
          'x-appwrite-project': PROJECT_ID,
          cookie: `${SESSION_COOKIE}=${sessions[Math.floor(nth / 10) % sessions.length]}`,
          // Everybody is somewhere else: the limits are on.
          'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
          ...(isDesign && { accept: 'text/event-stream', 'content-type': 'application/json' }),
        },
      });
      asked.on('error', reject).on('response', (reply) => {
        if (reply.statusCode === 503) {
          // A busy machine turns away who comes too fast.
          reply.resume();
          setTimeout(() => open(nth).then(resolve, reject), AGAIN);
          return;
        }
        if (reply.statusCode !== 200) reject(new Error(`a listener was answered ${reply.statusCode}`));
        streams.push(reply);
        reply
          .on('error', () => undefined)
          .on('data', () => {
            heard[nth] = performance.now();
            resolve();
          });
      });
      asked.end(isDesign ? JSON.stringify({ style_idea: `a linen coat, number ${nth}` }) : undefined);
    });
  let next = 0;
  const door = async () => {
    while (next < count) await open(next++);
  };
  await Promise.all(Array.from({ length: DOOR }, door));
  return {
    heardWithin: (ms) => heard.filter((at) => at > performance.now() - ms).length,
    close: () => {
      for (const stream of streams) stream.destroy();
    },
  };
}
