import { FIGURE, type Folder, PICTURE } from '@toile/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { NameDialog } from '#web/features/folders/name-dialog.tsx';
import { useFolderChange, useFolders } from '#web/features/folders/use-folders.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { Plus } from '#web/ui/icons/plus.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const WORDS = FOLDER_WORDS.list;
export const HISTORY_PATH = '/ai-outfit-generator?tab=all-generations';

function FolderCard({ folder }: { folder: Folder }) {
  const { folder_id: id, name, count, cover, url } = folder;
  const view = cover?.has_figure ? 'figure' : undefined;
  return (
    <li className="folder-card">
      <Link to={`/designs/folders/${encodeURIComponent(id)}`} className="folder-cover" aria-label={WORDS.open(name)}>
        {cover ? (
          <img
            src={previewUrl(cover.file_id, 768, 'webp', view)}
            alt=""
            {...(view ? FIGURE : PICTURE)}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </Link>
      <h2 className="h3">{name}</h2>
      <p className="small faint folder-standing">
        <span className="num">{FOLDER_WORDS.designs(count)}</span>
        {url ? (
          <span>
            <Link2 aria-hidden="true" /> {WORDS.shared}
          </span>
        ) : null}
      </p>
    </li>
  );
}

/** Holds the page's place until it is known who is there. */
export function FoldersSkeleton() {
  return (
    <section className="folders wrap" aria-busy="true">
      <Skeleton className="h-64" />
    </section>
  );
}

/** Every folder of a person, with its cover. */
export function FoldersPage() {
  const query = useFolders();
  const change = useFolderChange();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const make = (name: string) =>
    change.mutate(async () => {
      const folder = await foldersClient.make({ name, designs: [] });
      setMaking(false);
      void navigate(`/designs/folders/${folder.folder_id}`);
      return folder;
    });
  return (
    <section className="folders wrap">
      <title>{WORDS.title}</title>
      <header>
        <Link className="basted-link small" to={HISTORY_PATH}>
          <ArrowLeft aria-hidden="true" /> {WORDS.history}
        </Link>
        <h1 className="h1">{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
        <div className="folder-tools">
          <Button look="action" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" /> {WORDS.make}
          </Button>
        </div>
      </header>
      {query.isPending ? <Skeleton className="h-64" /> : null}
      {query.isError ? (
        <Notice tone="bad" title={WORDS.failed}>
          <p>{WORDS.failedMore}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {WORDS.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {query.data?.length === 0 ? (
        <div className="folder-empty">
          <p className="h3">{WORDS.none}</p>
          <p className="muted">{WORDS.noneMore}</p>
        </div>
      ) : null}
      <ul className="folder-grid">
        {query.data?.map((folder) => (
          <FolderCard key={folder.folder_id} folder={folder} />
        ))}
      </ul>
      {isMaking ? <NameDialog isBusy={change.isPending} onName={make} onClose={() => setMaking(false)} /> : null}
    </section>
  );
}
