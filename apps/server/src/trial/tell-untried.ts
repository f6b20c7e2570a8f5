import { reasonOf, tellRefusal } from '#server/system-refusal.ts';

/** How OpenSSL calls a certificate that nobody on the list of those who are trusted has signed. */
const UNKNOWN_SIGNER = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Why an installation could not be tried, for whoever tries: what `fetch` throws says why in its cause alone. */
export function tellUntried(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (UNKNOWN_SIGNER.has(code)) {
    return `the certificate is signed by nobody whom this machine knows (${code}): name its signer's by --ca FILE.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `${reasonOf(cause)}: the name leads nowhere from this machine. On the one that serves it, a line "127.0.0.1 NAME" in /etc/hosts is enough.`;
  }
  return tellRefusal(cause) ?? reasonOf(cause);
}
