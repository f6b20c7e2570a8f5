import { TOKENS_PER_DESIGN } from '@toile/contract';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { statement } from '#server/parts/database/statement.ts';
import { ACTING_CALLER } from '#server/product/caller.ts';
import { spending } from '#server/product/wallet/spend.ts';

/** A design as it was ordered. */
export type OrderedDesign = Pick<
  DesignRow,
  'id' | 'accountId' | 'words' | 'seed' | 'request' | 'status' | 'stage' | 'progress'
>;

/** What came of placing an order. */
export interface OrderRow {
  readonly verdict:
    | 'ordered'
    /** Others wait, and are drawn before it. */
    | 'in-line'
    | 'moved'
    | 'unaffordable'
    | 'design-not-found'
    | 'designs-too-many'
    | 'designs-too-many-overall';
  /** What could be taken, and what free tokens lie there. */
  readonly free: number;
  readonly lying: number;
  readonly turn: number;
  readonly earlier: OrderedDesign | null;
}

/** Whether it is a new press for which there is room, and what it goes on from. */
const HAS_ROOM = `$12::boolean and not exists (select from earlier)
       and (select not (own or overall or ("isAwaited" and $14::float8 is not null)) from running)`;

/** Where everybody together has no room left, whoever has nothing in the making still finds a quarter more. */
const ROOM_FOR_NEW = (overall: string): string => `(${overall} + ${overall} / 4)`;

/**
 * $1 and $2 caller, $3 design, $4 request, $5 words, $6 seed, $7 key of the press, $8 seconds until the deadline, $9 designs of
 * one account and $10 of all that may be in the making, $11 whether free tokens need a proved address, $12 whether there is
 * what is to be kept or changed, $13 stage, $14 seconds that this process attends to it, null for the queue, $15 the design it changes,
 * $16 whether it takes no token.
 *
 * A press changes its wallet. So where the wallet is still what the statement saw, no other press of the account has come
 * between: what was counted of it, and that there is none of the key, holds.
 *
 * Turns: a press goes into the round that is being drawn, or into the one after the account's last. So everybody who waits is
 * drawn once before anybody is drawn twice, and nobody is overtaken for ever by who comes later. The overall limit may be overshot by as many
 * presses as commit at the same moment, which a queue of its length does not feel.
 */
export const PLACE_ORDER = statement<OrderRow>(
  'place-order',
  `with ${ACTING_CALLER},
   earlier as (
     select d.id, d.account_id as "accountId", d.words, d.seed, d.request, d.status, d.stage, d.progress
     from caller join designs d on d.account_id = caller.id and d.idempotency_key = $7::text
   ),
   running as materialized (
     select own.count >= $9::int as own,
       overall.count >= case when own.count > 0 then $10::int else ${ROOM_FOR_NEW('$10::int')} end as overall,
       first.turn is not null as "isAwaited",
       greatest(coalesce(first.turn, overall.turn, 0), coalesce(own.turn + 1, 0)) as turn
     from
       (select count(*), max(turn) as turn from (
         select d.turn from caller join designs d on d.account_id = caller.id where d.status = 'running' limit $9::int
       ) d) own,
       (select count(*), max(turn) as turn from (
         select turn from designs where status = 'running' limit ${ROOM_FOR_NEW('$10::int')}
       ) d) overall
       left join (
         select turn from designs where status = 'running' and stage = 'queued' and attended_until is null
         order by turn limit 1
       ) first on true
   ),
   ${spending({
     ref: '$3::text',
     freeNeedsProof: '$11::boolean',
     when: `not $16::boolean and ${HAS_ROOM}`,
   })},
   ordered as (
     select account_id from posted
     union all
     select account_id from purse where $16::boolean and ${HAS_ROOM}
   ),
   design as (
     insert into designs
         (id, account_id, request, words, seed, idempotency_key, deadline_at, stage, attended_until, is_awaited, turn,
          parent_id, is_free)
       select $3::text, account_id, $4::jsonb, $5::text, $6::bigint, $7::text, now() + make_interval(secs => $8::float8),
         $13::text, now() + make_interval(secs => $14::float8), $14::float8 is null, running.turn, $15::text, $16::boolean
       from ordered, running returning id
   )
   select
     case
       when exists (select from design) then 'ordered'
       when not $12::boolean then 'design-not-found'
       when not $16::boolean and purse.free + purse.paid < ${TOKENS_PER_DESIGN} then 'unaffordable'
       when running.own then 'designs-too-many'
       when running.overall then 'designs-too-many-overall'
       when "isAwaited" and $14::float8 is not null then 'in-line'
       else 'moved'
     end as verdict,
     purse.free, purse.lying, running.turn, (select to_jsonb(earlier) from earlier) as earlier
   from purse, running`,
);
