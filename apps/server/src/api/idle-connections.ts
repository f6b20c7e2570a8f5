import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for idle connections while closing. */
const LOOK_EVERY = 50;

/**
 * Lets a stop end as soon as the last answer is out. The framework closes what is idle when the stop begins; a
 * connection whose last answer is just leaving, or one that a browser opened ahead and has never used, would else hold
 * the stop up for more than a minute.
 */
export function registerIdleConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    // Closing is once, and a listener that says so is three objects more, for each of thousands.
    socket.on('close', () => open.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(closeIdle, LOOK_EVERY);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
