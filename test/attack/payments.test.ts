import { afterAll, beforeAll, test } from 'vitest';
import { SEED, soakOr } from '../../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../database.ts';
import { type Market, openMarket } from './schedules/market.ts';
import { runSchedules } from './schedules/run-schedules.ts';

const SCHEDULES = soakOr(10_000, 150);
/** Milliseconds. Ten thousand end when they are done, however slow the machine: their number bounds them. */
const TIME_MAX = soakOr(0, 600_000);

let market: Market;
beforeAll(async () => {
  market = await openMarket(await createTestDatabase());
});
afterAll(() => market.close());

test(
  `${SCHEDULES} schedules of two servers, with all that can be repeated, reordered, lost or killed, credit every paid order once`,
  async () => {
    await runSchedules(market, { count: SCHEDULES, seed: SEED });
  },
  TIME_MAX,
);
