import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { type FastifyPluginAsyncZod, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import qs from 'qs';
import type { HttpConfig } from '#server/config/config.ts';
import type { Parts } from '#server/parts/parts.ts';
import type { DrawingHere } from '#server/product/designs/here/open-drawing-here.ts';
import { type Cutter, openCutter } from '#server/product/garments/cutter.ts';
import { accountRoutes } from './account/account-routes.ts';
import { credentialRoutes } from './account/credential-routes.ts';
import { jwtRoutes } from './account/jwt-routes.ts';
import { oauthRoutes } from './account/oauth-routes.ts';
import { pictureRoutes } from './account/picture-routes.ts';
import { recoveryRoutes } from './account/recovery-routes.ts';
import { sessionRoutes } from './account/session-routes.ts';
import { verificationRoutes } from './account/verification-routes.ts';
import { wholeAccountRoutes } from './account/whole-account-routes.ts';
import { customerRoutes } from './boutique/customer-routes.ts';
import { offerRoutes } from './boutique/offer-routes.ts';
import { openOfferRoutes } from './boutique/open-offer-routes.ts';
import { orderRoutes } from './boutique/order-routes.ts';
import { priceRoutes } from './boutique/price-routes.ts';
import { reportRoutes } from './community/report-routes.ts';
import { configRoutes } from './config/config-routes.ts';
import { type ConnectionLimits, connectionsWithin, readDescriptors, registerConnections } from './connections.ts';
import { documentRoutes } from './databases/document-routes.ts';
import { answerClientError } from './errors/client-error.ts';
import { registerErrorReplies, replyWithError } from './errors/error-replies.ts';
import { folderRoutes } from './folders/folder-routes.ts';
import { openFolderRoutes } from './folders/open-folder-routes.ts';
import { garmentRoutes } from './garments/garment-routes.ts';
import { packRoutes } from './garments/pack-routes.ts';
import { revisionRoutes } from './garments/revision-routes.ts';
import { formRoutes } from './generate/form-routes.ts';
import { generateRoutes } from './generate/generate-routes.ts';
import { historyRoutes } from './generate/history-routes.ts';
import { variationRoutes } from './generate/variation-routes.ts';
import { answerHeadAsGet } from './head-as-get.ts';
import { healthRoutes } from './health/health-routes.ts';
import { metricsRoutes } from './health/metrics-routes.ts';
import { registerIdleConnections } from './idle-connections.ts';
import { registerJsonBodies } from './json-bodies.ts';
import { registerPressure } from './pressure.ts';
import { registerCounterSweep } from './rate-limits/rate-limit.ts';
import { razorpayRoutes } from './razorpay/razorpay-routes.ts';
import { registerRequestLog } from './request-log.ts';
import { openRequestLogger } from './request-logger.ts';
import { registerRequestTimes } from './request-times.ts';
import { registerRequestTraces } from './request-traces.ts';
import { registerHeaderLists } from './security/header-lists.ts';
import { registerHeaders } from './security/headers.ts';
import { registerOrigins } from './security/origins.ts';
import { registerOwnHosts } from './security/own-hosts.ts';
import { registerPathLimit } from './security/path-limit.ts';
import { registerUntrustedProxy } from './security/untrusted-proxy.ts';
import { serializerCompiler } from './serializers.ts';
import { registerContext } from './session/open-context.ts';
import { publicPageRoutes } from './share/public-page-routes.ts';
import { shareRoutes } from './share/share-routes.ts';
import { flatsRoutes } from './storage/flats-routes.ts';
import { storageRoutes } from './storage/storage-routes.ts';
import { uploadRoutes } from './storage/upload-routes.ts';
import { decorateTurns, registerTurns } from './turns/take-turns.ts';
import { registerUnreadAnswers } from './unread-answers.ts';
import { registerUnreadBodies } from './unread-bodies.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';
import { firstPicture } from './web/first-picture.ts';
import { limitPages } from './web/limit-pages.ts';
import { WEB_BUILD, webRoutes } from './web/web-routes.ts';

/** The parts, and what draws without the queue, where people press in a process that draws. */
type AppParts = Parts & { readonly drawing?: DrawingHere };

/** The whole HTTP side of the product, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify(serverOptions(parts));
  answerHeadAsGet(app);
  registerHeaderLists(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorReplies(app);
  if (parts.traces) registerRequestTraces(app, parts.traces, parts.config.traces?.areParentsTrusted === true);
  registerRequestLog(app);
  registerRequestTimes(app, parts.metrics);
  registerPathLimit(app);
  registerOwnHosts(app, parts.config.http);
  registerUntrustedProxy(app, parts.config.http);
  registerIdleConnections(app);
  registerUnreadBodies(app);
  registerUnreadAnswers(app);
  registerJsonBodies(app);
  registerHeaders(app, parts.config.http);
  registerOrigins(app, parts.config.http);
  if (parts.config.http.rateLimits) {
    registerPressure(app);
    registerConnections(app, connectionLimits(parts.config.http));
  }
  await app.register(cookie);
  registerContext(app, parts);
  decorateTurns(app);
  app.decorate('leaving', { isLeaving: false });
  await app.register(healthRoutes(parts));
  await app.register(metricsRoutes(parts));
  if (parts.config.role !== 'worker') await app.register(productRoutes(parts));
  return app;
}

/** What people use. A worker has none of it: whoever watches over it asks for its health, nobody else asks anything. */
const productRoutes =
  (parts: AppParts): FastifyPluginAsync =>
  async (app) => {
    if (parts.config.http.rateLimits) registerTurns(app, parts);
    registerCounterSweep(app, parts);
    const cutter = openCutter();
    await app.register(dialectRoutes({ ...parts, cutter }), { prefix: '/v1' });
    await app.register(historyRoutes(parts));
    await app.register(folderRoutes({ ...parts, cutter }));
    await app.register(openFolderRoutes(parts));
    const making = { ...parts, cutter, limits: parts.config.designs };
    // These end what they hold open when the app closes.
    await app.register(generateRoutes(making));
    await app.register(customerRoutes(parts));
    await app.register(priceRoutes(parts));
    await app.register(offerRoutes(making));
    await app.register(openOfferRoutes(parts));
    const { payments } = parts;
    if (payments) await app.register(razorpayRoutes({ ...parts, payments }));
    await app.register(walletRoutes(parts));
    await app.register(reportRoutes(parts));
    const limit = limitPages(parts);
    const site = { checkoutUrl: payments?.checkoutUrl ?? undefined, publicUrl: parts.config.http.publicUrl };
    await addPlainRoutes(app, [
      configRoutes(parts),
      variationRoutes(parts),
      formRoutes(parts),
      garmentRoutes(making),
      packRoutes(making),
      revisionRoutes(making),
      orderRoutes(making),
      shareRoutes(parts),
      publicPageRoutes(parts, { folder: WEB_BUILD, limit }),
      webRoutes(WEB_BUILD, { ...site, limit, firstPicture: firstPicture(parts.database) }),
    ]);
  };

/**
 * Adds routes that bring nothing for themselves alone: no hook, no parser, no answer to errors. Registered apart, each such group costs a
 * millisecond of every start.
 */
async function addPlainRoutes(app: FastifyInstance, groups: readonly FastifyPluginAsyncZod[]): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const routes of groups) await routes(typed, {});
}

