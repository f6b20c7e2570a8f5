import { Outlet } from 'react-router';
import { Shell } from '#web/features/shell/shell.tsx';

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
