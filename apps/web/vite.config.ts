import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { subsetFonts } from './scripts/subset-fonts.ts';

const server = process.env.TOILE_SERVER ?? 'http://127.0.0.1:3000';
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

export default defineConfig(async () => {
  await subsetFonts();
  return {
    plugins: [tailwindcss(), reactRouter()],
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
