/** A design in its own colours and in three that go with them. */
import type { Look } from '@toile/look';
import type { Way } from '#atelier/sheet/board/board.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import { harmonyOf, nameColours, recolour } from './colourways.ts';

/** Which of the colours that go with one: its complement, a neighbour, a third of the circle away, itself deeper. */
const CHOSEN = [5, 1, 7, 11] as const;
const OTHERS = 3;

/** The garments that are dyed with the most telling one: all of its colour. */
function dyedWith(look: Look): { ids: string[]; hex: string; name: string } | null {
  const [main] = telling(look, 1);
  if (!main) return null;
  const { hex, name } = main.cloth.colour;
  return { hex, name, ids: look.garments.filter(({ cloth }) => cloth.colour.hex === hex).map(({ id }) => id) };
}

/** The design itself first. Deterministic in the Look. */
export function boardWays(look: Look): Way[] {
  const dyed = dyedWith(look);
  if (!dyed) return [];
  const harmony = harmonyOf(dyed.hex);
  const hexes = [...CHOSEN.flatMap((at) => harmony[at] ?? []), ...harmony.slice(1)];
  const named = nameColours([...new Set(hexes)]).filter(
    ({ name }, i, all) => name !== dyed.name && all.findIndex((one) => one.name === name) === i,
  );
  return [
    { look, name: dyed.name, hex: dyed.hex },
    ...named.slice(0, OTHERS).map(({ name, hex }) => ({ look: recolour(look, dyed.ids, hex), name, hex })),
  ];
}
