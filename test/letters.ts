/** What a test wants to know of a letter. */
export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one address its text holds. */
  readonly link: URL;
}

/** Reads a letter as it travels: headers, an empty line, one text in 7bit or quoted-printable. */
export function readLetter(raw: string): Letter {
  const unix = raw.replaceAll('\r\n', '\n');
  const end = unix.indexOf('\n\n');
  const head = unix.slice(0, end).replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const isQuoted = header('content-transfer-encoding') === 'quoted-printable';
  const text = isQuoted ? unquote(unix.slice(end + 2)) : unix.slice(end + 2);
  const [link, ...others] = text.match(/https?:\S+/g) ?? [];
  if (!link || others.length > 0) throw new Error(`a letter without one link: ${text}`);
  return { from: header('from'), to: header('to'), subject: header('subject'), text, link: new URL(link) };
}

const unquote = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
