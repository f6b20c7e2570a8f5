import { createBell } from '#server/product/designs/bell.ts';
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
    for (;;) {
      const next = events.next();
      const bell = createBell();
      let hasArrived = false;
      const arrive = () => {
        hasArrived = true;
        bell.ring();
      };
      next.then(arrive, arrive);
      while (!hasArrived) {
        await bell.wait(quietMs);
        if (!hasArrived) yield HEARTBEAT;
      }
      const arrived = await next;
      if (arrived.done) return;
      const { type, ...data } = arrived.value;
      yield `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
    }
  } catch (error) {
    if (!isProductError(error, 'stopping') && !isProductError(error, 'session-missing')) throw error;
  } finally {
    await events.return();
  }
}
