import { PROJECT_ID } from '@toile/contract';
import * as z from 'zod';

/** Milliseconds that an answer may take: a press has its own deadline, which is shorter. */
const PATIENCE = 180_000;

/** Somebody at an installation, who has nothing of it but its address. */
export interface Visitor {
  /** Who is signed in keeps their cookie. */
  call(method: string, path: string, body?: object): Promise<Response>;
}

export function visit(address: string): Visitor {
  const cookies = new Map<string, string>();
  return {
    async call(method, path, body) {
      const answer = await fetch(new URL(path, address), {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          'x-appwrite-project': PROJECT_ID,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return answer;
    },
  };
}

const Refusal = z.object({ message: z.string(), type: z.string().optional() });
export type Refusal = z.infer<typeof Refusal> & { readonly status: number };

/** Why an answer is not the one that was expected, in its own words where it has any. */
export async function readRefusal(answer: Response): Promise<Refusal> {
  const text = await answer.text();
  try {
    return { ...Refusal.parse(JSON.parse(text)), status: answer.status };
  } catch {
    return { message: text.slice(0, 200), status: answer.status };
  }
}
