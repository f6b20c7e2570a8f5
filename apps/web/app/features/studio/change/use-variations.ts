import { VARIATIONS, type Way } from '@toile/contract';
import type { Look } from '@toile/look';
import { useEffect, useState } from 'react';
import type { Painter } from '#web/lib/painter/painter.ts';
import type { Varied } from '#web/lib/painter/painter-messages.ts';

/** Pixels of a person: as wide as its place on a narrow screen, twice as dense. */
const PERSON = { width: 300, height: 420 } as const;

interface Wanted {
  look: Look;
  seed: number;
  ways: readonly Way[];
  turn: number;
}

export interface PaintedVariation extends Varied {
  /** Null until it is painted. */
  picture: ImageBitmap | null;
}

export interface Variations {
  /** Null while they are being found. */
  all: readonly PaintedVariation[] | null;
  /** They cannot be found or painted here. */
  isBroken: boolean;
}

const NONE: Variations = { all: null, isBroken: false };

/** Designs near one in the chosen ways, each painted as soon as it can be. Nothing leaves the browser. */
export function useVariations(painter: () => Painter | null, { look, seed, ways, turn }: Wanted): Variations {
  const [variations, setVariations] = useState<Variations>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the painter is one for the page, and ways are told by their names
  useEffect(() => {
    const open = painter();
    let isLeft = false;
    const painted: ImageBitmap[] = [];
    const paint = async (opened: Painter) => {
      const found = await opened.variations({ look, seed, ways, turn, count: VARIATIONS });
      if (isLeft) return;
      let all: PaintedVariation[] = found.map((each) => ({ ...each, picture: null }));
      setVariations({ all, isBroken: false });
      for (const [n, { moves }] of found.entries()) {
        const { picture } = await opened.person({ look, seed, ...PERSON, moves });
        if (isLeft) return picture.close();
        painted.push(picture);
        all = all.map((each, at) => (at === n ? { ...each, picture } : each));
        setVariations({ all, isBroken: false });
      }
    };
    const fail = () => isLeft || setVariations({ all: null, isBroken: true });
    setVariations(NONE);
    if (open) void paint(open).catch(fail);
    else fail();
    return () => {
      isLeft = true;
      for (const picture of painted) picture.close();
    };
  }, [look, seed, ways.join(' '), turn]);
  return variations;
}
