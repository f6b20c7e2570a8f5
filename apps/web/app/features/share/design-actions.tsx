import { SaveButton } from '#web/features/share/save-button.tsx';
import { ShareMenu } from '#web/features/share/share-menu.tsx';
import { type OwnDesign, subjectOfDesign } from '#web/features/share/subject.ts';

/** What can be done with a design of one's own beyond its room: send it, post it. */
export function DesignActions({ design }: { design: OwnDesign }) {
  return (
    <div className="design-actions">
      <ShareMenu subject={subjectOfDesign(design)} />
      <SaveButton key={design.designId} design={design} />
    </div>
  );
}
