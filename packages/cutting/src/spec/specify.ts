import type { Garment, Look } from '@toile/look';
import type { GarmentEdits, PackEdits } from '@toile/look/pack-edits';
import type { Who } from '../measures/body.ts';
import type { Fitting } from '../measures/made-to-measure.ts';
import { BASE_SIZE, bodyOf, type Size } from '../measures/size-tables.ts';
import { editConstruction, editParts, editPoints, editTrims } from './apply-edits.ts';
import { asCut } from './as-cut.ts';
import { asOrdered, buttonsOf, countOf } from './as-ordered.ts';
import { closersOf } from './closers.ts';
import { closingsOf } from './closings.ts';
import { clothsOf } from './cloths.ts';
import { constructionOf } from './construction.ts';
import type { Build, Cut } from './cut.ts';
import { cutOf } from './cuts.ts';
import { easeFor } from './ease.ts';
import { NO_EDITS } from './edits.ts';
import { type GradeRules, gradedMeasures, PART_NAMES, PART_POINTS, rowOf } from './grade.ts';
import { nearestGarment } from './made/garment-of.ts';
import { isMade, type WithMade } from './made/made.ts';
import { ownCloth } from './made/own-cloth.ts';
import { asEdits, lengthsSaid, lengthsUnmet } from './made/read-lengths.ts';
import type { SaidLength } from './made/said-length.ts';
import { sameCloth } from './made/same-cloth.ts';
import { settled } from './made/settled.ts';
import { slitLevels } from './made/slit-levels.ts';
import { waistOfBand } from './made/waist-of-band.ts';
import { measure } from './measure.ts';
import { nearestLength } from './nearest-length.ts';
import { missingTemplate } from './no-template.ts';
import { isHalfLined, isLinedByWords } from './ordered-details.ts';
import { trimsAsOrdered } from './ordered-trims.ts';
import type { Placed } from './placed.ts';
import type { Parts, Made as PointsMade } from './points.ts';
import { detailText, roleOf, saidOf, saysDetail } from './provenance.ts';
import { asSaid, wordsOf } from './said-closings.ts';
import { seamsOf } from './seams.ts';
import type { Closing, PointOfMeasure, Specification } from './specification.ts';
import { toCut, type Which } from './to-cut.ts';
import { isBare } from './torso/neck-of.ts';
import { trimsOf } from './trims.ts';
import { withWayIn } from './way-in.ts';
import { sizeOf, whoOf } from './wearer.ts';
import { withoutFigure } from './without-figure.ts';
import { worksOf } from './works.ts';

/** A size of the table, or a customer's fitting. */
export type Wanted = { size?: Size } | { fitting: Fitting };

function pointsOf(parts: Parts, rules: GradeRules | undefined, made: PointsMade): PointOfMeasure[] {
  return PART_NAMES.flatMap((part) => {
    const row = rowOf(parts, part);
    if (!row) return [];
    // the order of the table, which is the order of measuring
    return Object.entries(PART_POINTS[part]).flatMap(([id, record]): PointOfMeasure[] => {
      const value = row[id];
      if (value === undefined || (value === 0 && id === 'band') || record.has?.(row, made) === false) return [];
      const grade = rules?.[part]?.[id];
      return [
        {
          part,
          id,
          code: record.code,
          name: record.name,
          how: record.how,
          tolerance: record.tolerance,
          count: record.count === true,
          value,
          role: roleOf(part, id),
          // words such as 'midi' give the kind, and the house every number that no word says
          provenance: 'house',
          ...(grade && { grade }),
        },
      ];
    });
  });
}

const TURNED_BACK: readonly Garment['collar'][] = ['notch', 'peak', 'shawl'];
/** Builds whose front edge is stitched down as a strip. */
const STRIPPED: readonly Build[] = ['shirt', 'casual'];

/** What of the make decides which points a garment has. */
const pointsMade = (garment: Garment, cut: Cut): PointsMade => ({
  isBare: 'build' in cut && isBare(garment, cut.build),
  isTurnedBack: isMade(garment, 'camp-collar') || TURNED_BACK.includes(garment.collar),
  isJoinedToLegs: cut.form === 'jumpsuit',
  isStripped: cut.form === 'torso' && STRIPPED.includes(cut.build) && garment.closure === 'buttons',
});

