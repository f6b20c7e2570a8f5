/** What a designer says of a garment, value by value: how it is read, and by what of the picture a stranger would know it. */
import type { DetailId, Garment, HairStyle } from '@toile/look';

type Place = 'bust' | 'waist' | 'hip' | 'knee' | 'hem';

/** What the picture shows beside the same clothes without the value: breadth at a place, how far down it reaches, or marks on it. */
export type Sight =
  | { is: 'wider' | 'narrower'; at: Place; by: number }
  | { is: 'longer' | 'shorter'; by: number }
  | { is: 'marked'; at: Place };

export interface Kind {
  field: string;
  words: string;
  /** The slots it is read into, of the first garment that has them all. */
  read: Partial<Garment>;
  /** A detail it is read into. */
  detail?: DetailId;
  /** The plain value of those slots. */
  plain: Partial<Garment>;
  seen: Sight;
}

/** Page units. */
const A_LOT = 60;
const SOME = 22;
const LITTLE = 8;

const fit = (words: string, read: Partial<Garment>, seen: Sight): Kind => ({
  field: 'fit',
  words,
  read,
  plain: { fit: 'regular', silhouette: 'straight' },
  seen,
});
const waist = (words: string, waistline: Garment['waistline'], at: Place): Kind => ({
  field: 'waistline',
  words,
  read: { waistline },
  plain: { waistline: 'natural' },
  seen: { is: 'marked', at },
});
const outline = (words: string, silhouette: Garment['silhouette'], seen: Sight): Kind => ({
  field: 'silhouette',
  words,
  read: { silhouette },
  plain: { silhouette: 'a-line', details: [] },
  seen,
});
const shut = (words: string, closure: Garment['closure'], at: Place, detail?: DetailId): Kind => ({
  field: 'closure',
  words,
  read: { closure },
  ...(detail && { detail }),
  plain: { closure: 'none', details: [] },
  seen: { is: 'marked', at },
});
const cape = (words: string, read: Partial<Garment>, seen: Sight): Kind => ({
  field: 'cape',
  words,
  read,
  plain: { length: 'thigh', collar: 'none' },
  seen,
});

