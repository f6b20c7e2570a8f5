import { type Config, parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';
import type { Misspelt } from './misspelt.ts';
import { isPublicOrigin } from './production.ts';
import { secretFaults } from './secret-faults.ts';
import { withSite } from './with-site.ts';

/** What a machine that anybody may reach still needs, or had better have. */
export interface Finding {
  /** The row of docs/configuration.md that says more. */
  readonly about: string;
  /** `needed`: it is not fit without. `advised`: it goes without. `unseen`: cannot be seen from here. */
  readonly weight: 'needed' | 'advised' | 'unseen';
  readonly says: string;
}

/** What is not in the environment. */
export interface Surroundings {
  /** What is wrong or lacking in the file that says who runs the shop; a sentence for each. */
  readonly siteFaults: readonly string[];
  /** What was tried, and did not go. */
  readonly tried?: readonly Finding[];
  /** Names that are set and that nothing reads. */
  readonly misspelt?: readonly Misspelt[];
}

/** Whether this environment is fit for a public machine: nothing, where all is well. */
export function examine(environment: Environment, { siteFaults, tried = [], misspelt = [] }: Surroundings): Finding[] {
  const findings: Finding[] = [];
  const need = (about: string, says: string) => findings.push({ about, weight: 'needed', says });
  if (environment.NODE_ENV !== 'production') {
    need('NODE_ENV', 'NODE_ENV is not production: what a public machine must not do is not refused.');
  }
  for (const sentence of refusals(environment)) need(sentence.split(/[ =]/, 1)[0] ?? '', sentence);
  for (const sentence of siteFaults) need('SITE', sentence);
  for (const { name, meant } of misspelt)
    need(meant, `${name} is no setting, and nothing reads it: is ${meant} meant?`);
  findings.push(...tried);
  const config = configOf(environment);
  return config ? [...findings, ...examineConfig(config, environment), BACKUPS] : [...findings, BACKUPS];
}

const BACKUPS: Finding = {
  about: 'backups',
  weight: 'unseen',
  says: 'Whether backups are made, and were ever restored, cannot be seen from here.',
};

const asProduction = (environment: Environment): Environment => ({ ...environment, NODE_ENV: 'production' });

function refusals(environment: Environment): readonly string[] {
  try {
    parseConfig(asProduction(environment));
    return secretFaults(asProduction(environment));
  } catch (error) {
    if (error instanceof ConfigError) return [...error.sentences, ...secretFaults(asProduction(environment))];
    throw error;
  }
}

/** A file that cannot be read is told of by whoever looks at the site. */
function siteOf(config: Config, environment: Environment): Config {
  try {
    return withSite(config, environment);
  } catch (error) {
    if (error instanceof ConfigError) return config;
    throw error;
  }
}

/** As far as it can be read without what production would refuse. */
export function configOf(environment: Environment): Config | undefined {
  try {
    const config = parseConfig({ ...environment, NODE_ENV: 'test' });
    return siteOf(config, environment);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}

/** Whether the way to a database on another machine is open to whoever is on it. */
const isBare = (address: string) => isPublicOrigin(address) && !/[?&]sslmode=(require|verify-)/.test(address);

function examineConfig({ http, payments, seller, google, database }: Config, environment: Environment): Finding[] {
  const isBehindProxy = http.publicUrl?.startsWith('https:') ?? false;
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(http.host);
  const isSelling = payments?.kind === 'razorpay';
  const checks: (readonly [isLacking: boolean, ...Parameters<typeof finding>])[] = [
    [
      isBehindProxy && http.trustProxy === false,
      'needed',
      'TRUST_PROXY',
      'Something ends TLS in front of this server, and TRUST_PROXY does not name it: all visitors share the limits of one.',
    ],
    [
      isBehindProxy && isOpen,
      'advised',
      'HOST',
      `HOST=${http.host} lets people pass by the proxy, without TLS and under any address they like.`,
    ],
    [
      environment.SMTP_URL === undefined,
      'needed',
      'SMTP_URL',
      'Letters lie in a folder: nobody gets a new password, and free tokens ask for no proof of the address.',
    ],
    [!isSelling, 'advised', 'RAZORPAY_KEY_ID', 'No tokens are sold for money.'],
    [
      isSelling && (seller.address.length === 0 || seller.name === 'Toile'),
      'needed',
      'SELLER_ADDRESS',
      'Receipts do not say who sells: fill company and address, and taxId where there is one, in the file of SITE.',
    ],
    [
      seller.email === undefined,
      'needed',
      'CONTACT_EMAIL',
      'There is no address to write to on receipts: fill email in the file of SITE.',
    ],
    [google === undefined, 'advised', 'GOOGLE_CLIENT_ID', 'People cannot sign in with Google.'],
    [
      isBehindProxy && !http.hstsSubdomains,
      'advised',
      'HSTS_SUBDOMAINS',
      'Browsers are not told that hosts below this one are reached by TLS alone: set HSTS_SUBDOMAINS=on where they are.',
    ],
    [environment.METRICS_TOKEN === undefined, 'advised', 'METRICS_TOKEN', 'Nobody can watch the metrics.'],
    [
      database.kind === 'url' && [database.url, database.pooler ?? database.url].some(isBare),
      'advised',
      'DATABASE_URL',
      'DATABASE_URL leads to another machine without TLS: add ?sslmode=verify-full unless the way there is private.',
    ],
  ];
  return checks.filter(([isLacking]) => isLacking).map(([, ...rest]) => finding(...rest));
}

const finding = (weight: Finding['weight'], about: string, says: string): Finding => ({ about, weight, says });

/** Whether nothing is missing without which a machine must not be public. */
export const isFit = (findings: readonly Finding[]): boolean => findings.every(({ weight }) => weight !== 'needed');
