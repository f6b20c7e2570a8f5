import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { subsetFonts } from './scripts/subset-fonts.ts';

const server = process.env.TOILE_SERVER ?? 'http://127.0.0.1:3000';
/**
 * What every page loads, in two files instead of forty: a phone far away pays for every request. Heavy parts (dialogs, lists,
 * the SDK) stay with the pages that need them.
 */
const SHARED_CHUNKS = {
  groups: [
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack\/(react-query|query-core))\//,
    },
    {
      name: 'base',
      test: /app\/(ui\/(avatar|button|cx|fade-in|icon-button|plate|skeleton|stitch|toast|toaster|toaster-ready|token-[\w]+|tooltip|wordmark)\.tsx?|lib\/(session\/(use-session|return-path)|theme|formats|query-client|plate-widths|page-meta|error-message)\.ts|content\/(site|pages)\.ts)$/,
    },
  ],
};
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

export default defineConfig(async () => {
  await subsetFonts();
  return {
    plugins: [tailwindcss(), reactRouter()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: SHARED_CHUNKS } } } } },
    build: { target: browsers, cssTarget: browsers, assetsInlineLimit: 0 },
    server: {
      proxy: {
        '/v1': { target: server, ws: true },
        '/generate-outfit': server,
        '/config': server,
        '/razorpay': server,
        '/wallet': server,
        '/health': server,
      },
    },
  };
});
