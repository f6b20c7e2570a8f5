import { type Colour, type Detail, detailOf, detailWord, type Garment, type Part } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

const has =
  (...ids: readonly string[]) =>
  ({ details }: Garment): boolean =>
    details.some(({ id, part }) => ids.some((one) => id.includes(one) || part === one));

interface Named {
  names: RegExp;
  part: Part;
  /** Which garments have it. */
  on: (garment: Garment) => boolean;
  /** What is put on where it is asked for and is not there. */
  adds?: Detail['id'];
}

const isBodiced = ({ family }: Garment): boolean =>
  ['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree'].includes(family);

const BUTTONED: ReadonlySet<Garment['closure']> = new Set([
  'buttons',
  'half-placket',
  'single-breasted',
  'double-breasted',
]);

/** Parts that have a colour of their own wherever they are. */
const PARTS: readonly Named[] = [
  { names: /^(?:sleeves?|arms)$/, part: 'sleeve', on: (g) => isBodiced(g) && g.sleeve.length !== 'sleeveless' },
  {
    names: /^(?:bodice|top part|upper part|top half|upper half)$/,
    part: 'bodice',
    on: ({ family }) => family === 'dress' || family === 'jumpsuit',
  },
  { names: /^collar$/, part: 'collar', on: (g) => g.collar !== 'none' || g.neckline === 'shirt' },
  { names: /^cuffs?$/, part: 'cuff', on: (g) => isBodiced(g) && g.sleeve.length === 'long' },
  { names: /^lapels?$/, part: 'lapel', on: (g) => ['notch', 'peak', 'shawl'].includes(g.collar) },
  {
    names: /^buttons?$/,
    part: 'buttons',
    on: ({ closure, trims }) => trims.buttons !== undefined || BUTTONED.has(closure),
  },
  { names: /^zip(?:per)?$/, part: 'zip', on: (g) => g.closure === 'zip' },
  { names: /^(?:bows?|ribbons?)$/, part: 'bow', on: has('bow'), adds: 'bow' },
  { names: /^side stripes?$/, part: 'stripe', on: has('side-stripe'), adds: 'side-stripe' },
  { names: /^(?:sash|cummerbund)$/, part: 'sash', on: has('sash'), adds: 'sash' },
  { names: /^pockets?$/, part: 'pocket', on: has('pocket') },
  { names: /^(?:lining|inside)$/, part: 'lining', on: ({ layer, family }) => layer === 'outer' || family === 'jacket' },
  { names: /^(?:piping|edging|edges)$/, part: 'piping', on: isBodiced },
  { names: /^yoke$/, part: 'yoke', on: isBodiced },
  { names: /^(?:pallu|pallav|palla)$/, part: 'pallu', on: has('pallu') },
  { names: /^(?:logo|emblem|crest|monogram)$/, part: 'embroidery', on: has('chest-motif'), adds: 'chest-motif' },
  { names: /^(?:lace)$/, part: 'lace', on: has('lace', 'overlay') },
  { names: /^zari$/, part: 'border', on: ({ border }) => border?.kind === 'zari' },
  { names: /^border$/, part: 'border', on: ({ border }) => border !== undefined },
];

const PART =
  '(sleeves?|arms|bodice|top part|upper part|top half|upper half|collar|cuffs?|lapels?|buttons?|zip(?:per)?|bows?|ribbons?|side stripes?|sash|cummerbund|pockets?|lining|inside|piping|edging|edges|lace|yoke|pallu|pallav|palla|border|zari|logo|emblem|crest|monogram)';
const BE =
  '(?:to be |should be |must be |needs? to be |has to be |have to be |be |is |are |was |were |could be |can be |to |into |in |of |a |an |contrast(?:ing)? )*';
const LEAD =
  '(?:could |can |make |turn |change |colou?r |do |have |give |with |add |put |keep |want )?(?:just |only )?(?:it |her |him )?(?:a |an |the |her |his |its )?(?:chest |small |little )?';
