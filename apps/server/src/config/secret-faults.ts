import type { Environment } from './env.ts';
import { weakSecrets } from './weak-secrets.ts';

const LENGTH_MIN = { SESSION_SECRET: 32, METRICS_TOKEN: 16 } as const;

/** Why a machine must not start with the secrets it was given; a sentence for each, which names its variable. */
export function secretFaults(environment: Environment): string[] {
  const short = (['SESSION_SECRET', 'METRICS_TOKEN'] as const).filter(
    (name) => (environment[name]?.length ?? LENGTH_MIN[name]) < LENGTH_MIN[name],
  );
  const formerShort = formerSecretsOf(environment).some((secret) => secret.length < LENGTH_MIN.SESSION_SECRET);
  const weak = environment.NODE_ENV === 'production' ? weakSecrets(environment) : [];
  return [
    ...short.map((name) => `${name} must have at least ${LENGTH_MIN[name]} characters.`),
    ...(formerShort
      ? [`Each of FORMER_SESSION_SECRETS must have at least ${LENGTH_MIN.SESSION_SECRET} characters.`]
      : []),
    ...weak,
  ];
}

/** What the session secret was before, the newest first, as they stand in the setting: with blanks or ends of lines between them. */
export const formerSecretsOf = ({ FORMER_SESSION_SECRETS: listed = '' }: Environment): string[] =>
  listed.split(/\s+/).filter((secret) => secret !== '');
