/** What is asked of the settings of a public machine, and what they are. */
interface Asked {
  readonly NODE_ENV: 'development' | 'production' | 'test';
  readonly PUBLIC_URL?: string | undefined;
  readonly PLAIN_HTTP: 'on' | 'off';
  readonly RATE_LIMITS: 'on' | 'off';
  readonly GOOGLE_ISSUER: string;
  readonly RAZORPAY_KEY_ID?: string | undefined;
  readonly RAZORPAY_BASE_URL?: string | undefined;
  readonly RAZORPAY_TEST_MODE?: 'on' | 'off' | 'in-production' | undefined;
}

/** Why a public machine must not start as it is set; a sentence for each, which names its variable. */
export function productionFaults(asked: Asked): string[] {
  if (asked.NODE_ENV !== 'production') return [];
  const faults: (readonly [boolean, string])[] = [
    [
      asked.PUBLIC_URL === undefined,
      'PUBLIC_URL must be set: NODE_ENV=production needs the origin people reach it at, such as https://toile.example.',
    ],
    [
      Boolean(asked.PUBLIC_URL?.startsWith('http:')) && asked.PLAIN_HTTP === 'off',
      'PUBLIC_URL is plain http, which shows passwords and sessions to everybody on the way: use https, or set PLAIN_HTTP=on if that is meant.',
    ],
    [asked.RATE_LIMITS === 'off', 'RATE_LIMITS=off is for benches and tests; NODE_ENV=production refuses it.'],
    [
      asked.GOOGLE_ISSUER.startsWith('http:'),
      'GOOGLE_ISSUER must be an https origin: NODE_ENV=production refuses http.',
    ],
    [
      asked.RAZORPAY_TEST_MODE === 'on',
      'RAZORPAY_TEST_MODE=on gives tokens to everybody for nothing: unset it, or say RAZORPAY_TEST_MODE=in-production if that is meant.',
    ],
    [
      Boolean(asked.RAZORPAY_KEY_ID?.startsWith('rzp_test_')) && asked.RAZORPAY_TEST_MODE !== 'in-production',
      'RAZORPAY_KEY_ID is a test key, which takes no money: use rzp_live_…, or say RAZORPAY_TEST_MODE=in-production if that is meant.',
    ],
    [
      Boolean(asked.RAZORPAY_BASE_URL?.startsWith('http:')),
      'RAZORPAY_BASE_URL must be an https origin: NODE_ENV=production refuses http.',
    ],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an origin is one that others can reach. */
export const isPublicOrigin = (origin: string | undefined): boolean =>
  origin !== undefined && !LOOPBACK.has(new URL(origin).hostname);
