import { Outlet } from 'react-router';
import { EntranceFrame } from '#web/features/auth/entrance.tsx';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';

/** Pages that the links of letters lead to: for guests and for who is signed in. */
export default function LetterRoute() {
  return (
    <EntranceFrame corner={<ThemeSwitch />}>
      <Outlet />
    </EntranceFrame>
  );
}
