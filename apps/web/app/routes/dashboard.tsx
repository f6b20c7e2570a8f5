import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Dashboard } from '#web/features/dashboard/dashboard.tsx';
import { TakenNotice } from '#web/features/report/taken-notice.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.dashboard.dashboardToile },
  { name: 'robots', content: 'noindex' },
];

export default function DashboardRoute() {
  return (
    <RequireUser waiting={<div className="dash" aria-busy="true" />}>
      {({ name }) => <Dashboard name={name} notice={<TakenNotice />} />}
    </RequireUser>
  );
}
