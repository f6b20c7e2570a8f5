import type { Colour } from '@toile/look';
import { isMetal } from '@toile/look/records';
import { SHOWN } from '#atelier/lexicon/shown-on.ts';
import { toned } from '../toned.ts';
import { isJewelKind, type LoneKind, type LoneThing } from './lone-thing.ts';
import { colourIn, merged, type Phrase, phraseOf, textOf } from './phrases.ts';
import { isOfPart, type SaidOfPart } from './said-of-part.ts';
import { SHAPES } from './shapes.ts';
import { gemColour, inStones } from './stones.ts';
import { detailOfPart, withWords } from './words-of-thing.ts';

const ACCENTS = / accents$/;
/** What the drawing paints in the colour told beside that of the hat. */
const OF_HATS: ReadonlySet<string> = new Set(['ribbon', 'band', 'bow', 'border']);
const TONES: readonly (readonly [RegExp, 1 | -1])[] = [
  [/^(?:darker|deeper|darken)$/, 1],
  [/^(?:lighter|paler|lighten)$/, -1],
];
const LIKE_THE_WHOLE = /^(?:matching|match|matches|same)$/;

/** Work and prints have the colour that is told beside that of the whole. */
const isWorked = (id: string): boolean => id === 'embroidery' || id === 'figure';

/** Metal that is told beside the colour of a bag, a shoe or a belt is that of these. */
const METAL_PARTS: ReadonlySet<string> = new Set(['hardware', 'chain', 'clasp', 'buckle', 'zip', 'studs', 'eyelets']);
/** Metals that have no colour of their own here. */
const STEELS: ReadonlySet<string> = new Set(['steel', 'stainless', 'metal', 'chrome', 'titanium', 'platinum']);
/** Parts of a jewel that carry its stones, and are none. */
const BARE_PARTS: ReadonlySet<string> = new Set(['strand', 'chain', 'clasp', 'hook', 'band', 'setting']);
/** The colours told beside that of the thing. */
const accentsOf = ({ told = [] }: LoneThing): string[] => told.filter((word) => ACCENTS.test(word));

/** What is told of a part today, a colour that stands beside its bare name with it. */
function toldOf(thing: LoneThing, { part }: SaidOfPart, isHat: boolean): { phrase: Phrase; gone: readonly string[] } {
  const own = (thing.told ?? []).filter((word) => !ACCENTS.test(word) && isOfPart(word, part));
  const names = new Set(part.words.split(/, | /));
  const phrase = phraseOf((own[0] ?? '').split(' ').filter((word) => word !== '' && !names.has(word)));
  const [accent, ...others] = accentsOf(thing);
  const isOfStones = accent !== undefined && !isMetal(accent) && BARE_PARTS.has(part.id);
  const isItsOwn = accent !== undefined && others.length === 0 && !phrase.colour && !isOfStones;
  if (
    !isItsOwn ||
    !((own.length > 0 && !isHat) || (isHat && OF_HATS.has(part.id)) || isWorked(part.id) || part.id === 'drop')
  )
    return { phrase, gone: own };
  return { phrase: { ...phrase, colour: colourIn(accent.replace(ACCENTS, '')) }, gone: [...own, accent] };
}

/** The colour asked of a part: one that is said, that of the whole, or its own a shade on. */
function colourSaid(thing: LoneThing, said: readonly string[], old: Phrase): Colour | undefined {
  if (said.some((word) => LIKE_THE_WHOLE.test(word))) return thing.colour;
  const tone = said.flatMap((word) => TONES.find(([says]) => says.test(word))?.[1] ?? [])[0];
  return tone && old.colour ? toned(old.colour, tone) : undefined;
}

const isTone = (word: string): boolean =>
  LIKE_THE_WHOLE.test(word) ||
  TONES.some(([says]) => says.test(word)) ||
  /^(?:shade|shades|colou?r(?:ed)?|tone)$/.test(word);

