import { useEffect, useReducer, useRef } from 'react';
import type { BriefForm } from '#web/features/studio/brief-form.ts';
import { followPress, type StudioReports } from '#web/features/studio/follow-press.ts';
import { EMPTY_TABLE, type TableState, type Trouble, tableReducer } from '#web/features/studio/table-state.ts';
import { isFollowable, type KeptPress, type VisitMemory } from '#web/features/studio/visit-memory.ts';
import { generationClient } from '#web/lib/generation-client.ts';

export interface Generation {
  table: TableState;
  /** Presses the button; does nothing while a design is being made. */
  press: (brief: BriefForm) => void;
  /** Takes the press of a trouble up again under its own key: nothing more is paid. A failed one is pressed anew. */
  retry: (trouble: Trouble) => void;
}

const newPress = (request: BriefForm): KeptPress => ({
  key: crypto.randomUUID(),
  request,
  seen: false,
  pressedAt: Date.now(),
});

/** A design that was accepted and then lost sight of: once the network is back, asking after it costs nothing. */
const isLostOnTheWay = ({ press, fault }: Trouble) =>
  press.designId !== undefined && (fault === 'no-response' || fault === 'unreachable');

/** Follows presses, and on arrival the latest one of this visit: a reload or a new login finds it again. */
export function useGeneration(memory: VisitMemory, reports: StudioReports): Generation {
  const [table, dispatch] = useReducer(tableReducer, EMPTY_TABLE);
  const { trouble } = table;
  const running = useRef<AbortController | null>(null);
  /** Known at once, unlike the table: the second half of a double click must not spend a second token. */
  const isBusy = useRef(false);
  const latest = useRef(reports);
  latest.current = reports;

  const follow = (press: KeptPress) => {
    running.current?.abort();
    const following = new AbortController();
    running.current = following;
    isBusy.current = !press.seen;
    const { signal } = following;
    void followPress({ press, client: generationClient, memory, reports: latest.current, dispatch, signal }).then(
      () => {
        if (running.current === following) isBusy.current = false;
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a memory; `follow` reads all else through refs
  useEffect(() => {
    const kept = memory.press();
    if (kept && isFollowable(kept, Date.now())) follow(kept);
    return () => running.current?.abort();
  }, [memory]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens anew for each trouble; `follow` reads all else through refs
  useEffect(() => {
    if (!trouble || !isLostOnTheWay(trouble)) return;
    const again = () => follow(trouble.press);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [trouble]);

  return {
    table,
    press: (brief) => {
      if (!isBusy.current) follow(newPress(brief));
    },
    retry: ({ press, fault }) => follow(fault === 'failed' ? newPress(press.request) : press),
  };
}
