import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BottomBar } from '#web/features/shell/bottom-bar.tsx';
import { TopBar } from '#web/features/shell/top-bar.tsx';

/** What stands around every screen but the entrance. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
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
    </>
  );
}
