import type { Garment } from '@toile/look';
import { accessoriesLike, isCraft } from '@toile/look/records';
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { alike } from './alike.ts';
import { cite } from './cite.ts';
import type { Compared } from './comparatives/comparatives.ts';
import { isGarment } from './is-garment.ts';
import { sayAll } from './say-all.ts';
import { step } from './step.ts';
import { garmentWith, nounOf, subjectOf, wornAs } from './targets.ts';
import { toned } from './toned.ts';
import { mark, type Work } from './work.ts';

/** Moves what a clause compares along its ladder, its other words said first. @returns whether it meant something here */
export function compare(work: Work, compared: readonly Compared[], rest: string): boolean {
  const draft = draftOf(rest);
  const worn = draft.things.filter(isGarment).flatMap(({ entry }) => wornAs(work.look, entry) ?? [])[0];
  const named = worn ?? legsNamed(work, rest);
  const noun = nounOf(rest);
  if (isOfAsker(work, rest)) return true;
  const missing = named ? undefined : draft.things.find((one) => isGarment(one) && !isOfWhole(work, one));
  if (missing) {
    work.notDone.push(`${cite(rest.slice(missing.start, missing.end))}: there is none here.`);
    return true;
  }
  const isPerson = !named && (noun === 'person' || (!noun && work.subject?.of === 'person'));
  const thing = noun === 'person' ? undefined : noun;
  const beside = draft.things.find((thing) => thing.type === 'accessory');
  if (beside && !named && noun === undefined) return compareWorn(work, compared, wornLike(work.look, beside.entry));
  const isSize = rest === '' && compared.every(({ said }) => /small|big|larg|thin|chunk|dark|light|fine/.test(said));
  const held = work.subject?.of === 'accessory' && (work.look.product || isSize) ? work.subject.kind : undefined;
  if (held && !named) return compareWorn(work, compared, { kind: held, id: held });
  const drape = named || noun ? undefined : loneDrape(work.look);
  if (drape && compared.every(({ by }) => /^(?:length|volume|fit)$/.test(by.garment?.[0] ?? ''))) {
    work.notDone.push(`The ${drape.name} comes in one length and one width.`);
    return true;
  }
  let isRead = restToo(work, rest, draft, noun);
  const moving = new Set<string>();
  for (const { by, steps, said: word } of compared) {
    const own = work.subject?.of === 'person' && !noun ? work.subject.part : undefined;
    const target = isPerson ? (own ?? 'person') : (thing ?? (named ? 'garment' : subjectTarget(work)));
    const [axis, sign] = by[target] ?? (OWN.has(target) ? [] : (by.garment ?? Object.values(by)[0] ?? []));
    if (!axis || !sign) continue;
    isRead = true;
    // 'lighter, not so thick' is one thing said twice
    if (moving.has(axis)) continue;
    moving.add(axis);
    if (isSaid(draft, axis) || isOfDetail(draft, noun, word)) continue;
    const held = work.subject?.of === 'garment' && !noun && !named ? work.subject.id : undefined;
    const id = named?.id ?? held;
    const said = work.look.garments.find((garment) => garment.id === id);
    const garment =
      garmentWith(work.look, noun ?? 'garment', axis, said) ??
      // a jacket has no waistband: at the waist it is the jacket that is slimmer
      (named && garmentWith(work.look, 'garment', axis, said)) ??
      garmentWith(work.look, noun ?? 'garment', axis);
    // linen is for the summer already
    if (/summer|hot/.test(word) && garment?.cloth.fabric === 'linen') continue;
    const subject = garment ? subjectOf(garment, noun) : undefined;
    if (axis === 'sleeve.volume' && steps * sign < 0 && garment && isShapeNamed(garment, rest)) {
      work.notDone.push(`The ${garment.sleeve.shape} sleeves of the ${garment.name} are drawn of one fullness.`);
      continue;
    }
    // what is of the narrowest shape can still lie closer
    const stepped = step(work, axis, steps * sign, subject);
    const moved = stepped.length === 0 && axis === 'volume' ? step(work, 'fit', steps * sign, subject) : stepped;
    mark(work, ...moved);
    if (!named) alike(work, garment, moved);
    if (moved.length === 0) work.notDone.push(stuck(work.look, garment, axis, noun));
    work.subject = OF_PERSON.has(axis) ? { of: 'person' } : subject;
  }
  return isRead;
}

/** 'The legs longer': of what has legs. */
const legsNamed = ({ look }: Work, words: string): Garment | undefined =>
  /\blegs?\b/.test(words)
    ? look.garments.find(({ family }) => family === 'trousers' || family === 'jumpsuit')
    : undefined;

/** 'Make me taller': told, as nobody who asks is drawn. */
function isOfAsker(work: Work, words: string): boolean {
  const isAsker = /\b(?:make )?me\b/.test(words) && !/\b(?:for|give|show) me\b/.test(words);
  if (isAsker) work.notDone.push('Whoever asks is not drawn: say how the person of the picture should be.');
  return isAsker;
}

/** 'Bell sleeves less wide' are to be bells still: without their shape they would be others. */
const isShapeNamed = ({ sleeve }: Garment, words: string): boolean => words.split(' ').includes(sleeve.shape);

/** A dupatta that is asked for by itself: nothing is said of what our choice puts under it. */
function loneDrape({ garments, reading: { sources } }: Work['look']): Garment | undefined {
  const asked = garments.filter(({ id }) => sources[`${id}.kind`] === 'words');
  const [first] = asked;
  return asked.length === 1 && first?.family === 'dupatta' ? first : undefined;
}

