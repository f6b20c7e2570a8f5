import { Link } from 'react-router';
import { STUDIO } from '#web/content/studio.ts';
import { cx } from '#web/ui/cx.ts';
import { Scissors } from '#web/ui/icons/scissors.tsx';

/** The way to what a design is sewn from. @param isLow the one that stands under the change box, on a phone */
export const GarmentWay = ({ designId, isLow }: { designId: string; isLow?: boolean }) => (
  <Link to={`/designs/${designId}`} className={cx('basted-link garment-way', isLow && 'garment-low')}>
    <Scissors aria-hidden="true" /> {STUDIO.pictureActions.makeTheGarment}
  </Link>
);
