import { COLOURWAYS, type Colourway } from '@toile/contract';

interface Colour {
  value: Colourway;
  label: string;
  /** As it is shown on screen. */
  hex: string;
}

/** Colours a design may be asked for in, in the contract's order. */
export const COLOURS: readonly Colour[] = COLOURWAYS.map(([value, label, hex]) => ({ value, label, hex }));

export const colourName = (value: Colourway): string =>
  COLOURS.find((colour) => colour.value === value)?.label ?? value;
