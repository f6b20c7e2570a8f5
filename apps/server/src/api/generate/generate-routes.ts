import type { GenerationReply } from '@toile/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { openFollowers } from '#server/api/events/followers.ts';
import { sendEvents } from '#server/api/events/send-events.ts';
import { accountKey, requireKnown } from '#server/api/rate-limits/account-key.ts';
import { pressInTurn } from '#server/api/turns/press-in-turn.ts';
import { whileThere } from '#server/api/when-gone.ts';
import type { DesignRow } from '#server/parts/database/schema/designs.ts';
import { outwait } from '#server/parts/outwait.ts';
import type { Parts } from '#server/parts/parts.ts';
import { untilSessionEnds } from '#server/product/accounts/until-session-ends.ts';
import type { Context } from '#server/product/context.ts';
import type { DesignParts } from '#server/product/designs/design-parts.ts';
import { type FollowedState, followDesign, getFollowed } from '#server/product/designs/follow-design.ts';
import type { DrawingHere } from '#server/product/designs/here/open-drawing-here.ts';
import { press } from '#server/product/designs/press.ts';
import { ProductError } from '#server/product/errors.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import { askForProof } from './ask-for-proof.ts';
import { designEvents } from './design-events.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { failureOf, presentReply, presentRow, presentStatus } from './present-design.ts';
import { chargeReading, limitPresses } from './press-limits.ts';
import { readRequest } from './read-request.ts';

type GenerateParts = Pick<DesignParts, 'jobs' | 'limits' | 'notices'> &
  Pick<Parts, 'config' | 'database'> & { drawing?: DrawingHere };

/** Presses that one account follows by streams at once: more screens than anybody has. A press that is not followed is drawn as well. */
const STREAMS_OF_ONE = 32;
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
    const followers = openFollowers(app, {
      grace: parts.drawing ? LINE_GRACE : 0,
      each: Math.max(STREAMS_OF_ONE, parts.limits.perAccount),
    });

    app.post('/generate-outfit', { preHandler: limitPresses(parts) }, async (request, reply) => {
      await requireKnown(request);
      const idempotencyKey = readIdempotencyKey(request);
      const input = { request: readRequest(request.body), ...(idempotencyKey !== undefined && { idempotencyKey }) };
      const ctx = await request.openClaim();
      const by = await accountKey(request);
      const placing = whileThere(reply, (gone) =>
        pressInTurn(by, () => press({ ctx, parts, input: { ...input, gone } })),
      );
      const { id: designId, ended } = await placing.catch(async (refusal: unknown) => {
        await chargeReading(parts, request, refusal);
        return askForProof(parts, await request.openContext(), refusal);
      });
      request.letOthersGo();
      const outwaits = request.headers.accept?.includes('text/event-stream') === true;
      const end = outwaits ? undefined : await ended;
      if (end) return sendReply(reply, presentReply(end, end.balances));
      // Whoever has it drawn here hears the end here.
      const isAwaited = ended !== undefined;
      const ending = outwaits ? followers.enterStream(reply, by, isAwaited) : followers.enter(reply, isAwaited);
      const following = { ctx: await request.openContext(), reply, ending, designId, outwaits };
      return follow(parts, following);
    });

    const params = z.object({ designId: z.string().max(36) });
    app.get('/generate-outfit/:designId', { schema: { params } }, async (request, reply) => {
      const ctx = await request.openContext();
      const design = await getFollowed({ ctx, input: request.params });
      reply.header('cache-control', 'no-store');
      return presentStatus(design, await getWallet({ ctx }));
    });
  };

interface Following {
  readonly ctx: Context;
  readonly reply: FastifyReply;
  readonly ending: AbortController;
  readonly designId: string;
  /** Whether it is told by events, and waits with them for a database that is away. */
  readonly outwaits: boolean;
}

/** Apart from the route, of which nothing is kept while somebody follows. */
async function follow(parts: GenerateParts, { ctx, reply, ending, designId, outwaits }: Following) {
  await untilSessionEnds({ ctx, parts, input: { ending } });
  const { signal } = ending;
  const states = followDesign({ ctx, parts, input: { designId, signal, outwaits } });
  if (!outwaits) return answerAtTheEnd(ctx, reply, states);
  const events = designEvents(states, () => outwait(() => getWallet({ ctx }), signal));
  return sendEvents(reply.header('cache-control', 'no-store'), { events, signal });
}

async function answerAtTheEnd(ctx: Context, reply: FastifyReply, states: AsyncGenerator<FollowedState>) {
  let design: DesignRow | undefined;
  try {
    for await (const state of states) design = state.ended;
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
