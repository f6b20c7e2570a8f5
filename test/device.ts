import { randomUUID } from 'node:crypto';
import { PROJECT_ID } from '@toile/contract';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  readonly body: any;
  readonly headers: Headers;
}

/** One browser of one person: keeps cookies between its calls of the dialect. */
export class Device {
  readonly cookies = new Map<string, string>();
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** A call of the dialect. */
  call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.at(`/v1${path}`, method, body, headers);
  }

  /** A call of anything else. */
  async at(path: string, method: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${this.#address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-appwrite-project': PROJECT_ID,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
  }

  signIn(who: Credentials): Promise<Answer> {
    return this.call('POST', '/account/sessions/email', { email: who.email, password: who.password });
  }
}

export interface Credentials {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account, without a session. */
export async function makeAccount(address: string, email = `${randomUUID()}@example.com`): Promise<Credentials> {
  const password = 'tailor-chalk-1927';
  const made = await new Device(address).call('POST', '/account', {
    userId: 'unique()',
    email,
    password,
    name: 'Asha',
  });
  if (made.status !== 201) throw new Error(`sign-up answered ${made.status}: ${JSON.stringify(made.body)}`);
  return { id: made.body.$id, email, password };
}

/** Makes an account and signs it in on a new device. */
export async function arrive(address: string): Promise<{ who: Credentials; device: Device }> {
  const who = await makeAccount(address);
  const device = new Device(address);
  const session = await device.signIn(who);
  if (session.status !== 201) throw new Error(`login answered ${session.status}`);
  return { who, device };
}
