/** Details that a garment has by its kind, named or not: without them its drawing is no other. */
import type { Detail, GarmentKind } from '@toile/look';

type OfKinds = Partial<Readonly<Record<GarmentKind, readonly Detail['id'][]>>>;

/** What the figure has by the kind of a garment. */
export const ON_THE_FIGURE: OfKinds = {
  dungarees: ['strap-buckles', 'bib'],
  pinafore: ['bib'],
};

/** What its technical drawings have. */
export const IN_THE_FLATS: OfKinds = {
  'pencil-skirt': ['vent'],
  'wrap-skirt': ['side-tie'],
  'wrap-top': ['side-tie'],
};
