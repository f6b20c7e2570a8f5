import { HISTORY } from '@toile/contract';
import { Button } from '#web/ui/button.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

interface Props {
  isTrash: boolean;
  isFiltered: boolean;
  onGenerate: () => void;
  onClear: () => void;
}

/** What stands where no design is: nothing made yet, nothing that fits, nothing thrown away. */
export function HistoryEmpty({ isTrash, isFiltered, onGenerate, onClear }: Props) {
  if (isFiltered) {
    return (
      <div className="gens-empty">
        <h2 className="h2">Nothing fits this filter</h2>
        <p className="muted">Your other designs are all still there.</p>
        <Button onClick={onClear}>Clear filters</Button>
      </div>
    );
  }
  if (isTrash) {
    return (
      <div className="gens-empty">
        <h2 className="h2">The trash is empty</h2>
        <p className="muted">What you delete stays here for {HISTORY.trashDays} days.</p>
      </div>
    );
  }
  return (
    <div className="gens-empty">
      <Stitch className="w-40" />
      <h2 className="h2">No designs generated yet</h2>
      <p className="muted">Everything you make is kept here, and only you see it until you post it.</p>
      <Button look="action" onClick={onGenerate}>
        Generate Designs
      </Button>
    </div>
  );
}
