import { lazy, Suspense } from 'react';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { GarmentPage, GarmentSkeleton } from '#web/features/garment/garment-page.tsx';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { spendable, useSessionStore } from '#web/lib/session/use-session.ts';
// Whoever only looks at pictures never comes here, so its sheet is no part of everybody's.
import '../features/garment/garment.css';

export const meta: MetaFunction = () => [
  { title: GARMENT.page.title },
  { name: 'robots', content: 'noindex' },
  // The link of a folder holds a secret that no other site shall hear of.
  { name: 'referrer', content: 'no-referrer' },
];

const FoldersDesk = lazy(() =>
  import('#web/features/folders/folders-desk.tsx').then(({ FoldersDesk: Desk }) => ({ default: Desk })),
);
const SharedFolderPage = lazy(() =>
  import('#web/features/shared-folder/shared-folder-page.tsx').then(({ SharedFolderPage: Page }) => ({
    default: Page,
  })),
);

function Garment({ designId }: { designId: string }) {
  const session = useSessionStore();
  const addTokens = useAddTokens();
  return (
    <RequireUser waiting={<GarmentSkeleton />}>
      {(user) => (
        <GarmentPage
          key={designId}
          designId={designId}
          tokens={spendable(user)}
          onTaken={() => void session.refresh().catch(() => undefined)}
          onNoTokens={() => addTokens(GARMENT.pack.needToken)}
        />
      )}
    </RequireUser>
  );
}

/** `/designs/{id}`: what is made of a design. `/designs/folders`: what designs are laid into; with a key, what somebody shows of theirs. */
export default function GarmentRoute() {
  const { id: designId = '', in: folderId } = useParams();
  const [params] = useSearchParams();
  const key = params.get('key');
  if (designId !== 'folders') return <Garment designId={designId} />;
  const waiting = <GarmentSkeleton />;
  return (
    <Suspense fallback={waiting}>
      {key === null ? (
        <RequireUser waiting={waiting}>{() => <FoldersDesk folderId={folderId} />}</RequireUser>
      ) : (
        <SharedFolderPage folderKey={key} />
      )}
    </Suspense>
  );
}
