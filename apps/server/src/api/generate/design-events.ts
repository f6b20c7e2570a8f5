import type { GenerationEvent } from '@toile/contract';
import type { FollowedDesign } from '#server/product/designs/follow-design.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { failureOf, presentBalances, presentRow } from './present-design.ts';

/** The events of the contract for a design that is being followed: `accepted`, stages, then `done` or `failed`. */
export async function* designEvents(
  states: AsyncIterable<FollowedDesign>,
  readBalances: () => Promise<Balances>,
): AsyncGenerator<GenerationEvent, void, void> {
  let isAccepted = false;
  for await (const design of states) {
    if (!isAccepted) {
      yield { type: 'accepted', design_id: design.id, ...presentBalances(await readBalances()) };
      isAccepted = true;
    }
    switch (design.status) {
      case 'running':
        yield {
          type: 'stage',
          stage: design.stage,
          progress: design.progress,
          ...(design.place !== null && { place: design.place }),
        };
        break;
      case 'done':
        yield { type: 'done', result: presentRow(design, await readBalances()) };
        break;
      case 'failed': {
        const { message, status, type } = failureOf(design);
        yield { type: 'failed', message, code: status, error: type, ...presentBalances(await readBalances()) };
      }
    }
  }
}
