import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '#server/config/traces-config.ts';
import type { SpanPlan, Traces } from './traces.ts';

/** Milliseconds that a collector has for a batch; whatever it does not take is lost to it, and to nobody else. */
const EXPORT_MAX = 5000;
/** Spans that wait to be sent; more are not kept. */
const QUEUE_MAX = 4096;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Traces in OpenTelemetry's own words, sent in batches to a collector. @param headers what the collector wants to be shown */
export function openTraces(
  { url, service, share }: TracesConfig,
  role: string,
  headers: Record<string, string> = {},
): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'toile.role': role, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, headers, timeoutMillis: EXPORT_MAX }),
        maxQueueSize: QUEUE_MAX,
        exportTimeoutMillis: EXPORT_MAX,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('toile');
  const words = new W3CTraceContextPropagator();
  const parentOf = ({ from }: SpanPlan): Context =>
    from === undefined
      ? context.active()
      : words.extract(
          context.active(),
          { traceparent: from },
          { get: (carrier, key) => carrier[key], keys: Object.keys },
        );
  const open = (plan: SpanPlan) => {
    const parent = parentOf(plan);
    const span = tracer.startSpan(plan.name, { kind: KINDS[plan.kind], attributes: { ...plan.facts } }, parent);
    return { span, here: trace.setSpan(parent, span) };
  };
  return {
    async during(plan, work) {
      const { span, here } = open(plan);
      try {
        return await context.with(here, work);
      } catch (error) {
        fail(span, error instanceof Error ? error.name : 'Error');
        throw error;
      } finally {
        span.end();
      }
    },
    begin(plan) {
      const { span, here } = open(plan);
      return {
        traceId: span.spanContext().traceId,
        within: (work) => context.with(here, work),
        end({ name, facts, fault }) {
          if (name !== undefined) span.updateName(name);
          if (facts) span.setAttributes({ ...facts });
          if (fault !== undefined) fail(span, fault);
          span.end();
        },
      };
    },
    carry() {
      const carrier: { traceparent?: string } = {};
      words.inject(context.active(), carrier, {
        set: (to, key, value) => {
          if (key === 'traceparent') to.traceparent = value;
        },
      });
      return carrier.traceparent;
    },
    close: () =>
      Promise.race([provider.shutdown().catch(() => undefined), sleep(EXPORT_MAX, undefined, { ref: false })]),
  };
}

/** The kind alone: an error's message may hold what somebody wrote. */
function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
