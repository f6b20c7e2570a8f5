import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { isKept, type KeptPart, keepableParts, toggleKept } from '#web/features/studio/kept.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { Lock } from '#web/ui/icons/lock.tsx';
import { LockOpen } from '#web/ui/icons/lock-open.tsx';

interface Props {
  designId: string;
  look: Look;
}

/** The parts of a Look, each with a lock: what is locked stays as it is in the next design. */
export function KeepParts({ designId, look }: Props) {
  const { kept, setKept } = useStudioTools();
  const chip = (part: KeptPart) => {
    const isLocked = isKept(kept, designId, part.slot);
    return (
      <label key={part.slot} className="choice chip">
        <input type="checkbox" checked={isLocked} onChange={() => setKept(toggleKept(kept, designId, part))} />
        {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        {wearWords(part.title)}
      </label>
    );
  };
  return (
    <section>
      <fieldset className="choices">
        <legend>
          <span className="label">{STUDIO.keepParts.title}</span>
        </legend>
        <div className="chips">{keepableParts(look).map(chip)}</div>
      </fieldset>
      <p className="small faint">{STUDIO.keepParts.hint}</p>
    </section>
  );
}
