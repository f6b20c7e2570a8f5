import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/api/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { Environment } from '#server/config/env.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { createLog } from '#server/log.ts';
import { openParts, type Parts } from '#server/parts/parts.ts';

export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** Finishes what runs, then closes the parts. */
  close(): Promise<void>;
}

/** Starts one process of the product from its environment; resolves when it listens. */
export async function start(environment: Environment): Promise<RunningServer> {
  const config = parseConfig(environment);
  const secrets = await openSecrets(environment, config.dataDir);
  const { parts, close } = await openParts(config, secrets, createLog(config));
  try {
    const app = await buildApp(parts);
    app.addHook('onClose', close);
    const address = await app.listen({ host: config.http.host, port: config.http.port });
    return { address, app, parts, close: () => app.close() };
  } catch (error) {
    await close();
    throw error;
  }
}
