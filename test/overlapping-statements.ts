import pg from 'pg';

interface Inside {
  _queryQueue: readonly unknown[];
  _getActiveQuery(): unknown;
}

/**
 * The statements that were sent on a connection that was still busy with another: the driver lets them wait, and will refuse it in
 * its next version. Watches from now on; `stop` puts back what was changed.
 */
export function watchOverlaps(): { readonly found: readonly string[]; stop(): void } {
  const found: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client & Inside, ...sent: unknown[]) {
    if (this._queryQueue.length > 0 || this._getActiveQuery()) found.push(String(Object(sent[0]).text));
    return Reflect.apply(query, this, sent);
  } as typeof query; // passed on as it came
  return {
    found,
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}
