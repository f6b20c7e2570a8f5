import { SaveButton } from '#web/features/share/save-button.tsx';
import { ShareMenu, ShopMenu } from '#web/features/share/share-menu.tsx';
import { type OwnDesign, subjectOfDesign } from '#web/features/share/subject.ts';

/** What can be done with a design of one's own beyond its room: post it, send it, find garments like it. */
export function DesignActions({ design }: { design: OwnDesign }) {
  return (
    <div className="design-actions">
      <SaveButton key={design.designId} design={design} />
      <ShareMenu subject={subjectOfDesign(design)} />
      <ShopMenu words={design.words} />
    </div>
  );
}
