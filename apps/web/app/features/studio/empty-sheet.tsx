import type { GenerationRequest } from '@toile/contract';
import type { ReactNode } from 'react';
import { Croquis } from '#web/features/studio/pictures/croquis.tsx';

interface Props {
  category: GenerationRequest['category'];
  children?: ReactNode;
}

/** The picture's place while it is drawn: the same paper, the same size, the garment only basted. */
export function EmptySheet({ category, children }: Props) {
  return (
    <div className="sheet skel">
      <Croquis category={category} />
      {children}
    </div>
  );
}
