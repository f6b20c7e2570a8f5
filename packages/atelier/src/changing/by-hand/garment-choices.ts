/** What can be chosen by hand of a garment: its slots, the values each may have, and how one is taken over. */
import {
  COLLARS,
  FABRICS,
  type Family,
  type Garment,
  type Look,
  NECKLINES,
  PRINT_SCALES,
  PRINTS,
  SLEEVE_SHAPES,
  WAISTLINES,
} from '@toile/look';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { FIT_LADDER, LENGTH_LADDERS, SLEEVE_LADDER, VOLUME_LADDERS } from '../ladders.ts';
import { say } from '../say.ts';
import { chosenColour } from './chosen-colour.ts';

export interface GarmentChoice {
  /** As `Look.reading.sources` names it, beneath the garment's id. */
  slot: string;
  name: string;
  value: (garment: Garment) => string;
  /** None where there is nothing to choose. */
  values: (garment: Garment) => readonly string[];
  /** The garment with it, undefined where it is none of its values. */
  set: (garment: Garment, to: string, look: Look) => Garment | undefined;
}

const BODICED: ReadonlySet<Family> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);
const UNCUT: ReadonlySet<Family> = new Set(['saree', 'dupatta']);
const WAISTED: ReadonlySet<Family> = new Set(['dress', 'trousers', 'skirt', 'jumpsuit']);

type Plain = 'length' | 'silhouette' | 'fit' | 'waistline' | 'neckline' | 'collar';

/** A slot whose value is a word of a list. */
const listed = <K extends Plain>(slot: K, values: (garment: Garment) => readonly Garment[K][]): GarmentChoice => ({
  slot,
  name: slot === 'silhouette' ? 'shape' : slot,
  value: (garment) => garment[slot],
  values,
  set: (garment, to) => {
    const value = values(garment).find((one) => one === to);
    return value === undefined ? undefined : { ...garment, [slot]: value };
  },
});

const bodiced =
  <T>(values: readonly T[]) =>
  ({ family }: Garment): readonly T[] =>
    BODICED.has(family) ? values : [];

const COLOUR: GarmentChoice = {
  slot: 'colour',
  name: 'colour',
  value: ({ cloth }) => cloth.colour.hex,
  values: () => [],
  set: (garment, to) => {
    const colour = chosenColour(to);
    return colour && { ...garment, cloth: { ...garment.cloth, colour } };
  },
};

const FABRIC: GarmentChoice = {
  slot: 'fabric',
  name: 'cloth',
  value: ({ cloth }) => cloth.fabric,
  values: ({ kind }) => {
    const own = GARMENT_BY_ID.get(kind)?.cloths ?? [];
    return [...own, ...FABRICS.filter((fabric) => !own.includes(fabric))];
  },
  set: (garment, to) => {
    const fabric = FABRICS.find((one) => one === to);
    const { name: _, ...cloth } = garment.cloth;
    return fabric && { ...garment, cloth: { ...cloth, fabric } };
  },
};

const PRINT: GarmentChoice = {
  slot: 'print',
  name: 'print',
  value: ({ cloth }) => cloth.print.kind,
  values: () => PRINTS,
  set: (garment, to, look) => {
    if (to === 'solid')
      return { ...garment, cloth: { ...garment.cloth, print: { kind: 'solid', colours: [], scale: 'medium' } } };
    if (!PRINTS.some((kind) => kind === to)) return undefined;
    const said = draftOf(`${to} print`).floating.filter(({ as }) => as === 'print');
    return said.length > 0 ? say(garment, said, new Set(), look).garment : undefined;
  },
};

const SCALE: GarmentChoice = {
  slot: 'print.scale',
  name: 'size of the print',
  value: ({ cloth }) => cloth.print.scale,
  values: ({ cloth }) => (cloth.print.kind === 'solid' ? [] : PRINT_SCALES),
  set: (garment, to) => {
    const scale = PRINT_SCALES.find((one) => one === to);
    const { cloth } = garment;
    if (!scale || cloth.print.kind === 'solid') return undefined;
    return { ...garment, cloth: { ...cloth, print: { ...cloth.print, scale } } };
  },
};

const SLEEVE: GarmentChoice = {
  slot: 'sleeve.length',
  name: 'sleeves',
  value: ({ sleeve }) => sleeve.length,
  values: bodiced(SLEEVE_LADDER),
  set: (garment, to) => {
    const length = bodiced(SLEEVE_LADDER)(garment).find((one) => one === to);
    if (!length) return undefined;
    const { shape } = garment.sleeve;
    const isBare = shape === 'none' || shape === 'cap';
    const cut = length === 'sleeveless' ? 'none' : length === 'cap' ? 'cap' : isBare ? 'set-in' : shape;
    return { ...garment, sleeve: { shape: cut, length } };
  },
};

const SLEEVED = SLEEVE_SHAPES.filter((shape) => shape !== 'none' && shape !== 'cap');
const sleevesOf = ({ family, sleeve }: Garment): typeof SLEEVED =>
  BODICED.has(family) && sleeve.length !== 'sleeveless' && sleeve.length !== 'cap' ? SLEEVED : [];

const SLEEVE_SHAPE: GarmentChoice = {
  slot: 'sleeve.shape',
  name: 'shape of the sleeves',
  value: ({ sleeve }) => sleeve.shape,
  values: sleevesOf,
  set: (garment, to) => {
    const shape = sleevesOf(garment).find((one) => one === to);
    return shape && { ...garment, sleeve: { ...garment.sleeve, shape } };
  },
};

/** In the order in which one thinks of them. */
export const GARMENT_CHOICES: readonly GarmentChoice[] = [
  COLOUR,
  FABRIC,
  PRINT,
  SCALE,
  listed('length', ({ family }) => LENGTH_LADDERS[family] ?? []),
  listed('silhouette', ({ family }) => VOLUME_LADDERS[family] ?? []),
  listed('fit', ({ family }) => (UNCUT.has(family) ? [] : FIT_LADDER)),
  listed('neckline', bodiced(NECKLINES)),
  listed('collar', (garment) => (garment.family === 'choli' ? [] : bodiced(COLLARS)(garment))),
  SLEEVE,
  SLEEVE_SHAPE,
  listed('waistline', ({ family }) => (WAISTED.has(family) ? WAISTLINES.filter((line) => line !== 'none') : [])),
];
