import { useNavigate } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { useLogout } from '#web/features/shell/use-logout.ts';
import { useOwnLanguage } from '#web/features/shell/use-own-language.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { LogOut } from '#web/ui/icons/log-out.tsx';
import { PanelsLeftBottom } from '#web/ui/icons/panels-left-bottom.tsx';
import { ShoppingBag } from '#web/ui/icons/shopping-bag.tsx';
import { UserRound } from '#web/ui/icons/user-round.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Stitch } from '#web/ui/stitch.tsx';

/** The avatar and what unfolds from it: name, e-mail, the ways to the dashboard and the account, Logout. */
export function AccountMenu({ user }: { user: User }) {
  useOwnLanguage(user.language);
  const logout = useLogout();
  const navigate = useNavigate();
  const trigger = (
    <button type="button" className="rounded-full" aria-label={SHELL.accountMenu}>
      <Avatar name={user.name} photoUrl={user.photoUrl} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <div className="px-3 pt-2 pb-3">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{user.name}</p>
        <p className="small faint wrap-anywhere">{user.email}</p>
      </div>
      <Stitch className="mx-3 mb-1.5" />
      <MenuItem icon={<PanelsLeftBottom aria-hidden="true" />} onSelect={() => void navigate('/dashboard')}>
        {SHELL.dashboard}
      </MenuItem>
      <MenuItem icon={<ShoppingBag aria-hidden="true" />} onSelect={() => void navigate('/shop')}>
        {SHELL.boutique}
      </MenuItem>
      <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => void navigate('/account')}>
        {SHELL.yourAccount}
      </MenuItem>
      <MenuItem tone="loss" icon={<LogOut aria-hidden="true" />} onSelect={() => logout.mutate()}>
        {SHELL.logout}
      </MenuItem>
    </Menu>
  );
}
