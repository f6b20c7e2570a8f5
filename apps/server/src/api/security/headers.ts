import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { HttpConfig } from '#server/config/config.ts';

/** Headers of every reply. Data never runs: only pages of the web app carry a policy that lets scripts in. */
export function registerHeaders(app: FastifyInstance, config: HttpConfig): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What helmet sets: the same for every request, so it is asked once. */
function securityHeaders({ publicUrl, hstsSubdomains }: HttpConfig): Record<string, string> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const headers: Record<string, string> = {};
  const setAll = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  // Helmet reads nothing of a request here, and does nothing to a response but this.
  setAll({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