/** The Appwrite dialect. Its replies are of the moment and for one person unless a route says otherwise. */
const dialectRoutes =
  (parts: Parts & { cutter: Cutter }): FastifyPluginAsync =>
  async (v1) => {
    v1.addHook('onSend', (_request, reply, payload, done) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
      done(null, payload);
    });
    await v1.register(pictureRoutes(parts));
    await v1.register(uploadRoutes(parts));
    await v1.register(documentRoutes(parts));
    await addPlainRoutes(v1, [
      accountRoutes(parts),
      credentialRoutes(parts),
      sessionRoutes(parts),
      jwtRoutes(parts),
      oauthRoutes(parts),
      recoveryRoutes(parts),
      verificationRoutes(parts),
      wholeAccountRoutes(parts),
      storageRoutes(parts),
      flatsRoutes(parts),
    ]);
  };

function serverOptions(parts: Parts): FastifyServerOptions {
  return {
    // `answerHeadAsGet` is for all of them.
    exposeHeadRoutes: false,
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: openRequestLogger,
    genReqId: () => randomUUID(),
    trustProxy: believedProxies(parts.config.http.trustProxy),
    routerOptions: {
      ignoreTrailingSlash: true,
      // The SDK numbers its list parameters: queries[0]=…
      querystringParser: (text) => qs.parse(text, { arrayLimit: 200, parameterLimit: 400, depth: 3 }),
    },
    // Milliseconds to receive a whole request; without it a caller could hold a connection for ever.
    requestTimeout: 120_000,
    clientErrorHandler: answerClientError,
    // The framework's own answer while closing is not the dialect's; the parts stay open until the last reply is out.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      replyWithError(error, request, reply);
    },
  };
}

function believedProxies(trusted: HttpConfig['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return trusted && [...trusted];
}

/** As many as are set, where the process may hold so many open. */
function connectionLimits({ connections, trustProxy }: HttpConfig): ConnectionLimits {
  const overall = Math.min(connections.overall, connectionsWithin(readDescriptors()));
  return { overall, ...(trustProxy === false && { perAddress: connections.perAddress }) };
}
