import { useQueryClient } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import { useEffect, useRef, useState } from 'react';
import { type Colourway, keyOf, movesOf } from '#web/features/colourways/colourway.ts';
import { GenerationError } from '#web/lib/generation-error.ts';
import type { OwnLook } from '#web/lib/painter/use-own-looks.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';

/** What came of asking for a colourway as a design. */
export type Making = { is: 'going' } | { is: 'made'; designId: string } | { is: 'not-made'; why: string };

/**
 * Orders colourways of a design as designs of their own, which takes no token. The same one asked for again is the same press. Whoever leaves
 * the page finds them in their history.
 */
export function useMaking({ design: { design_id, request } }: OwnLook) {
  const queries = useQueryClient();
  const [makings, setMakings] = useState<ReadonlyMap<string, Making>>(new Map());
  const presses = useRef(new Map<string, string>());
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const press = async (colourway: Colourway): Promise<string> => {
    const { generationClient } = await import('#web/lib/generation-client.ts');
    const name = keyOf(colourway);
    const key = presses.current.get(name) ?? crypto.randomUUID();
    presses.current.set(name, key);
    const edit = { design_id, words: '', moves: movesOf(colourway) };
    const { keep: _, ...brief } = request;
    const { signal } = left.current;
    const reply = await generationClient.generate(
      { key, request: { ...brief, edit } },
      { signal, onEvent: () => undefined },
    );
    return reply.design_id;
  };

  const make = async (colourway: Colourway) => {
    const name = keyOf(colourway);
    if (makings.get(name)?.is === 'going') return;
    const tell = (making: Making) => left.current.signal.aborted || setMakings((all) => new Map(all).set(name, making));
    tell({ is: 'going' });
    try {
      tell({ is: 'made', designId: await press(colourway) });
    } catch (error) {
      // A design that failed is ended under its key: another try is another press.
      if (error instanceof GenerationError && error.fault === 'failed') presses.current.delete(name);
      tell({ is: 'not-made', why: error instanceof GenerationError ? error.message : MESSAGE.generationFailed });
    }
    refreshDesigns(queries);
  };
  return { makings, make };
}
