import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() }),
});

/** As much of OpenTelemetry's JSON as is looked at. */
const Batch = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(Attribute).default([]),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type SentSpan = z.infer<typeof Batch>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

/** What it does with a batch: takes it, refuses it, says nothing ever, or answers what is no answer. */
export type CollectorMood = 'good' | 'refusing' | 'silent' | 'garbled';

export interface FakeCollector {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: SentSpan[];
  /** Batches whole, as they were sent. */
  readonly texts: string[];
  /** The `authorization` of each batch. */
  readonly shown: (string | undefined)[];
  mood: CollectorMood;
  close(): Promise<void>;
}

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** A collector of traces on a free port. */
export async function openFakeCollector(): Promise<FakeCollector> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the collector has no port');
  const collector: FakeCollector = {
    url: `http://127.0.0.1:${address.port}`,
    spans: [],
    texts: [],
    shown: [],
    mood: 'good',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  server.on('request', async (request, response) => {
    const text = await textOf(request);
    collector.texts.push(text);
    collector.shown.push(request.headers.authorization);
    if (collector.mood === 'silent') return;
    if (collector.mood === 'refusing') response.writeHead(500).end('no');
    else if (collector.mood === 'garbled') response.writeHead(200, { 'content-type': 'application/json' }).end('{"');
    else {
      if (request.url === '/v1/traces') {
        const { resourceSpans } = Batch.parse(JSON.parse(text));
        collector.spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
  });
  return collector;
}
