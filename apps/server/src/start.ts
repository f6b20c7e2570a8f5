import { parseConfig } from '#server/config/config.ts';
import type { Environment } from '#server/config/env.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { withSite } from '#server/config/with-site.ts';
import { createLog, type Log } from '#server/log.ts';
import { openGenerator } from '#server/parts/generator/open-generator.ts';
import { openParts, type PartsOptions } from '#server/parts/parts.ts';
import type { RunningServer } from './serve.ts';

export type { RunningServer };

export interface StartOptions {
  /** Opens what draws, in processes that draw. */
  openGenerator?: PartsOptions['openGenerator'];
  /** Where it logs; standard output otherwise. */
  log?: Log;
  /** Seconds between looks at a queue of jobs of which nothing is told. */
  pollingSeconds?: number;
}

/** Starts one process of the product from its environment; resolves when it listens. */
export async function start(environment: Environment, options: StartOptions = {}): Promise<RunningServer> {
  const config = withSite(parseConfig(environment), environment);
  const secrets = await openSecrets(environment, config.dataDir);
  const opening = openParts({ config, secrets, log: createLog(config), openGenerator, ...options });
  // Half of the code is read while the database answers.
  const [{ parts, close }, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  return serve(parts, close);
}
