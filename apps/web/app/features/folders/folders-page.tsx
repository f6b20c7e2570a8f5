import { FIGURE, FOLDERS, type Folder, PICTURE } from '@toile/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { NameDialog } from '#web/features/folders/name-dialog.tsx';
import { useFolderChange, useFolders } from '#web/features/folders/use-folders.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { Plus } from '#web/ui/icons/plus.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

const WORDS = FOLDER_WORDS.list;
/** Of the cover; those beside it are a third as wide. */
const SIZES = '(min-width: 900px) 22vw, (min-width: 640px) 34vw, 70vw';
/** As many as stand in a row at most, while nobody knows how many there are. */
const WAITING = [0, 1, 2, 3];
const PLACES = Array.from({ length: FOLDERS.front }, (_, place) => place);
export const HISTORY_PATH = '/ai-outfit-generator?tab=all-generations';

type FrontDesign = Folder['front'][number];

function FrontSheet({ design: { file_id: fileId, has_figure: hasFigure } }: { design: FrontDesign }) {
  const view = hasFigure ? 'figure' : undefined;
  return (
    <img
      src={previewUrl(fileId, 768, 'webp', view)}
      srcSet={previewSrcSet(fileId, 'webp', view)}
      sizes={SIZES}
      alt=""
      {...(view ? FIGURE : PICTURE)}
      data-whole={view === undefined || undefined}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The cover large, the next beside it; a place that waits for a design is basted, and in an empty folder that is all of it. */
function FolderCard({ folder }: { folder: Folder }) {
  const { folder_id: id, name, count, front, url } = folder;
  return (
    <li className="folder-card">
      <Link to={`/designs/folders/${encodeURIComponent(id)}`} className="folder-front" aria-label={WORDS.open(name)}>
        {front.length === 0 ? (
          <span className="folder-place muted">{FOLDER_WORDS.folder.empty}</span>
        ) : (
          PLACES.map((place) => {
            const design = front[place];
            return (
              <span key={place} className="folder-place" data-waits={design === undefined || undefined}>
                {design ? <FrontSheet design={design} /> : null}
              </span>
            );
          })
        )}
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

function WaitingFronts() {
  return (
    <div className="folder-fronts" aria-hidden="true">
      {WAITING.map((n) => (
        <Skeleton key={n} className="folder-front-waiting" />
      ))}
    </div>
  );
}

/** Holds the page's place until it is known who is there. */
export function FoldersSkeleton() {
  return (
    <section className="folders wrap" aria-busy="true">
      <header>
        <SkeletonLine className="w-40" />
        <SkeletonLine className="w-64" />
      </header>
      <WaitingFronts />
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
        <div className="folder-head">
          <h1 className="h1">{WORDS.heading}</h1>
          <Button look="action" onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" /> {WORDS.make}
          </Button>
        </div>
        <p className="lede">{WORDS.lede}</p>
      </header>
      {query.isPending ? <WaitingFronts /> : null}
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
      <ul className="folder-fronts">
        {query.data?.map((folder) => (
          <FolderCard key={folder.folder_id} folder={folder} />
        ))}
      </ul>
      {isMaking ? <NameDialog isBusy={change.isPending} onName={make} onClose={() => setMaking(false)} /> : null}
    </section>
  );
}