const WEIGHT = /^\d+(?:[.,]\d+)? ?-?(?:oz|gsm)$/i;

/** How heavy the words want the cloth of a garment. */
function weightOf(look: Look, { id }: Garment): { weight?: string } {
  const said = look.reading.understood.find((span) => WEIGHT.test(span.text) && nearestGarment(look, span) === id);
  return said ? { weight: said.text } : {};
}

/** Points whose lengths the words give are from the words. */
const saidPoints = (
  points: readonly PointOfMeasure[],
  said: readonly SaidLength[],
  counts: readonly string[],
): PointOfMeasure[] =>
  points.map((point) =>
    said.some(({ code, follows, isRoomy }) => code === point.code && !follows && !isRoomy) ||
    counts.includes(`${point.part}.${point.id}`)
      ? { ...point, provenance: 'words' }
      : point,
  );

/** What closes the front is counted once: as many as are bought, and no buttons where frogs or hooks close it. */
function countedAs(closings: readonly Closing[], points: readonly PointOfMeasure[]): PointOfMeasure[] {
  const front = closings.filter(({ where }) => /front/.test(where) && !/zip/.test(where));
  return points.flatMap((point) => {
    if (`${point.part}.${point.id}` !== 'torso.buttons' || front.length === 0) return [point];
    const buttons = front.find(({ what }) => /button|stud|snap|toggle/.test(what));
    return buttons ? [{ ...point, value: buttons.count }] : [];
  });
}

/** Whether the words count what closes a garment as it is closed. */
const isCounted = (garment: Placed, { count }: Closing): boolean =>
  buttonsOf(garment) === count || closersOf(garment).some((one) => one.count === count);

/** What the words count of a garment, as points of its measures. */
const countsOf = (garment: Garment): string[] => [
  ...(buttonsOf(garment) !== undefined ? ['torso.buttons'] : []),
  ...(countOf(garment, 'gher') !== undefined ? ['torso.kalis', 'skirt.kalis'] : []),
];

const BIBBED = 'Bibs, their straps and bands are drawn and not drafted.';

/** What hangs from a bib has no draft: the pieces of a bodice would be another garment's. */
const withBlock = (cut: Cut, garment: Garment & WithMade): Cut =>
  cut.form === 'torso' && cut.build !== 'shirt' && (isMade(garment, 'apron') || isMade(garment, 'bib'))
    ? { ...cut, block: { none: BIBBED, nearest: 'skirt' } }
    : cut;

/** Lined as the words have it: a half lining is cut apart. */
function withLining(cut: Cut, garment: Placed): Cut {
  if (cut.form !== 'torso' && cut.form !== 'skirt') return cut;
  const { lined: _, ...rest } = cut;
  if (garment.isUnlined || isHalfLined(garment)) return rest;
  return isLinedByWords(garment) ? { ...cut, lined: true } : cut;
}

/** What no template cuts has no pieces: the nearest would be another garment's. */
const withoutTemplate = (cut: Cut, missing: string | undefined, { kind }: Garment): Cut =>
  missing === undefined ? cut : { ...cut, block: { none: `No template cuts a ${missing}.`, nearest: kind } };

const easeOver = (cut: Cut) => ('over' in cut && cut.over ? cut.over : 'body');

interface Measured {
  readonly parts: Parts;
  readonly rules?: GradeRules;
}

/** Finished measures as the wearer's size or fitting gives them, before anybody's edits. */
function measured(garment: Garment, who: Who, wanted: Wanted): Measured {
  if ('fitting' in wanted) return { parts: measure(garment, wanted.fitting.body, who) };
  return gradedMeasures(garment, who, wanted.size ?? BASE_SIZE[who]);
}

/**
 * The specification of one garment of a Look.
 * @param edits what somebody set otherwise, of this garment
 * @throws RangeError when the wanted size is none of the wearer's table
 */
