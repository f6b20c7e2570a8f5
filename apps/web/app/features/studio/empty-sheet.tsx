import type { GenerationRequest } from '@toile/contract';
import { Croquis } from '#web/features/studio/pictures/croquis.tsx';

interface Props {
  category: GenerationRequest['category'];
  /** While it is, light sweeps over the paper. */
  isWorking: boolean;
}

/** The picture's place while it is drawn: the same paper, the same size, the garment only basted. */
export function EmptySheet({ category, isWorking }: Props) {
  return (
    <div className="sheet skel" data-still={isWorking ? undefined : true} aria-busy={isWorking || undefined}>
      <Croquis category={category} />
    </div>
  );
}
