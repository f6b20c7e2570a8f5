import { HISTORY } from '@toile/contract';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { Button } from '#web/ui/button.tsx';
import { DressForms } from '#web/ui/dress-forms.tsx';

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
        <h2 className="h2">{HISTORY_WORDS.historyEmpty.nothingFitsThisFilter}</h2>
        <p className="muted">{HISTORY_WORDS.historyEmpty.yourOtherDesignsAre}</p>
        <Button onClick={onClear}>{HISTORY_WORDS.historyEmpty.clearFilters}</Button>
        <DressForms />
      </div>
    );
  }
  if (isTrash) {
    return (
      <div className="gens-empty">
        <h2 className="h2">{HISTORY_WORDS.historyEmpty.theTrashIsEmpty}</h2>
        <p className="muted">{HISTORY_WORDS.historyEmpty.whatYouDeleteStays(HISTORY.trashDays)}</p>
        <DressForms />
      </div>
    );
  }
  return (
    <div className="gens-empty">
      <h2 className="h2">{HISTORY_WORDS.historyEmpty.noDesignsGeneratedYet}</h2>
      <p className="muted">{HISTORY_WORDS.historyEmpty.everythingYouMakeIs}</p>
      <Button look="action" onClick={onGenerate}>
        {HISTORY_WORDS.historyEmpty.generateDesigns}
      </Button>
      <DressForms />
    </div>
  );
}
