import { useQueryClient } from '@tanstack/react-query';
import { MESSAGE, type Move } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { forgetSet, keyOfSet } from '#web/features/studio/change/set-keys.ts';
import { GenerationError } from '#web/lib/generation-error.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';

/** What came of one design of a set. */
export type Ended = { is: 'going' } | { is: 'made'; designId: string } | { is: 'failed'; why: string };

export interface SetOfDesigns {
  /** It is being ordered. */
  isOrdering: boolean;
  /** Where each stands, in the order of the set; none before it is ordered. */
  ends: readonly Ended[];
  /** Why it was not ordered; empty where it was. */
  why: string;
}

const NOTHING: SetOfDesigns = { isOrdering: false, ends: [], why: '' };

const whyOf = (error: unknown): string => (error instanceof GenerationError ? error.message : MESSAGE.generationFailed);

/**
 * Orders several designs of one at once, and follows each to its end. The same set asked for again is the same press, and takes its tokens
 * once, though its panel was closed before it was answered; whoever leaves the page finds the designs in their history.
 */
export function useSet(designId: string) {
  const queries = useQueryClient();
  const session = useSessionStore();
  const [set, setSet] = useState<SetOfDesigns>(NOTHING);
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const follow = async (id: string, at: number): Promise<void> => {
    const { generationClient } = await import('#web/lib/generation-client.ts');
    const { signal } = left.current;
    const tell = (end: Ended) => signal.aborted || setSet((now) => ({ ...now, ends: now.ends.with(at, end) }));
    try {
      await generationClient.resume(id, { signal, onEvent: () => undefined });
      tell({ is: 'made', designId: id });
    } catch (error) {
      tell({ is: 'failed', why: whyOf(error) });
    }
  };

  const order = async (variations: Move[][]): Promise<void> => {
    if (set.isOrdering) return;
    const key = keyOfSet(designId, variations);
    const { signal } = left.current;
    setSet({ ...NOTHING, isOrdering: true });
    try {
      const { orderVariations } = await import('#web/lib/order-variations.ts');
      const { designs, ...balance } = await orderVariations({ designId, key, variations, signal });
      session.setBalance(balance);
      setSet({ ...NOTHING, ends: designs.map(() => ({ is: 'going' })) });
      refreshDesigns(queries);
      await Promise.all(designs.map(({ design_id }, at) => follow(design_id, at)));
      // the token of one that failed is there again
      void session.refresh().catch(() => undefined);
      forgetSet(designId, variations);
      refreshDesigns(queries);
    } catch (error) {
      if (!signal.aborted) setSet({ ...NOTHING, why: whyOf(error) });
    }
  };
  return { ...set, order, forget: () => setSet(NOTHING) };
}
