import { ProductError } from '#server/product/errors.ts';
import type { Document } from './collection.ts';

/** One of the two names the dialect has for the same things: collections of documents, and tables of rows. */
export interface Shape {
  /** The list's path. The parameters are called as in the older name. */
  readonly path: string;
  /** Of a list, its documents; of a body, the id of a new one. */
  readonly listKey: 'documents' | 'rows';
  readonly idKey: 'documentId' | 'rowId';
  readonly countPath: { readonly up: string; readonly down: string };
  present(document: Document): Readonly<Record<string, unknown>>;
  /** An error under the name that belongs to the shape. */
  rename(error: unknown): unknown;
}

const LIST = '/databases/:databaseId/collections/:collectionId/documents';
const ROWS = '/tablesdb/:databaseId/tables/:collectionId/rows';

export const DOCUMENTS: Shape = {
  path: LIST,
  listKey: 'documents',
  idKey: 'documentId',
  countPath: {
    up: `${LIST}/:documentId/:attribute/increment`,
    down: `${LIST}/:documentId/:attribute/decrement`,
  },
  present: (document) => document,
  rename: (error) => error,
};

export const TABLE_ROWS: Shape = {
  path: ROWS,
  listKey: 'rows',
  idKey: 'rowId',
  countPath: { up: `${ROWS}/:documentId/:attribute/increment`, down: `${ROWS}/:documentId/:attribute/decrement` },
  present: ({ $collectionId, ...document }) => ({ ...document, $tableId: $collectionId }),
  rename: (error) => {
    if (!(error instanceof ProductError)) return error;
    const type = error.type
      .replace(/^document_/, 'row_')
      .replace(/^collection_/, 'table_')
      .replace(/^attribute_/, 'column_');
    const message = error.message
      .replace(/^Document /, 'Row ')
      .replace(/^Collection /, 'Table ')
      .replace(/^Invalid document/, 'Invalid row');
    return new ProductError(error.code, { message, cause: error.cause, type });
  },
};
