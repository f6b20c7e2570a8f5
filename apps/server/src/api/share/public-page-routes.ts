import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sessionTiming } from '#server/api/session-timing.ts';
import { FALLBACK, pagesIn } from '#server/api/web/bundle.ts';
import { chooseLanguage } from '#server/api/web/choose-language.ts';
import { contentSecurityOf } from '#server/api/web/content-security.ts';
import { LANGUAGE_VARIES, languageOf } from '#server/api/web/language-of.ts';
import type { PagesLimit } from '#server/api/web/limit-pages.ts';
import type { Parts } from '#server/parts/parts.ts';
import { isProductError, ProductError } from '#server/product/errors.ts';
import { getPublicDesign } from '#server/product/gallery/get-public-design.ts';
import { pageHead } from './page-head.ts';
import { presentPublicDesign } from './present-public-design.ts';
import { publicOrigin } from './public-origin.ts';

const params = z.object({ id: z.string().max(64) });

/**
 * `GET /d/{id}`: the public page of a design, for people without an account and for programs that show previews of links.
 * It is the web app's own page with the design laid into its head; asked for JSON, the design alone. What is not public
 * is a 404 like what is not there. `folder` holds the web app's build.
 */
export const publicPageRoutes =
  (parts: Parts, { folder, limit }: { folder: string; limit: PagesLimit }): FastifyPluginAsyncZod =>
  async (app) => {
    const pages = new Map<Language, Page | undefined>();
    for (const language of LANGUAGES)
      pages.set(language, await readPage(pagesIn(folder, language), parts.payments?.checkoutUrl ?? undefined));
    const options = { schema: { params }, preHandler: limit };
    app.get('/d/:id', options, async (request, reply) => {
      const chosen = chooseLanguage(request, reply);
      if (chosen) return chosen;
      reply.headers({ 'cache-control': 'no-cache', vary: `Accept, ${LANGUAGE_VARIES}` });
      const view = await find(request, request.params.id);
      const design = view && presentPublicDesign(view);
      const page = pages.get(languageOf(request)) ?? pages.get(LANGUAGES[0]);
      if (wantsJson(request) || !page) {
        if (!design) throw new ProductError('design-not-found');
        return design;
      }
      reply
        .headers({ 'content-security-policy': page.contentSecurity, 'server-timing': sessionTiming(request) })
        .type('text/html; charset=utf-8');
      if (!design) return reply.code(404).send(page.html);
      const head = pageHead(design, publicOrigin(request, parts.config.http));
      return reply.send(page.html.replace('</head>', () => `${head}</head>`));
    });
  };

interface Page {
  readonly html: string;
  readonly contentSecurity: string;
}

/** The page that draws any screen, without a title of its own; undefined where the web app is not built. */
async function readPage(folder: string, checkoutUrl: string | undefined): Promise<Page | undefined> {
  const html = await readFile(join(folder, FALLBACK), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  // Data is laid into it later, but no script: the policy is the page's own.
  return { html: html.replace(/<title>[^<]*<\/title>/, ''), contentSecurity: contentSecurityOf(html, checkoutUrl) };
}

async function find(request: FastifyRequest, id: string) {
  try {
    return await getPublicDesign({ ctx: await request.openContext(), input: { id } });
  } catch (error) {
    if (isProductError(error, 'design-not-found')) return undefined;
    throw error;
  }
}

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
