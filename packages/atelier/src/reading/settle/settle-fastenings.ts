/** A fastening out of sight takes none away that is seen: 'five buttons down the front, concealed side zip'. */
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import { isUnseenFastening } from '#atelier/lexicon/language/fastenings.ts';

const isSeen = ({ as, value, slots }: Said): boolean =>
  as === 'closure' && !isUnseenFastening(value) && slots?.closure !== undefined && slots.closure !== 'none';

/** What only shuts a front: on trousers it is sewn elsewhere, as toggles are at a hem. */
const OF_FRONTS: ReadonlySet<string> = new Set(['frog', 'toggles', 'double-breasted']);
/** Parts that something shuts by itself: 'a toggle at the hood', 'zips at the ankles'. */
const AT_PART =
  /^ (?:at|on|in|along|round|around) (?:the |its |each |both |his |her )*(?:hood|hem|cuff|ankle|pocket|sleeve|wrist|elbow|leg|collar)s?\b/i;

/** 'Trousers with a drawstring waist and toggles at the hem': the waist is shut by the string. */
function leaveFronts(thing: Thing, text: string): void {
  if (thing.type !== 'garment') return;
  const isOfLegs = thing.entry.family === 'trousers';
  // the cords of a hood shut no front
  const isHooded = thing.entry.is?.collar === 'hood' || thing.said.some(({ slots }) => slots?.collar === 'hood');
  thing.said = thing.said.map((said) => {
    const { closure, ...slots } = said.slots ?? {};
    if (said.as !== 'closure' || !closure) return said;
    const isElsewhere =
      (isOfLegs ? OF_FRONTS.has(closure) : closure === 'drawstring' && isHooded) || AT_PART.test(text.slice(said.end));
    return isElsewhere ? { ...said, as: 'detail', slots } : said;
  });
}

/** 'At the front', 'down the centre front', or 'front zip' itself. */
const IN_FRONT = /^ (?:closure |running )*(?:at|in|on|down|up|along)(?: (?:the|its|her|centre|center))* front\b/i;

/** A skirt is zipped behind unless the words say that its zip lies in front, where its metal is seen. */
function placeZips(thing: Thing, text: string): void {
  if (thing.type !== 'garment' || thing.entry.family !== 'skirt') return;
  const zip = thing.said.find(({ as, value }) => as === 'closure' && value === 'zip');
  if (!zip || thing.said.some(({ colour, part }) => colour && part === 'zip')) return;
  if (!/\bfront\b/i.test(text.slice(zip.start, zip.end)) && !IN_FRONT.test(text.slice(zip.end))) return;
  const { start, end } = zip;
  thing.said.push({ as: 'colour', value: 'silver', start, end, colour: colourNamed('silver'), part: 'zip' });
}

/** How the frogs run of a dress that has them by its cut: from the neck aslant to the side. */
const ASLANT =
  /^(?:from )?(?:the )?neck (?:down )?to (?:the )?(?:side|hip|underarm|armpit)$|^across the (?:chest|bust|front)$/;
const SLANTING = /^(?:slanting|slanted|diagonal|diagonally|aslant)$/i;

/** Tells nothing of where frogs lie that are drawn there. Changes the draft. */
function keepSlant(draft: Draft): void {
  const isFrogged = draft.things.some(
    (thing) =>
      thing.type === 'garment' &&
      thing.entry.family === 'dress' &&
      thing.entry.is?.closure === 'frog' &&
      thing.said.some(({ value }) => value === 'frog'),
  );
  if (!isFrogged) return;
  draft.spans = draft.spans.map((span) => {
    if (span.as !== 'part' || span.drawn !== false || !ASLANT.test(span.value)) return span;
    const { drawn: _, ...shown } = span;
    return shown;
  });
  const slant = draft.unread.filter(({ text }) => SLANTING.test(text));
  draft.unread = draft.unread.filter((span) => !slant.includes(span));
  draft.spans.push(...slant.map((span) => ({ ...span, as: 'ignored' as const, value: 'shop' })));
}

/** Fronts of tailors, by how many buttons they have, and how many that is. */
const TAILORED: Readonly<Record<string, string>> = {
  'one-button': 'one-button',
  'two-button': 'two-buttons',
  'three-button': 'three-buttons',
};

