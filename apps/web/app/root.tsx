import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { LANGUAGE, SCRIPT_FONTS } from '#web/content/language.ts';
import holdEarlyActs from '#web/lib/hold-early-acts.js?raw';
import plainSchemas from '#web/lib/plain-schemas.js?raw';
import { createQueryClient } from '#web/lib/query-client.ts';
import themeBeforePaint from '#web/lib/theme-before-paint.js?raw';
import { Toaster } from '#web/ui/toaster.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import anek from '../.fonts/anek.woff2?url';
import playfair from '../.fonts/playfair.woff2?url';
import './styles/index.css';

// Three scripts stand in every page as they are written, comments and all, so what they are for stands here.
// `theme-before-paint.js` runs before the first paint, so that a chosen theme never flashes; where storage is refused the
// system's theme stands. `hold-early-acts.js` holds a form that is sent before the page's own script has come, which the
// browser would send with what was typed, a password too, in the address, and a button that is pressed so early; the last
// of each is done once the page answers. `plain-schemas.js` has schemas checked without compiling them: the pages' policy
// lets nothing be compiled, and even asking whether it does is a violation.

const fontPreload = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  fontPreload(anek),
  fontPreload(playfair),
  ...SCRIPT_FONTS.map(fontPreload),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The two grounds of `tokens.css`, for the browser's own bar. */
const PAPER = [
  { of: 'light', content: '#f4f0e7' },
  { of: 'dark', content: '#171513' },
];

export function Layout({ children }: { children: ReactNode }) {
  // The page answers from here on, whatever stands in it; `hold-early-acts.js` lets go of what it kept.
  useEffect(() => void dispatchEvent(new Event('toile:answers')), []);
  return (
    <html lang={LANGUAGE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {PAPER.map(({ of, content }) => (
          <meta
            key={of}
            name="theme-color"
            data-of={of}
            media={`(prefers-color-scheme: ${of})`}
            content={content}
            suppressHydrationWarning
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, allowed by their hash */}
        <script dangerouslySetInnerHTML={{ __html: themeBeforePaint }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        <script dangerouslySetInnerHTML={{ __html: holdEarlyActs }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
        <script dangerouslySetInnerHTML={{ __html: plainSchemas }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Stands while the first script loads on pages that are not prerendered: the bar, where it will be. */
export function HydrateFallback() {
  return (
    <header className="flex h-(--bar) items-center border-line border-b px-(--page)">
      <Wordmark />
    </header>
  );
}

export { CameApart as ErrorBoundary } from '#web/came-apart.tsx';

export default function Root() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
