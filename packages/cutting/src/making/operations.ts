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
  // a canvas that is basted in before is cut through with the mouth of the pocket
  canvas: ['pocket', 'back'],
  keyhole: ['panel'],
  placket: ['pocket', 'keyhole'],
  slashZip: ['placket'],
  fly: ['pocket'],
  shoulder: ['yoke', 'back', 'placket', 'keyhole', 'pocket', 'canvas', 'slashZip'],
  // the inner layer covers the seams of the outer
  lateYoke: ['shoulder'],
  lining: ['shoulder'],
  facing: ['shoulder', 'lining'],
  neck: ['shoulder', 'lateYoke', 'facing', 'lining'],
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
  // cloth is hemmed flat, and then laid in pleats
  pleatHem: ['skirt', 'panel', 'side'],
  layPleats: ['pleatHem'],
  waist: ['skirt', 'layPleats', 'side', 'crotch'],
  zip: ['waist', 'layPleats', 'side', 'crotch', 'outseam', 'facing'],
  vent: ['zip', 'side', 'back'],
  // a rib is set on before the zip that ends at its edge
  hemRib: ['side', 'cuff', 'setRound', 'waist', 'slit'],
  frontZip: ['hemRib', 'zip'],
  bag: ['frontZip', 'zip', 'setRound', 'vent'],
  lateFacing: ['bag', 'frontZip'],
  lateNeck: ['lateFacing', 'bag'],
  casing: ['waist'],
  hang: ['zip', 'lining', 'lateNeck'],
  band: ['hang', 'zip', 'casing', 'crotch', 'side'],
  flounce: ['band'],
  sleeveHem: ['side', 'sleeve', 'setRound', 'slit', 'lateNeck'],
  hem: ['band', 'flounce', 'slit', 'vent', 'cuff', 'setRound', 'casing', 'sleeveHem', 'lateNeck'],
  shutLining: ['hem'],
  trim: ['hem', 'shutLining'],
  sewnOn: ['trim', 'side'],
  thread: ['hem', 'band'],
  fasten: ['trim', 'thread', 'sewnOn'],
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
