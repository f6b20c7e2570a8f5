import { parseConfig } from '#server/config/config.ts';
import type { Environment } from '#server/config/env.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { withSite } from '#server/config/with-site.ts';
import { createLog, type Log } from '#server/log.ts';
import { openGenerator } from '#server/parts/generator/open-generator.ts';
import { openParts, type PartsOptions } from '#server/parts/parts.ts';
import type { RunningServer } from './serve.ts';
import { startAgain } from './start-again.ts';

/** Milliseconds for which a start is tried again whose database goes away: one that was killed recovers within a minute. */
const START_WITHIN = 60_000;

export type { RunningServer };

export interface StartOptions {
  /** Opens what draws, in processes that draw. */
  openGenerator?: PartsOptions['openGenerator'];
  /** Where it logs; standard output otherwise. */
  log?: Log;
  /** Seconds between looks at a queue of jobs of which nothing is told. */
  pollingSeconds?: number;
  /** Milliseconds for which it is tried again where the database goes away under it. */
  within?: number;
}

/** Starts one process of the product from its environment; resolves when it listens. */
export async function start(environment: Environment, options: StartOptions = {}): Promise<RunningServer> {
  const config = withSite(parseConfig(environment), environment);
  const secrets = await openSecrets(environment, config.dataDir);
  const { within = START_WITHIN, log = createLog(config), ...others } = options;
  return startAgain(() => open({ config, secrets, log, openGenerator, ...others }), {
    within,
    tell: (error) => log.warn({ err: error }, 'the database went away under the start, which begins anew'),
  });
}

/** Opens all there is and listens, or leaves nothing open. */
async function open(options: PartsOptions): Promise<RunningServer> {
  // Half of the code is read while the product's own database starts. One that is elsewhere answers at once: on a busy machine who still
  // reads would hear it too late.
  const reading = import('./serve.ts');
  if (options.config.database.kind === 'url') await reading;
  // Told below, once there is something to close.
  reading.catch(() => undefined);
  const { parts, close } = await openParts(options);
  const { serve } = await reading.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return serve(parts, close);
}