/** The skirt of a dress is the dress; a thing with more said of it may be put on. */
const isOfWhole = ({ look }: Work, { entry, said }: GarmentThing): boolean =>
  said.length > 0 ||
  (['skirt', 'top', 'trousers'].includes(entry.family) &&
    look.garments.some(
      ({ layer, family }) => layer === 'one-piece' && (entry.family !== 'trousers' || family === 'jumpsuit'),
    ));

/** Earrings are whatever is worn on the ears. */
function wornLike({ accessories }: Work['look'], { kind, id }: AccessoryEntry): { kind: string; id: string } {
  const isWorn = accessories.some((worn) => worn.kind === kind);
  const other = isWorn ? undefined : accessories.find((worn) => accessoriesLike(kind).includes(worn.kind));
  return { kind: other?.kind ?? kind, id };
}

/** Accessories become paler and deeper; each comes in one size. */
function compareWorn(work: Work, compared: readonly Compared[], entry: { kind: string; id: string }): boolean {
  const { look } = work;
  const worn = look.accessories.find(({ kind }) => kind === entry.kind);
  if (!worn) {
    work.notDone.push(`${cite(entry.id.replaceAll('-', ' '))}: there is none here.`);
    return true;
  }
  for (const { by, steps } of compared) {
    const [axis, sign] = by.colour ?? by.garment ?? [];
    const colour = axis === 'tone' && sign ? toned(worn.colour, steps * sign) : undefined;
    if (!colour) work.notDone.push(`The ${worn.name} comes in one size and one make.`);
    else look.accessories = look.accessories.map((one) => (one.kind === worn.kind ? { ...one, colour } : one));
    if (colour) mark(work, `accessory.${worn.kind}.colour`);
  }
  return true;
}

/** 'Shorter, just above the knee': how long exactly is said beside it. */
function isSaid({ floating, things }: Draft, axis: string): boolean {
  const said = [...floating, ...things.flatMap((thing) => thing.said)];
  if (axis === 'length') return said.some(({ as }) => as === 'length');
  if (axis === 'sleeve.length') return said.some(({ slots }) => slots?.sleeveLength);
  if (axis === 'weight') return said.some(({ as }) => as === 'fabric');
  return axis === 'tone' && said.some(({ as }) => as === 'colour') && said.length > 1;
}

/** What has no cut: a comparative that says nothing of it says nothing of the clothes. */
const OWN: ReadonlySet<string> = new Set([
  'hair',
  'skin',
  'heel',
  'shoes',
  'neck',
  'slit',
  'border',
  'straps',
  'sleeve',
]);

/** 'A bigger bow': its size, and not that of the dress. */
const isOfDetail = ({ floating, things }: Draft, noun: string | undefined, compared: string): boolean =>
  noun === undefined &&
  /big|larg|small|tin|wid|broad|thin|narrow|chunk/.test(compared) &&
  [...floating, ...things.flatMap(({ said }) => said)].some(({ as }) => as === 'detail');

const OF_PERSON: ReadonlySet<string> = new Set(['age', 'build', 'skin', 'hair.length', 'hair.tone']);

/** What the last clause was said of, where this one names nothing. */
function subjectTarget({ subject }: Work): 'garment' | 'shoes' {
  return subject?.of === 'footwear' ? 'shoes' : 'garment';
}

const PLAIN_AXES: Partial<Record<string, string>> = {
  'sleeve.length': 'sleeves',
  'sleeve.volume': 'sleeves',
  volume: 'shape',
  neck: 'neck',
  tone: 'colour',
  vividness: 'colour',
  shine: 'cloth',
  weight: 'cloth',
  'print.scale': 'print',
  waist: 'waist',
};

function stuck({ person }: Work['look'], garment: Garment | undefined, axis: string, noun: string | undefined): string {
  if (axis === 'build')
    return `Bodies are drawn in three builds, and this one is the ${person.build === 'full' ? 'fullest' : 'slimmest'} already.`;
  if (axis === 'work' && garment && !garment.details.some(({ id }) => isCraft(id)))
    return `There is no needlework on the ${garment.name}.`;
  const isWorn = garment && !axis.startsWith('shoes') && !axis.startsWith('hair') && !OF_PERSON.has(axis);
  return `The ${PLAIN_AXES[axis] ?? noun ?? axis.split('.').at(-1) ?? axis}${isWorn ? ` of the ${garment.name}` : ''} can go no further.`;
}

const hasSlit = ({ garments }: Work['look']): boolean =>
  garments.some(({ details }) => details.some(({ id }) => /(?:^|-)slit$/.test(id)));

/** Qualities beside a comparative: 'a longer red skirt'; what is compared is not said once more. */
function restToo(work: Work, rest: string, draft: Draft, noun: string | undefined): boolean {
  const isNoun = ({ as, value }: Said): boolean =>
    as === 'part' ||
    as === noun ||
    (noun === 'slit' && value.includes('slit') && hasSlit(work.look)) ||
    (noun === 'print' && as === 'palette') ||
    (noun === 'work' && as === 'detail');
  const isSaying =
    draft.floating.some((said) => !isNoun(said)) || draft.things.some(({ said }) => said.some((one) => !isNoun(one)));
  return isSaying && sayAll(work, rest, false);
}
