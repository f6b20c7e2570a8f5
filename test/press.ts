import type { Person } from './people.ts';

export interface PressOptions {
  key?: string;
  /** Asks for events instead of one reply at the end. */
  events?: boolean;
  signal?: AbortSignal;
}

/** Presses Generate. `words` alone, or a whole request body. */
export function press(person: Person, body: string | object, { key, events, signal }: PressOptions = {}) {
  return person.fetch('/generate-outfit/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(events && { accept: 'text/event-stream' }),
    },
    body: JSON.stringify(typeof body === 'string' ? { style_idea: body } : body),
    ...(signal && { signal }),
  });
}
