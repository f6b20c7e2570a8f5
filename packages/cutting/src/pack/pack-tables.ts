import type { Look } from '@toile/look';
import { type PackEdits, TEXT_KEYS, type TextKey } from '@toile/look/pack-edits';
import { consumption, type Metres } from '../cloth/consumption.ts';
import { type Cost, costOf } from '../cloth/cost.ts';
import type { PriceTable } from '../cloth/prices.ts';
import type { Callout } from '../flats/callouts.ts';
import { makingOf } from '../making/making-steps.ts';
import { sizeLabel } from '../measures/size-labels.ts';
import { bodyOf, type Size } from '../measures/size-tables.ts';
import { calloutsOf } from '../order/callouts-of.ts';
import { draftPattern } from '../pattern/draft-pattern.ts';
import { makingSteps } from '../pattern/instructions.ts';
import type { Pattern } from '../pattern/piece.ts';
import { cutApart } from '../pattern/to-cut-apart.ts';
import { toCutBesides } from '../pattern/to-cut-besides.ts';
import { NO_EDITS } from '../spec/edits.ts';
import { quarter } from '../spec/round.ts';
import { type PointOfMeasure, PROVENANCE_LABELS, type Provenance, type Specification } from '../spec/specification.ts';
import { specify, type Wanted } from '../spec/specify.ts';
import { toCut, type Which } from '../spec/to-cut.ts';
import { whoOf } from '../spec/wearer.ts';
import { careOfMade } from './care.ts';

export type Cell = string | number;

/** A table as it is printed, put on a sheet, or written as CSV. */
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  note?: string;
}

/** One garment of a pack with all that is made from its specification. */
export interface PackGarment {
  spec: Specification;
  sizes: readonly Specification[];
  pattern: Pattern;
  metres: readonly Metres[];
  cost: Cost;
  /** What is told in words and has no line on the flat: ordered, or of the Look. */
  told: readonly Callout[];
}

/** Works out the garments of a Look that are cut, each in its base size, or as wanted, and graded in all the others. */
export function packGarments(
  look: Look,
  sizes: readonly Size[],
  prices: PriceTable,
  { wanted = {}, edits = NO_EDITS, which = 'asked' }: { wanted?: Wanted; edits?: PackEdits; which?: Which } = {},
): PackGarment[] {
  return toCut(look, which, edits).map((garment) => {
    const own = edits[garment.id];
    const spec = specify(look, garment, wanted, own);
    const pattern = draftPattern(spec);
    const metres = pattern.undrafted ? [] : consumption(spec, pattern);
    // what has no pieces has no quantities: neither of cloth nor of what is sewn to it
    const bought = pattern.undrafted ? { ...spec, trims: [], closings: [], cloths: [] } : spec;
    return {
      spec,
      sizes: sizes.map((size) => specify(look, garment, { size }, own)),
      pattern,
      metres,
      cost: costOf(bought, pattern, metres, prices),
      told: calloutsOf(look, spec),
    };
  });
}

/** Why a table of what no template cuts is empty. */
const NOT_DRAWN = 'No template cuts this garment: to be drafted and measured by whoever makes it.';
const NOT_DRAFTED = 'Not drafted here: quantities, steps and cost follow from the pattern of whoever makes it.';
const noteUnder = ({ missing }: Specification, note: string): string => (missing === undefined ? note : NOT_DRAWN);

/** The note under a table of quantities: without pieces there are none. */
const noteOfMade = ({ spec, pattern }: PackGarment, note: string): string =>
  spec.missing === undefined && pattern.undrafted ? NOT_DRAFTED : noteUnder(spec, note);

/** Whether there are pieces that anything can be told of. */
const isDrafted = ({ pattern }: Pick<PackGarment, 'pattern'>): boolean => pattern.undrafted === undefined;

const same = (a: PointOfMeasure) => (b: PointOfMeasure) => a.part === b.part && a.id === b.id;

