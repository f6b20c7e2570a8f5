import { Readable } from 'node:stream';
import type { GenerationReply } from '@toile/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey, requireKnown } from '#server/api/rate-limits/account-key.ts';
import { pressInTurn } from '#server/api/turns/press-in-turn.ts';
import { whenGone } from '#server/api/when-gone.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { outwait } from '#server/parts/outwait.ts';
import type { Parts } from '#server/parts/parts.ts';
import { untilSessionEnds } from '#server/product/accounts/until-session-ends.ts';
import type { Context } from '#server/product/context.ts';
import type { DesignParts } from '#server/product/designs/design-parts.ts';
import { type FollowedDesign, followDesign, getFollowed } from '#server/product/designs/follow-design.ts';
import type { DrawingHere } from '#server/product/designs/here/open-drawing-here.ts';
import { press } from '#server/product/designs/press.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { askForProof } from './ask-for-proof.ts';
import { designEvents } from './design-events.ts';
import { writeEventStream } from './event-stream.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { failureOf, presentReply, presentRow, presentStatus } from './present-design.ts';
import { chargeReading, limitPresses } from './press-limits.ts';
import { readRequest } from './read-request.ts';

type GenerateParts = Pick<DesignParts, 'jobs' | 'limits' | 'notices'> &
  Pick<Parts, 'config' | 'database'> & { drawing?: DrawingHere };

/** Milliseconds of silence after which a stream says that it lives; clients give up after twenty seconds. */
const QUIET_MAX = 8000;

/** Milliseconds that whoever stands in line at a process that draws is given to be drawn there when it is told to stop. */
const LINE_GRACE = 10_000;

/**
 * Pressing Generate, and asking after a press.
 *
 * Refusals: 401 without a session, 400 for a request that cannot be read, 402 without a token, 403
 * for a free token of who did not prove their address where letters are sent, 409 for a key that was
 * used for another request, 429 for too many designs at once. A design that fails answers 500, or 504 at its deadline,
 * after its token was given back.
 */
export const generateRoutes =
  (parts: GenerateParts): FastifyPluginAsyncZod =>
  async (app) => {
    const closing = closingOf(app, parts.drawing ? LINE_GRACE : 0);

    app.post('/generate-outfit', { preHandler: limitPresses(parts) }, async (request, reply) => {
      await requireKnown(request);
      const idempotencyKey = readIdempotencyKey(request);
      const gone = whenGone(reply);
      const input = {
        request: readRequest(request.body),
        gone,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      };
      const ctx = await request.openClaim();
      const placing = pressInTurn(await accountKey(request), () => press({ ctx, parts, input }));
      const { id: designId, ended } = await placing.catch(async (refusal: unknown) => {
        await chargeReading(parts, request, refusal);
        return askForProof(parts, await request.openContext(), refusal);
      });
      request.letOthersGo();
      const signal = AbortSignal.any([gone, ...(ended ? [] : [closing])]);
      const wantsEvents = request.headers.accept?.includes('text/event-stream');
      const end = wantsEvents ? undefined : await ended;
      if (end) return sendReply(reply, presentReply(end, end.balances));
      const proved = await request.openContext();
      const live = await untilSessionEnds({ ctx: proved, parts, input: { signal } });
      const following = { designId, signal: live, outwaits: wantsEvents === true };
      const states = followDesign({ ctx: proved, parts, input: following });
      if (!wantsEvents) return answerAtTheEnd(proved, reply, states);
      return streamEvents(reply, states, () => outwait(() => getWallet({ ctx: proved }), live));
    });

    const params = z.object({ designId: z.string().max(36) });
    app.get('/generate-outfit/:designId', { schema: { params } }, async (request, reply) => {
      const ctx = await request.openContext();
      const design = await getFollowed({ ctx, input: request.params });
      reply.header('cache-control', 'no-store');
      return presentStatus(design, await getWallet({ ctx }));
    });
  };

/**
 * Aborts `grace` milliseconds after `app` is told to stop. Whoever waits for what others draw is not waited for: they come
 * again, and find it where it is by then.
 */
function closingOf(app: Pick<FastifyInstance, 'addHook'>, grace: number): AbortSignal {
  const closing = new AbortController();
  const abort = () => closing.abort(new ProductError('stopping'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    if (grace === 0) abort();
    else timer = setTimeout(abort, grace);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  return closing.signal;
}

function streamEvents(
  reply: FastifyReply,
  states: AsyncGenerator<FollowedDesign>,
  readBalances: () => Promise<Balances>,
): FastifyReply {
  const events = designEvents(states, readBalances);
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(writeEventStream(events, QUIET_MAX)));
}

async function answerAtTheEnd(ctx: Context, reply: FastifyReply, states: AsyncGenerator<DesignRow>) {
  let design: DesignRow | undefined;
  try {
    for await (const state of states) design = state;
  } catch (error) {
    // Nobody is left to be told.
    if (reply.raw.destroyed) return reply.hijack();
    throw error;
  }
  if (!design) throw new ProductError('design-not-found');
  if (design.status === 'failed') throw failureOf(design);
  return sendReply(reply, presentRow(design, await getWallet({ ctx })));
}

/** To whoever is still there. */
const sendReply = (reply: FastifyReply, body: GenerationReply): FastifyReply =>
  reply.raw.destroyed ? reply.hijack() : reply.header('cache-control', 'no-store').send(body);
