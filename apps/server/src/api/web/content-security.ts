import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: scripts of our own origin, and of those within the page exactly the ones that were built into
 * it. Styles may be inline, because components place things by style attributes.
 */
export function contentSecurityOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => `'sha256-${sha256(text)}'`);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Faces of people who came by Google are shown from there.
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