const gradeOf = ({ grade }: PointOfMeasure): string =>
  grade ? `${grade.step}${grade.big !== grade.step ? ` / ${grade.big}` : ''}` : '';

/** Points of measure, graded: a row a point, a column a size. */
export function pointsTable({ spec, sizes }: Pick<PackGarment, 'spec' | 'sizes'>): Table {
  // children's sizes are each worked out by themselves
  const isGraded = spec.points.some(({ grade }) => grade !== undefined);
  const rows = spec.points.map((p): Cell[] => [
    p.code,
    p.name,
    p.how,
    p.tolerance ? `±${p.tolerance}` : '',
    ...sizes.map((s) => s.points.find(same(p))?.value ?? ''),
    ...(isGraded ? [gradeOf(p)] : []),
    PROVENANCE_LABELS[p.provenance],
  ]);
  return {
    title: `Points of measure, cm · ${spec.name}`,
    head: ['code', 'point', 'how', 'tol.', ...sizes.map((s) => String(s.size)), ...(isGraded ? ['grade'] : []), 'from'],
    rows,
    note: noteUnder(spec, `Sample size ${spec.size}.${isGraded ? ' Grade: up to XL / from XL on.' : ''}`),
  };
}

export function sizesTable(look: Look, sizes: readonly Size[]): Table {
  const who = whoOf(look);
  const measures = [
    ['height', 'height'],
    ['bust', 'bust'],
    ['waist', 'waist'],
    ['hip', 'hip'],
    ['shoulder', 'shoulder'],
    ['arm', 'arm'],
    ['back length', 'backLength'],
    ['inseam', 'inseam'],
  ] as const;
  return {
    title: 'Sizes: the body each is cut for, cm',
    head: ['measure', ...sizes],
    rows: [
      ['Indian size', ...sizes.map((size) => sizeLabel(who, size).indian)],
      ['inches', ...sizes.map((size) => sizeLabel(who, size).inches)],
      ...measures.map(([name, m]): Cell[] => [name, ...sizes.map((size) => bodyOf(who, size)[m])]),
    ],
  };
}

/** Who ordered what closes: what of it is the house's is told beside the words. */
const closingFrom = ({ provenance, houses }: Specification['closings'][number]): string => {
  if (provenance !== 'words' || houses === undefined) return PROVENANCE_LABELS[provenance];
  const [last = '', ...first] = [...houses].reverse();
  const share = first.length > 0 ? `${first.reverse().join(', ')} and ${last}` : last;
  return `${PROVENANCE_LABELS.words}; ${share}: ${PROVENANCE_LABELS.house}`;
};

/** Who said a quantity: metres are worked out from the pieces and buttons have a spare, whoever named the material. */
function quantityFrom({ unit, what, provenance }: Cost['materials'][number], { closings }: Specification): string {
  const closing = closings.find((one) => one.what === what && one.provenance === 'words');
  if (closing?.houses && provenance === 'words') return closingFrom(closing);
  if (provenance !== 'words') return PROVENANCE_LABELS[provenance];
  if (unit === 'm') return PROVENANCE_LABELS.check;
  return PROVENANCE_LABELS[/button/.test(what) ? 'house' : 'words'];
}

export function billTable(garment: PackGarment): Table {
  const { spec, cost } = garment;
  return {
    title: `Bill of materials, size ${spec.size} · ${spec.name}`,
    head: ['what', 'quantity', 'unit', '₹ each', '₹', 'note', 'from'],
    rows: [...cost.materials, ...cost.making].map((l): Cell[] => [
      l.what,
      l.quantity,
      l.unit,
      l.price,
      l.amount,
      l.note,
      quantityFrom(l, spec),
    ]),
    note: noteOfMade(
      garment,
      cost.sample ? 'Prices and minutes are samples: the shop sets its own. Hand embroidery is priced apart.' : '',
    ),
  };
}

