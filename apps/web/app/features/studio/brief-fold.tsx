import { useWatch } from 'react-hook-form';
import { STUDIO } from '#web/content/studio.ts';
import type { BriefForm } from '#web/features/studio/brief-form.ts';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';

interface Props {
  /** Of the design that lies under it; where there is none the words of the brief stand here. */
  name: string | undefined;
  isOpen: boolean;
  /** A design is being made of these words: what is written now is for the next. */
  isTaken: boolean;
  onToggle: () => void;
}

/** Where brief and picture stand in one column: the words of the brief in a line, and the way to change them. */
export function BriefFold({ name, isOpen, isTaken, onToggle }: Props) {
  const words = useWatch<BriefForm, 'style_idea'>({ name: 'style_idea' });
  const [said, short] = isOpen
    ? [STUDIO.briefFold.close, STUDIO.briefFold.shortClose]
    : isTaken
      ? [STUDIO.briefFold.next, STUDIO.briefFold.shortNext]
      : [STUDIO.briefFold.change, STUDIO.briefFold.short];
  const Sign = isOpen ? ChevronDown : PencilLine;
  return (
    <button type="button" className="brief-fold" aria-expanded={isOpen} aria-controls="brief" onClick={onToggle}>
      <span className="brief-fold-words" data-name={name === undefined ? undefined : true}>
        {name ?? words}
      </span>
      <span className="label" data-short={short}>
        {said}
      </span>
      <Sign aria-hidden="true" />
    </button>
  );
}
