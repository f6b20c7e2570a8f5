/** PostgreSQL's words for being away: it stops, has crashed, is not up yet, or has no connection left. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '57014', '25006']);
/** What the system says of a server that is not there. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver and its pool say; they have no codes. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether something failed because the database, or another server of ours, is away or stands still, wherever in the chain of
 * causes that is said. It may be asked again in a moment.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (AWAY.has(code) || code.startsWith('08') || UNREACHED.has(code))) return true;
  if (SAID.test(error.message) || isAway(error.cause)) return true;
  return error instanceof AggregateError && error.errors.some(isAway);
}
