import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { asLanguage, LANGUAGES } from '@toile/contract';
import { defineConfig } from 'vite';
import { isSiteFile } from '../../scripts/site-file.ts';
import { inLanguage } from './scripts/in-language.ts';
import { ownSite } from './scripts/own-site.ts';
import { subsetFonts } from './scripts/subset-fonts.ts';

/** The language of this build; the first is everybody's (`scripts/in-language.ts`). */
const language = asLanguage(process.env.TOILE_LANGUAGE) ?? LANGUAGES[0];
const server = process.env.TOILE_SERVER ?? 'http://127.0.0.1:3000';
/**
 * A few files instead of forty, for a phone far away pays for every request: what every page loads (`react`, `vendor`,
 * `base`), what checks and fills forms (`zod`, `forms`, `orders`), what the screens of somebody signed in stand on (`desk`), and what
 * opens over them. Each runs in a task of its own (`begin-after-paint.js`), so none is to be too long. A group takes what
 * its modules import along, unless a group before it has it; so nothing that the landing page needs may be first met after
 * `base`.
 */
const SHARED_CHUNKS = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      name: 'vendor',
      test: /node_modules\/(react-router|cookie|set-cookie-parser|@tanstack\/(react-query|query-core))\//,
    },
    {
      name: 'base',
      test: /app\/(features\/shell\/(?!account-menu|missing-piece|done-watch|shortcut-list|use-own-language)[\w-]+\.tsx?|ui\/(icons\/(?:mail|pause|play)|avatar|social-mark|button|cx|fade-in|icon-button|plate|skeleton|stitch|toast|toaster|toaster-ready|token-[\w]+|tooltip|wordmark)\.tsx?|lib\/(session\/(use-session|return-path)|theme|formats|query-client|plates|plate-widths|page-meta|error-message|add-tokens|use-online|keep-offline|community\/use-move-kept)\.ts|content\/(site|pages|shell)\.ts)$/,
    },
    { name: 'zod', test: /node_modules\/zod\// },
    {
      name: 'forms',
      test: /node_modules\/(react-hook-form|@hookform)\/|packages\/contract\/src\/(?!board-messages|colourways|edit|family|folders|generation|history|keep|languages|pack-edits|purchases|report-words|storable|wallet|index)/,
    },
    {
      name: 'orders',
      test: /packages\/contract\/src\/(?!board-messages|colourways|folders|languages|pack-edits|report-words)/,
    },
    {
      name: 'desk',
      test: /node_modules\/appwrite\/|app\/(ui\/(?!ask-again|toaster-focus|toaster-place|in-turn|tabs|dialog|menu|switch|slider|light-table|use-zoom|zoom|view-switch)|lib\/(?!announce-done|figure\/|community\/(?:use-)?save-design|community\/use-reel-row|design-views|folders-client|painter|pdf-of-picture|use-design-view|use-form-state|first-sentences|order-variations|use-address|when-online)[\w/-]+\.tsx?$|content\/wear\.ts)/,
    },
    {
      name: 'overlays',
      test: /node_modules\/(radix-ui|@radix-ui|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)\/|app\/(ui\/(tabs|dialog|menu|switch|slider|light-table|use-zoom|zoom|view-switch)\.|features\/share\/)/,
    },
  ],
};
/** Pages filled with sample texts about who runs the shop, for trying (`content/site.sample.ts`). */
const SAMPLE_SITE = {
  find: '#web/content/site.ts',
  replacement: join(import.meta.dirname, 'app/content/site.sample.ts'),
};
/** The backend's client reads JSON with the browser's own parser (`lib/browser-json.ts` says why). */
const OWN_JSON = { find: 'json-bigint', replacement: join(import.meta.dirname, 'app/lib/browser-json.ts') };
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

export default defineConfig(async () => {
  await subsetFonts();
  return {
    plugins: [
      ...(isSiteFile(process.env.SITE) ? [ownSite(process.env.SITE)] : []),
      inLanguage(language),
      tailwindcss(),
      reactRouter(),
    ],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: SHARED_CHUNKS } } } } },
    resolve: { alias: process.env.SITE === 'sample' ? [OWN_JSON, SAMPLE_SITE] : [OWN_JSON] },
    build: { target: browsers, cssTarget: browsers, assetsInlineLimit: 0, copyPublicDir: language === LANGUAGES[0] },
    server: {
      proxy: {
        '/v1': { target: server, ws: true },
        '/generate-outfit': server,
        '/community': server,
        '/config': server,
        '/razorpay': server,
        '/wallet': server,
        '/health': server,
      },
    },
  };
});
