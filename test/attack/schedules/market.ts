import { createLog } from '../../../apps/server/src/log.ts';
import { connect } from '../../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../../apps/server/src/parts/database/database.ts';
import type { Payments } from '../../../apps/server/src/parts/payments/payments.ts';
import { openRazorpay } from '../../../apps/server/src/parts/payments/razorpay/razorpay-payments.ts';
import type { Context } from '../../../apps/server/src/product/context.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../fakes/razorpay.ts';

/** Two servers on one database that sell through a fake Razorpay. */
export interface Market {
  readonly fake: FakeRazorpay;
  readonly servers: readonly [Database, Database];
  readonly parts: { readonly payments: Payments; readonly log: ReturnType<typeof createLog> };
  close(): Promise<void>;
}

/** Opens a market on the database at `url`, which is at the newest schema. */
export async function openMarket(url: string): Promise<Market> {
  const log = createLog({ logLevel: 'silent' });
  const fake = await startFakeRazorpay();
  const { environment } = fake;
  const payments = openRazorpay({
    keyId: environment.RAZORPAY_KEY_ID,
    keySecret: environment.RAZORPAY_KEY_SECRET,
    webhookSecret: environment.RAZORPAY_WEBHOOK_SECRET,
    checkoutUrl: environment.RAZORPAY_CHECKOUT_URL,
    baseUrl: environment.RAZORPAY_BASE_URL,
  });
  const servers = [connect({ url }, log), connect({ url }, log)] as const;
  return {
    fake,
    servers,
    parts: { payments, log },
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await fake.close();
    },
  };
}

export const as = (actor: Context['actor'], database: Database): Context => ({ actor, database });
export const JOB = { kind: 'job', name: 'test' } as const;
