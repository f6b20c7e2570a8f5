import type { Look } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';

/** Names of the two colours an outfit is about, the stronger first. */
function twoColours({ garments }: Look): [string, string] | undefined {
  const colours = garments.flatMap(({ cloth }) => [cloth.colour, ...cloth.print.colours.slice(0, 1)]);
  const names = [
    ...new Map(colours.toSorted((a, b) => oklch(b.hex).c - oklch(a.hex).c).map(({ name }) => [name, name])).keys(),
  ];
  const [a, b] = names;
  return a && b ? [a, b] : undefined;
}

type Line = (a: string, b: string) => string;

/** What two colours do to each other, by the relation the palette was built on. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  neutral: [
    (a, b) => `${a} and ${b} keep the eye on line and cloth`,
    (a, b) => `between ${a} and ${b} it is the cut that speaks`,
    (a, b) => `${a} and ${b} are quiet together`,
    (a, b) => `${a} and ${b} let the cloth do the talking`,
  ],
  'one colour on neutrals': [
    (a, b) => `${a} is the one colour, set against ${b}`,
    (a, b) => `the ${b} leaves all the colour to the ${a}`,
    (a, b) => `against ${b}, the ${a} is the brighter`,
    (a, b) => `all the colour is in the ${a}; the ${b} stands back`,
  ],
  tonal: [
    (a, b) => `${a} and ${b} are steps of one hue`,
    (a, b) => `${b} stays within the hue of ${a}`,
    (a, b) => `the colours run from ${a} to ${b} without leaving one hue`,
    (a, b) => `${a} and ${b} differ in depth, not in hue`,
  ],
  analogous: [
    (a, b) => `${a} and ${b} are neighbours and blend easily`,
    (a, b) => `${a} lies next to ${b} on the wheel`,
    (a, b) => `the eye passes from ${a} to ${b} without a break`,
    (a, b) => `${b} is close kin to ${a}`,
  ],
  complementary: [
    (a, b) => `${a} and ${b} are opposites, and each sharpens the other`,
    (a, b) => `${a} looks the stronger for the ${b} across the wheel from it`,
    (a, b) => `set against ${b}, ${a} is at its brightest`,
    (a, b) => `${b} faces ${a} across the wheel`,
  ],
  'split-complementary': [
    (a, b) => `the ${b} is set well apart from the ${a}`,
    (a, b) => `${a} and ${b} stand nearly opposite`,
    (a, b) => `between ${a} and ${b} there is a lively distance`,
    (a, b) => `${b} answers ${a} from almost across the wheel`,
  ],
  contrasting: [
    (a, b) => `${a} against ${b} is a contrast made on purpose`,
    (a, b) => `${a} and ${b} are meant to differ`,
    (a, b) => `the ${a} makes no attempt to match the ${b}`,
    (a, b) => `${b} sets off the ${a}`,
  ],
  'muted contrast': [
    (a, b) => `${a} and ${b} contrast, but softly`,
    (a, b) => `${a} differs from ${b} without raising its voice`,
    (a, b) => `the contrast of ${a} and ${b} is a quiet one`,
    (a, b) => `${b} tempers the ${a}`,
  ],
};
const ANY: readonly Line[] = [(a, b) => `${a} and ${b} balance each other`];

/** What the colours do, with their names; nothing to say of one alone, nor of all at once. */
export function harmonyLine(look: Look, way: number): string {
  const pair = twoColours(look);
  if (!pair || pair.includes('rainbow')) return '';
  const lines = LINES[look.harmony] ?? ANY;
  return lines[way % lines.length]?.(...pair) ?? '';
}
