import { DesignStatus, type GenerationEvent, type GenerationReply, GenerationRequest } from '@toile/contract';
import { createGenerationClient } from '../../apps/web/app/lib/generation-client.ts';
import { GenerationError } from '../../apps/web/app/lib/generation-error.ts';
import { readEvents } from '../events.ts';
import type { Person } from '../people.ts';
import { type Answers, type OnCut, Unanswered } from './answers.ts';

export interface FollowedPress {
  readonly name: string;
  readonly words: string;
  readonly key: string;
  /** At whichever process answers just now. */
  readonly here: () => Person;
  readonly accepted: (designId: string) => void;
}

/** The reply that a press ended with; that it failed, which is an end too; or that there is nothing to come again for. */
export type PressEnd = GenerationReply | 'failed' | 'refused';

/** Faults after which the site offers to send the same press again. */
const AGAIN = new Set<unknown>(['unreachable', 'no-response']);
const AWAY = new Set<unknown>([502, 503, 504]);

function endOf(error: unknown): PressEnd | undefined {
  if (!(error instanceof GenerationError)) throw error;
  if (error.fault === 'failed') return 'failed';
  return AGAIN.has(error.fault) || AWAY.has(error.status) ? undefined : 'refused';
}

/**
 * Presses, and follows it with the site's own client, as a browser runs it: where a stream is cut it comes again by its rules, asks
 * after the design that was accepted or presses again under the same key. A stream that was cut is answered where what it had still to
 * say reached its caller so, and only there; every request that it took to come again is asked, and judged, by itself.
 * @returns undefined where its rules gave up before it had an end
 */
export async function followPress(
  answers: Answers,
  { name, words, key, here, accepted }: FollowedPress,
): Promise<PressEnd | undefined> {
  const asked: Promise<unknown>[] = [];
  const hasEnded = Promise.withResolvers<boolean>();
  const readStream = async (reply: Response, cut: OnCut): Promise<void> => {
    try {
      for await (const { type } of readEvents(reply)) if (type === 'done' || type === 'failed') return;
      throw new Unanswered('the stream ended before the design did');
    } catch (error) {
      cut();
      if (!(await hasEnded.promise)) throw error;
    }
  };
  const client = createGenerationClient({
    isOnline: () => true,
    fetch: (path, init) =>
      new Promise<Response>((resolve, reject) => {
        const isPress = init.method === 'POST';
        const send = async () => {
          const reply = await here()
            .fetch(path, init)
            .catch((error: unknown) => {
              reject(error);
              throw error;
            });
          resolve(reply.clone());
          return reply;
        };
        const readStatus = async (reply: Response) => void DesignStatus.parse(await reply.json());
        asked.push(answers.ask(isPress ? name : 'a design, come again', send, isPress ? readStream : readStatus));
      }),
  });
  const onEvent = (event: GenerationEvent) => {
    if (event.type === 'accepted') accepted(event.design_id);
  };
  const following = { onEvent, signal: new AbortController().signal };
  const press = { key, request: GenerationRequest.parse({ style_idea: words }) };
  const end = await client.generate(press, following).catch(endOf);
  hasEnded.resolve(end !== undefined && end !== 'refused');
  // A stream that the client gave up may still be heard to its end.
  await Promise.all(asked);
  return end;
}
