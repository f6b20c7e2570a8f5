import { useQueryClient } from '@tanstack/react-query';
import { type Edit, MESSAGE } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { GenerationError } from '#web/lib/generation-error.ts';
import type { OwnLook } from '#web/lib/painter/use-own-looks.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';

/** What is asked of a design, but not of which. */
export type Asked = Omit<Edit, 'design_id'>;

interface Pressing {
  isGoing: boolean;
  /** Why the last one was not made; empty where it was. */
  why: string;
}

/**
 * Orders a design as it is changed, away from the studio. The same change asked for again is the same press, and takes its token once;
 * whoever leaves the page finds the design in their history.
 */
export function usePressHere({ design: { design_id, request } }: OwnLook, onMade: (designId: string) => void) {
  const queries = useQueryClient();
  const [{ isGoing, why }, setPressing] = useState<Pressing>({ isGoing: false, why: '' });
  const keys = useRef(new Map<string, string>());
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const order = async (asked: Asked): Promise<string> => {
    const { generationClient } = await import('#web/lib/generation-client.ts');
    const name = JSON.stringify(asked);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    const { keep: _, ...brief } = request;
    const { signal } = left.current;
    try {
      const wish = { key, request: { ...brief, edit: { design_id, ...asked } } };
      return (await generationClient.generate(wish, { signal, onEvent: () => undefined })).design_id;
    } catch (error) {
      // a design that failed is ended under its key: another try is another press
      if (error instanceof GenerationError && error.fault === 'failed') keys.current.delete(name);
      throw error;
    }
  };

  const press = async (asked: Asked): Promise<void> => {
    if (isGoing) return;
    setPressing({ isGoing: true, why: '' });
    try {
      const made = await order(asked);
      setPressing({ isGoing: false, why: '' });
      onMade(made);
    } catch (error) {
      if (left.current.signal.aborted) return;
      setPressing({ isGoing: false, why: error instanceof GenerationError ? error.message : MESSAGE.generationFailed });
    } finally {
      refreshDesigns(queries);
    }
  };
  return { press, isGoing, why };
}
