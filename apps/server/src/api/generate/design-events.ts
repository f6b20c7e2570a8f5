import type { GenerationEvent } from '@toile/contract';
import type { FollowedState } from '#server/product/designs/follow-design.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { failureOf, presentBalances, presentRow } from './present-design.ts';

/** The events of the contract for a design that is being followed: `accepted`, stages, then `done` or `failed`. */
export async function* designEvents(
  states: AsyncIterable<FollowedState>,
  readBalances: () => Promise<Balances>,
): AsyncGenerator<GenerationEvent, void, void> {
  let isAccepted = false;
  for await (const design of states) {
    if (!isAccepted) {
      yield { type: 'accepted', design_id: design.id, ...presentBalances(await readBalances()) };
      isAccepted = true;
    }
    const { ended, stage, progress, place } = design;
    if (!ended) {
      yield { type: 'stage', stage, progress, ...(place !== null && { place }) };
    } else if (ended.status === 'done') {
      yield { type: 'done', result: presentRow(ended, await readBalances()) };
    } else {
      const { message, status, type } = failureOf(ended);
      yield { type: 'failed', message, code: status, error: type, ...presentBalances(await readBalances()) };
    }
  }
}
