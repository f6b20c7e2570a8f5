import { type DesignSummary, type GenerationRequest, MESSAGE } from '@toile/contract';
import { useEffect, useReducer, useRef } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { type BenchAction, type BenchState, benchReducer, EMPTY_BENCH } from '#web/features/studio/bench-state.ts';
import { followPress, type StudioReports } from '#web/features/studio/follow-press.ts';
import type { Trouble } from '#web/features/studio/table-state.ts';
import { isFollowable, type KeptPress, type VisitMemory } from '#web/features/studio/visit-memory.ts';
import type { DesignsChannel } from '#web/lib/designs-channel.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { generationClient } from '#web/lib/generation-client.ts';

export interface Bench extends BenchState {
  /** Presses the button; the second half of a double click is not a press. */
  press: (request: GenerationRequest) => void;
  /** Takes the press of a trouble up again under its own key: nothing more is paid. A failed one is pressed anew. */
  retry: (trouble: Trouble) => void;
  /** Takes a design out of the queue. Resolves with what to say; rejects never. */
  cancel: (press: KeptPress) => Promise<{ isCancelled: boolean; message: string }>;
  show: (key: string) => void;
  /** Lays a design of the history on the table. */
  open: (design: DesignSummary) => void;
}

/** Milliseconds within which the same brief pressed again is the second half of a double click. */
const DOUBLE_CLICK_MS = 500;

const NOTHING_PRESSED = { request: '', at: Number.NEGATIVE_INFINITY };

const newPress = (request: GenerationRequest): KeptPress => ({
  key: crypto.randomUUID(),
  request,
  seen: false,
  pressedAt: Date.now(),
});

const pressOf = ({ design_id, request, status }: DesignSummary): KeptPress => ({
  key: design_id,
  request,
  designId: design_id,
  seen: status === 'done',
  pressedAt: Date.now(),
});

/** A design that was accepted and then lost sight of: once the network is back, asking after it costs nothing. */
const isLostOnTheWay = ({ press, fault }: Trouble) =>
  press.designId !== undefined && (fault === 'no-response' || fault === 'unreachable');

/** Who follows which press, and which design each press became. */
class Followers {
  readonly #running = new Map<string, AbortController>();
  readonly #designs = new Map<string, string>();

  begin(key: string): AbortController {
    this.end(key);
    const following = new AbortController();
    this.#running.set(key, following);
    return following;
  }

  end(key: string): void {
    this.#running.get(key)?.abort();
    this.#running.delete(key);
  }

  endAll(): void {
    for (const key of [...this.#running.keys()]) this.end(key);
    this.#designs.clear();
  }

  /** Notes which press a design is. Gives the other press that was taken for it, if there is one. */
  know(designId: string, key: string): string | undefined {
    const other = this.#designs.get(designId);
    this.#designs.set(designId, key);
    return other === key ? undefined : other;
  }

  keyOf = (designId: string): string | undefined => this.#designs.get(designId);
}

/** Follows every press of this visit, those of other tabs, and after a reload all of them again. */
export function useBench(memory: VisitMemory, channel: DesignsChannel, reports: StudioReports): Bench {
  const [state, dispatch] = useReducer(benchReducer, EMPTY_BENCH);
  const followers = useRef(new Followers());
  const pressed = useRef(NOTHING_PRESSED);
  const latest = useRef(reports);
  latest.current = reports;

  const follow = (press: KeptPress, isQuiet = false) => {
    const { key, request } = press;
    const { signal } = followers.current.begin(key);
    if (press.designId) followers.current.know(press.designId, key);
    const tell = (action: Extract<BenchAction, { type: 'piece' }>['action']) => {
      if (signal.aborted) return;
      // What was turned down may be tried again at once.
      if (action.type === 'went-wrong') pressed.current = NOTHING_PRESSED;
      dispatch({ type: 'piece', key, request, action, isQuiet });
      const designId = action.type === 'told' && action.event.type === 'accepted' ? action.event.design_id : undefined;
      const twin = designId && followers.current.know(designId, key);
      if (twin) forget(twin);
    };
    const changes = () => {
      latest.current.onChanged();
      channel.tell();
    };
    const { current } = latest;
    const told = { ...current, onChanged: changes };
    void followPress({ press, client: generationClient, memory, reports: told, dispatch: tell, signal });
  };

  const forget = (key: string) => {
    followers.current.end(key);
    memory.forgetPress(key);
    dispatch({ type: 'removed', key });
  };

  /** Designs in the making that were pressed elsewhere. A tab that cannot ask goes without. */
  const adopt = async () => {
    const { designs } = await designsClient.list({ status: 'running' }).catch(() => ({ designs: [] }));
    for (const design of designs.toReversed()) {
      if (!followers.current.keyOf(design.design_id)) follow(pressOf(design), true);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a memory; `follow` reads all else through refs
  useEffect(() => {
    const now = Date.now();
    for (const press of memory.presses().toReversed()) if (isFollowable(press, now)) follow(press);
    void adopt();
    const look = () => void adopt();
    const silence = channel.listen(() => {
      latest.current.onChanged();
      look();
    });
    window.addEventListener('focus', look);
    return () => {
      silence();
      window.removeEventListener('focus', look);
      followers.current.endAll();
    };
  }, [memory, channel]);

  const lost = state.pieces.flatMap(({ table }) =>
    table.trouble && isLostOnTheWay(table.trouble) ? [table.trouble.press] : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens anew for each trouble; `follow` reads all else through refs
  useEffect(() => {
    const again = () => {
      for (const press of lost) follow(press, true);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost.map(({ key }) => key).join()]);

  return {
    ...state,
    press: (request) => {
      const now = { request: JSON.stringify(request), at: Date.now() };
      const before = pressed.current;
      if (now.request === before.request && now.at - before.at < DOUBLE_CLICK_MS) return;
      pressed.current = now;
      follow(newPress(request));
    },
    retry: ({ press, fault }) => {
      if (fault !== 'failed') return follow(press);
      forget(press.key);
      follow(newPress(press.request));
    },
    cancel: async (press) => {
      const { key, designId } = press;
      if (!designId) return { isCancelled: false, message: STUDIO.bench.thePressIsStill };
      // Nobody is to hear from the server that it failed, when it is only being cancelled.
      followers.current.end(key);
      try {
        await designsClient.cancel(designId);
        forget(key);
        channel.tell();
        latest.current.onChanged();
        latest.current.onBalanceStale();
        return { isCancelled: true, message: STUDIO.bench.cancelledYourTokenIs };
      } catch (error) {
        follow(press, true);
        return { isCancelled: false, message: errorMessage(error, MESSAGE.generationUnreachable) };
      }
    },
    show: (key) => dispatch({ type: 'shown', key }),
    open: (design) => {
      const known = followers.current.keyOf(design.design_id);
      if (known && state.pieces.some(({ key }) => key === known)) dispatch({ type: 'shown', key: known });
      else follow(pressOf(design));
    },
  };
}
