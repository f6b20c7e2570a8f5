import { drawFlat } from '../flats/draw-flat.ts';
import type { View } from '../flats/view.ts';
import { boxOf, flatten } from '../kit/path.ts';
import { sideLength } from '../pattern/piece.ts';
import type { PackGarment } from './pack-tables.ts';

/** Two pages of one pack that do not say the same, in a line. */
export type Contradiction = string;

type Reader = (garment: PackGarment, views: readonly View[]) => Contradiction[];

const ids = ({ pattern }: PackGarment): string[] => pattern.pieces.map(({ id }) => id);
const point = ({ spec }: PackGarment, code: string): number | undefined =>
  spec.points.find((one) => one.code === code)?.value;
const isDrafted = ({ pattern }: PackGarment): boolean => pattern.undrafted === undefined;

/** What buttons and their like are called. */
const BUTTON = /button|stud|snap|toggle/;

/** Front buttons: the measures, the closings and the bill count the same. */
const buttons: Reader = (garment) => {
  const { spec, cost } = garment;
  const front = spec.closings.find(({ where, what }) => /^(?:centre )?front/.test(where) && BUTTON.test(what));
  const counted = point(garment, 'T33') ?? point(garment, 'S14');
  const out: string[] = [];
  if ((counted ?? front?.count) !== (front?.count ?? counted))
    out.push(`buttons: the measures count ${counted}, the closings ${front?.count}`);
  if (counted !== undefined && !front) out.push(`buttons: the measures count ${counted}, nothing closes the front`);
  if (!isDrafted(garment)) return out;
  const whats = new Set(spec.closings.map(({ what }) => what).filter((what) => /button/.test(what)));
  for (const what of whats) {
    const sewn = spec.closings
      .filter((one) => one.what === what)
      .reduce((sum, { count, times = 1 }) => sum + count * times, 0);
    const bought = cost.materials.filter((line) => line.what === what).reduce((sum, { quantity }) => sum + quantity, 0);
    if (bought !== sewn + 1) out.push(`bill: ${sewn} × ${what} are sewn on and ${bought} bought`);
  }
  return out;
};

/** The half width of the smallest ring that a button is drawn as, and the largest, cm. */
const RING = { least: 0.44, most: 1.05 } as const;

/** Rings of buttons down the middle of a view. */
function ringsAtCentre(view: View | undefined): number {
  return (view?.marks ?? []).filter(({ fill, path }) => {
    if (fill !== 'button') return false;
    const { x0, x1 } = boxOf(flatten(path, 8));
    const half = (x1 - x0) / 2;
    return half > RING.least && half < RING.most && Math.abs(x0 + x1) < 1;
  }).length;
}

/** As many buttons down the middle are drawn as are sewn on. */
const drawnButtons: Reader = (garment, views) => {
  const { spec } = garment;
  if (spec.garment.closure !== 'buttons' && spec.garment.closure !== 'half-placket') return [];
  const sewn = spec.closings.find(({ where, what }) => where === 'centre front' && BUTTON.test(what))?.count;
  const drawn = ringsAtCentre(views.find(({ name }) => name === 'front'));
  return sewn !== undefined && drawn > 0 && drawn !== sewn ? [`flat: ${drawn} buttons drawn, ${sewn} sewn on`] : [];
};

/** A number of a dimension line, and the points that it may be. */
const DIMENSIONS: readonly (readonly [text: RegExp, codes: readonly string[]])[] = [
  [/^length from HPS ([\d.]+)$/, ['T01']],
  [/^½ chest ([\d.]+)$/, ['T02']],
  [/^½ waist ([\d.]+)$/, ['T03', 'S02', 'B01']],
  [/^½ waist seam ([\d.]+)$/, ['T03', 'T45']],
  [/^½ hip ([\d.]+)$/, ['T04', 'S03']],
  [/^½ hem ([\d.]+)$/, ['T05', 'S04']],
  [/^shoulder ([\d.]+)$/, ['T06']],
  [/^neck ([\d.]+)$/, ['T14']],
  [/^front neck drop ([\d.]+)$/, ['T15']],
  [/^back neck drop ([\d.]+)$/, ['T16']],
  [/^sleeve ([\d.]+)$/, ['T11']],
  [/^½ (?:sleeve opening|cuff) ([\d.]+)$/, ['T13']],
  [/^cuff height ([\d.]+)$/, ['T23']],
  [/^slit ([\d.]+)$/, ['T22', 'S06']],
  [/^vent ([\d.]+)$/, ['T31', 'S06']],
  [/^lapel ([\d.]+)$/, ['T29']],
  [/^(?:outseam) ([\d.]+)$/, ['B07']],
  [/^inseam ([\d.]+)$/, ['B06']],
  [/^½ seat ([\d.]+)$/, ['B02']],
  [/^(?:waistband|casing|band) ([\d.]+)$/, ['B11', 'S05']],
  [/^border ([\d.]+)/, ['T42', 'S09', 'D03']],
  [/^flounce ([\d.]+), gathered$/, ['T46']],
  [/^turn-up ([\d.]+)$/, ['B16']],
];
/** Numbers of a drawing are rounded to tenths, cm. */
const ROUNDED = 0.06;

