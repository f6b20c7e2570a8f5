import { BUCKET, DownloadFormat, OrderedForm } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { disposition, setFileHeaders } from '#server/api/storage/file-headers.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import type { Parts } from '#server/parts/parts.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import type { Context } from '#server/product/context.ts';
import { getDesign } from '#server/product/designs/get-design.ts';
import { getForm, orderForm } from '#server/product/designs/order-form.ts';
import { ProductError } from '#server/product/errors.ts';
import { getFile } from '#server/product/files/get-file.ts';
import { type PreviewSpec, variantOf } from '#server/product/files/preview-spec.ts';
import { createPreviews } from '#server/product/files/previews.ts';
import { presentForm } from './present-history.ts';

type FormParts = Pick<Parts, 'config' | 'database' | 'jobs' | 'storage'>;

const ORDERS: RateLimit = { name: 'forms', max: 60, windowS: MINUTE_S, by: byAddress };
/** A whole picture is encoded for each of the first three. */
const DOWNLOADS: RateLimit = { name: 'downloads', max: 120, windowS: MINUTE_S, by: byAddress };

const Design = z.object({ designId: z.string().max(36) });
const Form = Design.extend({ form: OrderedForm });
const Download = z.object({ format: DownloadFormat.default('jpeg'), form: OrderedForm.optional() });

/** JPEG and WebP of a whole picture lose next to nothing. */
const DOWNLOAD_QUALITY = 95;
const FORMAT = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const satisfies Record<
  DownloadFormat,
  PreviewSpec['format']
>;

/** Other forms of finished designs, and every form in the format somebody wants to keep it in. For the maker alone. */
export const formRoutes =
  (parts: FormParts): FastifyPluginAsyncZod =>
  async (app) => {
    const conversions = createPreviews(parts.storage);
    const path = '/generate-outfit/:designId/forms/:form';

    app.put(path, { schema: { params: Form }, preHandler: limitRate(parts, [ORDERS]) }, async (request, reply) => {
      const ctx = await request.openContext();
      const limits = parts.config.designs;
      const form = await orderForm({ ctx, parts: { ...parts, limits }, input: request.params });
      reply.header('cache-control', 'no-store');
      return reply.code(form.status === 'done' ? 200 : 202).send(presentForm(form));
    });

    app.get(path, { schema: { params: Form } }, async (request, reply) => {
      const ctx = await request.openContext();
      reply.header('cache-control', 'no-store');
      return presentForm(await getForm({ ctx, input: request.params }));
    });

    app.get(
      '/generate-outfit/:designId/download',
      { schema: { params: Design, querystring: Download }, preHandler: limitRate(parts, [DOWNLOADS]) },
      async (request, reply) => {
        const { format, form } = request.query;
        const file = await findPicture(await request.openContext(), request.params.designId, form);
        const mime = `image/${format}` as const;
        const name = file.name.replace(/\w+$/, () => FORMAT[format]);
        const sha = parseSha256(file.sha256);
        // Who may have it is asked by the session each time, whatever the picture itself is to others.
        const headers = {
          'content-disposition': disposition('attachment', name),
          'cache-control': 'private, no-cache',
          vary: 'Cookie',
        };
        if (file.mime === mime) {
          setFileHeaders(reply, file, { etag: `"${sha}"`, mime })
            .headers(headers)
            .header('content-length', file.bytes);
          return reply.send(await parts.storage.read({ sha }));
        }
        const spec = { width: file.width, quality: DOWNLOAD_QUALITY, format: FORMAT[format] };
        const { body, size } = await conversions.open({ sha, spec, by: file.ownerId });
        setFileHeaders(reply, file, { etag: `"${sha}-${variantOf(spec)}"`, mime }).headers(headers);
        return reply.header('content-length', size).send(body);
      },
    );
  };

async function findPicture(ctx: Context, designId: string, form: OrderedForm | undefined): Promise<FileRow> {
  const { fileId } = form
    ? await getForm({ ctx, input: { designId, form } })
    : await getDesign({ ctx, input: { designId } });
  if (fileId === null) throw new ProductError(form ? 'design-form-missing' : 'design-unfinished');
  return getFile({ ctx, input: { bucket: BUCKET.designs, fileId } });
}
