import { PostDialog } from '#web/features/share/post-dialog.tsx';
import type { OwnDesign } from '#web/features/share/subject.ts';
import { usePosting } from '#web/features/share/use-posting.ts';

interface Props {
  /** The design that is to be posted; null while there is nothing to ask. */
  design: Pick<OwnDesign, 'designId' | 'fileId' | 'words'> | null;
  onEnd: () => void;
}

/** Asks before a design is posted whose menu has folded up, and posts it. */
export function PostQuestion({ design, onEnd }: Props) {
  const { save, isSaving } = usePosting();
  if (!design) return null;
  return (
    <PostDialog
      design={design}
      isOpen
      isBusy={isSaving}
      onCancel={onEnd}
      onConfirm={() => void save(design.designId).then(onEnd)}
    />
  );
}
