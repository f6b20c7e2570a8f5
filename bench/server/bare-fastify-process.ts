import { type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { readBareEnvironment } from './bare-environment.ts';
import { type Answer, openWork, type Request } from './bare-work.ts';
import { answerUsage } from './contender.ts';

const work = await openWork(readBareEnvironment());
const app = fastify();
app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

const requestOf = ({ headers, ip }: FastifyRequest): Request => ({
  cookie: headers.cookie ?? '',
  ip,
  agent: headers['user-agent'] ?? '',
});

/** Without a schema of the reply, as most handlers are written. */
const send = (reply: FastifyReply, { status, headers, json, stream }: Answer) =>
  reply
    .code(status)
    .headers(headers ?? {})
    .send(stream ?? json);

type Params = Record<'id', string>;
const DOCUMENTS = '/v1/databases/:database/collections/:collection/documents';
const FILES = '/v1/storage/buckets/:bucket/files';

app.get('/v1/account', async (request, reply) => send(reply, await work.me(requestOf(request))));
app.get(DOCUMENTS, async (request, reply) =>
  send(reply, await work.list(requestOf(request), Object.values(request.query as Record<string, string>))),
);
app.patch<{ Params: Params }>(`${DOCUMENTS}/:id/likes/increment`, async (request, reply) =>
  send(reply, await work.like(requestOf(request), request.params.id)),
);
app.post<{ Body: Parameters<typeof work.create>[1] }>(DOCUMENTS, async (request, reply) =>
  send(reply, await work.create(requestOf(request), request.body)),
);
app.get<{ Params: Params }>(`${FILES}/:id/view`, async (request, reply) =>
  send(reply, await work.picture(requestOf(request), request.params.id)),
);
app.post<{ Body: Parameters<typeof work.signIn>[1] }>('/v1/account/sessions/email', async (request, reply) =>
  send(reply, await work.signIn(requestOf(request), request.body)),
);
app.post<{ Body: Buffer }>(FILES, async (request, reply) =>
  send(reply, await work.upload(requestOf(request), request.headers['content-type'] ?? '', request.body)),
);
app.post<{ Body: { style_idea: string } }>('/generate-outfit/', async (request, reply) =>
  send(reply, await work.press(requestOf(request), request.body)),
);
answerUsage(await app.listen({ host: '127.0.0.1', port: 0 }));
