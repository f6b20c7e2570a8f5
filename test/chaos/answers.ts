import { ErrorBody } from '@toile/contract';
import { ERRORS } from '../../apps/server/src/product/errors.ts';

/** What came of one request, in milliseconds of this process's clock. */
export interface Answer {
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  /** What was asked for, a refusal as documented, or no answer to its end. */
  readonly kind: 'done' | 'refused' | 'none';
  readonly status?: number;
  readonly type?: string;
  /** In what the answer is not as documented, or why there was none. */
  readonly fault?: string;
  /** Whether it was cut before its end. `ended` is then when, and its kind whether its caller had the rest by coming again. */
  readonly isCut?: true;
}

/** Says that an answer was cut, at once. */
export type OnCut = () => void;

/** Answers so far, and how one more is asked for. */
export interface Answers {
  readonly all: readonly Answer[];
  /**
   * Sends a request and reads its answer to the end. A `read` that knows how to come again says first that it was cut.
   * @returns what `read` makes of it; undefined where it was refused or there was none
   */
  ask<T>(
    name: string,
    send: () => Promise<Response>,
    read: (reply: Response, cut: OnCut) => Promise<T>,
  ): Promise<T | undefined>;
}

/** What a stream that was cut before its end, or an answer that never came, is told by. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Where each type of refusal may stand, by the product's own list. */
const STATUSES = Map.groupBy(Object.values(ERRORS), ({ type }): string => type);
/** What the proxy says in our words when the process it asked is gone, or silent for too long. */
const OF_THE_PROXY: Readonly<Record<number, string>> = {
  502: 'general_part_unavailable',
  504: 'general_part_unavailable',
};

export function openAnswers(): Answers {
  const all: Answer[] = [];
  return {
    all,
    async ask(name, send, read) {
      const began = performance.now();
      let cutAt: number | undefined;
      const cut = () => {
        cutAt = performance.now();
      };
      const keep = (rest: Pick<Answer, 'kind' | 'status' | 'type' | 'fault'>) =>
        all.push({
          name,
          began,
          ended: cutAt ?? performance.now(),
          ...rest,
          ...(cutAt !== undefined && { isCut: true }),
        });
      let status: number | undefined;
      try {
        const reply = await send();
        status = reply.status;
        if (!reply.ok) {
          keep({ status, ...(await refusal(reply)) });
          return undefined;
        }
        const value = await read(reply, cut);
        keep({ kind: 'done', status });
        return value;
      } catch (error) {
        const isShape = error instanceof Error && error.name === 'ZodError';
        keep({
          kind: isShape ? 'done' : 'none',
          ...(status !== undefined && { status }),
          fault: isShape ? `not as documented: ${error.message}` : causeOf(error),
        });
        return undefined;
      }
    },
  };
}

async function refusal(reply: Response): Promise<Pick<Answer, 'kind' | 'type' | 'fault'>> {
  const text = await reply.text();
  const body = ErrorBody.safeParse(parsed(text)).data;
  if (!body) return { kind: 'refused', fault: `no refusal of ours: ${text.slice(0, 120)}` };
  const { type, code } = body;
  const isKnown =
    STATUSES.get(type)?.some(({ status }) => status === reply.status) ?? OF_THE_PROXY[reply.status] === type;
  const isOfProxy = OF_THE_PROXY[reply.status] === type;
  const fault =
    code !== reply.status
      ? `says ${code} under ${reply.status}`
      : !isKnown && !isOfProxy
        ? `${type} is no refusal with ${reply.status}`
        : type === 'general_unknown'
          ? 'an accident'
          : reply.status === 503 && !reply.headers.has('retry-after')
            ? '503 without Retry-After'
            : undefined;
  return { kind: 'refused', type, ...(fault !== undefined && { fault }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function causeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = Reflect.get(Object(cause), 'code');
  return typeof code === 'string' ? code : String(cause instanceof Error ? cause.message : cause);
}
