import type { FastifyInstance } from 'fastify';
import { ProductError } from '#server/product/errors.ts';
import { checkRequests } from './check-requests.ts';

/** Characters of a path, its query aside. The longest that means something here has some 300. */
const PATH_MAX = 2048;

/** Refuses paths that nothing here can be at, before anything reads them. */
export function registerPathLimit(app: FastifyInstance): void {
  checkRequests(app, ({ raw: { url = '' } }) => {
    const query = url.indexOf('?');
    if ((query < 0 ? url.length : query) > PATH_MAX) throw new ProductError('path-too-long');
    return undefined;
  });
}
