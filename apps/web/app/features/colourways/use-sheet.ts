import type { Look } from '@toile/look';
import { useEffect, useState } from 'react';
import { keyOf } from '#web/features/colourways/colourway.ts';
import type { Painted } from '#web/features/colourways/sheet-canvas.ts';
import type { Painter } from '#web/lib/painter/painter.ts';

/** Pixels of a person on the sheet: enough for three in a row of A4. */
const PERSON = { width: 420, height: 600 } as const;

interface Wanted {
  look: Look;
  seed: number;
  /** Garments that take the colour. */
  ids: readonly string[];
  hexes: readonly string[];
}

/** The colourways that are painted so far, in the order they were asked for; those that were painted once are not painted again. */
export function useSheet(painter: () => Painter | null, { look, seed, ids, hexes }: Wanted) {
  const [kept, setKept] = useState<ReadonlyMap<string, Painted>>(new Map());
  const [isBroken, setBroken] = useState(false);
  const next = hexes.find((hex) => !kept.has(keyOf({ ids, hex })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one at a time, as the next is known
  useEffect(() => {
    const open = painter();
    if (next === undefined || !open || ids.length === 0) return;
    let isOver = false;
    const paint = async () => {
      const [named] = await open.names([next]);
      const { picture } = await open.person({ look, seed, ...PERSON, colour: { ids, hex: next } });
      if (isOver || !named) picture.close();
      else setKept((all) => new Map(all).set(keyOf({ ids, hex: next }), { ...named, picture }));
    };
    paint().catch(() => isOver || setBroken(true));
    return () => {
      isOver = true;
    };
  }, [next, ids.join(' ')]);
  const painted = hexes.flatMap((hex) => kept.get(keyOf({ ids, hex })) ?? []);
  return { painted, isBroken };
}
