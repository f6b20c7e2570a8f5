import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { BottomBar } from '#web/features/shell/bottom-bar.tsx';
import { OfflineNote } from '#web/features/shell/offline-note.tsx';
import { TopBar } from '#web/features/shell/top-bar.tsx';
import { useScreensAhead } from '#web/features/shell/use-screens-ahead.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** What stands around every screen but the entrance. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScreensAhead(useSession().status === 'signed-in');
  return (
    <>
      <a className="skip" href="#main">
        {SHELL.skipToContent}
      </a>
      <TopBar overlay={pathname === '/'} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
      <OfflineNote />
    </>
  );
}