/** Every number on the flat is a point of measure. */
const dimensions: Reader = (garment, views) =>
  views
    .flatMap((view) => [...view.dimensions, ...view.captions].map(({ text }) => text))
    .flatMap((text) => {
      const row = DIMENSIONS.find(([words]) => words.test(text));
      if (!row) return [];
      const drawn = Number(row[0].exec(text)?.[1]);
      const told = row[1].map((code) => point(garment, code)).filter((value) => value !== undefined);
      // a skirt's hem is half its sweep
      const half = (value: number): number => (row[1].includes('S04') && value > drawn * 1.5 ? value / 2 : value);
      return told.some((value) => Math.abs(half(value) - drawn) <= ROUNDED)
        ? []
        : [`flat: “${text}”, the measures have ${told.join(' or ') || 'no such point'} (${row[1].join(', ')})`];
    });

/** What a row of the seams is sewn to. */
const SEWN: readonly (readonly [where: string, how: RegExp, pieces: RegExp])[] = [
  ['neck', /^rib/, /^collar$/],
  ['neck', /^collar/, /^collar/],
  ['neck', /^hood/, /^hood$/],
  ['neck', /strip/, /^neck-strip$/],
  ['armhole', /^sleeve/, /^sleeve/],
  ['armhole', /^a (?:bias )?strip/, /^armhole-strip$/],
  ['band', /fused/, /^band$/],
  ['band', /^casing/, /^(?:band|belt)$/],
  ['panel', /./, /^(?:front-side|side-panel)$/],
  ['yoke', /./, /^yoke$/],
  ['flounce', /./, /^flounce$/],
  ['waist', /./, /^(?:skirt|kali|tier-1|leg-front)$/],
];

/** Every seam has the pieces that it joins. */
const seams: Reader = (garment) => {
  if (!isDrafted(garment)) return [];
  const pieces = ids(garment);
  return garment.spec.seams.flatMap(({ where, how }) => {
    const row = SEWN.find(([at, words]) => at === where && words.test(how));
    return !row || pieces.some((id) => row[2].test(id)) ? [] : [`pieces: “${where}: ${how}” has no piece`];
  });
};

/** Sides of pieces are cut with the allowances that the seams tell. */
const allowances: Reader = (garment) => {
  const hem = garment.spec.seams.find(({ where }) => where === 'hem');
  const isJoined = garment.spec.seams.some(({ where }) => where === 'waist' || where === 'flounce');
  if (!hem || isJoined || !isDrafted(garment)) return [];
  const ofSleeve = garment.spec.seams.find(({ where }) => where === 'sleeve hem');
  return garment.pattern.pieces.flatMap(({ id, name, sides }) => {
    const told = id.startsWith('sleeve') ? ofSleeve : hem;
    return sides
      .filter((side) => told && side.name === 'hem' && side.allowance > 0 && side.allowance !== told.allowance)
      .map(({ allowance }) => `allowance: the hem takes ${told?.allowance} cm, ${name} is cut with ${allowance}`);
  });
};

/** What is cut is bought, and what is bought by the metre for a cloth of its own is cut. */
const cloths: Reader = (garment) => {
  const { spec, pattern, cost, metres } = garment;
  if (!isDrafted(garment)) return [];
  const roles = [...new Set(pattern.pieces.map(({ cloth }) => cloth))];
  const out = spec.cloths
    .filter(({ role }) => role !== 'contrast' && !roles.includes(role))
    .map(({ role, name }) => `cloths: ${name} (${role}) is named and not cut`);
  const lines = cost.materials.filter(({ note }) => /wide/.test(note)).length;
  const laid = roles.filter((role) => metres.some((one) => one.role === role && one.metres !== undefined)).length;
  return lines < laid ? [...out, `bill: ${laid} cloths are cut and ${lines} bought`] : out;
};

/** Details that are a piece of cloth wherever they are drawn. */
const OF_CLOTH: readonly (readonly [detail: string, pieces: RegExp])[] = [
  ['patch-pocket', /pocket/],
  ['flap-pocket', /flap/],
  ['welt-pocket', /welt/],
  ['kangaroo-pocket', /kangaroo/],
  ['sash', /^(?:sash|obi)$/],
  ['belt', /^(?:belt|sash)$/],
];

