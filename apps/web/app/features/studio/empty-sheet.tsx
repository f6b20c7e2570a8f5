import { LateCroquis } from '#web/features/studio/pictures/late-croquis.tsx';

/** The picture's place while it is drawn: paper of the same size, the figure in draft on it. */
export const EmptySheet = ({ isWorking }: { isWorking: boolean }) => (
  <div className="sheet skel" aria-busy={isWorking || undefined}>
    <LateCroquis />
  </div>
);
