import { House, LayoutGrid, type LucideIcon, Scissors, Tag } from 'lucide-react';
import * as SHELL from '#web/content/shell.ts';

export interface Destination {
  path: string;
  label: string;
  icon: LucideIcon;
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

/** The destination whose path begins `pathname`; Home begins only itself. */
export const activePath = (pathname: string): string | undefined =>
  DESTINATIONS.find(({ path }) => covers(path, pathname))?.path;
