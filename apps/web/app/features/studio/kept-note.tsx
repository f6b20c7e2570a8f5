import { LOCALE } from '#web/content/language.ts';
import { STUDIO } from '#web/content/studio.ts';
import type { Kept } from '#web/features/studio/kept.ts';
import { whenAsked } from '#web/lib/when-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons/lock.tsx';

interface Props {
  kept: Kept;
  onLetGo: () => void;
}

const and = whenAsked(() => new Intl.ListFormat(LOCALE));

/** Beside the brief: what the next design takes over, and the way to let it go. */
export function KeptNote({ kept, onLetGo }: Props) {
  return (
    <p className="kept-note small" role="status">
      <Lock aria-hidden="true" />
      <span>{STUDIO.keepParts.keeps(and().format(kept.parts.map(({ title }) => title)))}</span>
      <Button look="ghost" size="small" onClick={onLetGo}>
        {STUDIO.keepParts.letGo}
      </Button>
    </p>
  );
}
