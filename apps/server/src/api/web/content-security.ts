import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: scripts of our own origin, and of those within the page exactly the ones that were built into
 * it. Styles may be inline, because components place things by style attributes. Where a checkout's script is given,
 * that script, and frames and calls to its provider, are let in as well.
 */
export function contentSecurityOf(html: string, checkoutUrl?: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => `'sha256-${sha256(text)}'`);
  const provider = checkoutUrl ? originsOf(new URL(checkoutUrl)) : [];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes), ...provider.slice(0, 1)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Faces of people who came by Google are shown from there.
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com', ...provider],
    'connect-src': ["'self'", ...provider],
    'frame-src': provider.length > 0 ? provider : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The script's own origin, and the provider's other hosts where it has a name: they sit side by side under one domain. */
function originsOf({ origin, protocol, hostname }: URL): string[] {
  const [, ...domain] = hostname.split('.');
  const isNamed = domain.length > 1 && /[a-z]$/i.test(hostname);
  return isNamed ? [origin, `${protocol}//*.${domain.join('.')}`] : [origin];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
