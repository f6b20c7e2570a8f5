import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { paintPagesFirst } from './scripts/paint-first.ts';
import { trimManifest } from './scripts/trim-manifest.ts';

/**
 * Written to HTML at build: pages that read the same for everybody, and what holds the place on screens for users while it
 * is asked who is there. Every other path gets `__spa-fallback.html`.
 */
const PRERENDERED = [
  '/',
  '/pricing',
  '/features',
  '/blog',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/login',
  '/signup',
  '/account',
  '/ai-outfit-generator',
  '/dashboard',
  '/gallery',
  '/tokens',
];

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: PRERENDERED,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await trimManifest(client);
    await paintPagesFirst(client);
  },
} satisfies Config;
