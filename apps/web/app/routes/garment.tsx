import { type MetaFunction, useParams } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { GarmentPage, GarmentSkeleton } from '#web/features/garment/garment-page.tsx';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { spendable, useSessionStore } from '#web/lib/session/use-session.ts';
// Whoever only looks at pictures never comes here, so its sheet is no part of everybody's.
import '../features/garment/garment.css';

export const meta: MetaFunction = () => [{ title: GARMENT.page.title }, { name: 'robots', content: 'noindex' }];

export default function GarmentRoute() {
  const { designId = '' } = useParams();
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