export function specify(read: Look, worn: Garment, wanted: Wanted = {}, edits: GarmentEdits = {}): Specification {
  const look = settled(read);
  const same = sameCloth(look, worn);
  const own = same ? undefined : ownCloth(look, worn);
  const cloth = same ?? own;
  const ordered = asOrdered(look, cloth ? { ...worn, cloth } : worn);
  const asked: Placed = { ...ordered, ...asCut(ordered) };
  const who = whoOf(look);
  const base = sizeOf(look);
  // numbers of an order are of the size that it is drawn in
  const groundOf = (one: Placed): Parts => measured(one, who, { size: base }).parts;
  const long = nearestLength(asked, lengthsSaid(look, asked.id, groundOf(asked)), groundOf);
  const garment = withWayIn(long, groundOf);
  const sources = look.reading.sources;
  const missing = missingTemplate(look, garment.id);
  const cut = withoutTemplate(withLining(withBlock(cutOf(garment), garment), garment), missing, garment);
  const fitting = 'fitting' in wanted ? wanted.fitting : undefined;
  const size = ('size' in wanted ? wanted.size : undefined) ?? base;
  const { parts: plain, rules } = measured(garment, who, fitting ? wanted : { size });
  const ground = groundOf(garment);
  const inNumbers = [...lengthsSaid(look, garment.id, ground), ...waistOfBand(look, garment, cut)];
  const cutTo = editParts(ground, ground, asEdits(inNumbers));
  const levels = slitLevels(look, garment.id, cutTo, bodyOf(who, base));
  const lengths = [...inNumbers, ...levels.filter(({ code }) => !inNumbers.some((one) => one.code === code))];
  const house = lengths.length > 0 ? editParts(plain, fitting ? plain : ground, asEdits(lengths)) : plain;
  const parts = edits.points ? editParts(house, editParts(ground, ground, asEdits(lengths)), edits) : house;
  const said = (slot: string) => saidOf(sources, garment.id, slot);
  const order = wordsOf(look, garment.id);
  const closings = closingsOf(garment, cut, parts, said('closure')).map((one) =>
    asSaid(one, order, isCounted(garment, one)),
  );
  const isMale = look.person.presentation === 'male';
  const construction = constructionOf(garment, cut, parts, {
    isSaid: (detail) => saysDetail(look.reading, garment.id, detail),
    textOf: (detail) => detailText(look.reading, garment.id, detail),
    lengths: lengths.flatMap(({ cm, follows }) => (follows ? [] : [cm])),
    men: who === 'men',
  });
  const spec: Specification = {
    garment,
    kind: garment.kind,
    name: garment.name,
    who,
    isMale,
    size: fitting ? 'made to measure' : size,
    body: fitting?.body ?? bodyOf(who, size),
    cut,
    isPulledOn: garment.isPulledOn === true,
    parts,
    ease: { values: easeFor(garment.fit, garment.cloth.fabric, easeOver(cut)), provenance: said('fit') },
    points: editPoints(
      countedAs(closings, saidPoints(pointsOf(parts, rules, pointsMade(garment, cut)), lengths, countsOf(garment))),
      edits,
    ),
    lengths,
    unmet: lengthsUnmet(look, garment.id, parts, lengths),
    seams: seamsOf(garment, cut, parts, closings),
    closings,
    trims: editTrims(
      trimsAsOrdered(trimsOf(garment, cut, parts, closings), garment, parts).map((trim) =>
        trim.id === 'border' ? { ...trim, provenance: said('border') } : trim,
      ),
      edits,
    ),
    cloths: clothsOf(garment, cut, parts, {
      fabric: same ? 'words' : own ? 'house' : said('fabric'),
      colour: same ? 'words' : said('colour'),
      isWordless: look.reading.understood.length === 0,
      ...weightOf(look, garment),
    }),
    construction: editConstruction(construction, edits),
    ordered: garment.parts ?? [],
    works: worksOf(garment, cut, parts),
    texts: edits.texts ?? {},
  };
  return missing === undefined ? spec : withoutFigure(spec, missing);
}

/** The garments of a Look that are cut, innermost first. */
export const specifyLook = (
  look: Look,
  wanted: Wanted = {},
  edits: PackEdits = NO_EDITS,
  which: Which = 'asked',
): Specification[] => toCut(look, which, edits).map((garment) => specify(look, garment, wanted, edits[garment.id]));