export function costTable(garment: PackGarment): Table {
  const { spec, cost } = garment;
  if (!isDrafted(garment))
    return {
      title: `Cost and price a piece, ₹ · ${spec.name}`,
      head: ['', '₹'],
      rows: [],
      note: noteOfMade(garment, ''),
    };
  return {
    title: `Cost and price a piece, ₹ · ${spec.name}`,
    head: ['', '₹'],
    rows: [
      ['cloth and trims', cost.material],
      ['making', cost.labour],
      ['waste', cost.waste],
      ['overhead', cost.overhead],
      ['cost', cost.cost],
      ['selling price before tax', cost.price],
      [`GST ${Math.round(cost.gst.rate * 100)} %`, cost.gst.amount],
      ['price with GST', cost.total],
    ],
    note: cost.sample ? 'Sample prices. GST as of 22 September 2025: to be checked.' : '',
  };
}

export function metresTable(garment: PackGarment): Table {
  const { spec, metres } = garment;
  const roles = [...new Set(metres.map((m) => m.role))];
  const at = (role: string, width: number): Cell =>
    metres.find((m) => m.role === role && m.width === width)?.metres ?? 'too narrow';
  return {
    title: `Cloth to buy, metres, size ${spec.size} · ${spec.name}`,
    head: ['cloth', '91 cm', '112 cm', '147 cm'],
    rows: roles.map((role): Cell[] => [role, at(role, 91), at(role, 112), at(role, 147)]),
    note: noteOfMade(
      garment,
      metres.some((m) => m.oneWay)
        ? 'One way: nap, pile or directed print.'
        : 'Open lay, both ways up, shrinkage and ends in it.',
    ),
  };
}

export function piecesTable({ spec, pattern }: PackGarment): Table {
  // of what is not drawn no piece is listed: the order stands in the construction, in its own words
  const parts =
    spec.missing === undefined
      ? [...cutApart(spec, pattern), ...(pattern.undrafted ? [] : toCutBesides(spec, pattern))]
      : [];
  const apart = parts.map(({ what, count }): Cell[] => [`to be cut by you: ${what}`, count, '', '']);
  const isReplaced = (name: string) => parts.some(({ replaces }) => replaces?.test(name));
  const drafted = pattern.undrafted
    ? [[pattern.undrafted.why, '', '', spec.missing ? '' : `nearest: ${pattern.undrafted.nearest}`]]
    : pattern.pieces
        .filter(({ name }) => !isReplaced(name))
        .map((p): Cell[] => [p.name, p.cut, p.fold ? 'yes' : '', p.cloth]);
  return {
    title: `Cutting list · ${spec.name}`,
    head: ['piece', 'cut', 'on fold', 'cloth'],
    rows: [...drafted, ...apart],
  };
}

/** What the make has to hold beside the drawing, which may show a part of it: only where there is no figure is it said not to be drawn. */
export const toldLines = ({ spec, told }: Pick<PackGarment, 'spec' | 'told'>): string[] =>
  told.map(
    ({ text, isOfPicture }) =>
      `${spec.missing !== undefined ? 'not drawn' : isOfPicture ? 'in the picture, not drawn' : 'ordered, not drawn'}: ${text}`,
  );

/** Seams in the order in which they are sewn. */
function asSewn({ spec, pattern }: PackGarment): Specification['seams'] {
  const steps = makingOf(spec, pattern);
  const at = ({ where }: Specification['seams'][number]): number =>
    steps.findIndex(({ of }) => of.includes(`seam:${where}`));
  return spec.seams.toSorted((a, b) => at(a) - at(b));
}

const isOneThing = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** What is written of the make: of what no pieces are cut for, no more than the words order. */
export const constructionOfPack = (
  garment: Pick<PackGarment, 'spec' | 'pattern' | 'told'>,
): Specification['construction'] =>
  garment.spec.construction
    .filter(({ provenance }) => isDrafted(garment) || provenance === 'words')
    // what is told not to be drawn is told once
    .filter(({ text }) => !garment.told.some((one) => isOneThing(one.text.toLowerCase(), text.toLowerCase())));

