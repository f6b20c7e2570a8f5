import type { FolderPage as FolderData } from '@toile/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { FolderDesigns } from '#web/features/folders/folder-designs.tsx';
import { FolderLink } from '#web/features/folders/folder-link.tsx';
import { FoldersSkeleton, HISTORY_PATH } from '#web/features/folders/folders-page.tsx';
import { NameDialog } from '#web/features/folders/name-dialog.tsx';
import { useFolder, useFolderChange } from '#web/features/folders/use-folders.ts';
import { isRefusal } from '#web/lib/error-message.ts';
import { foldersClient, folderZipUrl } from '#web/lib/folders-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toastDone } from '#web/ui/toast.tsx';

const WORDS = FOLDER_WORDS.folder;
/** Designs that are compared at once. */
const COMPARED = { least: 2, most: 4 } as const;

function Lost({ isRefused, onRetry }: { isRefused: boolean; onRetry: () => void }) {
  return (
    <section className="folders wrap">
      <Notice tone="bad" title={isRefused ? WORDS.lost : FOLDER_WORDS.list.failed}>
        <p>{isRefused ? WORDS.lostMore : FOLDER_WORDS.list.failedMore}</p>
        {isRefused ? (
          <ButtonLink size="small">
            <Link to="/designs/folders">{WORDS.all}</Link>
          </ButtonLink>
        ) : (
          <Button size="small" onClick={onRetry}>
            {FOLDER_WORDS.list.tryAgain}
          </Button>
        )}
      </Notice>
    </section>
  );
}

/** Asks before a folder goes for good. */
function RemoveDialog({ folder, onClose }: { folder: FolderData; onClose: () => void }) {
  const change = useFolderChange();
  const navigate = useNavigate();
  const remove = () =>
    change.mutate(async () => {
      await foldersClient.remove(folder.folder_id);
      toastDone(WORDS.removed, WORDS.removedMore);
      void navigate('/designs/folders', { replace: true });
      return undefined;
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={WORDS.removeTitle}
      lead={WORDS.removeMore}
      width={480}
      foot={
        <div className="folder-tools">
          <Button onClick={onClose}>{WORDS.keep}</Button>
          <Button look="ink" busy={change.isPending} onClick={remove}>
            {WORDS.remove}
          </Button>
        </div>
      }
    >
      <p className="pt-2">{folder.name}</p>
    </Dialog>
  );
}

function FolderTools({ folder }: { folder: FolderData }) {
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null);
  const change = useFolderChange();
  const close = () => setAsked(null);
  const rename = (name: string) =>
    change.mutate(() => foldersClient.change(folder.folder_id, { name }), { onSuccess: close });
  return (
    <div className="folder-tools">
      {folder.count === 0 ? null : (
        <ButtonLink size="small">
          <a href={folderZipUrl(folder.folder_id)} download>
            <Download aria-hidden="true" /> {WORDS.zip}
          </a>
        </ButtonLink>
      )}
      <Menu
        trigger={
          <IconButton label={WORDS.moreOfFolder}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => setAsked('name')}>
          {WORDS.rename}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="loss" onSelect={() => setAsked('remove')}>
          {WORDS.remove}
        </MenuItem>
      </Menu>
      {asked === 'name' ? (
        <NameDialog name={folder.name} isBusy={change.isPending} onName={rename} onClose={close} />
      ) : null}
      {asked === 'remove' ? <RemoveDialog folder={folder} onClose={close} /> : null}
    </div>
  );
}

/** One folder: its designs in their order, its link, its archive. */
export function FolderPage({ folderId }: { folderId: string }) {
  const query = useFolder(folderId);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data: folder } = query;
  if (query.isError && !folder) return <Lost isRefused={isRefusal(query.error)} onRetry={() => void query.refetch()} />;
  if (!folder) return <FoldersSkeleton />;
  const choose = (designId: string) =>
    setChosen((all) => (all.includes(designId) ? all.filter((id) => id !== designId) : [...all, designId]));
  const canCompare = chosen.length >= COMPARED.least && chosen.length <= COMPARED.most;
  const [first = '', ...others] = chosen;
  const beside = new URLSearchParams({ with: others.join(',') });
  const compare = () => void (canCompare && navigate(`/designs/${first}/compare?${beside}`));
  return (
    <section className="folders wrap">
      <title>{WORDS.title(folder.name)}</title>
      <header>
        <Link className="basted-link small" to="/designs/folders">
          <ArrowLeft aria-hidden="true" /> {WORDS.all}
        </Link>
        <div className="folder-head">
          <div>
            <h1 className="h1">{folder.name}</h1>
            <p className="muted num">{FOLDER_WORDS.designs(folder.count)}</p>
          </div>
          <FolderTools folder={folder} />
        </div>
      </header>
      {folder.count === 0 && folder.url === null ? null : <FolderLink folder={folder} />}
      {folder.count === 0 ? (
        <div className="folder-empty">
          <p className="h3">{WORDS.empty}</p>
          <p className="muted">{WORDS.emptyMore}</p>
          <ButtonLink look="action">
            <Link to={HISTORY_PATH}>{WORDS.toHistory}</Link>
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className="folder-tools folder-compare">
            <Button size="small" aria-disabled={!canCompare || undefined} onClick={compare}>
              {WORDS.compare}
            </Button>
            <span className="small faint" role="status">
              {chosen.length > 0 ? WORDS.chosen(chosen.length) : WORDS.compareHint}
            </span>
          </div>
          <FolderDesigns folder={folder} chosen={chosen} onChoose={choose} />
        </>
      )}
    </section>
  );
}
