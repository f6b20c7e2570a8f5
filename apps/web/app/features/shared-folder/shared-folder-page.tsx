import './shared-folder.css';
import { useQuery } from '@tanstack/react-query';
import { type OpenFolder, PICTURE } from '@toile/contract';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { isRefusal } from '#web/lib/error-message.ts';
import { openFolder, sharedPictureUrl } from '#web/lib/folders-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

const WORDS = FOLDER_WORDS.shared;

function Closed({ isRefused, onRetry }: { isRefused: boolean; onRetry: () => void }) {
  return (
    <div className="shared-head">
      <h1 className="h1">{isRefused ? WORDS.lost : WORDS.away}</h1>
      <p className="lede">{isRefused ? WORDS.lostMore : WORDS.awayMore}</p>
      {isRefused ? null : <Button onClick={onRetry}>{WORDS.tryAgain}</Button>}
    </div>
  );
}

function Opened({ folderKey, folder }: { folderKey: string; folder: OpenFolder }) {
  return (
    <>
      <title>{WORDS.title(folder.name, folder.by)}</title>
      <header className="shared-head">
        <p className="muted">{WORDS.from(folder.by)}</p>
        <h1 className="h1">{folder.name}</h1>
        <p className="small faint num">{FOLDER_WORDS.designs(folder.designs.length)}</p>
      </header>
      {folder.designs.length === 0 ? <p className="lede">{WORDS.empty}</p> : null}
      <ol className="shared-designs">
        {folder.designs.map(({ design_id: id, title }) => (
          <li key={id}>
            <Plate src={sharedPictureUrl(folderKey, id)} alt={WORDS.alt(title)} {...PICTURE} />
            <h2 className="h3">{title}</h2>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A folder as whoever has its link sees it, without an account. */
export function SharedFolderPage({ folderKey }: { folderKey: string }) {
  const query = useQuery({ queryKey: ['open-folder', folderKey], queryFn: () => openFolder(folderKey) });
  return (
    <section className="shared-folder wrap">
      {query.data ? <Opened folderKey={folderKey} folder={query.data} /> : null}
      {query.isError ? <Closed isRefused={isRefusal(query.error)} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? (
        <div className="shared-head" aria-busy="true">
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-64" />
          <Skeleton className="h-96" />
        </div>
      ) : null}
    </section>
  );
}
