import { Outlet } from 'react-router';
import { Shell } from '#web/features/shell/shell.tsx';
import { AddTokensHost } from '#web/features/wallet/add-tokens-host.tsx';
import { useMoveKept } from '#web/lib/community/use-move-kept.ts';
import { useSession } from '#web/lib/session/use-session.ts';

export default function ShellRoute() {
  const session = useSession();
  useMoveKept(session.status === 'signed-in' ? session.user.id : undefined);
  return (
    <AddTokensHost>
      <Shell>
        <Outlet />
      </Shell>
    </AddTokensHost>
  );
}
