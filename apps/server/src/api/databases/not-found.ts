import { ProductError } from '#server/product/errors.ts';

export const documentNotFound = (id: string): ProductError =>
  new ProductError('document-not-found', { message: `Document with the requested ID '${id}' could not be found.` });

export const collectionNotFound = (id: string): ProductError =>
  new ProductError('collection-not-found', { message: `Collection with the requested ID '${id}' could not be found.` });
