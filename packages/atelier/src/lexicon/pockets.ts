import type { DetailEntry } from './entry.ts';

/** Kinds of pocket; the number before the noun is read apart. */
export const POCKETS: readonly DetailEntry[] = [
  {
    id: 'patch-pocket',
    words: 'patch pocket, patch pockets, front patch pockets, sewn on pockets',
    name: 'patch pockets',
  },
  {
    id: 'chest-pocket',
    words:
      'chest pocket, chest pockets, open chest pocket, breast pocket, breast pockets, chest patch pocket, chest patch pockets, patch pocket on the chest, pocket on the chest, pocket on chest, front chest pocket',
    name: 'a chest pocket',
  },
  {
    id: 'chest-flap-pocket',
    words:
      'chest flap pocket, chest flap pockets, flap chest pocket, flap chest pockets, flap pocket on the chest, flap pockets on the chest',
    name: 'chest pockets with flaps',
    is: { details: ['chest-pocket', 'flap-pocket'] },
  },
  {
    id: 'welt-pocket',
    words: 'welt pocket, welt pockets, jetted pocket, jetted pockets, besom pocket',
    name: 'welt pockets',
  },
  { id: 'flap-pocket', words: 'flap pocket, flap pockets, flapped pockets', name: 'flap pockets' },
  {
    id: 'kangaroo-pocket',
    words: 'kangaroo pocket, kangaroo pockets, pouch pocket, front pouch',
    name: 'a kangaroo pocket',
  },
  {
    id: 'side-pocket',
    words:
      'side pocket, side pockets, side slit pocket, side slit pockets, slit pocket, slit pockets, slash pocket, slash pockets, slant pockets, seam pockets, in-seam pockets, insert pockets, side and back pockets',
    name: 'side pockets',
  },
  {
    id: 'cargo-pocket',
    words: 'cargo, cargo pocket, cargo pockets, utility pocket, utility pockets, bellows pockets',
    name: 'cargo pockets',
  },
  {
    id: 'five-pockets',
    words: 'five pocket, five pockets, 5 pocket, 5 pockets, 5-pocket, five-pocket',
    name: 'five pockets',
  },
  { id: 'back-pocket', words: 'back pocket, back pockets', name: 'back pockets' },
];
