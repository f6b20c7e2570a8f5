/** What is said of an outfit before any of it is named: 'a yoga outfit in lavender, a top and leggings', 'an old woman in black'. */
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';

const OUTFIT =
  /\b(?:outfit|look|set|ensemble|co-?ord|uniform|suit|clothes|woman|lady|girl|man|boy|person|she|he|dressed|dress|all|bride|groom|guest|attire|costume)\b[^.;,]{0,16}$/i;
/** Characters before a colour in which somebody or an outfit is named. */
const NEAR = 32;

const isGarment = (thing: Draft['things'][number]): thing is GarmentThing => thing.type === 'garment';
const hasColour = ({ said }: GarmentThing): boolean =>
  said.some(({ colour, palette, part }) => (colour ?? palette) && !part);

/** Whether it stands right after an outfit or who wears it. */
const isOfOutfit = ({ part, start }: Said, text: string): boolean =>
  !part && OUTFIT.test(text.slice(Math.max(0, start - NEAR), start));

/** What clothes are known by, and what else is worn is not. */
const OF_CLOTHES: ReadonlySet<string> = new Set(['colour', 'fabric', 'print']);

/** 'A woman in red with gold hoops': of no clothes that are named, so of those that are chosen, and never of the hoops. */
export const isOfChosen = (said: Said, { things }: Draft, text: string): boolean =>
  OF_CLOTHES.has(said.as) && !things.some(isGarment) && isOfOutfit(said, text);

/**
 * Gives a colour of the whole to every garment that has none of its own. False where it is no such colour, and where no garment
 * is left to take it.
 */
export function sayOfAll(said: Said, { things }: Draft, text: string): boolean {
  if (!said.colour || !isOfOutfit(said, text)) return false;
  const open = things.filter(isGarment).filter((thing) => !hasColour(thing) && !thing.matches);
  for (const thing of open) thing.said.push({ ...said });
  return open.length > 0;
}

/** 'All brown look:', 'monochrome blue outfit –': a colour before such a noun is the palette of what is then told. */
const OF_PALETTE =
  /^ (?:\w+ ){0,2}(?:look|outfit|ensemble|palette|story|dressing|moment|combo)\b[^,.;]{0,24}(?::| [-–—]) /i;

/** Leaves to the first of all the colour it has of its own, where another is said of the whole before it. */
export function leavePalette(first: GarmentThing, draft: Draft, text: string): void {
  const own = first.said.filter(({ colour, part }) => colour && !part);
  const whole = own.find(({ end }) => OF_PALETTE.test(text.slice(end, first.end)));
  if (!whole || own.every((said) => said === whole || said.start < whole.end)) return;
  first.said = first.said.filter((said) => said !== whole);
  const { start, end } = whole;
  draft.spans.push({ start, end, text: text.slice(start, end), as: 'ignored', value: 'shop' });
}

/** What a comma or a colon parts from the first thing of all: 'a gym outfit in lavender: a top and leggings'. */
export const saidBefore = ({ said, start }: Draft['things'][number], text: string): Said[] =>
  said.filter(({ end }) => end < start && /[,:;.–—]/.test(text.slice(end, start)));
