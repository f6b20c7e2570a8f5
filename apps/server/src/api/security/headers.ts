import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';

/** Headers of every reply. Data never runs: only pages of the web app carry a policy that lets scripts in. */
export async function registerHeaders(app: FastifyInstance, config: HttpConfig): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
