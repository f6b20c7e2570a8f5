/**
 * What is done to make a garment, each with what has to be done before it. What a garment has none of is passed over; what lies behind it
 * still comes first.
 */
export const AFTER = {
  lacking: [],
  prepare: ['lacking'],
  fuse: ['prepare'],
  made: ['fuse'],
  dart: ['fuse'],
  pleat: ['dart'],
  panel: ['dart'],
  ankle: ['panel'],
  back: ['panel', 'pleat'],
  yoke: ['panel', 'pleat'],
  pocket: ['panel', 'pleat', 'yoke', 'made'],
  keyhole: ['panel'],
  placket: ['pocket', 'keyhole'],
  fly: ['pocket'],
  shoulder: ['yoke', 'back', 'placket', 'keyhole', 'pocket'],
  lining: ['shoulder'],
  facing: ['shoulder', 'lining'],
  neck: ['shoulder', 'facing', 'lining'],
  sleeveOpening: ['made'],
  setFlat: ['neck', 'sleeveOpening'],
  armhole: ['neck'],
  seamPocket: ['pocket'],
  side: ['setFlat', 'armhole', 'seamPocket', 'neck'],
  slit: ['side'],
  sleeve: ['side', 'sleeveOpening'],
  cuff: ['sleeve', 'side'],
  setRound: ['sleeve', 'cuff', 'side', 'neck'],
  outseam: ['fly', 'seamPocket', 'pocket'],
  thigh: ['outseam'],
  inseam: ['thigh', 'outseam', 'ankle', 'pocket'],
  crotch: ['inseam'],
  skirt: ['side', 'setRound'],
  waist: ['skirt', 'side', 'crotch'],
  zip: ['waist', 'side', 'crotch', 'outseam', 'facing'],
  vent: ['zip', 'side', 'back'],
  casing: ['waist'],
  hang: ['zip', 'lining'],
  band: ['hang', 'zip', 'casing', 'crotch', 'side'],
  flounce: ['band'],
  hem: ['band', 'flounce', 'slit', 'vent', 'cuff', 'setRound', 'casing'],
  trim: ['hem'],
  thread: ['hem', 'band'],
  fasten: ['trim', 'thread'],
  worn: ['fasten'],
  finish: ['worn', 'fasten'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Operation = keyof typeof AFTER;

/** One thing to do: what it is of the order of making, its sentence, and the pieces, seams, closings and trims that it exists for. */
export interface Step {
  readonly op: Operation;
  readonly say: string;
  readonly of: readonly string[];
}

/** Operations in an order in which nothing comes before what it needs. */
function ranked(): Operation[] {
  const done: Operation[] = [];
  const visit = (op: Operation, open: readonly Operation[]): void => {
    if (open.includes(op)) throw new Error(`making: ${[...open, op].join(' needs ')}`);
    if (done.includes(op)) return;
    for (const before of AFTER[op]) visit(before, [...open, op]);
    done.push(op);
  };
  // the keys of the table are its operations
  for (const op of Object.keys(AFTER) as Operation[]) visit(op, []);
  return done;
}
const RANKS = new Map(ranked().map((op, rank) => [op, rank]));

/** The place of an operation in the order of making. */
export const rankOf = (op: Operation): number => RANKS.get(op) ?? 0;

/** Steps in the order of making; those of one operation as they stand. */
export const inOrder = (steps: readonly Step[]): Step[] => steps.toSorted((a, b) => rankOf(a.op) - rankOf(b.op));
