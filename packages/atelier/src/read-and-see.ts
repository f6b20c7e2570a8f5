/** From words to a Look whose reading says as well what its picture hides. */
import {
  type Detail,
  detailWord,
  type FlatDrafter,
  type Garment,
  type Look,
  peopleOf,
  type ReadSpan,
} from '@toile/look';
import { isCraft } from '@toile/look/records';
import type { Brief } from '#atelier/draft/brief.ts';
import { coversFeet } from '#atelier/garments/hidden-limbs.ts';
import { flatsShow, isOfCut } from '#atelier/sheet/flats/shown-in-flats.ts';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { notDrawnOf, tellElsewhere } from '#atelier/styling/not-drawn.ts';
import { read } from './read.ts';

/** Shut to the throat: what is worn under it may be hidden altogether. */
const isShut = ({ layer, closure, neckline, sleeve }: Garment): boolean =>
  (layer === 'mid' || layer === 'outer') &&
  closure !== 'open' &&
  closure !== 'wrap' &&
  sleeve.length === 'long' &&
  !['lapel', 'v', 'scoop', 'wrap'].includes(neckline);

/** What was asked for and is hidden by what lies over it. */
function tellHidden(look: Look, seed: number): string[] {
  const isAsked = ({ id }: Garment): boolean => look.reading.sources[`${id}.kind`] === 'words';
  const { garments, footwear } = look;
  const barefoot = footwear.kind === 'barefoot' || look.reading.sources['footwear.kind'] !== 'words';
  const shoes = !barefoot && coversFeet(garments) ? [`The hem lies over the ${footwear.name}: they are not seen.`] : [];
  const over = garments.find(isShut);
  if (!over || !garments.some((garment) => garment !== over && garment.family === 'top' && isAsked(garment)))
    return shoes;
  const hidden = drawnOf(look, seed).hidden.filter(isAsked);
  return [...hidden.map(({ name }) => `The ${over.name} lies over the ${name}: it is not seen.`), ...shoes];
}

/** Whether the drawings of a garment show the last of some details that its figure does not, where none of those after it is said. */
function isInFlatsOf(look: Look, id: string, details: readonly Detail[], draft: FlatDrafter): boolean {
  const [own] = details.slice(-1);
  const garment = look.garments.find((one) => one.id === id);
  if (!own || !garment) return false;
  if (isOfCut(look, id, own)) return true;
  const later = garment.details.filter(
    (one) => one !== own && !details.includes(one) && SAME_CORD.has(one.id) && SAME_CORD.has(own.id),
  );
  const alone: Look = {
    ...look,
    garments: look.garments.map((one) =>
      one.id === id ? { ...one, details: one.details.filter((detail) => !later.includes(detail)) } : one,
    ),
  };
  return flatsShow(alone, id, { details: (one) => one === own, spans: isOf(id, own.id) }, draft);
}

/** Any one of them ties the back: the first of several is what is drawn. */
const SAME_CORD: ReadonlySet<Detail['id']> = new Set<Detail['id']>(['tie-up', 'tassel', 'knotted-straps']);

/** 'White threadwork' of a kurta in chikankari: the work that is named is the embroidery. */
const isCraftAnyway = ({ id, part }: Detail, details: readonly Detail[]): boolean =>
  id === 'embroidery' && !part && details.some((one) => one.id !== id && isCraft(one.id));

/** Whatever is embroidered and called no other motif is in flowers. */
const isFloralAnyway = ({ id, part }: Detail, details: readonly Detail[]): boolean =>
  id === 'floral' && part === 'embroidery' && details.some((one) => isCraft(one.id));

/** What neither the figure nor a technical drawing shows of its details: 'Not drawn of the kurta: topstitch.' */
function tellUndrawn(look: Look, seed: number, draft: FlatDrafter | undefined): string[] {
  const { unshown } = drawnOf(look, seed);
  return look.garments.flatMap(({ id, name }) => {
    const asked = look.reading.understood.filter(({ of, as }) => of === id && as === 'detail');
    const hidden = (unshown.get(id) ?? []).filter(
      // the end of a saree is drawn, however it lies
      (detail) =>
        detail.id !== 'pallu' &&
        ![isCraftAnyway, isFloralAnyway].some((isDrawn) =>
          isDrawn(detail, look.garments.find((one) => one.id === id)?.details ?? []),
        ) &&
        asked.some(({ value }) => value.startsWith(detail.id)),
    );
    const lost = draft ? hidden.filter((_, i) => !isInFlatsOf(look, id, hidden.slice(0, i + 1), draft)) : hidden;
    const words = [...new Set(lost.map((detail) => detailWord(detail).replaceAll('-', ' ')))];
    return words.length > 0 ? [notDrawnOf(name, words)] : [];
  });
}