export function seamsTable(garment: PackGarment): Table {
  const { spec } = garment;
  const closings = spec.closings.filter(({ provenance }) => isDrafted(garment) || provenance === 'words');
  return {
    title: `Construction · ${spec.name}`,
    head: ['where', 'how', 'allowance, cm', 'from'],
    rows: [
      ...(isDrafted(garment) ? asSewn(garment) : []).map((s): Cell[] => [
        s.where,
        s.how,
        s.allowance,
        PROVENANCE_LABELS[s.provenance],
      ]),
      ...closings.map((c): Cell[] => [c.where, `${c.count > 1 ? `${c.count} × ` : ''}${c.what}`, '', closingFrom(c)]),
      ...constructionOfPack(garment).map((c): Cell[] => ['', c.text, '', PROVENANCE_LABELS[c.provenance]]),
      ...toldLines(garment).map((line): Cell[] => [
        '',
        line,
        '',
        PROVENANCE_LABELS[line.startsWith('in the picture') ? 'check' : 'words'],
      ]),
    ],
  };
}

export function stepsTable({ spec, pattern }: PackGarment): Table {
  return { title: `Making · ${spec.name}`, head: ['step'], rows: makingSteps(spec, pattern).map((step) => [step]) };
}

/** What a line of text says where nobody set it, and how sure that is. */
export function houseText(spec: Specification, key: TextKey): { what: string; text: string; from: Provenance } {
  switch (key) {
    case 'label':
      return {
        what: 'main and size label',
        text: `${spec.size}, ${spec.cut.form === 'drape' ? 'at one corner' : 'centre back neck or band'}`,
        from: 'house',
      };
    case 'fibre':
      return { what: 'fibre content', text: 'per test report of the cloth bought', from: 'check' };
    case 'care': {
      const care = careOfMade(spec);
      return { what: 'care', text: care.map(({ says }) => says).join(' · '), from: 'check' };
    }
    case 'packing':
      return { what: 'packing', text: 'folded on tissue, one a bag, size on the bag', from: 'house' };
    case 'inspection':
      return { what: 'inspection', text: 'AQL 2.5 major, 4.0 minor; measure 5 pieces a size', from: 'house' };
  }
}

export function careTable({ spec }: Pick<PackGarment, 'spec'>): Table {
  return {
    title: `Labels, care, packing · ${spec.name}`,
    head: ['what', 'text', 'from'],
    rows: TEXT_KEYS.map((key): Cell[] => {
      const { what, text, from } = houseText(spec, key);
      const set = spec.texts[key];
      return [what, set ?? text, PROVENANCE_LABELS[set === undefined ? from : 'edit']];
    }),
  };
}

/** Where embroidery and artwork lie; the mark is the one on the drawing. */
export function worksTable({ spec }: Pick<PackGarment, 'spec'>): Table {
  return {
    title: `Embroidery and artwork, size ${spec.size} · ${spec.name}`,
    head: ['mark', 'what', 'where', 'width, cm', 'height, cm', 'upper edge below the top, cm', 'from the centre, cm'],
    rows: spec.works.map(({ mark, name, place, width, height, area }): Cell[] => [
      mark,
      name,
      place,
      width,
      height,
      area ? quarter(area.y0) : '',
      area ? quarter((area.x0 + area.x1) / 2) : '',
    ]),
    note: 'Measured on the finished garment laid flat; the top is HPS or the band’s edge. Size and place are to be checked with the artwork.',
  };
}

const TABLES = [
  pointsTable,
  seamsTable,
  billTable,
  costTable,
  metresTable,
  piecesTable,
  stepsTable,
  careTable,
] as const;

/** Every table of a garment, in the order of the pack; embroidery's where there is any. */
export const tablesOf = (garment: PackGarment): Table[] => [
  ...TABLES.map((of) => of(garment)),
  ...(garment.spec.works.length ? [worksTable(garment)] : []),
];