/** What is drawn in cloth has a piece. */
const pieces: Reader = (garment) => {
  const { spec } = garment;
  if (!isDrafted(garment) || spec.cut.form !== 'torso') return [];
  const all = ids(garment);
  const drawn = OF_CLOTH.filter(([detail]) =>
    spec.garment.details.some(({ id, part }) => id === detail && part === undefined),
  );
  return drawn.filter(([, of]) => !all.some((id) => of.test(id))).map(([detail]) => `pieces: ${detail} has none`);
};

/** What a leader says of a pocket: its name, and how wide it is. */
const POCKET_SAID = /^(?:(breast welt|welt|flap|pocket)(?: with flap)?) ([\d.]+) × /;
const POCKET_PIECES: Readonly<Record<string, RegExp>> = {
  'breast welt': /^breast-welt$/,
  welt: /^welt$/,
  flap: /^pocket-flap$/,
  pocket: /^(?:patch|hip)-pocket$/,
};

/** A pocket is cut as wide as its leader says. */
const pocketSizes: Reader = (garment, views) =>
  views
    .flatMap(({ captions }) => captions.map(({ text }) => POCKET_SAID.exec(text)))
    .flatMap((said) => {
      const [text = '', what = '', wide = ''] = said ?? [];
      // patches of the breast and of the hip are each as wide as they are
      const cuts = garment.pattern.pieces
        .filter(({ id }) => POCKET_PIECES[what]?.test(id))
        .map((piece) => sideLength(piece, 'top'));
      if (!said || !isDrafted(garment)) return [];
      const cut = cuts.find((one) => Math.abs(one - Number(wide)) <= ROUNDED) ?? cuts[0] ?? 0;
      return Math.abs(cut - Number(wide)) <= ROUNDED ? [] : [`pieces: “${text}” on the flat is cut ${cut} wide`];
    });

/** What closes is there to close: zips of an opening, ties as pieces. */
const closers: Reader = (garment) => {
  const ties = garment.spec.closings.filter(({ what }) => what === 'tie' || what === 'sash');
  const all = ids(garment);
  if (!isDrafted(garment)) return [];
  return ties.filter(({ what }) => !all.includes(what)).map(({ what }) => `pieces: ${what} has none`);
};

/** Words of the construction that other pages refuse. */
const words: Reader = ({ spec, pattern }) => {
  const said = [...spec.construction.map(({ text }) => text), ...spec.seams.map(({ how }) => how)].join('; ');
  const out: string[] = [];
  const has = (id: RegExp): boolean => pattern.pieces.some((piece) => id.test(piece.id));
  if (/waist darts/.test(said) && /princess/.test(said)) out.push('construction: waist darts beside princess seams');
  if (/lining to the hem/.test(said) && !spec.cloths.some(({ role }) => role === 'lining'))
    out.push('construction: a lining that no page has');
  if (/elastic/.test(said) && spec.seams.some(({ where, how }) => where === 'band' && /fused/.test(how)))
    out.push('construction: elastic beside a fused band');
  if (pattern.undrafted === undefined && /placket/.test(said) && !has(/placket|facing/))
    out.push('construction: a placket without a piece');
  if (/ or /.test(spec.seams.map(({ how }) => how).join())) out.push('construction: a choice is left open');
  return out;
};

/** A child's table has no letters of adults, and no point lies beyond the garment's end. */
const rows: Reader = ({ spec }) => {
  const { torso: t } = spec.parts;
  const had = (id: string): boolean => spec.points.some((one) => one.part === 'torso' && one.id === id);
  const out: string[] = [];
  if (t && had('hipAt') && t.hipAt > t.length) out.push('measures: a hip below the hem');
  if (t && had('waist') && t.joint !== undefined && t.joint < t.waistAt - 1) out.push('measures: a waist in the skirt');
  if (had('sleeve') && t?.sleeve === undefined) out.push('measures: a sleeve that is none');
  for (const { code, value, count } of spec.points)
    if (!count && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) out.push(`measures: ${code} is ${value}`);
  return out;
};

const READERS: readonly Reader[] = [
  buttons,
  drawnButtons,
  dimensions,
  seams,
  allowances,
  cloths,
  pieces,
  closers,
  pocketSizes,
  words,
  rows,
];

/** Where the pages of a finished pack do not agree with one another. */
export function contradictionsOf(garment: PackGarment): Contradiction[] {
  if (garment.spec.missing !== undefined) return [];
  const { views } = drawFlat(garment.spec, { callouts: garment.told });
  return READERS.flatMap((read) => read(garment, views));
}