/** What is told as drawn elsewhere; and as not drawn at all. */
const ELSEWHERE = /^(Drawn where such things usually are, not where it is said: )(.*)\.$/;
const NOT_DRAWN = /^Not drawn of |\bnot drawn\.$/;

/** What is not drawn at all is drawn nowhere else. */
function withoutAbsent(lines: readonly string[]): string[] {
  const absent = lines.filter((line) => NOT_DRAWN.test(line)).join(' ');
  return lines.flatMap((line) => {
    const [, begin, named] = ELSEWHERE.exec(line) ?? [];
    if (begin === undefined || named === undefined) return [line];
    const left = named.split(', ').filter((one) => !absent.includes(one.split(' ')[0] ?? one));
    return left.length > 0 ? [`${begin}${left.join(', ')}.`] : [];
  });
}

const isOf =
  (id: string, value: string) =>
  (span: ReadSpan): boolean =>
    span.of === id && span.value.startsWith(value);

/** What closes behind, said to close at the side, and the other way about. */
const elsewhere = (span: ReadSpan): ReadSpan => ({
  ...span,
  value: span.value.replace(/^(?:back|side)(?=-)/, (place) => (place === 'back' ? 'side' : 'back')),
});

/** Whether the drawings of a garment show how or where it closes: they are others without it, or if it closed elsewhere. */
const isInFlats = (look: Look, id: string, span: ReadSpan, draft: FlatDrafter): boolean =>
  flatsShow(look, id, { spans: (one) => one === span }, draft) ||
  (elsewhere(span).value !== span.value &&
    flatsShow(look, id, { spans: (one) => one === span, instead: elsewhere }, draft));

/** What no drawing of ours shows: other fastenings are drawn in its place. */
const NOWHERE = /^crotch-/;

/** Fastenings and places that the figure has out of sight and a technical drawing shows, of each garment. */
function seenInFlats(look: Look, draft: FlatDrafter): ReadonlySet<ReadSpan> {
  const unseen = look.reading.understood.filter(
    ({ as, drawn, value }) => drawn === false && /^(?:closure|part)$/.test(as) && !NOWHERE.test(value),
  );
  const ids = look.garments.map(({ id }) => id);
  return new Set(unseen.filter((span) => (span.of ? [span.of] : ids).some((id) => isInFlats(look, id, span, draft))));
}

/** Letters before the colon of what is told of a garment without a name. */
const CALLED = notDrawnOf('', []).indexOf(':');

/** The Look that tells no more as not drawn what a technical drawing of its sheet shows. */
function withFlats(look: Look, draft: FlatDrafter): Look {
  const { understood, notDrawn } = look.reading;
  const seen = seenInFlats(look, draft);
  if (seen.size === 0) return look;
  const left = understood.map((span): ReadSpan => {
    if (!seen.has(span)) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
  const closures = (spans: readonly ReadSpan[], id: string): string[] => [
    ...new Set(
      spans.filter(({ as, of, drawn }) => as === 'closure' && of === id && drawn === false).map(({ value }) => value),
    ),
  ];
  const pairs = look.garments.map(({ id }) => [closures(understood, id), closures(left, id)] as const);
  const retold = notDrawn.flatMap((line) => {
    if (tellElsewhere(understood).includes(line)) return tellElsewhere(left);
    // a garment may be told by another of its names
    const [before, after] =
      pairs.find(([all]) => all.length > 0 && line.endsWith(notDrawnOf('', all).slice(CALLED))) ?? [];
    if (!before || !after || before.length === after.length) return [line];
    return after.length > 0 ? [line.slice(0, line.indexOf(': ')) + notDrawnOf('', after).slice(CALLED)] : [];
  });
  return { ...look, reading: { ...look.reading, understood: left, notDrawn: retold } };
}

/**
 * Reads a brief as `read` does, and tells what was asked for and is seen neither on the figure nor in the technical drawings.
 * @param draft who draws these for the sheet; without one it has none
 */
export function readAndSee(brief: Brief, seed: number, draft?: FlatDrafter): Look {
  const look = read(brief, seed);
  const seen = peopleOf(look).flatMap((one) => [
    ...tellHidden(one, seed),
    ...tellUndrawn(one, seed, look.companion ? undefined : draft),
  ]);
  const { reading } = draft ? withFlats(look, draft) : look;
  return { ...look, reading: { ...reading, notDrawn: withoutAbsent([...new Set([...reading.notDrawn, ...seen])]) } };
}
