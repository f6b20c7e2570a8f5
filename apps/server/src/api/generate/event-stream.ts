import { isProductError } from '#server/product/errors.ts';

/** A comment line: proxies and clients see that the connection lives. */
const HEARTBEAT = ': working\n\n';

/**
 * Writes events as `text/event-stream`: named by their `type`, the rest of them as JSON data. While no event comes, a
 * heartbeat goes out every `quietMs` milliseconds. A stream of a server that stops, or of a session that ends, is over before its last event.
 */
export async function* writeEventStream(
  events: AsyncGenerator<{ type: string }, void, void>,
  quietMs: number,
): AsyncGenerator<string, void, void> {
  try {
    for (let next = events.next(); ; ) {
      const arrived = await withinTime(next, quietMs);
      if (!arrived) {
        yield HEARTBEAT;
        continue;
      }
      if (arrived.done) return;
      const { type, ...data } = arrived.value;
      yield `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
      next = events.next();
    }
  } catch (error) {
    if (!isProductError(error, 'stopping') && !isProductError(error, 'session-missing')) throw error;
  } finally {
    await events.return();
  }
}

/** What the promise gives, or undefined when it takes longer. */
async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
