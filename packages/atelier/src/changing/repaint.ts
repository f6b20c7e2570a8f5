import type { Colour, Garment } from '@toile/look';
import { detailWord } from '@toile/look';
import { colourDistance } from '#atelier/kit/colour.ts';
import { cite } from './cite.ts';
import { sayOf } from './say-of.ts';
import { mark, type Work } from './work.ts';

const NEEDLEWORK = /embroider|zari|zardo|sequin|bead|mirror|gota|work|applique|stones|crystal/;
const METALS: ReadonlySet<string> = new Set(['gold', 'silver', 'copper', 'bronze', 'rose gold', 'antique gold']);

const isCalled = (colour: Colour, name: string): boolean => colour.name === name || colour.name.endsWith(` ${name}`);

/** The garment with its second colours another, where one of them is `name`. */
function repaintTrims(garment: Garment, name: string, colour: Colour): Garment | undefined {
  const swapped = (own: Colour): Colour => (isCalled(own, name) ? colour : own);
  const { border, trims, cloth } = garment;
  const next: Garment = {
    ...garment,
    cloth: { ...cloth, print: { ...cloth.print, colours: cloth.print.colours.map(swapped) } },
    ...(border && { border: { ...border, colour: swapped(border.colour), accent: swapped(border.accent) } }),
    // the same parts, each with its colour
    trims: Object.fromEntries(Object.entries(trims).map(([part, own]) => [part, swapped(own)])) as Garment['trims'],
  };
  return JSON.stringify(next) === JSON.stringify(garment) ? undefined : next;
}

const lastOf = (name: string): string | undefined => name.split(' ').at(-1);

/** Colours that are further from each other than this are called by the same name by nobody. */
const LIKE = 30;

/** The garment whose colour somebody may have meant by a name. */
function likest(garments: readonly Garment[], { hex }: Colour): Garment | undefined {
  const [nearest] = garments
    .map((garment) => ({ garment, far: colourDistance(garment.cloth.colour.hex, hex) }))
    .toSorted((a, b) => a.far - b.far);
  return nearest && nearest.far < LIKE ? nearest.garment : undefined;
}

/** Whatever is of one colour in another: cloth first, then what is on it, then what is worn beside it. */
export function repaint(work: Work, painted: Colour, colour: Colour, words: string): boolean {
  const { look } = work;
  const { name } = painted;
  const alikes = look.garments.filter(({ cloth }) => isCalled(cloth.colour, name));
  for (const { id } of alikes) {
    const target = look.garments.find((garment) => garment.id === id);
    if (target && isCalled(target.cloth.colour, name)) sayOf(work, target, words, true);
  }
  if (alikes.length > 0) {
    look.garments = look.garments.map((one) => repaintTrims(one, name, colour) ?? one);
    return true;
  }
  let isFound = false;
  for (const garment of look.garments) {
    const next = repaintTrims(garment, name, colour);
    if (!next) continue;
    isFound = true;
    look.garments = look.garments.map((one) => (one === garment ? next : one));
    mark(work, `${garment.id}.trims`);
  }
  for (const worn of look.accessories) {
    if (!isCalled(worn.colour, name)) continue;
    isFound = true;
    look.accessories = look.accessories.map((one) => (one === worn ? { ...one, colour } : one));
    mark(work, `accessory.${worn.kind}`);
  }
  if (isCalled(look.footwear.colour, name)) {
    isFound = true;
    look.footwear = { ...look.footwear, colour };
    mark(work, 'footwear.colour');
  }
  const worked = METALS.has(name)
    ? look.garments.find(({ details }) => details.some((detail) => NEEDLEWORK.test(detailWord(detail))))
    : undefined;
  if (worked && !worked.trims.embroidery) {
    look.garments = look.garments.map((one) =>
      one === worked ? { ...one, trims: { ...one.trims, embroidery: colour } } : one,
    );
    mark(work, `${worked.id}.trims`);
    return true;
  }
  // 'blush, not hot pink' of what is pink; 'instead of pink' of what is blush
  const near =
    look.garments.find(({ cloth }) => lastOf(cloth.colour.name) === lastOf(name)) ?? likest(look.garments, painted);
  if (!isFound && near) return sayOf(work, near, words);
  if (!isFound) work.notDone.push(`${cite(name)}: nothing here is of that colour.`);
  return true;
}
