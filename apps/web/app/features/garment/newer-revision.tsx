import { GARMENT } from '#web/content/garment.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** The revision that was saved elsewhere. */
  revision: number;
  onTakeTheirs: () => void;
  onLayOver: () => void;
}

/** Says that a pack was saved elsewhere while its form was written, and offers both ways on. */
export function NewerRevision({ revision, onTakeTheirs, onLayOver }: Props) {
  return (
    <div role="alert" className="grid gap-3">
      <p>{GARMENT.edit.changed(revision)}</p>
      <div className="cutting-tools">
        <Button look="action" onClick={onLayOver}>
          {GARMENT.edit.layOver}
        </Button>
        <Button onClick={onTakeTheirs}>{GARMENT.edit.takeTheirs}</Button>
      </div>
    </div>
  );
}
