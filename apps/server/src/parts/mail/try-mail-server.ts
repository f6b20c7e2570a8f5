import { createTransport } from 'nodemailer';

/** Why the mail server at `url` would take no letter of ours: no answer within `deadline` milliseconds, or no login; else `undefined`. */
export async function tryMailServer(url: string, deadline: number): Promise<string | undefined> {
  const transport = createTransport({
    url,
    dnsTimeout: deadline,
    connectionTimeout: deadline,
    greetingTimeout: deadline,
    socketTimeout: deadline,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}
