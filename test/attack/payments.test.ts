import { afterAll, beforeAll, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { type Market, openMarket } from './schedules/market.ts';
import { runSchedules } from './schedules/run-schedules.ts';

/** What fits into a test; `npm run bench -- payments` runs ten thousand. */
const SCHEDULES = 400;

let market: Market;
beforeAll(async () => {
  market = await openMarket(await createTestDatabase());
});
afterAll(() => market.close());

test(`${SCHEDULES} schedules of two servers, with all that can be repeated, reordered, lost or killed, credit every paid order once`, async () => {
  await runSchedules(market, { count: SCHEDULES, seed: 20_261_121 });
}, 600_000);
