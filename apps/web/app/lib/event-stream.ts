/** One message of a `text/event-stream`, as the HTML standard delivers it. */
export interface StreamMessage {
  /** Name given by `event:`, `message` when there was none. */
  event: string;
  data: string;
}

interface Pending {
  event: string;
  data: string[];
}

const LINE_END = /\r\n|\n|\r/;

/** Reads one line into the pending message; answers the finished message when the line is the blank one that ends it. */
function readLine(line: string, pending: Pending): StreamMessage | undefined {
  if (line === '') {
    const message = { event: pending.event || 'message', data: pending.data.join('\n') };
    const isEmpty = pending.data.length === 0;
    pending.event = '';
    pending.data = [];
    return isEmpty ? undefined : message;
  }
  const colon = line.indexOf(':');
  const field = colon === -1 ? line : line.slice(0, colon);
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (field === 'event') pending.event = value;
  else if (field === 'data') pending.data.push(value);
  return undefined;
}

/**
 * Reads server-sent events from the body of a fetch, wherever the network cuts it. A message that the end of the stream
 * cuts short is dropped, as the standard asks. `onBytes` is told of every chunk, comments (heartbeats) included.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<StreamMessage, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pending: Pending = { event: '', data: [] };
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.();
      rest += decoder.decode(value, { stream: true });
      // A carriage return at the end may be half of a line end: it waits for what follows.
      const held = rest.endsWith('\r') ? '\r' : '';
      const lines = rest.slice(0, rest.length - held.length).split(LINE_END);
      rest = (lines.pop() ?? '') + held;
      for (const line of lines) {
        const message = readLine(line, pending);
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
