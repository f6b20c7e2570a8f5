import multipart from '@fastify/multipart';
import { UPLOAD } from '@toile/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ProductError } from '#server/product/errors.ts';
import { takeFile } from './take-file.ts';

/** An upload as the dialect sends it, all its parts read: permissions come after the file. */
export interface SentUpload {
  /** `unique()` where the server is to choose. */
  readonly fileId: string;
  readonly name: string;
  /** Where its bytes are. */
  readonly sent: { readonly path: string; readonly bytes: number };
  /** Absent where none was sent. */
  readonly permissions?: readonly string[];
}

const PERMISSIONS_MAX = 100;
const FileId = z.string().regex(/^(unique\(\)|[A-Za-z0-9][A-Za-z0-9._-]{0,35})$/);
const Permission = z.string().max(128);

/** Lets routes of this app read multipart bodies: one file of the size that pictures may have, and a few short fields. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fileSize: UPLOAD.bytes,
      fields: PERMISSIONS_MAX + 10,
      fieldSize: 1024,
      fieldNameSize: 100,
      parts: PERMISSIONS_MAX + 11,
    },
  });
}

/**
 * Reads the parts of an upload, its file into a new one at `path`.
 * @throws {ProductError} `file-missing`, `file-too-large`, `file-unsupported` for a file that says it is no picture,
 * `argument-invalid`, `request-invalid`
 */
export async function readUpload(request: FastifyRequest, path: string): Promise<SentUpload> {
  if (!request.isMultipart()) throw new ProductError('file-missing');
  const permissions: string[] = [];
  let fileId: string | undefined;
  let file: Pick<SentUpload, 'name' | 'sent'> | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        refuseDeclared(part.mimetype);
        const bytes = await takeFile(part.file, path, UPLOAD.bytes);
        if (part.file.truncated) throw new ProductError('file-too-large');
        file = { name: part.filename ?? '', sent: { path, bytes } };
      } else if (part.fieldname === 'fileId') fileId = parse('fileId', FileId, part.value);
      else if (/^permissions\[\d*\]$/.test(part.fieldname))
        permissions.push(parse('permissions', Permission, part.value));
    }
  } catch (error) {
    // The rest of the body is let through unread: a caller who still sends hears the answer only then.
    request.raw.unpipe();
    request.raw.resume();
    throw toProductError(error);
  }
  if (!file) throw new ProductError('file-missing');
  if (fileId === undefined) throw new ProductError('argument-invalid', { message: 'Param "fileId" is not optional.' });
  return { fileId, ...file, ...(permissions.length > 0 && { permissions }) };
}

/** Chunks have no type of their own. What calls itself something else than a picture is believed. */
function refuseDeclared(mime: string): void {
  const isOpen = mime === '' || mime === 'application/octet-stream' || mime === 'text/plain';
  if (!isOpen && !/^image\/(jpe?g|pjpeg|png|webp)$/.test(mime)) throw new ProductError('file-unsupported');
}

function parse(name: string, schema: z.ZodType<string>, value: unknown): string {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ProductError('argument-invalid', { message: `Invalid \`${name}\` param.` });
}

/** What the reader of bodies throws carries a code of its framework. */
function toProductError(cause: unknown): unknown {
  if (cause instanceof ProductError) return cause;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProductError('file-too-large', { cause });
  return new ProductError('request-invalid', { cause });
}
