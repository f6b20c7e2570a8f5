import type * as z from 'zod';
import { ProductError } from '#server/product/errors.ts';
import type { Data } from './collection.ts';

/**
 * Reads a document's data by the collection's schema.
 * @throws {ProductError} `document-invalid` naming the first attribute that is unknown or wrong
 */
export function parseData<T>(schema: z.ZodType<T>, data: Data): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const reason =
    issue?.code === 'unrecognized_keys'
      ? `Unknown attribute: "${issue.keys[0]}"`
      : `Attribute "${issue?.path.join('.')}" has invalid type or value`;
  throw new ProductError('document-invalid', { message: `Invalid document structure: ${reason}` });
}