const WHOSE = '(?: (?:of|on|at|for) (?:the |her |his |its )?([a-z ]+?))?';
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:contrast(?:ing)? )?(?<part>${PART})(?<whose>${WHOSE})(?: only)?,? ${BE}(?<colour>[a-z -]+?)(?: only| instead| colou?r)?$`,
  ),
  new RegExp(
    `^${LEAD}(?:contrast(?:ing)? )?(?<colour>[a-z -]+?)(?: colou?r(?:ed)?)? (?<part>${PART})(?<whose>${WHOSE})(?: only)?$`,
  ),
];

interface Asked {
  named: Named;
  colour: Colour;
  whose: string;
  /** What the part is made of, where that is said. */
  cloth: Detail['id'] | undefined;
}

const CLOTH = / (?:satin|velvet|silk|leather|denim|corduroy|lace|net)$/;
const clothIn = (said: string): Detail['id'] | undefined => detailOf(CLOTH.exec(said)?.[0].trim() ?? '')?.id;

/** 'The same blue' is that of the garment, where it is nearly so. */
const SAME = /\bsame\b/;
const NEAR_HUE = 0.9;
const sameIn = (look: Work['look'], said: string, colour: Colour): Colour =>
  SAME.test(said)
    ? (look.garments
        .map(({ cloth }) => cloth.colour)
        .find(({ hex, name }) => name.includes(colour.name) || hueApart(hex, colour.hex) < NEAR_HUE) ?? colour)
    : colour;
const hueApart = (a: string, b: string): number => {
  const [one, other] = [oklch(a), oklch(b)];
  const turn = Math.abs(one.h - other.h) % FULL_TURN;
  return (Math.min(turn, FULL_TURN - turn) / FULL_TURN) * 2 * Math.PI;
};
const FULL_TURN = 360;

function asked(clause: string, look: Work['look']): Asked | undefined {
  for (const way of WAYS) {
    const { part = '', colour: said = '', whose = '' } = way.exec(clause)?.groups ?? {};
    const named = PARTS.find(({ names }) => names.test(part));
    if (!named || /\b(?:and|with|but|or)\b/.test(said) || !isColour(said.replace(CLOTH, ''))) continue;
    const colours = draftOf(said).floating.flatMap(({ colour }) => colour ?? []);
    const [colour] = colours;
    if (colour && colours.length === 1)
      return { named, colour: sameIn(look, said, colour), whose, cloth: clothIn(said) };
  }
  return undefined;
}

/** 'Add a cummerbund, maroon': a colour by itself, after a part that was put on. */
function ofHeld({ subject, before, look }: Work, clause: string): Asked | undefined {
  const part = subject?.of === 'garment' ? subject.part : undefined;
  const named = PARTS.find((one) => one.part === part && one.adds);
  const garment = look.garments.find(({ id }) => subject?.of === 'garment' && id === subject.id);
  const was = before.garments.find(({ id }) => id === garment?.id);
  if (!named || !garment || (was && named.on(was)) || !isColour(clause)) return undefined;
  const colour = draftOf(clause).floating.find((one) => one.colour)?.colour;
  return colour && { named, colour, whose: '', cloth: undefined };
}

const ADDED = /^(?:(?:add|put|with|give|wear|have|it|him|her|on|an?|the) )+(sash|bow|cummerbund)$/;

/** 'Add a sash': where there is none. */
function addPart(work: Work, clause: string): boolean {
  const name = ADDED.exec(clause)?.[1] ?? '';
  const named = PARTS.find(({ names, adds }) => adds && names.test(name));
  const garment = mainGarment(work.look);
  if (!named?.adds || !isBodiced(garment) || work.look.garments.some(named.on)) return false;
  const next = { ...garment, details: [...garment.details, { id: named.adds }] };
  work.look.garments = work.look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.details`);
  work.subject = subjectOf(next, named.part);
  return true;
}

/** A sash, and no belt beside it: its colour may be kept under either name. */
const isGirt = (garment: Garment): boolean => has('sash')(garment) && !garment.details.some(({ id }) => id === 'belt');

/** 'Only the border green', 'contrast piping in orange', 'red sleeves': the part takes the colour, its garment stays as it is. */
export function paintPart(work: Work, clause: string): boolean {
  const found = asked(clause, work.look) ?? ofHeld(work, clause);
  if (!found) return addPart(work, clause);
  const { look } = work;
  const { named, colour, whose, cloth } = found;
  const [thing] = draftOf(whose).things.filter(isGarment);
  const said = thing && wornAs(look, thing.entry);
  const held = work.subject?.of === 'garment' ? work.subject.id : undefined;
  const order = said ? [said] : [...look.garments.filter(({ id }) => id === held), mainGarment(look), ...look.garments];
  const isFor = named.part === 'stripe' || isBodiced(order[0] ?? mainGarment(look));
  const adds = isFor ? named.adds : undefined;
  // a ribbon round the waist is its sash
  const girt = /\bribbon\b/.test(clause) && !look.garments.some(named.on) ? order.find(isGirt) : undefined;
  const garment = girt ?? order.find(named.on) ?? (adds ? order[0] : undefined);
  if (!garment) return false;
  const part =
    (girt || named.part === 'sash') && isGirt(garment) && garment.trims.belt ? 'belt' : girt ? 'sash' : named.part;
  const { border, trims } = garment;
  const added = adds && !girt && !named.on(garment) ? [...garment.details, { id: adds }] : garment.details;
  const details = cloth
    ? [
        ...added.filter((detail) => detail.part !== named.part && detailWord(detail) !== `${cloth}-${named.part}`),
        { id: cloth, part: named.part },
      ]
    : added;
  const next: Garment =
    part === 'border' && border
      ? { ...garment, border: { ...border, colour }, trims: trims.border ? { ...trims, border: colour } : trims }
      : { ...garment, details, trims: { ...trims, [part]: colour } };
  look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.${part === 'border' ? 'border' : 'trims'}`);
  work.subject = subjectOf(next, part);
  return true;
}
