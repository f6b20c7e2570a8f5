import { Outlet } from 'react-router';
import { Shell } from '#web/features/shell/shell.tsx';
import { AddTokensHost } from '#web/features/wallet/add-tokens-host.tsx';

export default function ShellRoute() {
  return (
    <AddTokensHost>
      <Shell>
        <Outlet />
      </Shell>
    </AddTokensHost>
  );
}
