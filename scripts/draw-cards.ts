/**
 * `npm run cards [-- name …]`: makes the pictures that links to the public pages are shown with, 1200 × 630, from the words of
 * `apps/web/app/content/pages.ts` and the figures of `npm run plates -w @toile/web`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CARDS } from '../apps/web/app/content/cards.ts';

import { buildWeb } from './build-web.ts';
import { ensureChromium } from './chromium.ts';

const WEB = join(import.meta.dirname, '../apps/web');
const OUT = join(WEB, 'public/cards');
const SIZE = { width: 1200, height: 630 };

const data = (path: string, type: string) => `data:${type};base64,${readFileSync(join(WEB, path)).toString('base64')}`;
const font = (path: string) => data(`.fonts/${path}.woff2`, 'font/woff2');

const card = ({ said, figure }: (typeof CARDS)[keyof typeof CARDS]) => `<!doctype html><style>
  @font-face { font-family: Playfair; src: url(${font('playfair')}) }
  @font-face { font-family: Anek; src: url(${font('anek')}); font-weight: 400 650 }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: #f4f0e7; color: #1c1916 }
  .roll { position: absolute; inset: 0 0 0 680px; background: #f1ede4; box-shadow: 0 2px 4px rgb(40 30 16 / .1), 0 18px 48px rgb(40 30 16 / .2) }
  img { position: absolute; left: 50%; bottom: 14px; height: 600px; translate: -50% 0 }
  .name { position: absolute; left: 64px; top: 52px; font: 400 52px/1 Playfair; letter-spacing: -.02em }
  .name i { position: relative } .name i::after { content: ''; position: absolute; left: 50%; top: .2em; width: .16em; height: .16em; margin-left: -.08em; background: #c4321a; rotate: 12deg }
  .name i { font-style: normal }
  h1 { position: absolute; left: 64px; bottom: 110px; width: 560px; margin: 0; font: 400 82px/.98 Playfair; letter-spacing: -.02em; text-wrap: balance; font-variation-settings: "opsz" 84 }
  p { position: absolute; left: 64px; bottom: 50px; margin: 0; font: 500 24px/1.3 Anek; color: #484138 }
  hr { position: absolute; left: 64px; right: 584px; bottom: 92px; height: 2px; border: 0; margin: 0; background: repeating-linear-gradient(90deg, #877d6e 0 7px, transparent 7px 12px) }
</style><div class="roll"><img src="${data(`public/plates/figure-${figure}-660.webp`, 'image/webp')}"></div>
<div class="name">To<i>ı</i>le</div><h1>${said}</h1><hr><p>Outfits, drawn from your words</p>`;

// The build cuts the fonts.
await buildWeb();
mkdirSync(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: SIZE });
for (const [name, words] of Object.entries(CARDS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await page.setContent(card(words));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 86 });
  console.log(name);
}
await browser.close();
