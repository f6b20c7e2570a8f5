import { GenerationEvent } from '@toile/contract';

/** Reads the events of a press as they come, checking each against the contract. Heartbeats are passed over. */
export async function* readEvents(response: Response): AsyncGenerator<GenerationEvent, void, void> {
  if (!response.body) throw new Error('the reply has no body');
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      if (message.startsWith(':')) continue;
      const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? [];
      yield GenerationEvent.parse({ type, ...JSON.parse(data ?? 'null') });
    }
  }
}

/** All events of a press, to the last. */
export async function collectEvents(response: Response): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}
