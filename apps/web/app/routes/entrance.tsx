import { Outlet } from 'react-router';
import { Entrance } from '#web/features/auth/entrance.tsx';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';

export default function EntranceRoute() {
  return (
    <Entrance corner={<ThemeSwitch />}>
      <Outlet />
    </Entrance>
  );
}
