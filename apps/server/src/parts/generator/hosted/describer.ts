import type { Look } from '@toile/look';
import type { HostedModel } from '#server/config/models-config.ts';
import type { Log } from '#server/log.ts';
import type { CallLog } from '../call-log.ts';
import { askDescription } from './ask-description.ts';
import { callModel } from './call-model.ts';
import { untruthOf } from './check-description.ts';
import { createCircuit } from './circuit.ts';
import { unusable } from './hosted-fault.ts';
import { costOfWords } from './prices.ts';

export interface DescribeInput {
  look: Look;
  /** The facts of the Look, in words. */
  facts: string;
  designId: string;
  calls: CallLog;
  signal: AbortSignal;
  /** Ends the wait for the words alone. */
  hurry: AbortSignal;
}

/** Writes the words to a Look, or gives undefined where they failed or are not true to it. Never fails a design. */
export type Describer = (input: DescribeInput) => Promise<string | undefined>;

export function createDescriber(model: HostedModel, key: string | undefined, log: Log): Describer {
  const names = { setting: 'DESCRIBER', model } as const;
  const circuit = createCircuit();
  const name = `${model.provider}:${model.model}`;
  return async ({ look, facts, designId, calls, signal, hurry }) => {
    if (hurry.aborted) return undefined;
    let costMicros: number | undefined;
    try {
      return await callModel<string>({
        names,
        purpose: 'description',
        calls,
        circuit,
        attempts: 1,
        signal,
        ask: async (within, watch) => {
          const { description, tokens } = await askDescription(
            { model, key },
            { facts, designId, signal: AbortSignal.any([within, hurry]) },
            watch,
          );
          costMicros = costOfWords(name, tokens.read, tokens.written);
          const untruth = untruthOf(description, look, facts);
          if (untruth) throw unusable(names, 'invalid', `a description that cannot be used: ${untruth}`, undefined);
          return { value: description, answer: { description }, costMicros };
        },
        priceOfNothing: () => costMicros,
        recall: async (answer) => ('description' in answer ? answer.description : ''),
      });
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error, designId }, 'the atelier describes a design, as the model did not');
      return undefined;
    }
  };
}
