import type { MetaFunction } from 'react-router';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';

export const meta: MetaFunction = () => [{ title: 'Dashboard · Toile' }, { name: 'robots', content: 'noindex' }];

export default function DashboardRoute() {
  return (
    <RequireUser waiting={<div className="dash" aria-busy="true" />}>
      {({ name }) => <Dashboard name={name} />}
    </RequireUser>
  );
}
