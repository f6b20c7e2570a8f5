import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { type FakeMailServer, openFakeMailServer } from '../../../../../test/fakes/mail-server.ts';
import { readLetter } from '../../../../../test/letters.ts';
import { MailError } from './mail.ts';
import { openMailer } from './open-mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const from = 'Toile <hello@toile.example>';
const letter = (to: string) => ({
  to,
  subject: 'A new password – für dich',
  text: `Follow this:\n\nhttps://toile.example/recover?userId=a&secret=${'x'.repeat(43)}\n`,
});

let post: FakeMailServer;
let folder: string;
beforeAll(async () => {
  post = await openFakeMailServer();
  folder = await mkdtemp(join(tmpdir(), 'toile-test-mail-'));
});
afterAll(async () => {
  await post.close();
  await rm(folder, { recursive: true });
});

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof MailError)) throw new Error('the letter was taken, or failed in another way');
  return error;
}

test('with a mail server, letters go to it whole, and its secret is used', async () => {
  const log = createLog({ logLevel: 'silent' });
  const mailer = await openMailer({ dataDir: folder, mail: { from } }, { sessionSecret: 'x', smtpUrl: post.url }, log);
  await mailer.send(letter('asha@example.com'));
  await mailer.close();
  expect(post.letters).toMatchObject([{ from, to: 'asha@example.com', text: letter('').text }]);
  expect(await readdir(folder)).toEqual([]);
});

test('a refused letter is told without the address; only a mailbox that does not exist is final', async () => {
  const mailer = openSmtpMailer({ url: post.url, from });
  const unknown = await failureOf(mailer.send(letter('unknown@example.com')));
  expect(unknown.isFinal).toBe(true);
  expect(unknown.message).toContain('no mailbox');
  const busy = await failureOf(mailer.send(letter('busy@example.com')));
  expect(busy.isFinal).toBe(false);
  const stranger = openSmtpMailer({ url: post.url.replace('let%20me%20out', 'guess'), from });
  const locked = await failureOf(stranger.send(letter('asha@example.com')));
  expect(locked.isFinal).toBe(false);
  for (const { message, cause } of [unknown, busy, locked]) {
    expect(message).not.toMatch(/@|guess/);
    expect(cause).toBeUndefined();
  }
  await Promise.all([mailer.close(), stranger.close()]);
});

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

test('a mail server that is away, or never says a word, fails the letter instead of holding it', async () => {
  const silent = createServer(() => undefined);
  const port = await listen(silent);
  const mailer = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  expect((await failureOf(mailer.send(letter('asha@example.com')))).isFinal).toBe(false);
  await mailer.close();
  await new Promise((resolve) => silent.close(resolve));
  const away = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
  expect((await failureOf(away.send(letter('asha@example.com')))).message).toContain('ECONNREFUSED');
  await away.close();
});

test('without one, letters are files that only their owner may read', async () => {
  const log = createLog({ logLevel: 'silent' });
  const mailer = await openMailer({ dataDir: folder, mail: { from } }, { sessionSecret: 'x' }, log);
  await Promise.all([mailer.send(letter('asha@example.com')), mailer.send(letter('mira@example.com'))]);
  await mailer.close();
  const outbox = join(folder, 'outbox');
  const names = await readdir(outbox);
  expect(names).toHaveLength(2);
  const letters = await Promise.all(names.map(async (name) => readLetter(await readFile(join(outbox, name), 'utf8'))));
  expect(letters.map(({ to }) => to).sort()).toEqual(['asha@example.com', 'mira@example.com']);
  expect(letters[0]).toMatchObject({ from, text: letter('').text });
  for (const name of names) {
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
});
