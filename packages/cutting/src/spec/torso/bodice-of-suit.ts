import type { Detail, Garment } from '@toile/look';

/** Pockets that lie on the breast of a suit; its other pockets are those of its legs. */
const OF_BREAST: readonly Detail['id'][] = ['patch-pocket', 'chest-pocket', 'chest-flap-pocket', 'pocket'];

const isOfLegs = ({ id }: Detail): boolean => id.includes('pocket') && !OF_BREAST.includes(id);

/** The body of what is joined to legs, as it is drawn and as it is cut. */
export const bodiceOfSuit = <Worn extends Garment>(garment: Worn): Worn => ({
  ...garment,
  silhouette: 'straight',
  details: garment.details.filter((detail) => !isOfLegs(detail)),
});
