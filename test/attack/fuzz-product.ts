import { SESSION_COOKIE } from '@toile/contract';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { routesOf } from '../access/routes-of.ts';
import { openCommunity } from '../community.ts';
import { buyTokens, signUp } from '../people.ts';
import { type FuzzReport, fuzz } from './fuzz.ts';

const PEOPLE = 4;

/** Made-up requests to every route of a running product, in which some people have designs, posts and tokens. */
export async function fuzzProduct(
  server: RunningServer,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzReport> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.address)));
  const community = openCommunity(() => server.address);
  const ids = people.map(({ accountId }) => accountId);
  for (const person of people) {
    await buyTokens(server.parts.database, person.accountId, 5);
    const { $id, designId, fileId } = await community.postDesign(person);
    ids.push($id, designId ?? '', fileId);
  }
  const cookies = people.map(({ session }) => `${SESSION_COOKIE}=${session}`);
  return fuzz({ server, routes: routesOf(server.app), cookies, ids, count, seed });
}
