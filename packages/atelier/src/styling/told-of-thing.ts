import type { Colour, Garment } from '@toile/look';
import type { Thing } from '#atelier/draft/draft.ts';
import { isHandNamed } from '#atelier/lexicon/adornments/in-hand.ts';
import { colourNamed } from '#atelier/lexicon/colours/named-colour.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import { TREATED } from '#atelier/lexicon/treatments.ts';

/** Its border is drawn in a colour of its own. */
const isScarf = (thing: Thing): boolean => thing.type === 'accessory' && thing.entry.kind === 'scarf';

/** 'Long white gloves' go up over the elbow. */
const isLongGlove = (thing: Thing, value: string): boolean =>
  thing.type === 'accessory' && thing.entry.kind === 'gloves' && value === 'long';

/** The straps of a bag and the zip of a boot, by their own names. */
const fastening = (as: string, value: string): string[] | undefined => {
  if (as === 'detail' && value === 'belt') return ['buckle'];
  return as === 'closure' || as === 'neckline' ? [value] : undefined;
};

/** Lexicon ids of what is told of a shoe or an accessory, further colours among them. */
export const detailsOf = (thing: Thing): string[] => {
  const own = thing.type === 'garment' ? [] : (thing.entry.details ?? []);
  const told = thing.said.flatMap(
    ({ slots, as, value }) =>
      fastening(as, value) ??
      slots?.details ??
      (as === 'fabric' || as === 'print' || isLongGlove(thing, value) ? [value] : []),
  );
  const ground = saidColour(thing);
  const accents = thing.said
    .filter(({ colour }) => colour && colour !== ground && !ground?.name.endsWith(` ${colour.name}`))
    .map(({ value, part }) => (part === 'border' && isScarf(thing) ? `${value}-border` : `${value}-accents`));
  return [...new Set([...own, ...told, ...accents])];
};
/** What a hat is trimmed with leaves it its own colour. */
const isHat = (thing: Thing): boolean => thing.type === 'accessory' && thing.entry.kind === 'hat';

/** Bows, laces, soles and locks leave a thing its own colour, and are told beside it. */
const KEEPS_OWN: ReadonlySet<string> = new Set(['bow', 'detail']);

/** Jewels that are set: the metal is theirs, another colour their stones'. */
const SET_JEWELS: ReadonlySet<string> = new Set([
  ...['choker', 'necklace', 'earrings', 'jhumkas', 'studs', 'hoops', 'maang-tikka', 'nose-ring', 'bracelet', 'tiara'],
]);
const METAL =
  /^(?:(?:antique|rose|oxidised|white|old|matte|brushed) )?(?:gold|silver|brass|copper|bronze|platinum|gunmetal)$/;

/** 'A kundan choker, gold finish, green drops': of gold, though the green is said of something too. */
function metalOf(thing: Thing): Colour | undefined {
  if (thing.type !== 'accessory' || !SET_JEWELS.has(thing.entry.kind)) return undefined;
  const metals = thing.said.flatMap(({ colour }) => (colour && METAL.test(colour.name) ? [colour] : []));
  return metals.find(({ name }) => /oxidised|antique|rose/.test(name)) ?? metals[0];
}

export const saidColour = (thing: Thing): Colour | undefined =>
  metalOf(thing) ??
  thing.said.find((said) => said.colour && !said.part)?.colour ??
  (isHat(thing) ? undefined : thing.said.find((said) => said.colour && !KEEPS_OWN.has(said.part ?? ''))?.colour) ??
  (thing.said.find((said) => said.palette)?.palette ?? []).map(colourNamed)[0];
/** 'a matching cap' is of the colour of the garment the outfit is about. */
export const matchedColour = (thing: Thing, garments: readonly Garment[]): Colour | undefined =>
  thing.matches ? (garments.find(({ layer }) => layer === 'one-piece') ?? garments.at(-1))?.cloth.colour : undefined;
/** 'cable-knit' before 'hat', where the words gave it a cloth or a look. */
export const namedWith = (thing: Thing, name: string): string => {
  const before = thing.said
    .filter(
      ({ as, value, start, end }) =>
        !isHandNamed(value) &&
        ((/^(fabric|print|detail)$/.test(as) && end <= thing.start + 1) ||
          (as === 'detail' && start === thing.start && end < thing.end)),
    )
    .map(({ value }) => TREATED[value] ?? value.replaceAll('-', ' '));
  return [...before.slice(0, 2), name].join(' ');
};

/** What has no drawing is told by its colour too, where the words give it one. */
export function calledBy(thing: Thing, { kind, name, id }: AccessoryEntry): string {
  const called = name ?? id.replaceAll('-', ' ');
  const colour = kind === 'other' || kind === 'held' ? saidColour(thing)?.name : undefined;
  return colour && !called.includes(colour) ? `${colour} ${called}` : called;
}
