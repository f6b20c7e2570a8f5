import type { MetaFunction } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { Account, AccountSkeleton } from '#web/features/account/account.tsx';
import { RequireUser } from '#web/lib/session/require-user.tsx';
import { spendable } from '#web/lib/session/use-session.ts';

export const meta: MetaFunction = () => [
  { title: ROUTES.account.yourAccountToile },
  { name: 'robots', content: 'noindex' },
];

export default function AccountRoute() {
  return (
    <RequireUser waiting={<AccountSkeleton />}>
      {(user) => <Account key={user.id} user={user} tokens={spendable(user)} />}
    </RequireUser>
  );
}
