import { ProductError } from '#server/product/errors.ts';

/** Where a page ended: a design's moment and id, which its deletion does not take away. */
export interface DesignCursor {
  createdAt: Date;
  id: string;
}

const CURSOR = /^(\d{1,13})\.([A-Za-z0-9][A-Za-z0-9._-]{0,35})$/;

export const writeCursor = ({ createdAt, id }: DesignCursor): string => `${createdAt.getTime()}.${id}`;

/** @throws {ProductError} `argument-invalid` */
export function parseCursor(text: string): DesignCursor {
  const [, time, id] = CURSOR.exec(text) ?? [];
  if (time === undefined || id === undefined) {
    throw new ProductError('argument-invalid', { message: 'Invalid `after` param: not the `next` of a page.' });
  }
  return { createdAt: new Date(Number(time)), id };
}
