import { CANCELLED, type GenerationReply, MESSAGE } from '@toile/contract';
import type { TableAction, Trouble } from '#web/features/studio/table-state.ts';
import type { KeptPress, VisitMemory } from '#web/features/studio/visit-memory.ts';
import { awaitedDesigns } from '#web/lib/awaited-designs.ts';
import type { FollowOptions, GenerationClient } from '#web/lib/generation-client.ts';
import { GenerationError } from '#web/lib/generation-error.ts';
import { whenOnline } from '#web/lib/when-online.ts';

export interface Balance {
  tokens: number;
  freetokens: number;
}

/** What the studio tells the page around it. */
export interface StudioReports {
  /** The server told the balance after a spend, a refund or a result. */
  onBalance: (balance: Balance) => void;
  /** The balance may have changed unseen: read it anew. */
  onBalanceStale: () => void;
  /** The session ended. The brief is kept, and the press too if a token was taken for it. */
  onSignedOut: () => void;
  onFinished: (reply: GenerationReply) => void;
  /** A press was accepted or ended: lists of designs are no longer true. */
  onChanged: () => void;
  onTrouble: (trouble: Trouble) => void;
}

export interface FollowPress {
  press: KeptPress;
  client: GenerationClient;
  memory: VisitMemory;
  reports: StudioReports;
  dispatch: (action: TableAction) => void;
  signal: AbortSignal;
}

function troubleOf(error: unknown, press: KeptPress): Trouble {
  if (!(error instanceof GenerationError)) {
    return { press, fault: 'refused', message: MESSAGE.generationFailed, status: undefined };
  }
  return { press, fault: error.fault, message: error.message, status: error.status };
}

/** A design that was accepted and may yet be finished is worth asking after again on the next visit. */
function isWorthKeeping({ press, fault, status = 500 }: Trouble): boolean {
  return press.designId !== undefined && fault !== 'failed' && !(fault === 'refused' && status < 500);
}

function forget({ key, designId }: KeptPress, memory: VisitMemory): void {
  memory.forgetPress(key);
  if (designId !== undefined) awaitedDesigns.delete(designId);
}

function endInTrouble(trouble: Trouble, { memory, reports, dispatch }: FollowPress): void {
  if (!isWorthKeeping(trouble)) forget(trouble.press, memory);
  if (trouble.fault === 'signed-out') {
    dispatch({ type: 'dropped' });
    reports.onSignedOut();
    return;
  }
  if (trouble.press.seen) {
    // It was told before that it is done: no toast, but no empty table either where only the way to it is lost.
    dispatch(isWorthKeeping(trouble) ? { type: 'went-wrong', trouble } : { type: 'dropped' });
    return;
  }
  dispatch({ type: 'went-wrong', trouble });
  reports.onChanged();
  reports.onBalanceStale();
  reports.onTrouble(trouble);
}

/** Somebody took the design out of the queue, perhaps in another tab: there is nothing to show and nothing went wrong. */
function letGo(press: KeptPress, { memory, reports, dispatch }: FollowPress): void {
  forget(press, memory);
  dispatch({ type: 'dropped' });
  reports.onChanged();
  reports.onBalanceStale();
}

/**
 * Follows a press to its picture, or asks after its design when it was accepted before. Remembers it all the way, so
 * that it is found again after a reload. Never throws.
 */
export async function followPress(options: FollowPress): Promise<void> {
  const { client, memory, reports, dispatch, signal } = options;
  const isResumed = options.press.designId !== undefined;
  let { press } = options;
  memory.keepPress(press);
  if (press.designId !== undefined && !press.seen) awaitedDesigns.add(press.designId);
  dispatch({ type: 'pressed', press });
  const following: FollowOptions = {
    signal,
    onEvent: (event) => {
      if (event.type === 'accepted') {
        press = { ...press, designId: event.design_id };
        memory.keepPress(press);
        awaitedDesigns.add(event.design_id);
        reports.onChanged();
      }
      if (event.type === 'accepted' || event.type === 'failed') {
        reports.onBalance({ tokens: event.tokens, freetokens: event.freetokens });
      }
      dispatch({ type: 'told', event });
    },
  };
  try {
    // Without a network a press waits here, and is sent once, under its own key.
    await whenOnline(signal);
    const reply = await (press.designId === undefined
      ? client.generate(press, following)
      : client.resume(press.designId, following));
    if (signal.aborted) return;
    // A design that was asked after may carry the balances of its own time.
    if (isResumed) reports.onBalanceStale();
    else reports.onBalance({ tokens: reply.tokens, freetokens: reply.freetokens });
    memory.keepPress({ ...press, designId: reply.design_id, seen: true });
    awaitedDesigns.delete(reply.design_id);
    dispatch({ type: 'finished', result: { request: press.request, reply } });
    if (press.seen) return;
    reports.onChanged();
    reports.onFinished(reply);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof GenerationError && error.type === CANCELLED) letGo(press, options);
    else endInTrouble(troubleOf(error, press), options);
  }
}
