const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * What two spellings of an address that reach one mailbox have in common: without what follows a plus sign, which the
 * large providers pass over, and without the dots that Gmail passes over. For counting, never for writing to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const [plain = ''] = local.split('+', 1);
  const name = plain || local;
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
