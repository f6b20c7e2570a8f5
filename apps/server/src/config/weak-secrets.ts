import type { Environment } from './env.ts';

/** What people put there until they put something else there. */
const PLACEHOLDER =
  /change.?me|replace.?me|secret|passw(or)?d|default|example|placeholder|0123456|123456|abcdef|qwerty/i;
/** Characters that differ in what was drawn by chance, at least; of 32 drawn from 16 there are 14 in the mean. */
const DIFFERENT_MIN = 9;
/** Signed with by somebody else, so that one may have to do with fewer characters. */
const WEBHOOK_LENGTH_MIN = 12;

const DRAWN = ['SESSION_SECRET', 'METRICS_TOKEN', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** Secrets that were chosen by us and that somebody could guess; a sentence for each, which names its variable. */
export function weakSecrets(environment: Environment): string[] {
  const weak = DRAWN.filter((name) => isWeak(environment[name])).map(
    (name) => `${name} can be guessed: draw one by chance, for example with \`openssl rand -base64 32\`.`,
  );
  const webhook = environment.RAZORPAY_WEBHOOK_SECRET;
  const isShort = webhook !== undefined && !isWeak(webhook) && webhook.length < WEBHOOK_LENGTH_MIN;
  return isShort ? [...weak, `RAZORPAY_WEBHOOK_SECRET must have at least ${WEBHOOK_LENGTH_MIN} characters.`] : weak;
}

const isWeak = (secret: string | undefined): boolean =>
  secret !== undefined && (PLACEHOLDER.test(secret) || new Set(secret).size < DIFFERENT_MIN);
