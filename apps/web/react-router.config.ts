import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { asLanguage, LANGUAGES } from '@toile/contract';
import { sharePages } from './scripts/in-language.ts';
import { paintPagesFirst } from './scripts/paint-first.ts';
import { trimManifest } from './scripts/trim-manifest.ts';

const language = asLanguage(process.env.TOILE_LANGUAGE) ?? LANGUAGES[0];

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
  buildDirectory: language === LANGUAGES[0] ? 'build' : `build/${language}`,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const client = join(buildDirectory, 'client');
    await trimManifest(client);
    await paintPagesFirst(client);
    if (language !== LANGUAGES[0]) await sharePages(buildDirectory, join(buildDirectory, '..', 'client'), language);
  },
} satisfies Config;