/** The thing with what is said of one of its parts; undefined where it is so already. Pure. */
export function withPart<T extends LoneThing>(thing: T, said: SaidOfPart, kind: LoneKind): T | undefined {
  const [isJewel, isHat] = [isJewelKind(kind), kind === 'hat'];
  const isShown = (id: string): boolean => SHOWN[kind]?.includes(id) === true;
  const { part, called, where } = said;
  const { phrase: old, gone } = toldOf(thing, said, isHat);
  const words = said.said.filter((word) => !isTone(word) && !(part.isStone && /^(?:stones?|gems?)$/.test(word)));
  const plain = phraseOf(words);
  const now = { ...plain, colour: plain.colour ?? colourSaid(thing, said.said, old) };
  if (part.isStone && isJewel && where === '') {
    const gem = now.colour ?? gemColour(part);
    const shape = (thing.told ?? [])
      .find((word) => / stones?$/.test(word))
      ?.split(' ')
      .find((word) => SHAPES.has(word));
    const noun = [shape, now.colour ? `${now.colour.name} ${called}` : `${part.id} stones`].filter(Boolean).join(' ');
    if (gem && now.others.length === 0) return inStones(thing, gem, [...merged(old, now, words).sizes, noun].join(' '));
  }
  const isShaped = now.others.some((word) => SHAPES.has(word));
  const isRemetalled = METAL_PARTS.has(part.id) && now.colour !== undefined;
  const told = (thing.told ?? []).filter(
    (word) =>
      !gone.includes(word) &&
      !(part.isStone && isShaped && SHAPES.has(word)) &&
      !(isRemetalled && ACCENTS.test(word) && isMetal(word.replace(ACCENTS, ''))),
  );
  // a case of rose gold is of steel no more
  const stays = now.colour && isMetal(now.colour.name) ? old.others.filter((word) => !STEELS.has(word)) : old.others;
  const next = merged({ ...old, others: stays }, now, words);
  const isBare = next.colour === undefined && next.sizes.length + next.others.length === 0 && where === '';
  const detail = detailOfPart(part.id);
  const details = (thing.details ?? []).filter(({ id }) => !(part.isStone && isShaped && SHAPES.has(id)));
  const isNew = detail !== undefined && !isWorked(part.id) && !details.some(({ id }) => id === detail.id);
  if (isNew && (isBare || isShown(detail.id))) details.push(detail);
  const isAccent = (isHat && OF_HATS.has(part.id)) || (isWorked(part.id) && details.length > 0);
  if (isAccent && next.colour && next.sizes.length + next.others.length === 0)
    return withWords(thing, details, [...told, ...(part.id === 'bow' ? ['bow'] : []), `${next.colour.name} accents`]);
  const text = [textOf(next, called), where].filter(Boolean).join(' ');
  const fresh = withWords(thing, details, isBare && detail ? told : [...told, text]);
  return JSON.stringify(fresh) === JSON.stringify(thing) ? undefined : fresh;
}

/** The thing without one of its parts; undefined where none is told of it. Pure. */
export function withoutPart<T extends LoneThing>(thing: T, said: SaidOfPart, kind: LoneKind): T | undefined {
  const { gone } = toldOf(thing, said, kind === 'hat');
  const { part } = said;
  const isIts = (id: string): boolean =>
    id === part.id.replaceAll(' ', '-') || id.endsWith(`-${part.id}`) || isOfPart(id.replaceAll('-', ' '), part);
  const details = (thing.details ?? []).filter(({ id }) => !isIts(id));
  const isMetalled = METAL_PARTS.has(part.id) && kind !== 'footwear' && !isJewelKind(kind);
  const told = (thing.told ?? []).filter(
    (word) => !gone.includes(word) && !(isMetalled && ACCENTS.test(word) && isMetal(word.replace(ACCENTS, ''))),
  );
  if (details.length === (thing.details ?? []).length && told.length === (thing.told ?? []).length) return undefined;
  const names = new Set(part.words.split(', '));
  const name =
    thing.name
      .split(' ')
      .filter((word) => !names.has(word))
      .join(' ') || thing.name;
  return withWords({ ...thing, name }, details, told);
}
