/** What is said of a picture is in it, and what is in it is said. */
import { type Garment, type Look, thingOfProduct } from '@toile/look';
import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { describe } from '../describe.ts';
import type { Fault } from './fault.ts';
import { type Measured, pixelsOf } from './measured.ts';

/** A name as a word of its own: 'top' is not said by 'topstitched'. */
const says = (text: string, name: string): boolean => ` ${text} `.match(wordOf(name)) !== null;
const wordOf = (name: string): RegExp => new RegExp(`[^a-z]${name.toLowerCase().replace(/[^a-z ]/g, '.')}[^a-z]`);

const fault = (kind: string, note: string): Fault => ({ rule: 'said', kind, note });

/** Whether a name is part of the name of something that is drawn. */
const isWithin = (name: string, { garments }: Look): boolean =>
  garments.some((other) => other.name.toLowerCase().includes(name.toLowerCase()));

/** Whether a garment may be seen through another: what is under a sheer cloth has no pixel of its own. */
const isSeenThrough = ({ id }: Garment, { garments }: Look): boolean =>
  garments.some((other) => other.id !== id && isSheer(other.cloth.fabric));

/** Whether somebody wears it who only carries the one thing that the sheet is of: it is told as no part of the order. */
const isCarriers = ({ name }: Garment, look: Look): boolean =>
  look.product !== undefined && thingOfProduct(look, look.product).name !== name;

/** Every garment told is drawn, every one drawn is told, and no accessory is told that is not. */
export function saidFaults(m: Measured, seed: number): Fault[] {
  const text = describe(m.look, seed).toLowerCase();
  const drawn = drawnOf(m.look, seed);
  const pixels = ({ id }: Garment): number =>
    pixelsOf(
      m,
      m.look.garments.findIndex((g) => g.id === id),
    ).length;
  const kept = new Set(drawn.look.accessories.map(({ kind }) => kind));
  const isTold = (g: Garment): boolean => g.family === 'choli' || isCarriers(g, m.look) || says(text, g.name);
  return [
    ...drawn.look.garments.filter((g) => !isTold(g)).map((g) => fault(g.kind, 'drawn, and not told')),
    ...drawn.look.garments
      .filter((g) => pixels(g) === 0 && !isSeenThrough(g, m.look))
      .map((g) => fault(g.kind, 'told, and no pixel of it')),
    ...drawn.hidden
      .filter((g) => says(text, g.name) && !isWithin(g.name, drawn.look) && drawn.look.garments.length > 0)
      .map((g) => fault(g.kind, 'hidden, and told')),
    ...m.look.accessories
      .filter(({ kind, name }) => !kept.has(kind) && says(text, name))
      .map(({ kind }) => fault(kind, 'an accessory that is told, and not drawn')),
  ];
}
