/** How a craft of the needle is drawn. */
export type CraftHand =
  | 'silk'
  | 'white'
  | 'darned'
  | 'gold'
  | 'ribbon'
  | 'mirror'
  | 'running'
  | 'fleck'
  | 'metal'
  | 'spangle'
  | 'jewel'
  | 'patch';

interface CraftRecord {
  hand: CraftHand;
  /** Worked in metal whatever the words say of its colour. */
  metal?: true;
  /** As the sheet remarks on it. */
  remark: string;
  /** Of India: a cloth it is worked on is called by it. */
  indian?: true;
}

/** Every craft of the needle, by the id of its detail; the most laborious first. */
export const CRAFTS = {
  zardosi: { hand: 'gold', metal: true, indian: true, remark: 'Zardosi in metal thread' },
  chikankari: { hand: 'white', indian: true, remark: 'Chikankari, shadow stitch' },
  phulkari: { hand: 'darned', indian: true, remark: 'Phulkari in floss silk' },
  'mirror-work': { hand: 'mirror', indian: true, remark: 'Mirrors set in thread' },
  gota: { hand: 'ribbon', metal: true, indian: true, remark: 'Gota, couched by hand' },
  zari: { hand: 'gold', metal: true, indian: true, remark: 'Zari, worked in metal thread' },
  'silver-work': { hand: 'metal', indian: true, remark: 'Silver thread, couched by hand' },
  kantha: { hand: 'running', indian: true, remark: 'Kantha, in running stitch' },
  aari: { hand: 'silk', indian: true, remark: 'Aari, worked with the hook' },
  mukaish: { hand: 'fleck', indian: true, remark: 'Mukaish, pressed by hand' },
  beads: { hand: 'jewel', remark: 'Beaded by hand' },
  stones: { hand: 'jewel', remark: 'Stones set by hand' },
  sequins: { hand: 'spangle', remark: 'Sequins, sewn on singly' },
  applique: { hand: 'patch', remark: 'Appliqué, felled by hand' },
  eyelet: { hand: 'white', remark: 'Eyelets, overcast' },
  embellished: { hand: 'gold', remark: 'Embellished by hand' },
  embroidery: { hand: 'silk', remark: 'Embroidered by hand' },
} as const satisfies Readonly<Record<string, CraftRecord>>;
export type CraftId = keyof typeof CRAFTS;

export const isCraft = (id: string): id is CraftId => Object.hasOwn(CRAFTS, id);

export const craftOf = (id: CraftId): CraftRecord => CRAFTS[id];
