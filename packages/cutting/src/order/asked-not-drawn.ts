import type { Look } from '@toile/look';
import type { Specification } from '../spec/specification.ts';
import { calloutsOf } from './callouts-of.ts';
import { undrawnOf } from './undrawn.ts';

/** What was ordered of each garment of a pack and its flat does not show: 'kurta: concealed placket'. */
export const askedNotDrawn = (look: Look, garments: readonly { readonly spec: Specification }[]): string[] =>
  garments.flatMap(({ spec }) =>
    (spec.missing === undefined ? calloutsOf(look, spec).map(({ text }) => text) : undrawnOf(look, spec)).map(
      (words) => `${spec.name}: ${words}`,
    ),
  );
