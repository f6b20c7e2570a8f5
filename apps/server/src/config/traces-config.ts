import * as z from 'zod';

/** Where traces are sent, in OpenTelemetry's protocol. Without it nothing is traced. */
export interface TracesConfig {
  /** Address that takes them, `/v1/traces` with it. */
  readonly url: string;
  /** What this installation is called there. */
  readonly service: string;
  /** Of the traces that begin here, how many are kept: 0 to 1. */
  readonly share: number;
  /** Whether a `traceparent` that comes in is of a proxy of ours, which writes its own over a stranger's. */
  readonly areParentsTrusted: boolean;
}

/** By the names that OpenTelemetry gives them. */
export const TRACES_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://127.0.0.1:4318.',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'OTEL_SERVICE_NAME may have at most 100 characters.').default('toile'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine(
      (text) => /^(0|1|0?\.\d+|1\.0+|0\.0+)$/.test(text),
      'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.',
    )
    .transform(Number)
    .default(1),
  TRUST_TRACEPARENT: z
    .enum(['on', 'off'], { error: () => 'TRUST_TRACEPARENT must be one of: on, off.' })
    .default('off'),
};

interface Settings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly TRUST_TRACEPARENT: 'on' | 'off';
}

export function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: share,
  TRUST_TRACEPARENT: parents,
}: Settings): { traces?: TracesConfig } {
  if (!endpoint) return {};
  // The address is of the collector; each kind of signal has a path below it.
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return { traces: { url, service, share, areParentsTrusted: parents === 'on' } };
}

/** Sentences on what of these settings does not go together, or cannot be read. */
export function tracesContradictions({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: Settings): string[] {
  if (headers === undefined) return [];
  if (!endpoint) return ['OTEL_EXPORTER_OTLP_HEADERS goes with OTEL_EXPORTER_OTLP_ENDPOINT: set both or neither.'];
  return readHeaders(headers)
    ? []
    : ['OTEL_EXPORTER_OTLP_HEADERS must be pairs such as authorization=Bearer%20key,tenant=toile.'];
}

/** The pairs of a list such as `a=1,b=2`, whose values may be encoded as in an address; undefined for what is none. */
export function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return undefined;
    try {
      headers[name] = decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return headers;
}
