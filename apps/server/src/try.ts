import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#server/config/env.ts';
import { asCalled, askedHelp } from './asked-help.ts';
import { outliveReader } from './outlive-reader.ts';
import { tellUntried } from './trial/tell-untried.ts';
import { type Trial, tryInstallation } from './trial/try-installation.ts';

const USAGE = `npm run try -- [--at https://toile.example] [--ca FILE] [--email ADDRESS | --account ADDRESS]
Uses an installation over HTTP as somebody new does: looks whether it is ready, signs up, presses, fetches the picture and deletes
the account again. Ends with 1 where a step failed, and says which.
  --at       where it is; PUBLIC_URL, else this machine's PORT
  --ca       the certificate of who signed its own, where no list knows them
  --email    where letters are sent (SMTP_URL), an address of yours that has not signed up before: the link of its letter is asked
             for here, on standard input; without it the press is not tried, and it ends with 0 all the same
  --account  somebody who is there already, whose password is read from standard input and whose token pays; nothing is deleted`;

interface Arguments {
  readonly at: string;
  readonly ca?: string;
  readonly email?: string;
  readonly account?: string;
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { at: text, ca: text, email: text, account: text } });
  const { PUBLIC_URL, PORT = '3000' } = readEnvironment();
  return { ...values, at: values.at ?? PUBLIC_URL ?? `http://127.0.0.1:${PORT}` };
}

/** The next line of standard input; undefined where there is none. */
async function readLine(question: string): Promise<string | undefined> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line.trim() || undefined;
  }
  return undefined;
}

/** `npm run try`: a picture from outside, after an upgrade or a restore. */
async function run(): Promise<void> {
  const { at, ca, email, account } = readArguments();
  if (ca !== undefined) setDefaultCACertificates([readFileSync(ca, 'utf8')]);
  const hear = (step: string) => process.stdout.write(`ok    ${step}\n`);
  const askForLink = async () =>
    email === undefined ? undefined : readLine(`The link of the letter to ${email}, and Enter: `);
  const known =
    account === undefined
      ? undefined
      : { email: account, password: (await readLine(`The password of ${account}: `)) ?? '' };
  const isPressed = known !== undefined || email !== undefined || readEnvironment().SMTP_URL === undefined;
  const trial: Trial = { at, isPressed, hear, askForLink, ...(email && { email }), ...(known && { known }) };
  const isDrawn = await tryInstallation(trial);
  process.stdout.write(
    isDrawn
      ? `${at} draws.\n`
      : `${at} is open. NOT TRIED: the press, which waits for a letter to be answered (--email or --account).\n`,
  );
}

outliveReader();
if (!askedHelp(USAGE)) {
  await run().catch((error: unknown) => {
    const isUse = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const says = tellUntried(error);
    process.stdout.write(isUse ? `${says}\n${asCalled(USAGE)}\n` : `FAILED ${says}\n`);
    process.exitCode = 1;
  });
}
