import type { Garment, Look } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { shareOf } from '#atelier/soak.fixture.ts';
import { type MadeOrder, type MadePiece, madeOrder } from './whole-outfits.fixture.ts';

const ORDERS = 6000;
const IN_EVERY_RUN = 300;
/** Of so many made-up orders at most one is read otherwise than it says. */
const ONE_IN = 100;

const isCalled = (said: string, name: string | undefined): boolean =>
  name === said || name?.endsWith(` ${said}`) === true;
const ofParts = ({ trims, border }: Garment): (string | undefined)[] => [
  ...Object.values(trims).map((colour) => colour?.name),
  border?.colour.name,
  border?.accent?.name,
];
const ofPrint = ({ cloth }: Garment): string[] => cloth.print.colours.map(({ name }) => name);

/** What of a piece is lost or said of another, in words; nothing where it is as it was ordered. */
function faultsOfPiece({ colour, print, part }: MadePiece, look: Look): string[] {
  const garment = look.garments.find(({ cloth, family }) => family !== 'choli' && isCalled(colour, cloth.colour.name));
  if (!garment) return [`no piece is ${colour}`];
  const hasPrint = garment.cloth.print.kind !== 'solid';
  const isPrintSaid = print !== undefined || part?.name === 'stripes';
  return [
    ...(hasPrint === isPrintSaid ? [] : [`print of what is ${colour}`]),
    ...(part && ![...ofParts(garment), ...ofPrint(garment)].some((name) => isCalled(part.colour, name))
      ? [`${part.colour} ${part.name}`]
      : []),
  ];
}

/** A colour of the order that lies on a piece it was not said of. */
function strayColours({ pieces }: MadeOrder, look: Look): string[] {
  return look.garments.flatMap((garment) => {
    const own = pieces.find(({ colour }) => isCalled(colour, garment.cloth.colour.name));
    const others = pieces.filter((piece) => piece !== own).flatMap(({ colour, part }) => [colour, part?.colour]);
    return own ? ofParts(garment).filter((name): name is string => name !== undefined && others.includes(name)) : [];
  });
}

function faultsOf(order: MadeOrder): string[] {
  const look = read({ words: order.words }, 7);
  const beside = [
    look.footwear.colour.name,
    ...look.accessories.map(({ colour }) => colour.name),
    ...look.garments.map(({ cloth }) => cloth.colour.name),
  ];
  return [
    ...order.pieces.flatMap((piece) => faultsOfPiece(piece, look)),
    ...strayColours(order, look).map((name) => `${name} where nobody said it`),
    ...order.besides
      .filter((colour) => !beside.some((name) => isCalled(colour, name)))
      .map((name) => `${name} of a thing`),
  ];
}

describe('an order of several pieces', () => {
  it('keeps on each its own colour, print and coloured part, however they are listed', () => {
    const numbers = shareOf(ORDERS, IN_EVERY_RUN);
    const wrong = numbers.flatMap((number) => {
      const order = madeOrder(number);
      const faults = faultsOf(order);
      return faults.length > 0 ? [`${order.words}: ${faults.join('; ')}`] : [];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(numbers.length / ONE_IN);
  });
});
