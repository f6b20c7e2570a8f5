import { colourDistance } from '#atelier/kit/colour.ts';
import { COLOURS } from './colours.ts';

/** What the colour of the house that looks most like `hex` is called. @param isLeftOut names that will not do */
export function nearestName(hex: string, isLeftOut: (name: string) => boolean = () => false): string {
  let [name, nearest] = ['', Number.POSITIVE_INFINITY];
  for (const colour of COLOURS) {
    if (isLeftOut(colour.name)) continue;
    const far = colourDistance(hex, colour.hex);
    if (far < nearest) [name, nearest] = [colour.name, far];
  }
  return name;
}
