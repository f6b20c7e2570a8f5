import { UI } from '#web/content/ui.ts';

interface Props {
  /** Whether all of it is shown. */
  isOpen: boolean;
  onToggle: () => void;
  /** What it says while only a part is shown. */
  more?: string;
  className?: string;
}

/** Shows all of a text that is shown in part, and less of it again. */
export function MoreButton({ isOpen, onToggle, more = UI.moreButton.showAll, className = 'small' }: Props) {
  return (
    <button type="button" className={`basted-link ${className}`} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? UI.moreButton.showLess : more}
    </button>
  );
}
