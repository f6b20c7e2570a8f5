import { randomUUID } from 'node:crypto';
import { PROJECT_ID } from '@toile/contract';

const PASSWORD = 'a password for tests';

/** Addresses that nobody called from before, as a proxy tells them; of 10.0.0.0/8 those after `first`. */
export function* addressesFrom(first: number): Generator<string> {
  for (let n = first; ; n++) yield `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** Calls the dialect from an address. */
export const postFrom = (url: string, ip: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-appwrite-project': PROJECT_ID,
      'x-forwarded-for': ip,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });

/** Somebody else at each call, who signs in: with the browser that they signed in with before, or with a new one from a new address. */
export interface Crowd {
  known(): Promise<Response>;
  newcomer(): Promise<Response>;
}

export async function openCrowd(address: string, people: number): Promise<Crowd> {
  const places = addressesFrom(1);
  const place = () => places.next().value;
  const url = `${address}/v1/account/sessions/email`;
  const members: { email: string; ip: string; cookie: string }[] = [];
  for (let n = 0; n < people; n++) {
    const [email, ip] = [`${randomUUID()}@example.com`, place()];
    const credentials = { email, password: PASSWORD };
    await postFrom(`${address}/v1/account`, ip, { userId: 'unique()', ...credentials });
    const cookies = (await postFrom(url, ip, credentials)).headers.getSetCookie();
    const mark = cookies.map((line) => line.split(';', 1)[0] ?? '').find((line) => line.includes('known')) ?? '';
    members.push({ email, ip, cookie: mark });
  }
  let turn = 0;
  const next = () => members[turn++ % members.length] ?? { email: '', ip: '', cookie: '' };
  return {
    known() {
      const { email, ip, cookie } = next();
      return postFrom(url, ip, { email, password: PASSWORD }, cookie);
    },
    newcomer() {
      return postFrom(url, place(), { email: next().email, password: PASSWORD });
    },
  };
}
