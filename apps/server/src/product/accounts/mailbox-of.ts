interface Provider {
  readonly domains: readonly string[];
  /** Signs in a name that it passes over. */
  readonly passedOver?: string;
}

/** Providers at whom one mailbox is reached under several domains or spellings, each by the domain that stands for all. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], passedOver: '.' },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], passedOver: '._-' },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'] },
];

/**
 * What two spellings of an address that reach one mailbox have in common: without what follows a plus sign, which the
 * large providers pass over, and as its own provider spells it. For counting, never for writing to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const [plain = ''] = local.split('+', 1);
  const name = plain || local;
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const spelled = [...name].filter((sign) => !provider?.passedOver?.includes(sign)).join('');
  return `${spelled || name}@${provider?.domains[0] ?? domain}`;
}
