import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BottomBar } from '#web/features/shell/bottom-bar.tsx';
import { OfflineNote } from '#web/features/shell/offline-note.tsx';
import { ScreensAhead } from '#web/features/shell/screens-ahead.tsx';
import { TopBar } from '#web/features/shell/top-bar.tsx';
import { useSession } from '#web/lib/session/use-session.ts';

/** What stands around every screen but the entrance. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar overlay={pathname === '/'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
      <OfflineNote />
      {session.status === 'signed-in' ? <ScreensAhead /> : null}
    </>
  );
}
