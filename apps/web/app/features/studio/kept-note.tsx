import { Lock } from 'lucide-react';
import { STUDIO } from '#web/content/studio.ts';
import type { Kept } from '#web/features/studio/kept.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  kept: Kept;
  onLetGo: () => void;
}

const AND = new Intl.ListFormat('en-IN');

/** Beside the brief: what the next design takes over, and the way to let it go. */
export function KeptNote({ kept, onLetGo }: Props) {
  return (
    <p className="kept-note small" role="status">
      <Lock aria-hidden="true" />
      <span>{STUDIO.keepParts.keeps(AND.format(kept.parts.map(({ title }) => title)))}</span>
      <Button look="ghost" size="small" onClick={onLetGo}>
        {STUDIO.keepParts.letGo}
      </Button>
    </p>
  );
}
