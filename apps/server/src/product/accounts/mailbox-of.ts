interface Provider {
  readonly domains: readonly string[];
  /** Signs in a name that it passes over. */
  readonly passedOver?: string;
  /** Signs in a name that it takes for dots. */
  readonly dots?: string;
}

/** Providers at whom one mailbox is reached under several domains or spellings, each by the domain that stands for all. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], passedOver: '.' },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], passedOver: '._-' },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['yandex.ru', 'yandex.com', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'], dots: '-' },
];

/** Where `anything@asha.fastmail.com` is read in the mailbox `asha@fastmail.com`. */
const SUBDOMAINED = ['fastmail.com', 'fastmail.fm', 'anonaddy.com', 'anonaddy.me', '33mail.com'];

/** Where `anything-else@` and `anything@` are one person's: a name of theirs never holds a hyphen, one of the addresses they make up does. */
const HYPHENED = /^(?:yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|(?:ymail|rocketmail|myyahoo)\.com)$/;

interface Spelled {
  /** As it is written, without what follows a plus sign. */
  readonly written: string;
  /** Without what follows a plus sign, which the large providers pass over. */
  readonly name: string;
  readonly domain: string;
  readonly provider: Provider | undefined;
  /** As its own provider spells it. */
  readonly plain: string;
}

function spell(email: string): Spelled {
  const at = email.lastIndexOf('@');
  const [local, host] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const [first = ''] = local.split('+', 1);
  const written = first || local;
  const [owner = '', ...rest] = host.split('.');
  const [called, domain] = SUBDOMAINED.includes(rest.join('.')) ? [owner, rest.join('.')] : [written, host];
  const name = (HYPHENED.test(domain) && called.split('-', 1)[0]) || called;
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  const kept = [...name].filter((sign) => !provider?.passedOver?.includes(sign)).join('') || name;
  const plain = [...kept].map((sign) => (provider?.dots?.includes(sign) ? '.' : sign)).join('');
  return { written: `${written}@${host}`, name, domain, provider, plain };
}

/**
 * What two spellings of an address that reach one mailbox have in common: without what follows a plus sign, and as its own provider
 * spells it. For counting, never for writing to.
 */
export function mailboxOf(email: string): string {
  const { domain, provider, plain } = spell(email);
  return `${plain}@${provider?.domains[0] ?? domain}`;
}

/**
 * Under what else the mailbox of an address may have been counted while less was known of its provider: as it is written, and plainly, at each
 * of the domains. A dot somewhere else in the name is beyond counting.
 */
export function formerMailboxesOf(email: string): string[] {
  const { written, name, provider, plain } = spell(email);
  const all = (provider?.domains ?? []).flatMap((domain) => [`${name}@${domain}`, `${plain}@${domain}`]);
  return [...new Set([...all, written])].filter((spelling) => spelling !== mailboxOf(email));
}
