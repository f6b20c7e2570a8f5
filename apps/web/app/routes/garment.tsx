import { lazy, Suspense } from 'react';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { GarmentPage } from '#web/features/garment/garment-page.tsx';
import { GarmentSkeleton } from '#web/features/garment/garment-skeleton.tsx';
import { PageSkeleton } from '#web/features/garment/page-skeleton.tsx';
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

const BoardsPage = lazy(() =>
  import('#web/features/boards/boards-page.tsx').then(({ BoardsPage: Page }) => ({ default: Page })),
);
const ColourwaysPage = lazy(() =>
  import('#web/features/colourways/colourways-page.tsx').then(({ ColourwaysPage: Page }) => ({ default: Page })),
);
const ComparePage = lazy(() =>
  import('#web/features/compare/compare-page.tsx').then(({ ComparePage: Page }) => ({ default: Page })),
);

const ChangeHere = lazy(() =>
  import('#web/features/studio/change/change-here.tsx').then(({ ChangeHere: Here }) => ({ default: Here })),
);

const FactsHere = lazy(() =>
  import('#web/features/studio/change/facts-here.tsx').then(({ FactsHere: Here }) => ({ default: Here })),
);

function Garment({ designId }: { designId: string }) {
  const session = useSessionStore();
  const addTokens = useAddTokens();
  return (
    <RequireUser waiting={<GarmentSkeleton />}>
      {(user) => {
        const purse = { tokens: spendable(user), onTaken: () => void session.refresh().catch(() => undefined) };
        return (
          <GarmentPage
            key={designId}
            designId={designId}
            {...purse}
            onNoTokens={() => addTokens(GARMENT.pack.needToken)}
            said={{
              cut: (
                <Suspense fallback={null}>
                  <FactsHere designId={designId} fact="cut" />
                </Suspense>
              ),
              cloth: (
                <Suspense fallback={null}>
                  <FactsHere designId={designId} fact="cloth" />
                </Suspense>
              ),
              length: (
                <Suspense fallback={null}>
                  <FactsHere designId={designId} fact="length" />
                </Suspense>
              ),
            }}
            change={
              <Suspense fallback={null}>
                <ChangeHere designId={designId} {...purse} onNoTokens={() => addTokens(GARMENT.pack.needToken)} />
              </Suspense>
            }
          />
        );
      }}
    </RequireUser>
  );
}

/** Designs that an address names to be compared with the one it is about. */
const named = (list: string | null): string[] => (list ?? '').split(',').filter(Boolean);

/** `/designs/folders` and one of them; `/designs/{id}/boards`; `/designs/{id}/colourways`; `/designs/{id}/compare?with=…`. */
function OwnPage({ designId, part }: { designId: string; part: string | undefined }) {
  const [params] = useSearchParams();
  if (designId === 'folders') return <FoldersDesk folderId={part} />;
  if (part === 'boards') return <BoardsPage designId={designId} />;
  if (part === 'colourways') return <ColourwaysPage key={designId} designId={designId} />;
  return <ComparePage designIds={[designId, ...named(params.get('with'))]} />;
}

const PARTS = ['boards', 'colourways', 'compare'];

/** `/designs/{id}`: what is made of a design, and with `/{part}` what else is seen of it; with a key, a folder that somebody shows. */
export default function GarmentRoute() {
  const { id: designId = '', in: part } = useParams();
  const [params] = useSearchParams();
  const key = params.get('key');
  if (designId !== 'folders' && !(part && PARTS.includes(part))) return <Garment designId={designId} />;
  const waiting = <PageSkeleton />;
  return (
    <Suspense fallback={waiting}>
      {designId === 'folders' && key !== null ? (
        <SharedFolderPage folderKey={key} />
      ) : (
        <RequireUser waiting={waiting}>{() => <OwnPage designId={designId} part={part} />}</RequireUser>
      )}
    </Suspense>
  );
}
