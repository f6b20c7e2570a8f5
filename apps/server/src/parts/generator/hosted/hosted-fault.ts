import { MESSAGE } from '@toile/contract';
import { type HostedModel, PROVIDER_SETTINGS } from '#server/config/models-config.ts';
import { type GenerationFault, GeneratorError } from '../generator.ts';

interface FaultFacts {
  fault: GenerationFault;
  /** HTTP status of the provider, where it answered. */
  status?: number;
  /** Whether the provider certainly took no money. */
  isUnbilled: boolean;
  /** Milliseconds after which asking again is welcome; absent where it is of no use, or may be billed twice. */
  againAfter?: number;
  /** Whether the provider is up and its settings are right, whatever it said to this brief. */
  isUp: boolean;
  told?: string;
  cause: unknown;
}

/** A call that did not end in what was asked for, and what it may have cost. */
export class HostedFault extends GeneratorError {
  readonly isUnbilled: boolean;
  readonly againAfter: number | undefined;
  readonly isUp: boolean;
  declare readonly fault: GenerationFault;

  constructor(sentence: string, { fault, isUnbilled, againAfter, isUp, told, cause }: FaultFacts) {
    super(sentence, { fault, cause, ...(told !== undefined && { told }) });
    this.isUnbilled = isUnbilled;
    this.againAfter = againAfter;
    this.isUp = isUp;
  }
}

/** Milliseconds before a provider that could not be reached is tried once more. */
const RECONNECT_AFTER = 500;
/** Milliseconds waited at most because a provider says it is busy, and where it does not say how long. */
const BUSY = { most: 10_000, unsaid: 2000 } as const;

/** Names of the settings that lead to a model. */
export interface ModelNames {
  /** `GENERATOR` or `DESCRIBER`. */
  setting: 'GENERATOR' | 'DESCRIBER';
  model: HostedModel;
}

const nameOf = ({ model: { provider, model } }: ModelNames) => `${provider}:${model}`;
const addressOf = ({ model: { provider, baseUrl } }: ModelNames) => {
  const setting = PROVIDER_SETTINGS[provider].baseUrl;
  return baseUrl === undefined ? `the API of ${provider}` : `${setting} (${baseUrl})`;
};

/** Nobody was reached, so nothing was billed and asking again is safe. */
export const unreachable = (names: ModelNames, cause: unknown) =>
  new HostedFault(`${addressOf(names)} cannot be reached.`, {
    fault: 'unreachable',
    isUnbilled: true,
    againAfter: RECONNECT_AFTER,
    isUp: false,
    cause,
  });

/** The request went out and no whole answer came: perhaps billed. */
export const silent = (names: ModelNames, cause: unknown) =>
  new HostedFault(`${nameOf(names)} gave no answer in ${names.model.timeout / 1000} s, or broke off.`, {
    fault: 'silent',
    isUnbilled: false,
    isUp: false,
    cause,
  });

/** It is known to be down: nobody asks. */
export const resting = (names: ModelNames) =>
  new HostedFault(`${nameOf(names)} failed several times in a row and is left alone for a while.`, {
    fault: 'unreachable',
    isUnbilled: true,
    isUp: false,
    cause: undefined,
  });

/** An earlier attempt asked, and nobody knows what came of it. */
export const lost = (names: ModelNames) =>
  new HostedFault(`${nameOf(names)} was asked by an attempt that was cut off; it is not asked again.`, {
    fault: 'lost',
    isUnbilled: true,
    isUp: true,
    cause: undefined,
  });

/** It answered, but with nothing that can be used: billed. */
export const unusable = (names: ModelNames, fault: 'invalid' | 'incomplete', why: string, cause: unknown) =>
  new HostedFault(`${nameOf(names)} at ${addressOf(names)} answered ${why}.`, {
    fault,
    isUnbilled: false,
    isUp: true,
    cause,
  });

/** It will not make this. */
export const declined = (names: ModelNames, { status, cause }: { status: number; cause: unknown }) =>
  new HostedFault(`${nameOf(names)} declined the brief.`, {
    fault: 'refused',
    status,
    isUnbilled: status >= 400,
    isUp: true,
    told: MESSAGE.generationApiError(
      status < 400 ? 422 : status,
      'The image model declined this brief. Please put it in other words.',
    ),
    cause,
  });

/** It answered with an error of its own. */
export function apiError(
  names: ModelNames,
  { status, retryAfter, cause }: { status: number; retryAfter: string | undefined; cause: unknown },
): HostedFault {
  const { told, sentence } = explain(names, status);
  const wait = status === 429 ? waitOf(retryAfter) : undefined;
  return new HostedFault(`${nameOf(names)} answered ${status}: ${sentence}`, {
    fault: 'api-error',
    status,
    // An error of the server may come after the work was done; a refusal of the request comes before.
    isUnbilled: status < 500,
    isUp: ![401, 403, 404, 429].includes(status) && status < 500,
    ...(wait !== undefined && { againAfter: wait }),
    told: MESSAGE.generationApiError(status, told),
    cause,
  });
}

/** Milliseconds until a busy provider may be asked again; undefined where that is too long to wait for. */
function waitOf(retryAfter: string | undefined): number | undefined {
  const ms = retryAfter === undefined ? BUSY.unsaid : Number(retryAfter) * 1000;
  return ms >= 0 && ms <= BUSY.most ? ms : undefined;
}

function explain(names: ModelNames, status: number): { told: string; sentence: string } {
  const { key, baseUrl } = PROVIDER_SETTINGS[names.model.provider];
  const same = (told: string) => ({ told, sentence: told });
  if (status === 401 || status === 403) return same(`The image model refused the key of this installation (${key}).`);
  if (status === 404) {
    const where = names.model.baseUrl === undefined ? '' : ` or ${baseUrl}`;
    return {
      told: `There is no such image model (${names.setting}${where}).`,
      sentence: `${names.setting} (${nameOf(names)})${where} names no model there is.`,
    };
  }
  if (status === 429) return same('The image model is busy. Please try again in a minute.');
  if (status >= 500) return same('The image model stumbled. Please try again.');
  return same(`The image model did not take the request (${names.setting}).`);
}
