import type { Environment } from './env.ts';
import { weakSecrets } from './weak-secrets.ts';

const LENGTH_MIN = { SESSION_SECRET: 32, METRICS_TOKEN: 16 } as const;

/** Why a machine must not start with the secrets it was given; a sentence for each, which names its variable. */
export function secretFaults(environment: Environment): string[] {
  const short = (['SESSION_SECRET', 'METRICS_TOKEN'] as const).filter(
    (name) => (environment[name]?.length ?? LENGTH_MIN[name]) < LENGTH_MIN[name],
  );
  const weak = environment.NODE_ENV === 'production' ? weakSecrets(environment) : [];
  return [...short.map((name) => `${name} must have at least ${LENGTH_MIN[name]} characters.`), ...weak];
}
