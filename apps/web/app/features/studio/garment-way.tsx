import { Link } from 'react-router';
import { STUDIO } from '#web/content/studio.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';

/** The way to what a design is sewn from. */
export const GarmentWay = ({ designId }: { designId: string }) => (
  <ButtonLink size="small" className="garment-way">
    <Link to={`/designs/${designId}`}>
      <Scissors aria-hidden="true" /> {STUDIO.pictureActions.makeTheGarment}
    </Link>
  </ButtonLink>
);
