import type { Config } from '@react-router/dev/config';

/** Pages that read the same for everybody: written to HTML at build. Every other path gets `__spa-fallback.html`. */
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
];

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: PRERENDERED,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
