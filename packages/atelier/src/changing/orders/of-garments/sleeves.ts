import type { Frame } from '../order.ts';

const SLEEVE = '(?:sleeves?|baa?[zj]u|aa?stee?n|baanh)';
const LENGTHS: readonly (readonly [string, string])[] = [
  ['ch?h?ot[aei]|half|aadh[aei]|short|short length', 'short'],
  ['poor[aei]|pur[aei]|lamb[aei]|full|full length|long|wrist length|till wrist|to the wrist|to wrist', 'long'],
  ['elbow|elbow length|kohni tak|till elbow|to the elbow|to elbow', 'elbow'],
  ['three quarters?|three-quarters?|3/4|3/4th|bracelet|bracelet length', 'three quarter'],
];
const TAIL = '(?: (?:kar|karo|do|kar do|please|instead|chahiye|only|wal[aei]|now|length))*';
const ROWS = LENGTHS.map(([says, length]) => ({
  says: new RegExp(
    `^(?:with |make |give |have |the |her |his )*(?:(?:${says}) ${SLEEVE}|${SLEEVE} (?:ko |to |to be |should be |be |are )?(?:${says}))${TAIL}$`,
  ),
  length,
}));

const OFF_SHOULDER =
  /^(?:(?:with|make|give|have|add|small|little|short|her|it|the) )*off[ -](?:the[ -])?shoulder (?:short |small |little |cap |puff )?sleeves?(?: (?:please|instead|too))*$/;

/** How long sleeves are, where nothing else is said of them. */
export const sleeves: Frame = (clause, { look }) => {
  const isBare = look.garments.every(({ sleeve }) => sleeve.length === 'sleeveless');
  if (OFF_SHOULDER.test(clause) && isBare) return { clauses: ['off shoulder neck', 'short sleeves'], of: 'sleeves' };
  const length = ROWS.find(({ says }) => says.test(clause))?.length;
  return length === undefined ? undefined : { clauses: [`${length} sleeves`], of: 'sleeves' };
};
