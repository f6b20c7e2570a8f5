import { isColour } from '../is-colour.ts';

const ALONE =
  /^(?:(?:in|an?|the|maybe|make|it|them) )*(?:(?:raw|rinsed|washed|proper|nice|plain|simple) )?([a-z]+(?: [a-z]+){0,2}?)(?: (?:one|ones|colou?r|wala|wali|shade|please))*(?: not .+)?$/;

/** The colour that a clause names and nothing else: 'baby pink', 'white one'. */
export function colourAlone(clause: string): string | undefined {
  const colour = ALONE.exec(clause)?.[1];
  return colour !== undefined && isColour(colour) ? colour : undefined;
}
