import type { Detail } from '@toile/look';
import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const USUAL =
  /^(?:(?:with|give|make|have|put|just|only|some|the|in|a|an|her|him|it) )*(?:normal|regular|ordinary|usual|plain|simple|decent|proper) ([a-z]+(?: [a-z]+)??)(?: (?:only|please|instead|pls))*$/;
/** What no ordinary one of its kind has. */
const MARKED: readonly (readonly [Detail['id'], string])[] = [
  ['distressed', 'remove the rips'],
  ['frayed', 'remove the frayed'],
  ['fade', 'remove the fade'],
];

/** 'Normal jeans', of ripped ones: without what is out of the ordinary. */
export const usual: Frame = (clause, { look }) => {
  const what = USUAL.exec(clause)?.[1];
  const garment = what === undefined ? undefined : garmentNamed(look, what);
  const clauses = garment
    ? MARKED.flatMap(([id, says]) => (garment.details.some((one) => one.id === id) ? [says] : []))
    : [];
  return clauses.length > 0 ? { clauses, of: garment?.name } : undefined;
};
