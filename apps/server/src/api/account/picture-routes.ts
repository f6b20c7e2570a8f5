import { Readable } from 'node:stream';
import { ACCOUNT_PICTURE } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { enterPictureDoor } from '#server/api/storage/picture-door.ts';
import { takeFile } from '#server/api/storage/take-file.ts';
import type { Parts } from '#server/parts/parts.ts';
import { removePicture, setPicture } from '#server/product/accounts/set-picture.ts';
import { requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { withScratch } from '#server/product/files/with-scratch.ts';
import { presentAccount, User } from './present-account.ts';

const PICTURES: RateLimit = { name: 'picture', max: 30, windowS: HOUR_S, by: accountKey };

const share = (fallback: number) => z.coerce.number().min(0).max(1).default(fallback);
/** Shares of the picture as it is seen upright; `side` is a share of the shorter side. */
const CropQuery = z.object({ x: share(0), y: share(0), side: share(1) });

/** `/account/picture`: the account's own picture. The body is the file itself, as it came from the device. */
export const pictureRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    // Only here, and only after the caller is known, is a body of another kind than JSON read.
    app.addContentTypeParser(/^image\//, { bodyLimit: ACCOUNT_PICTURE.bytes }, (_request, body, done) =>
      done(null, body),
    );
    const limit = limitRate(parts, [PICTURES]);

    app.put(
      '/account/picture',
      {
        schema: { querystring: CropQuery, response: { 200: User } },
        // Before a byte of the body is read.
        onRequest: [
          enterPictureDoor,
          async (request) => {
            requireAccount(await request.openContext());
          },
          limit,
        ],
      },
      async (request) => {
        const { body } = request;
        request.letOthersGo();
        if (!(body instanceof Readable)) throw new ProductError('file-missing');
        return withScratch(parts.storage, async (newPath) => {
          const sent = newPath();
          if ((await takeFile(body, sent, ACCOUNT_PICTURE.bytes)) === 0) throw new ProductError('file-missing');
          const input = { sent, crop: request.query };
          return presentAccount(await setPicture({ ctx: await request.openContext(), parts, input }));
        });
      },
    );

    app.delete('/account/picture', { schema: { response: { 200: User } }, preHandler: limit }, async (request) =>
      presentAccount(await removePicture({ ctx: await request.openContext(), parts })),
    );
  };
