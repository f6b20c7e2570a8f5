import { SHARE } from '#web/content/share.ts';
import { ShareItems } from '#web/features/share/share-items.tsx';
import type { ShareSubject } from '#web/features/share/subject.ts';
import { Button } from '#web/ui/button.tsx';
import { Share2 } from '#web/ui/icons/share-2.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** A button that unfolds into the places a design can be sent to. */
export function ShareMenu({ subject }: { subject: ShareSubject }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" aria-keyshortcuts="S">
          <Share2 aria-hidden="true" /> {SHARE.shareMenu.share}
        </Button>
      }
    >
      <ShareItems subject={subject} />
    </Menu>
  );
}
