import * as SHELL from '#web/content/shell.ts';
import { House } from '#web/ui/icons/house.tsx';
import { LayoutGrid } from '#web/ui/icons/layout-grid.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';
import { Tag } from '#web/ui/icons/tag.tsx';
import type { Icon } from '#web/ui/stroked.tsx';

export interface Destination {
  path: string;
  label: string;
  icon: Icon;
  /** Guests may go there without signing in. */
  open: boolean;
}

/** The places the bars lead to, in order. */
export const DESTINATIONS: readonly Destination[] = [
  { path: '/', label: SHELL.home, icon: House, open: true },
  { path: '/ai-outfit-generator', label: SHELL.aiOutfit, icon: Scissors, open: false },
  { path: '/gallery', label: SHELL.gallery, icon: LayoutGrid, open: false },
  { path: '/pricing', label: SHELL.pricing, icon: Tag, open: true },
];

const covers = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

/** What was designed is where designs are made, and one's own home is Home. */
const roomOf = (pathname: string) =>
  covers('/designs', pathname) ? '/ai-outfit-generator' : covers('/dashboard', pathname) ? '/' : pathname;

/** The destination whose path begins `pathname`; Home begins only itself. */
export const activePath = (pathname: string): string | undefined =>
  DESTINATIONS.find(({ path }) => covers(path, roomOf(pathname)))?.path;
