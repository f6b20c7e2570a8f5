import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Letter, readLetter } from '../letters.ts';

export interface FakeMailServer {
  /** Value of `SMTP_URL`, with user and password. */
  readonly url: string;
  /** Letters taken so far, oldest first. */
  readonly letters: ReturnType<typeof readLetter>[];
  /** Recipients whose letters were asked to be taken, refused ones included. */
  readonly asked: string[];
  close(): Promise<void>;
}

interface FakeMailPlace {
  /** A free one otherwise. */
  readonly port?: number;
  /** Puts a letter away before it is said to be taken. */
  readonly keep?: (letter: Letter) => void;
}

const USER = { name: 'toile', password: 'let me out' } as const;

const replyWith = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/**
 * A mail server, on a free port unless it is told one, that keeps what it is given. An address whose name begins with `unknown` is refused for
 * good, one with `busy` is refused the first time, and one with `silent` is never answered.
 */
export async function openFakeMailServer({ port = 0, keep }: FakeMailPlace = {}): Promise<FakeMailServer> {
  const letters: ReturnType<typeof readLetter>[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === USER.name && password === USER.password;
      if (isRight) done(null, { user: username });
      else done(replyWith(535, 'wrong password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const isFirst = !asked.includes(address);
      asked.push(address);
      if (address.startsWith('unknown')) return done(replyWith(550, `no mailbox ${address} here`));
      if (address.startsWith('busy') && isFirst) return done(replyWith(451, `${address} is busy`));
      if (!address.startsWith('silent')) done();
    },
    onData: async (stream, _session, done) => {
      const text = await readText(stream).catch(() => undefined);
      // Who broke off has sent nothing, and hears nothing.
      if (text === undefined) return;
      const letter = readLetter(text);
      keep?.(letter);
      letters.push(letter);
      done();
    },
  });
  // A client that breaks off is no trouble of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://${USER.name}:${encodeURIComponent(USER.password)}@127.0.0.1:${address.port}`,
    letters,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
