import type { connect as Connect } from '#web/lib/connect.ts';

type Connection = ReturnType<typeof Connect>;

/** The SDK comes after the first paint where no page needs it to be seen. */
let bring = async (): Promise<typeof Connect> => (await import('#web/lib/connect.ts')).connect;

/** For screens that call at once: they bring the SDK with their own code, which saves a trip. */
export function holdConnect(connect: typeof Connect): void {
  bring = async () => connect;
}

let connected: Promise<Connection> | undefined;

/** The services of the backend that the product calls. */
export function backend(): Promise<Connection> {
  connected ??= bring()
    .then((connect) => connect())
    .catch((error: unknown) => {
      // The next call tries to load it again.
      connected = undefined;
      throw error;
    });
  return connected;
}
