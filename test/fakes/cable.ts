import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What lies between the product and another server, and can be cut or stand still. */
export interface Cable {
  /** The same address, through the cable. */
  readonly url: string;
  /** Breaks every connection and lets none in. */
  cut(): void;
  /** Lets nothing through either way, without a word. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layCable(to: string): Promise<Cable> {
  const target = new URL(to);
  const ends = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          ends.delete(end);
          other.destroy();
        });
      end.pipe(other);
      if (state === 'frozen') end.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const end of ends) end.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const end of ends) {
        end.unpipe();
        end.pause();
      }
    },
    mend() {
      // What stood still too long is taken for dead by both sides, and laid anew.
      if (state === 'frozen') for (const end of ends) end.destroy();
      state = 'whole';
    },
    async close() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
