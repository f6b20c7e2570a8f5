import { setTimeout as sleep } from 'node:timers/promises';
import type { CallEnd, CallLog, ModelAnswer, ModelPurpose } from '../call-log.ts';
import type { Circuit } from './circuit.ts';
import { lost, type ModelNames, resting } from './hosted-fault.ts';
import type { Watch } from './watched-fetch.ts';

export interface Calling<T> {
  names: ModelNames;
  purpose: ModelPurpose;
  calls: CallLog;
  circuit: Circuit;
  /** How often at most, where asking again is certainly not billed twice. */
  attempts: 1 | 2;
  /** Ends the work; the call is then rejected with its reason. */
  signal: AbortSignal;
  /** Asks once, and checks the answer. */
  ask: (signal: AbortSignal, watch: Watch) => Promise<Answered<T>>;
  /** Millionths of a US dollar that an answer costs which cannot be used; undefined where nobody knows. */
  priceOfNothing: () => number | undefined;
  /** What an attempt before this one was answered. */
  recall: (answer: ModelAnswer) => Promise<T>;
}

export interface Answered<T> {
  value: T;
  /** What is kept of it, where it can be. */
  answer?: ModelAnswer;
  /** Millionths of a US dollar; undefined where nobody knows. */
  costMicros: number | undefined;
}

/**
 * Makes a call that costs money: written down before it leaves, within its deadline, and again only where the provider
 * certainly did not bill. An answer of an earlier attempt is used instead.
 * @throws {HostedFault}, or the signal's reason
 */
export async function callModel<T>(calling: Calling<T>): Promise<T> {
  const { names, purpose, calls, circuit, attempts, signal } = calling;
  const model = `${names.model.provider}:${names.model.model}`;
  for (let attempt = 1; ; attempt++) {
    if (!circuit.mayCall()) throw resting(names);
    const verdict = await calls.begin({ purpose, model });
    if (verdict.may === 'use') return calling.recall(verdict.answer);
    if (verdict.may === 'not') throw lost(names);
    const outcome = await askOnce(calling, verdict.end);
    if ('value' in outcome) return outcome.value;
    const { fault, isAccepted } = outcome;
    signal.throwIfAborted();
    const { againAfter } = fault;
    if (attempt >= attempts || againAfter === undefined || !fault.isUnbilled || isAccepted) throw fault;
    await sleep(againAfter, undefined, { signal });
  }
}

async function askOnce<T>(
  { names, circuit, signal, ask, priceOfNothing }: Calling<T>,
  end: (end: CallEnd) => Promise<void>,
) {
  // With the SDK, which is loaded with the first call.
  const { readFault } = await import('./read-fault.ts');
  const watch: Watch = { isSent: false, isAccepted: false };
  const began = performance.now();
  const latencyMs = () => Math.round(performance.now() - began);
  try {
    const late = AbortSignal.timeout(names.model.timeout);
    const { value, answer, costMicros } = await ask(AbortSignal.any([signal, late]), watch);
    circuit.note(true);
    await end({ outcome: 'answered', latencyMs: latencyMs(), costMicros, ...(answer && { answer }) });
    return { value };
  } catch (error) {
    const fault = readFault(error, names, watch);
    // Being told to stop says nothing of the provider.
    if (!signal.aborted) circuit.note(fault.isUp);
    const ended = { fault: fault.fault, latencyMs: latencyMs() };
    if (fault.isUnbilled && !watch.isAccepted) await end({ outcome: 'unbilled', ...ended });
    else await end({ outcome: 'failed', costMicros: watch.isAccepted ? priceOfNothing() : undefined, ...ended });
    return { fault, isAccepted: watch.isAccepted };
  }
}
