import type { AskingContext } from './context.ts';

/** Parameters $1 and $2 of every statement that begins with `CALLER` or `ACTING_CALLER`. */
type CallerValues = readonly [accountId: string | null, secretHash: string | null];

/** An actor that was looked up before shows no secret any more. */
export function callerValues({ actor }: AskingContext): CallerValues {
  if (actor.kind === 'claimed') return [actor.accountId, actor.secretHash];
  return [actor.kind === 'account' ? actor.accountId : null, null];
}

/** A condition: that `a`, of `accounts`, is the account that asks, and shows a live session. */
export const IS_CALLER = `a.id = $1::text and a.status = 'active' and ($2::text is null or exists (
    select 1 from sessions s where s.secret_hash = $2::text and s.account_id = $1::text and s.expires_at > now()
  ))`;

/** A part of a statement: the account that asks, one row, or none where it shows no live session. */
export const CALLER = `caller as (select a.id from accounts a where ${IS_CALLER})`;

/**
 * The same for what changes something: the account stays as it is until the statement ends. Of an account that is being
 * deleted at this moment the end is awaited, and then it is nobody.
 */
export const ACTING_CALLER = `caller as (select a.id from accounts a where ${IS_CALLER} for key share)`;