/** 'Two-button cuffs', 'three buttons at each cuff'. */
const OF_CUFFS = /^ ?(?:(?:barrel|shirt|on|at|the|each|its|both) )*(?:cuffs?|sleeves?|ankles?|wrists?)\b/i;

/** 'A kurta with three buttons' has a placket and three buttons on it, where a jacket is cut to so many. */
function countButtons(thing: Thing, text: string): void {
  if (thing.type !== 'garment' || (thing.entry.family === 'jacket' && !thing.entry.facts?.vest)) return;
  const closure = thing.entry.is?.closure;
  // what has no front that buttons is cut with one
  if (!closure || closure === 'none') return;
  thing.said = thing.said.map((said) => {
    const count = said.as === 'closure' ? TAILORED[said.value] : undefined;
    if (!count || OF_CUFFS.test(text.slice(said.end)) || /\bdouble\b/i.test(text.slice(said.start, said.end)))
      return said;
    // what laps over has more than one
    const front = count === 'one-button' && closure === 'double-breasted' ? 'single-breasted' : closure;
    return { ...said, as: 'detail', value: count, slots: { closure: front, details: [count] } };
  });
}

/** What buttons are made of, and the colour by which it is told. */
const MADE_OF: readonly (readonly [RegExp, string])[] = [
  [/\bhorn\b/i, 'dark brown'],
  [/\b(?:coconut|corozo|wood|wooden)\b/i, 'brown'],
  [/\bshell\b/i, 'ivory'],
];
const isButtons = ({ slots, value }: Said): boolean => slots?.closure === 'buttons' && /buttons?$/.test(value);

/** Draws buttons of horn, wood and shell in the colour of it, where the words give them none. Changes the thing. */
function colourButtons(thing: Thing, text: string): void {
  const said = thing.said.find((one) => one.nearTo && isButtons(one));
  const made = said && MADE_OF.find(([words]) => words.test(text.slice(said.start, said.end)))?.[1];
  if (!said || !made) return;
  const { nearTo: _, ...plain } = said;
  thing.said = thing.said.map((one) => (one === said ? plain : one));
  if (thing.said.some(({ colour, part }) => colour && part === 'buttons')) return;
  const { start, end } = said;
  thing.said.push({ as: 'colour', value: made, start, end, colour: colourNamed(made), part: 'buttons' });
}

/** How far it shuts and no further: what ends there is not the garment. */
const AS_FAR = /^ (?:(?:all the way|going|running|down|up|only|just) )*$/i;
const TO = /^(?:till|until|to|up to|down to|as far as|upto)\b/i;

/** 'Buttons till the waist' says nothing of where the garment ends; it is told. Changes the draft. */
function leaveLengths(draft: Draft, thing: Thing, text: string): void {
  if (thing.type !== 'garment') return;
  for (const length of thing.said.filter(({ as }) => as === 'length')) {
    const shut = thing.said.find(
      ({ as, end }) => as === 'closure' && end < length.start && AS_FAR.test(text.slice(end, length.start)),
    );
    const said = text.slice(length.start, length.end);
    if (!shut || !TO.test(said) || ENDS.test(said)) continue;
    thing.said = thing.said.filter((one) => one !== length);
    draft.spans.push({
      start: shut.start,
      end: length.end,
      text: text.slice(shut.start, length.end),
      as: 'part',
      value: text.slice(shut.start, length.end).toLowerCase(),
      drawn: false,
    });
  }
}
/** To the end of the garment itself: the whole of it is shut. */
const ENDS = /\b(?:hem|end|floor|bottom)\b/i;

/** Leaves the front of each garment to what shuts it there. */
export function settleFastenings(draft: Draft, text: string): void {
  const { things } = draft;
  keepSlant(draft);
  for (const thing of things) {
    leaveFronts(thing, text);
    countButtons(thing, text);
    leaveLengths(draft, thing, text);
    colourButtons(thing, text);
    placeZips(thing, text);
    if (!thing.said.some(isSeen)) continue;
    thing.said = thing.said.map((said) => {
      if (said.as !== 'closure' || !isUnseenFastening(said.value)) return said;
      const { closure: _, ...slots } = said.slots ?? {};
      return { ...said, slots };
    });
  }
}
