import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';
import { useDestinations } from '#web/features/shell/use-destinations.ts';
import { useScrolled } from '#web/features/shell/use-scrolled.ts';
import { spendable, useSession } from '#web/lib/session/use-session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TokenBadge } from '#web/ui/token-badge.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** Its menu comes with the first person who is signed in. */
const AccountMenu = lazy(async () => ({ default: (await import('#web/features/shell/account-menu.tsx')).AccountMenu }));

/** Pixels of scroll after which the bar gets a ground of its own. */
const OPAQUE_AFTER = 10;

function AccountCorner() {
  const session = useSession();
  const waiting = <Skeleton className="size-[38px] rounded-full" />;
  if (session.status === 'loading') return waiting;
  if (session.status === 'signed-out') {
    return (
      <ButtonLink size="small">
        <Link to="/login">{SHELL.signIn}</Link>
      </ButtonLink>
    );
  }
  return (
    <>
      <Link to="/tokens" className="bar-purse">
        <TokenBadge count={spendable(session.user)} />
      </Link>
      <Suspense fallback={<Avatar name={session.user.name} photoUrl={session.user.photoUrl} />}>
        <AccountMenu user={session.user} />
      </Suspense>
    </>
  );
}

/** `overlay`: the bar lies on the page's first picture and has no ground until the page is scrolled. */
export function TopBar({ overlay }: { overlay: boolean }) {
  const scrolled = useScrolled(OPAQUE_AFTER);
  const destinations = useDestinations('top');
  return (
    <header className="bar" data-opaque={!overlay || scrolled || undefined}>
      <Link to="/" className="bar-home" aria-label={SHELL.toileHome}>
        <Wordmark />
      </Link>
      <nav className="bar-nav" aria-label={SHELL.main}>
        {destinations.map(({ path, to, label, current }) => (
          <Link key={path} to={to} className="bar-link" aria-current={current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="bar-end">
        <ThemeSwitch />
        <div className="bar-account">
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}