export const KINDS: readonly Kind[] = [
  fit('an oversized white T-shirt and jeans', { fit: 'oversized' }, { is: 'wider', at: 'waist', by: SOME }),
  fit('an oversized white shirt and jeans', { fit: 'oversized' }, { is: 'longer', by: SOME }),
  fit('a slouchy grey sweatshirt and jeans', { fit: 'oversized' }, { is: 'wider', at: 'hip', by: LITTLE }),
  fit('a boxy white T-shirt and jeans', { silhouette: 'boxy' }, { is: 'wider', at: 'waist', by: SOME }),
  fit('an oversized grey blazer over black trousers', { fit: 'oversized' }, { is: 'longer', by: SOME }),
  fit('baggy blue jeans with a tucked-in white T-shirt', { fit: 'oversized' }, { is: 'wider', at: 'knee', by: SOME }),
  {
    ...fit('a skin-tight red jersey mini dress', { fit: 'tight' }, { is: 'narrower', at: 'hem', by: SOME }),
    plain: { fit: 'fitted', silhouette: 'a-line' },
  },
  waist('a red cotton drop-waist knee-length dress', 'dropped', 'hip'),
  waist('a red cotton dress with a dropped waist', 'dropped', 'hip'),
  waist('a red cotton empire-waist maxi dress', 'empire', 'bust'),
  {
    ...waist('a red satin gown with a basque waist', 'natural', 'hip'),
    detail: 'pointed-waist',
    plain: { details: [] },
  },
  waist('high-waisted blue trousers with a tucked-in white top', 'high', 'waist'),
  waist('low-rise blue jeans with a cropped white T-shirt', 'low', 'waist'),
  outline('a red satin ball gown', 'circle', { is: 'wider', at: 'knee', by: A_LOT }),
  outline('a red satin mermaid gown', 'mermaid', { is: 'narrower', at: 'knee', by: SOME }),
  outline('a red satin column gown', 'pencil', { is: 'narrower', at: 'hem', by: A_LOT }),
  outline('a red cotton sheath dress', 'pencil', { is: 'narrower', at: 'hem', by: SOME }),
  outline('a red cotton fit-and-flare dress', 'fit-and-flare', { is: 'wider', at: 'hem', by: SOME }),
  outline('a navy wool tulip skirt with a white blouse', 'tapered', { is: 'narrower', at: 'hem', by: SOME }),
  outline('a red cotton dress with a bubble hem', 'balloon', { is: 'narrower', at: 'hem', by: SOME }),
  shut('a green zip-front dress', 'zip', 'waist'),
  shut('a white cotton blouse with a lace-up front and a brown skirt', 'lace-up', 'bust'),
  shut('a red silk jacket with frog closures and black trousers', 'frog', 'waist'),
  shut('a navy wool coat with toggles', 'frog', 'waist', 'toggle'),
  shut('a black bustier with hooks down the front and black trousers', 'none', 'bust', 'hook-front'),
  shut('a green cardigan with five buttons and a denim skirt', 'buttons', 'waist', 'buttons'),
  shut('a navy double-breasted blazer with six gold buttons', 'double-breasted', 'waist', 'buttons'),
  {
    ...shut('a white blouse with a tie front and black trousers', 'tie', 'waist'),
    seen: { is: 'marked', at: 'waist' },
  },
  cape('a black velvet cloak over a red dress', { length: 'maxi' }, { is: 'longer', by: A_LOT }),
  cape('a black wool hooded cloak', { length: 'maxi', collar: 'hood' }, { is: 'longer', by: A_LOT }),
  cape('an ivory gown with a capelet', { family: 'jacket', length: 'crop' }, { is: 'shorter', by: A_LOT }),
];

/** What a front view cannot show is told as not drawn. */
export const TOLD: readonly string[] = [
  'a red sheath dress with a side zip',
  'a red sheath dress with a back zip',
  'a red sheath dress with a concealed side zip',
  'a blue blouse with a magnetic closure',
];

/** What is said of hair, the style it is read as, and the style a stranger must tell it from. */
export const HAIR_KINDS: readonly (readonly [words: string, style: HairStyle, apart: HairStyle])[] = [
  ['a sleek chin-length bob', 'bob', 'long'],
  ['a long bob', 'lob', 'bob'],
  ['shoulder-length hair', 'lob', 'long'],
  ['a bob with a blunt fringe', 'bob-fringe', 'bob'],
  ['long hair with a fringe', 'long-fringe', 'long'],
  ['waist-length straight hair', 'very-long', 'long'],
  ['half-up half-down hair', 'half-up', 'long'],
  ['a pixie cut', 'pixie', 'bob'],
  ['a high ponytail', 'high-ponytail', 'ponytail'],
  ['a low ponytail', 'low-ponytail', 'ponytail'],
  ['a low bun', 'bun', 'top-knot'],
  ['a high bun', 'top-knot', 'bun'],
  ['space buns', 'space-buns', 'top-knot'],
  ['a side braid', 'braid', 'ponytail'],
  ['a fishtail braid', 'fishtail', 'braid'],
  ['two braids', 'two-plaits', 'braid'],
  ['beach waves', 'waves', 'long'],
  ['long curly hair', 'long-curly', 'waves'],
  ['short curly hair', 'short-curly', 'short'],
  ['tight coils', 'short-afro', 'afro'],
  ['an afro', 'afro', 'short-afro'],
  ['two afro puffs', 'afro-puffs', 'afro'],
  ['locs', 'locs', 'box-braids'],
  ['box braids', 'box-braids', 'long'],
  ['slicked-back hair', 'slicked-back', 'short'],
  ['a buzz cut', 'crop', 'short'],
];
