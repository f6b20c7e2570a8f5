import { useState } from 'react';
import { plate } from '#web/lib/plates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Needle } from '#web/ui/needle.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/** What lies over a page: dialog, menu, tooltip, toasts (3 seen, 4 s, 356 px wide, 14 px apart, away after 20 px; Alt+T). */
export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="design-row">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A dialog" lead="It rises from its button.">
        <p>On phones it is a sheet from below.</p>
      </Dialog>
      <Menu
        trigger={
          <IconButton label="Menu, with a tooltip after 700 ms">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => toastDone('Chosen')}>Choose</MenuItem>
        <MenuItem tone="loss" icon={<Trash2 aria-hidden="true" />} onSelect={() => toastFault('Gone')}>
          Delete
        </MenuItem>
      </Menu>
      <Button onClick={() => toastDone('Design saved to community gallery!', 'Everybody can see it now.')}>
        Toast
      </Button>
      <Button onClick={() => toastFault('Failed to fetch image.', 'Nothing was lost; try again.')}>Toast, bad</Button>
    </div>
  );
}

/** Waiting, telling, failing, and pictures. */
export function States() {
  return (
    <div className="design-stack">
      <Needle label="Drawing" progress={0.6} />
      <Notice title="A notice">It says what happened.</Notice>
      <Notice tone="bad" title="A bad notice">
        It says what was kept and what to do.
      </Notice>
      <div className="design-row">
        <Skeleton className="size-24" />
        <div className="w-48">
          <SkeletonLine />
          <SkeletonLine className="mt-4" />
        </div>
        <Avatar name="Toile" photoUrl="" />
        <Plate {...plate('sheet-gown')} sizes="180px" alt="A plate" className="w-44" />
      </div>
    </div>
  );
}
