import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { BottomBar } from '#web/features/shell/bottom-bar.tsx';
import { OfflineNote } from '#web/features/shell/offline-note.tsx';
import { TopBar } from '#web/features/shell/top-bar.tsx';
import { useScreensAhead } from '#web/features/shell/use-screens-ahead.ts';
import { useShortcuts } from '#web/features/shell/use-shortcuts.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** Nothing of these is wanted when a page opens. */
const DoneWatch = lazy(async () => ({ default: (await import('#web/features/shell/done-watch.tsx')).DoneWatch }));
const ShortcutList = lazy(async () => ({
  default: (await import('#web/features/shell/shortcut-list.tsx')).ShortcutList,
}));

/** What stands around every screen but the entrance. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isUser = useSession().status === 'signed-in';
  useScreensAhead(isUser);
  const [isListed, setIsListed] = useShortcuts();
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
      <Suspense>
        {isUser && pathname !== '/ai-outfit-generator' ? <DoneWatch /> : null}
        {isListed ? <ShortcutList onClose={() => setIsListed(false)} /> : null}
      </Suspense>
    </>
  );
}
